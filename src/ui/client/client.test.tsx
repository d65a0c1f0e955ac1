import { QueryClientProvider, useQueries } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineCall } from '#kernel/call.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { z } from '#kernel/schema.ts';
import { passTime } from '#testing/pass-time.ts';
import { type ApiError, isApiError, isSilence } from './api-error.ts';
import { send } from './client.ts';
import { createQueryClient, isOutdated, useCall, useSend, useSendForBlob } from './hooks.ts';
import { dropSession, extendSession, isExpired, keepKey, rereadStored, SESSION_MS, session, useHolds, useMay, useSession } from './session.ts';
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
const list = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/units',
  summary: 'test',
  permission: 'a/b',
  scope: 'rows',
  query: z.object({ day: z.optional(z.string()) }),
  reply: z.object({ units: z.array(z.string()) }),
});

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
  vi.useRealTimers();
  dropSession();
  vi.unstubAllGlobals();
});

test('a write is signed on plain http and by a page that is being left too, where WebCrypto and randomUUID do not exist', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  answer({ saved: true });
  await expect(send(unit, { params: { unitId: 'a' }, body: { name: 'x' }, isLeaving: true })).resolves.toEqual({ saved: true });
  const { headers } = sent().init;
  expect(isUuid(headers.get('idempotency-key') ?? '')).toBe(true);
  expect(headers.get('signature')).toBe(bodySignature);
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

test('what has a tag is asked for by it, and stays what it is when the server says so', async () => {
  answer({ units: ['a'] }, 200, { etag: '"one"' });
  const first = await send(list);
  fetched.mockResolvedValueOnce(new Response(null, { status: 304, headers: { etag: '"one"' } }));
  expect(await send(list)).toBe(first);
  expect(sent(1).init.headers.get('if-none-match')).toBe('"one"');
  answer({ units: ['b'] }, 200, { etag: '"two"' });
  expect(await send(list)).toEqual({ units: ['b'] });
  answer({ units: [] });
  await send(list, { query: { day: '2026-01-01' } });
  expect(sent(3).init.headers.has('if-none-match'), 'another address').toBe(false);
  dropSession();
  answer({ units: [] });
  await send(list);
  expect(sent(4).init.headers.has('if-none-match'), 'after a sign-out').toBe(false);
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

const wrapperOf =
  (client: ReturnType<typeof createQueryClient>) =>
  ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;

/** A read, and whether the shell would say that what it shows may be old. Time passes while something is waited for. */
function read() {
  vi.useFakeTimers();
  const client = createQueryClient();
  const { result } = renderHook(() => useCall(list), { wrapper: wrapperOf(client) });
  return {
    result,
    again: () => void client.invalidateQueries(),
    mayBeOld: () => client.getQueryCache().getAll().some(isOutdated),
    comes: async (check: () => boolean) => {
      for (let left = 60_000; !check() && left > 0; left -= 500) await passTime(500);
      expect(check()).toBe(true);
    },
  };
}

test('what was read stays while the server is away, and is read again until it answers; a refusal takes its place', async () => {
  fetched.mockImplementation(async () => Response.json({ units: ['a'] }));
  const { result, again, mayBeOld, comes } = read();
  await comes(() => result.current.data?.units[0] === 'a');
  fetched.mockImplementation(async () => Response.json({}, { status: 502 }));
  again();
  await comes(mayBeOld);
  expect(result.current).toMatchObject({ data: { units: ['a'] }, error: null, isError: false });
  fetched.mockImplementation(async () => Response.json({ units: ['b'] }));
  await comes(() => result.current.data?.units[0] === 'b');
  expect(mayBeOld()).toBe(false);
  fetched.mockImplementation(async () => Response.json({ messages: 'no longer yours' }, { status: 403 }));
  again();
  await comes(() => result.current.error?.status === 403);
  expect(mayBeOld()).toBe(false);
});

test.each([429, 500])('what was read stays where a read after it says nothing of it (%i), until it is asked for again', async (status) => {
  fetched.mockImplementation(async () => Response.json({ units: ['a'] }));
  const { result, again, mayBeOld, comes } = read();
  await comes(() => result.current.data?.units[0] === 'a');
  fetched.mockImplementation(async () => Response.json({}, { status }));
  again();
  await comes(mayBeOld);
  expect(result.current).toMatchObject({ data: { units: ['a'] }, error: null, isError: false });
  const asked = fetched.mock.calls.length;
  await passTime(30_000);
  expect(fetched.mock.calls.length).toBe(asked);
  fetched.mockImplementation(async () => Response.json({ units: ['b'] }));
  again();
  await comes(() => result.current.data?.units[0] === 'b');
  expect(mayBeOld()).toBe(false);
});

test('a first read that fails says so, and answers by itself when the server is back', async () => {
  fetched.mockImplementation(async () => Response.json({}, { status: 502 }));
  const { result, mayBeOld, comes } = read();
  await comes(() => result.current.error?.status === 502);
  expect(mayBeOld()).toBe(false);
  fetched.mockImplementation(async () => Response.json({ units: ['a'] }));
  await comes(() => result.current.data?.units[0] === 'a');
});

test('a failure that is asked again after stays to be seen, and leaves with the answer, or with what was asked for', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(async () => Response.json({}, { status: 502 }));
  const shown: (number | undefined)[] = [];
  const { result, rerender } = renderHook(
    ({ day }) => {
      const one = useCall(list, { query: { day } });
      shown.push(one.error?.status);
      return one;
    },
    { wrapper: wrapperOf(createQueryClient()), initialProps: { day: '2026-05-01' } },
  );
  await passTime(10_000);
  expect(result.current).toMatchObject({ error: { status: 502 }, isError: true, isPending: false });
  shown.length = 0;
  act(() => void result.current.refetch());
  await passTime(500);
  expect(result.current.isFetching).toBe(true);
  await passTime(10_000);
  expect(new Set(shown)).toEqual(new Set([502]));
  rerender({ day: '2026-05-02' });
  expect(result.current).toMatchObject({ error: null, isError: false, isPending: true });
  await passTime(10_000);
  fetched.mockImplementation(async () => Response.json({ units: ['a'] }));
  act(() => void result.current.refetch());
  await passTime(10_000);
  expect(result.current).toMatchObject({ data: { units: ['a'] }, error: null, isError: false });
});

test('a page that failed is not covered by the page before while it is asked again', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(async () => Response.json({ units: ['a'] }));
  const shown: (number | undefined)[] = [];
  const { result, rerender } = renderHook(
    ({ day }) => {
      const one = useCall(list, { query: { day }, keepPrevious: true });
      shown.push(one.error?.status);
      return one;
    },
    { wrapper: wrapperOf(createQueryClient()), initialProps: { day: '2026-05-01' } },
  );
  await passTime(1_000);
  fetched.mockImplementation(async () => Response.json({}, { status: 502 }));
  rerender({ day: '2026-05-02' });
  expect(result.current).toMatchObject({ data: { units: ['a'] }, error: null });
  await passTime(10_000);
  expect(result.current.error?.status).toBe(502);
  shown.length = 0;
  act(() => void result.current.refetch());
  await passTime(10_000);
  expect(new Set(shown)).toEqual(new Set([502]));
});

test('a read of many windows or options is asked for again as well, until the server answers', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(async () => Response.json({ units: ['a'] }));
  const client = createQueryClient();
  const { result } = renderHook(() => useQueries({ queries: [{ queryKey: ['window'], queryFn: () => send(list) }] }), { wrapper: wrapperOf(client) });
  await passTime(1_000);
  fetched.mockImplementation(async () => Response.json({}, { status: 502 }));
  void client.invalidateQueries();
  await passTime(10_000);
  expect(client.getQueryCache().getAll().some(isOutdated)).toBe(true);
  fetched.mockImplementation(async () => Response.json({ units: ['b'] }));
  await passTime(20_000);
  expect(result.current[0]?.data?.units).toEqual(['b']);
  expect(client.getQueryCache().getAll().some(isOutdated)).toBe(false);
});

