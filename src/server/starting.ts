/** What the port answers until the server behind it is ready: 503 in the form that the browser's part and monitors know. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import http from '#platform/http/http.messages.fa.ts';
import { pageHeaders, securityHeaders } from './headers.ts';
import messages from './starting.messages.fa.ts';

const AGAIN_SECONDS = 2;

// the refresh is a word of the document, because there is no program yet
const page = `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><meta http-equiv="refresh" content="${AGAIN_SECONDS}"><title>${messages.title}</title><h1>${messages.title}</h1><p>${messages.text}</p></html>\n`;

const refusal = (): string =>
  JSON.stringify({ errorCode: 'platform/http.busy', errors: 'platform/http.busy', messages: http.errors.busy, fields: {}, requestId: randomBytes(6).toString('hex') });

export function answerStarting(request: IncomingMessage, response: ServerResponse): void {
  const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
  const type = isPage ? 'text/html' : 'application/json';
  // the rest of a body is of no interest
  response.writeHead(503, {
    ...securityHeaders(),
    ...(isPage ? pageHeaders : {}),
    'retry-after': String(AGAIN_SECONDS),
    'content-type': `${type}; charset=utf-8`,
    connection: 'close',
  });
  response.end(isPage ? page : refusal());
}
