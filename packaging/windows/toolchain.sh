# Sets up the compiler for Windows: `source packaging/windows/toolchain.sh`, from the root.
#
# Afterwards `windows_cargo COMMAND...` is cargo for x86_64-pc-windows-gnu. If the toolchain has that
# target, its standard library is used. If not, it is built from its source: that of the toolchain
# (the component rust-src), of $PLOT4_RUST_SRC (a folder with library/std), or of Debian's package
# rust-src, which `fetch_rust_src` unpacks in the target folder. The installed toolchain is never changed:
# the source is linked into a copy of it.
# shellcheck shell=bash

windows_target=x86_64-pc-windows-gnu
windows_folder=${CARGO_TARGET_DIR:-target}/windows
# The source of the standard library, where it was found or will be unpacked.
windows_source=${PLOT4_RUST_SRC:-$windows_folder/rust-src}

# The version of the compiler, which that of the source must equal.
rust_version() {
    rustc --version | cut -d ' ' -f 2
}

# Returns whether the toolchain has the target, as rustup installs it.
has_windows_target() {
    [[ -d $(rustc --print sysroot)/lib/rustlib/$windows_target/lib ]]
}

# Returns whether the toolchain has the source of its standard library, as rustup installs it.
has_own_src() {
    [[ -f $(rustc --print sysroot)/lib/rustlib/src/rust/library/std/Cargo.toml ]]
}

# Returns whether the source of the standard library is anywhere.
has_rust_src() {
    has_own_src || [[ -f $windows_source/library/std/Cargo.toml ]]
}

# Fetches the source of the standard library from Debian's own mirror, into $windows_source. It is
# unpacked, not installed, and apt keeps its lists in a folder of its own.
fetch_rust_src() {
    local apt=$windows_folder/apt version here options
    version=$(rust_version)
    mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial"
    here=$(realpath "$apt")
    echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian trixie-backports main" \
        >"$here/sources.list"
    options=(
        -o "Dir::Etc::sourcelist=$here/sources.list" -o Dir::Etc::sourceparts=-
        -o "Dir::State::lists=$here/lists" -o "Dir::Cache=$here/cache" -o Dir::State::status=/dev/null
    )
    apt-get "${options[@]}" --quiet=2 update
    local package
    package=$(apt-cache "${options[@]}" madison rust-src | cut -d '|' -f 2 | tr -d ' ' | grep -m 1 "^$version") || {
        echo "windows: Debian has no rust-src $version: use rustup, or name a folder with PLOT4_RUST_SRC" >&2
        return 1
    }
    (cd "$here" && apt-get "${options[@]}" --quiet=2 download "rust-src=$package")
    rm -rf "$here/unpacked"
    dpkg-deb -x "$here"/rust-src_*.deb "$here/unpacked"
    rm -rf "$windows_source" "$here"/rust-src_*.deb
    mv "$here/unpacked/usr/src/rustc-$version" "$windows_source"
    has_rust_src
}

# Makes a copy of the installed toolchain with the source in it. Hard links where possible; what is
# linked is never written to.
copy_toolchain() {
    local sysroot copy=$windows_folder/toolchain part
    # A toolchain may be a link to another one.
    sysroot=$(realpath "$(rustc --print sysroot)")
    if [[ ! -x $copy/bin/rustc || $("$copy/bin/rustc" --version) != "$(rustc --version)" ]]; then
        rm -rf "$copy"
        mkdir -p "$copy"
        for part in bin lib libexec; do
            [[ -d $sysroot/$part ]] || continue
            cp -al "$sysroot/$part" "$copy/" 2>/dev/null || { rm -rf "${copy:?}/$part" && cp -a "$sysroot/$part" "$copy/"; }
        done
    fi
    mkdir -p "$copy/lib/rustlib/src"
    ln -sfn "$(realpath "$windows_source")" "$copy/lib/rustlib/src/rust"
}

# windows_cargo COMMAND [OPTION...] [-- ARGUMENT...]: cargo for the Windows target, with a target folder of its own.
windows_cargo() {
    local command=$1 options=(--target "$windows_target") path=$PATH
    shift
    if has_windows_target; then
        CARGO_TARGET_DIR=$windows_folder cargo "$command" "${options[@]}" "$@"
        return
    fi
    if ! has_own_src; then
        copy_toolchain
        path=$(realpath "$windows_folder/toolchain/bin"):$PATH
    fi
    options+=("-Zbuild-std=std,panic_unwind")
    CARGO_TARGET_DIR=$windows_folder RUSTC_BOOTSTRAP=1 PATH=$path cargo "$command" "${options[@]}" "$@"
}
