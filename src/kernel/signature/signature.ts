/**
 * What the `signature` header of the wire covers (spec section 7). The signature is an HMAC-SHA256 in hex with a
 * constant that ships in every page: it proves nothing about anybody, so the server counts it and decides nothing by it.
 */

export const SIGNATURE_HEADER = 'signature';

/** Everybody who opens the page has this constant. It is part of the wire format, not a secret. */
export const PUBLIC_SIGNATURE_CONSTANT = 'kargozin-public-signature-constant';

/** Requests to these carry no signature: the last part of their path (spec section 7). */
export const unsignedCalls: readonly string[] = ['register', 'vitrin', 'showImage', 'GetPublicFile', 'ForgotPassword', 'GetInfoByPhoneNum', 'RequiredDocStepDl'];

const SIGNATURE_FORM = /^[0-9a-f]{64}$/;

/** Whether a text has the form of a signature: 64 small hexadecimal digits. */
export const isSignature = (text: string): boolean => SIGNATURE_FORM.test(text);

/** A text decoded from an address, or as it stands when it is not properly encoded. */
function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

function queryValues(query: string): string[] {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => decoded(pair.includes('=') ? pair.slice(pair.indexOf('=') + 1) : ''));
}

/**
 * The text that is signed, or undefined for calls that carry no signature: the body as JSON when there is one,
 * otherwise the values of the query in code unit order, one after the other, otherwise the path after /s1/ (the path
 * below /api for the few calls without /s1/). `url` is the path with its query; `body` is the
 * parsed body, which a GET has not.
 */
export function signaturePayload(method: string, url: string, body: unknown): string | undefined {
  const mark = url.indexOf('?');
  const [path, query] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
  if (unsignedCalls.includes(path.slice(path.lastIndexOf('/') + 1))) return undefined;
  if (method !== 'GET' && body !== undefined && body !== null) return JSON.stringify(body);
  const values = queryValues(query);
  if (values.length > 0) return values.sort().join('');
  const service = path.indexOf('/s1/');
  return service >= 0 ? path.slice(service + 4) : path.replace(/^\/api\//, '');
}
