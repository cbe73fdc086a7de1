"""A session bus of its own, with or without a portal that shows file dialogs, for smoke.py. The standard library only."""

import os
import subprocess
import tempfile
from pathlib import Path

from screen import Home, wait_until

# The system's Python: another one does not see the bindings that the packages bring.
PYTHON = "/usr/bin/python3"
STARTS = 20.0  # seconds that a bus or a portal may take to start

BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path={folder}/bus</listen>
  <servicedir>{folder}/services</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""
# A portal that takes longer to fail than anybody takes to look at a dialog.
FAILING = """[D-BUS Service]
Name=org.freedesktop.portal.Desktop
Exec=/bin/sh -c "sleep 1; exit 1"
"""


class Session:
    """A session bus, and the portal on it, until the end of a `with`."""

    def __init__(self, *portal):
        """`portal` is what portal.py is to do; without it the bus has one that does not come up."""
        self._portal = portal
        self._processes = []

    def __enter__(self):
        self._folder = tempfile.TemporaryDirectory(prefix="plot4-bus-")
        self.path = Path(self._folder.name)
        (self.path / "services").mkdir()
        (self.path / "bus.conf").write_text(BUS.format(folder=self.path))
        if not self._portal:
            (self.path / "services" / "org.freedesktop.portal.Desktop.service").write_text(FAILING)
        try:
            self._start("bus", "dbus-daemon", f"--config-file={self.path}/bus.conf", "--nofork", "--nopidfile")
            wait_until((self.path / "bus").exists, STARTS, lambda: f"no session bus: {self._said('bus')}")
            if self._portal:
                script = Path(__file__).resolve().parent / "portal.py"
                self._start("portal", PYTHON, str(script), *self._portal)
                wait_until(lambda: "ready" in self._said("portal"), STARTS, lambda: f"no portal: {self._said('portal')}")
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_ended):
        for process in reversed(self._processes):
            process.terminate()
            process.wait()
        self._folder.cleanup()

    def _start(self, name, *command):
        with open(self.path / f"{name}.log", "w") as log:
            environment = {**os.environ, "DBUS_SESSION_BUS_ADDRESS": self.address}
            self._processes.append(
                subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
            )

    def _said(self, name):
        return (self.path / f"{name}.log").read_text(errors="replace")

    @property
    def address(self):
        """Where a program finds this bus."""
        return f"unix:path={self.path}/bus"

    def dialogs(self):
        """Returns how many dialogs the portal was asked for."""
        return self._said("portal").count("File\n")


class HomeWithBus(Home):
    """A home folder of a program that speaks to the bus of a session."""

    def __init__(self, session):
        super().__init__()
        self._session = session

    def environment(self):
        """Returns the environment of a program that lives here."""
        return {**super().environment(), "DBUS_SESSION_BUS_ADDRESS": self._session.address}
