/**
 * Attack: somebody without a session takes the description of all calls, with the permission of each, home again and again: a map of the house, and 1.6 MB of work each time.
 * Refused: `src/platform/http/http.contract.ts` gives it to who is signed in, packed and with a tag, by which a browser that has it gets 304.
 */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const url = '/api/openapi.json';
const get = (headers: Readonly<Record<string, string>> = {}) => server.app.inject({ method: 'GET', url, headers });

test('nobody gets it without a session; the cookie alone is enough for a link of a page', async () => {
  for (const who of ['anonymous', 'bad', 'expired', 'revoked'] as const) expect((await actors[who].request('GET', url)).statusCode).toBe(501);
  const { cookie = '' } = actors.self.headers();
  expect((await get({ cookie, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  expect((await get({ cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(501);
});

test('it says below which address the calls stand, and leaves packed as the caller can take it', async () => {
  const plain = await get(actors.self.headers());
  const document = plain.json<{ servers: unknown; paths: Record<string, unknown> }>();
  expect([document.servers, document.paths['/api/health'] !== undefined]).toEqual([[{ url: '/' }], true]);
  for (const [accepted, way, unpack] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=0.8, br;q=0', 'gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await get({ ...actors.self.headers(), 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers['vary'], unpack(rawPayload).toString() === plain.body]).toEqual([way, 'accept-encoding', true]);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  }
});

test('who has it is told so in no bytes', async () => {
  const { headers } = await get(actors.self.headers());
  const again = await get({ ...actors.self.headers(), 'if-none-match': String(headers['etag']) });
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', headers['etag']]);
});

test('HEAD says what GET says, without the body', async () => {
  const head = await server.app.inject({ method: 'HEAD', url: '/api/health' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect((await server.app.inject({ method: 'HEAD', url })).statusCode).toBe(501);
});
