"""Certificates for servers that tests start on this machine."""

from __future__ import annotations

import datetime
import ipaddress
import ssl
from dataclasses import dataclass
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


@dataclass(frozen=True)
class Certificates:
    """An authority, and what a server on this machine needs to be believed by whoever trusts it."""

    authority: Path
    server: ssl.SSLContext


def make_certificates(folder: Path) -> Certificates:
    root_key, key = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    root = _certificate("Authority", "Authority", root_key, root_key, authority=True)
    own = _certificate("localhost", "Authority", key, root_key, authority=False)
    (folder / "authority.pem").write_bytes(root.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    pem = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain
    )  # fmt: skip
    (folder / "server.pem").write_bytes(pem + own.public_bytes(serialization.Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "server.pem")
    return Certificates(folder / "authority.pem", context)


def _certificate(
    name: str,
    issuer: str,
    key: ec.EllipticCurvePrivateKey,
    signer: ec.EllipticCurvePrivateKey,
    authority: bool,
) -> x509.Certificate:
    names = [x509.DNSName("localhost"), x509.DNSName("push.example.org")]
    hosts = x509.SubjectAlternativeName([*names, x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    usage = x509.KeyUsage(True, False, False, False, False, authority, authority, False, False)
    day = datetime.timedelta(days=1)
    now = datetime.datetime.now(datetime.UTC)
    return (
        x509.CertificateBuilder()
        .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)]))
        .issuer_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, issuer)]))
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .add_extension(x509.BasicConstraints(authority, None), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(hosts, critical=False)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .add_extension(
            x509.AuthorityKeyIdentifier.from_issuer_public_key(signer.public_key()), critical=False
        )
        .sign(signer, hashes.SHA256())
    )
