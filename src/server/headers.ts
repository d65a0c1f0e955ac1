/** Security headers of every answer: one constant object (guide/reliability-security.md 2.4.7). */
import type { FastifyInstance } from 'fastify';

const policy = [
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
].join('; ');

const common: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

const overTls = { ...common, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
const noStore = { 'cache-control': 'no-store' };

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(request.protocol === 'https' ? overTls : common);
    if (request.url.startsWith('/api/')) reply.headers(noStore);
  });
}
