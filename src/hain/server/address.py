"""Addresses: which of them are ours, and which count as one."""

import socket
from collections.abc import Mapping
from functools import cache
from ipaddress import IPv6Address, ip_address
from typing import Any

LOCAL = "localhost"
HOME_OF_ONE = 64  # bits of an IPv6 address that a household or a machine has to itself


def network_of(address: str) -> str:
    """Who is limited as one: an IPv4 address, the first 64 bits of an IPv6 address.

    >>> network_of("2001:db8::1") == network_of("2001:db8::2"), network_of("::ffff:192.0.2.7")
    (True, '192.0.2.7')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> HOME_OF_ONE << HOME_OF_ONE)}/{HOME_OF_ONE}"


def network_in(scope: Mapping[str, Any]) -> str:
    """Where somebody asks from; nothing if nobody knows."""
    return network_of(scope["client"][0]) if scope["client"] else ""


def host_name(place: str) -> str:
    """The name in a place such as `hain.example:443` or `[::1]:8042`.

    >>> host_name("Hain.Example:443"), host_name("[::1]:8042")
    ('hain.example', '::1')
    """
    name = place[1:].partition("]")[0] if place.startswith("[") else place.partition(":")[0]
    return name.lower().removesuffix(".")


def is_own_name(name: str, origin: str) -> bool:
    """Whether a browser that asks for this name can have meant us. Anybody may let a name of their own point to this
    machine and read with their page what it answers; what is accepted here is nobody's to point elsewhere."""
    if _is_number(name) or name == LOCAL or name.endswith("." + LOCAL):
        return True
    return name == host_name(origin.partition("://")[2]) if origin else name in _names_of_this_machine()


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def _names_of_this_machine() -> frozenset[str]:
    name = socket.gethostname().lower()
    return frozenset(known for known in (name, name.partition(".")[0] + ".local") if not known.startswith("."))
