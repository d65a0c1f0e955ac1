import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineCall } from '#kernel/call.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { z } from '#kernel/schema.ts';
import { type ApiError, isApiError, isSilence } from './api-error.ts';
import { send } from './client.ts';
import { createQueryClient, useSend } from './hooks.ts';
import { dropSession, extendSession, isExpired, keepKey, rereadStored, SESSION_MS, session } from './session.ts';
import { readStored } from './storage.ts';

const unit = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/unit/:unitId',
  summary: 'test',
  permission: 'a/b',
  scope: 'rows',
  query: z.object({ day: z.optional(z.string()), tags: z.optional(z.array(z.string())) }),
  body: z.strictObject({ name: z.string() }),
  reply: z.object({ saved: z.boolean() }),
});
const list = defineCall({ method: 'GET', path: '/rest/s1/hcm/units', summary: 'test', permission: 'a/b', scope: 'rows', reply: z.object({ units: z.array(z.string()) }) });

/** HMAC-SHA256 of the text with the constant of the wire, computed by OpenSSL. */
const bodySignature = 'edc19a64fc581c91385c09536bb5216ddb05267e599d35d342d3632cab0e7cdd';
const pathSignature = '7df2c898efa6179f1fde5bbc6a575d5a30cea7a1e1e8352afb45ee77f0d35bb3';
const key = 'k'.repeat(40);
const nextKey = 'n'.repeat(40);
const fetched = vi.fn<(url: string, init: RequestInit & { headers: Headers }) => Promise<Response>>();
const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) => fetched.mockResolvedValueOnce(Response.json(body, { status, headers }));
const sent = (at = 0) => {
  const call = fetched.mock.calls[at];
  if (call === undefined) throw new Error(`only ${fetched.mock.calls.length} calls`);
  return { url: call[0], init: call[1] };
};
const refusal = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.catch((thrown: unknown) => thrown);
  if (!isApiError(error)) throw new Error('not refused');
  return error;
};

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  keepKey(key);
  extendSession(1_000);
});
afterEach(() => {
  dropSession();
  vi.unstubAllGlobals();
});

test('a write works on plain http too, where WebCrypto and randomUUID do not exist', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  answer({ saved: true });
  await expect(send(unit, { params: { unitId: 'a' }, body: { name: 'x' } })).resolves.toEqual({ saved: true });
  const { headers } = sent().init;
  expect(isUuid(headers.get('idempotency-key') ?? '')).toBe(true);
  expect(headers.get('signature')).toBeNull();
});

test('a write carries key, signature of the body, idempotency key and the filled address', async () => {
  answer({ saved: true });
  const body = { name: 'x' };
  await expect(send(unit, { params: { unitId: 'a/b' }, query: { day: '2026-01-01', tags: ['p', 'q'] }, body })).resolves.toEqual({ saved: true });
  const { url, init } = sent();
  expect(url).toBe('/api/rest/s1/hcm/unit/a%2Fb?day=2026-01-01&tags=p&tags=q');
  expect(init.credentials).toBe('same-origin');
  expect(init.body).toBe('{"name":"x"}');
  expect(init.headers.get('api_key')).toBe(key);
  expect(init.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(init.headers.get('signature')).toBe(bodySignature);
});

test('a read carries no idempotency key and signs its path', async () => {
  answer({ units: [] });
  await send(list);
  const { init } = sent();
  expect(init.headers.has('idempotency-key')).toBe(false);
  expect(init.headers.get('signature')).toBe(pathSignature);
});

test('a key in the answer replaces the stored one; what is no key does not', async () => {
  answer({ units: [] }, 200, { api_key: nextKey });
  await send(list);
  expect(localStorage.getItem('api_key')).toBe(nextKey);
  answer({ units: [] }, 200, { api_key: 'short' });
  await send(list);
  expect(session().apiKey).toBe(nextKey);
});

test('501 clears the stored key and nothing else does', async () => {
  for (const status of [400, 401, 403, 404, 409, 500, 502, 503]) {
    answer({ errorCode: 'x.y', messages: 'm', errors: 'e', fields: {}, requestId: 'r' }, status);
    await refusal(send(list));
    expect(session().apiKey, `status ${status}`).toBe(key);
  }
  answer({ errorCode: 'platform/http.noSession' }, 501);
  expect((await refusal(send(list))).status).toBe(501);
  expect(session().apiKey).toBeNull();
  expect(localStorage.getItem('api_key')).toBeNull();
  expect(localStorage.getItem('sessionExpiry')).toBeNull();
});

test('501 to a key that was replaced meanwhile does not end the new session', async () => {
  fetched.mockImplementationOnce(async () => {
    keepKey(nextKey);
    return Response.json({}, { status: 501 });
  });
  await refusal(send(list));
  expect(session().apiKey).toBe(nextKey);
});

test('a refusal carries what the server says', async () => {
  answer({ errorCode: 'a.codeTaken', messages: 'sentence', errors: 'a.codeTaken', fields: { code: 'taken' }, requestId: 'r1', data: { stored: 1 } }, 409, { 'retry-after': '7' });
  expect(await refusal(send(list))).toMatchObject({
    status: 409,
    errorCode: 'a.codeTaken',
    message: 'sentence',
    messages: 'sentence',
    fields: { code: 'taken' },
    requestId: 'r1',
    data: { stored: 1 },
    retryAfterSeconds: 7,
  });
});

test('silence is no answer or 502, not a refusal', async () => {
  fetched.mockRejectedValueOnce(new TypeError('failed'));
  const network = await refusal(send(list));
  expect(network).toMatchObject({ status: 0, errorCode: 'network' });
  expect(isSilence(network)).toBe(true);
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
  expect(isSilence(await refusal(send(list)))).toBe(true);
  answer({ errorCode: 'platform/http.busy', messages: 'm' }, 503);
  expect(isSilence(await refusal(send(list)))).toBe(false);
});

test('a submit without answer keeps its idempotency key for the repeat; an answered one does not', async () => {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const { result } = renderHook(() => useSend(unit), { wrapper });
  const submit = (name: string) => act(() => result.current.mutateAsync({ params: { unitId: '1' }, body: { name } }).catch(() => undefined));
  const keyOf = (at: number) => sent(at).init.headers.get('idempotency-key');
  fetched.mockRejectedValueOnce(new TypeError('failed'));
  await submit('a');
  answer({ saved: true });
  await submit('a');
  expect(keyOf(1)).toBe(keyOf(0));
  answer({ saved: true });
  await submit('a');
  expect(keyOf(2)).not.toBe(keyOf(1));
});

test('a session ends three hours after its last change of address', () => {
  expect(localStorage.getItem('sessionExpiry')).toBe(String(1_000 + SESSION_MS));
  expect(isExpired(session(), 1_000 + SESSION_MS - 1)).toBe(false);
  expect(isExpired(session(), 1_000 + SESSION_MS)).toBe(true);
  expect(isExpired({ apiKey: key, expiresAt: null })).toBe(true);
  expect(isExpired({ apiKey: null, expiresAt: null })).toBe(false);
});

test('a browser that refuses to store keeps the session until the page is closed', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  localStorage.clear();
  extendSession(2_000);
  rereadStored();
  expect(session().expiresAt).toBe(2_000 + SESSION_MS);
  refuse.mockRestore();
  extendSession(3_000);
  expect([readStored('sessionExpiry'), localStorage.getItem('sessionExpiry')]).toEqual([String(3_000 + SESSION_MS), String(3_000 + SESSION_MS)]);
});
