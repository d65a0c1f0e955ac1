/** Security headers of every answer: constant objects (guide/reliability-security.md 2.4.7). */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What a page may load and do. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  // the browser's own viewer of PDF, on bytes that a page has fetched: the viewer is a plugin, and its tab inherits this policy
  'frame-src blob:',
  'object-src blob:',
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  // no text becomes markup or program: no page and no library of ours does that anywhere, but for the address of the one worker (web/shell/worker.ts)
  "require-trusted-types-for 'script'",
  'trusted-types service-worker',
].join('; ');

/**
 * What is no page has nothing to load, whoever opens it: stricter than what pages have, and a tenth as long. A first visit asks for
 * some forty files, and their headers alone took 30 KB of a slow line.
 */
const common: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // what may be kept says so itself: files of the bundle, catalogues with a tag, logos
  'cache-control': 'no-store',
};

/** What a page carries beside them. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': pagePolicy,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
};

/** Of the worker that keeps the bundle: what it may fetch is judged by its own headers, not by those of the page. */
export const workerHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

const strict = { ...common, 'strict-transport-security': 'max-age=31536000' };

/** What every answer carries. `isStrict`: browsers are to come by TLS only from now on (HCM_HSTS, src/server/hsts.ts). */
export const securityHeaders = (isStrict = false): Readonly<Record<string, string>> => (isStrict ? strict : common);

export function addSecurityHeaders(app: FastifyInstance, strictTransport: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(strictTransport && request.protocol === 'https'));
  });
}

const brokenStatuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers bytes that are no request, and ends the connection: whatever follows them is no request either. */
export function answerBroken(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = brokenStatuses[error.code ?? ''] ?? 400;
  const lines = Object.entries({ ...common, 'content-length': '0', connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
  // whoever goes on sending is not waited for
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  socket.destroySoon();
}
