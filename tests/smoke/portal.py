"""A portal of the desktop for smoke.py, on the session bus of its environment: `portal.py ANSWER [PATH]`.

ANSWER is `path`, which chooses PATH in every dialog, or `cancel`, which closes every dialog. Needs the system's
Python with its bindings of GLib. Once it is there it prints a line, and a line for each dialog that it was asked for.
"""

import sys
from pathlib import Path

from gi.repository import Gio, GLib

PLACE = "/org/freedesktop/portal/desktop"
DIALOGS = """
<node>
  <interface name="org.freedesktop.portal.FileChooser">
    <method name="OpenFile">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
    </method>
    <method name="SaveFile">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
    </method>
    <property name="version" type="u" access="read"/>
  </interface>
</node>
"""
A_PERSON_TAKES = 1000  # milliseconds, until a dialog is answered


def main():
    answer, path = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
    chosen = {"uris": GLib.Variant("as", [Path(path).as_uri()])} if answer == "path" else {}

    def called(bus, sender, _place, _interface, method, arguments, invocation):
        token = arguments.unpack()[2]["handle_token"]
        request = f"{PLACE}/request/{sender[1:].replace('.', '_')}/{token}"
        invocation.return_value(GLib.Variant("(o)", (request,)))
        print(method, flush=True)

        def respond():
            response = GLib.Variant("(ua{sv})", (0 if chosen else 1, chosen))
            bus.emit_signal(sender, request, "org.freedesktop.portal.Request", "Response", response)
            return GLib.SOURCE_REMOVE

        GLib.timeout_add(A_PERSON_TAKES, respond)

    def version(*_asked):
        return GLib.Variant("u", 4)

    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    interface = Gio.DBusNodeInfo.new_for_xml(DIALOGS).interfaces[0]
    bus.register_object(PLACE, interface, called, version, None)
    Gio.bus_own_name_on_connection(
        bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, lambda *_: print("ready", flush=True), None
    )
    GLib.MainLoop().run()


if __name__ == "__main__":
    main()
