"""A port that is taken leads to the next one; an address that is not of this machine is refused."""

import socket

import pytest

from orrery.engine.game import BadInput
from orrery.server.running import free_port


def test_a_taken_port_leads_to_the_next_free_one() -> None:
    with free_port("127.0.0.1", 20000) as first, free_port("127.0.0.1", first.getsockname()[1]) as second:
        assert second.getsockname()[1] > first.getsockname()[1]


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(BadInput, match=r"Cannot listen on 192\.0\.2\.1"):
        free_port("192.0.2.1", 20000)


def test_the_parts_of_a_reply_are_sent_at_once() -> None:
    """TCP_NODELAY is set by asyncio only where the protocol is said to be TCP; else a reply may wait 40 ms."""
    with free_port("127.0.0.1", 20000) as listener:
        assert listener.proto == socket.IPPROTO_TCP