test('a submit without answer keeps its idempotency key for the repeat; an answered one does not', async () => {
  const client = createQueryClient();
  const { result } = renderHook(() => useSend(unit), { wrapper: wrapperOf(client) });
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

test('a write lets go of each read that shows a record it changes, and of no other', async () => {
  const client = createQueryClient();
  const shown = { ...list, path: '/rest/s1/hcm/shown', of: ['Job', 'Unit'] } as const;
  const other = { ...list, path: '/rest/s1/hcm/other', of: ['Job'] } as const;
  const { result } = renderHook(() => ({ reads: [useCall(shown), useCall(other), useCall(list)], write: useSend({ ...unit, changes: ['Unit'] }) }), {
    wrapper: wrapperOf(client),
  });
  fetched.mockImplementation(async () => Response.json({ units: [] }));
  await act(() => client.refetchQueries());
  fetched.mockClear();
  answer({ saved: true });
  await act(() => result.current.write.mutateAsync({ params: { unitId: '1' }, body: { name: 'a' } }));
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/rest/s1/hcm/unit/1', '/api/rest/s1/hcm/shown']);
});

test('a write that answers bytes lets go of what it changes, too', async () => {
  const client = createQueryClient();
  client.setQueryData(['runs'], {});
  client
    .getQueryCache()
    .find({ queryKey: ['runs'] })
    ?.setOptions({ queryKey: ['runs'], meta: { of: ['Run'] } });
  const bytes = defineCall({ ...unit, path: '/rest/s1/hcm/run/:unitId', raw: 'application/zip', changes: ['Run'], reply: z.unknown() });
  fetched.mockResolvedValueOnce(new Response('PK'));
  const { result } = renderHook(() => useSendForBlob(bytes), {
    wrapper: ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const file = await act(() => result.current({ params: { unitId: '1' }, body: { name: 'x' } }));
  expect([file.size, client.getQueryState(['runs'])?.isInvalidated]).toEqual([2, true]);
});

test.each([
  ['a delete', { method: 'DELETE' }],
  ['an act that says so', { method: 'POST', takesAway: true }],
] as const)('what %s took away is not asked for again, but what lists it is', async (_, taking) => {
  const client = createQueryClient();
  const listed = { ...list, of: ['Unit'] } as const;
  const read = defineCall({ ...list, path: '/rest/s1/hcm/unit/:unitId', of: ['Unit'] });
  const remove = defineCall({ ...unit, body: undefined, changes: ['Unit'], ...taking });
  const { result } = renderHook(
    () => ({ reads: [useCall(listed), useCall(read, { params: { unitId: '1' } }), useCall(read, { params: { unitId: '2' } })], taken: useSend(remove) }),
    { wrapper: wrapperOf(client) },
  );
  fetched.mockImplementation(async () => Response.json({ units: [] }));
  await act(() => client.refetchQueries());
  fetched.mockClear();
  answer({ saved: true });
  await act(() => result.current.taken.mutateAsync({ params: { unitId: '1' } }));
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/rest/s1/hcm/unit/1', '/api/rest/s1/hcm/units', '/api/rest/s1/hcm/unit/2']);
});

test('a call or a screen is offered to who holds one of its keys, what all companies share only in one without a parent', () => {
  const offered = (permissions: Record<string, number>, isTop = false) => {
    act(() => useSession.setState({ permissions, isTop }));
    const asked = renderHook(() => [
      useMay(unit),
      useMay({ ...unit, permission: ['c/d', 'a/b'] }),
      useMay({ ...unit, scope: 'installation' }),
      useMay({ ...unit, permission: 'session' }),
      useMay({ access: ['c/d', 'a/b'] }),
      useMay({ access: 'guest' }),
      useHolds('a/b'),
    ]);
    return asked.result.current;
  };
  expect(offered({})).toEqual([false, false, false, true, false, false, false]);
  expect(offered({ 'a/b/c': 1 })).toEqual([true, true, false, true, true, false, true]);
  expect(offered({ 'a/b': 1 }, true)).toEqual([true, true, true, true, true, false, true]);
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
