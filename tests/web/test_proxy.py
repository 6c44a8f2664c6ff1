"""The faulty proxy leaves nothing behind, however suddenly a test ends."""

from __future__ import annotations

import gc
import socket
import warnings

from tests.web.proxy import Fault, FaultyProxy


def test_a_connection_made_while_stopping_is_closed_too() -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as silent,
        warnings.catch_warnings(record=True) as leaks,
    ):
        warnings.simplefilter("always", ResourceWarning)
        for _ in range(50):
            with FaultyProxy(silent.getsockname()[1], Fault.NONE) as network:
                address = ("127.0.0.1", int(network.url.rpartition(":")[2]))
                browsers = [socket.create_connection(address) for _ in range(4)]
            for browser in browsers:
                browser.close()
        gc.collect()
    assert [str(leak.message) for leak in leaks] == []
