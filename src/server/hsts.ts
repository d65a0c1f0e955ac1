/**
 * Whether browsers are told to come by TLS only. They keep to it for a year, so that a certificate of one's own, made for a trial,
 * would lock people out of the host: only one that an authority answers for promises it, or HCM_HSTS says so.
 */
import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';

/** The certificates of a PEM file, the server's own first. */
const certificatesIn = (pem: string): X509Certificate[] => (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map((one) => new X509Certificate(one));

const signs = (issuer: X509Certificate, one: X509Certificate): boolean => one.checkIssued(issuer) && one.verify(issuer.publicKey);

/** Whether the first certificate of a PEM file leads, over those behind it, to one of these roots (PEM). */
export function isOfAuthority(pem: string, roots: readonly string[] = rootCertificates): boolean {
  const [own, ...between] = certificatesIn(pem);
  const trusted = roots.map((root) => new X509Certificate(root));
  // each of those between stands for one step at most
  for (let at = own, left = between; at; ) {
    const current = at;
    if (trusted.some((root) => signs(root, current))) return true;
    at = left.find((one) => signs(one, current));
    left = left.filter((one) => one !== at);
  }
  return false;
}
