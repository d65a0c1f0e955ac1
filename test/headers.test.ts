/**
 * The headers of every answer, exactly (guide/reliability-security.md 2.4.7, S4): each call to four kinds of callers and in
 * methods it does not have, files, pages, faults, and what is no HTTP at all. One header more or less fails here.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf, png } from '#platform/files/test-support.ts';
import type { MountedRoute } from '#platform/http/mount.server.ts';
import { AHEAD_FILE, WORKER_FILE } from '#server/ahead-file.ts';
import { type ActorName, renewSession, signInActors, type TestActor, testPassword, usernameOf } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addressOf } from '#testing/authorisation.ts';
import { valuesFor } from '#testing/known-values.ts';
import { companyId, partyId } from '#testing/organisation.ts';
import { inputSchema, leastOf } from '#testing/schema-values.ts';

type Wanted = Readonly<Record<string, string | RegExp>>;

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src blob:; " +
  "object-src blob:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types service-worker";
const always: Wanted = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const noStore: Wanted = { ...always, 'cache-control': 'no-store' };
const json: Wanted = { ...noStore, 'content-type': 'application/json; charset=utf-8' };
const strictTransport: Wanted = { 'strict-transport-security': 'max-age=31536000' };

const page: Wanted = {
  ...always,
  'content-security-policy': policy,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'cache-control': 'no-cache',
  'content-type': 'text/html; charset=utf-8',
  vary: 'accept-encoding, cookie',
};
const worker: Wanted = {
  ...always,
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  'cache-control': 'no-cache',
  'content-type': 'text/javascript; charset=utf-8',
};
const asset = (type: string): Wanted => ({
  ...always,
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': type,
  etag: /^W\/"[\w-]+"$/,
  'last-modified': / GMT$/,
  vary: 'accept-encoding',
});

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const tableFiles: Readonly<Record<string, string>> = { csv: 'text/csv; charset=utf-8', xlsx: sheetType, pdf: 'application/pdf' };
const named = /^attachment; filename="table\.(csv|xlsx|pdf)"; filename\*=UTF-8''[\w.~%-]+-14\d\d-\d\d-\d\d\.\1$/;
const attached = (name: string): string => `attachment; filename="${name}"`;
const newTlsCookie =
  /^__Host-hcm=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=43200,__Host-hcm-device=enc:\d+:[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=15552000$/;
const newCookie = /^hcm=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200,hcm-device=enc:\d+:[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/;

/** What belongs to the connection and the length of the body, not to the answer. */
const ofTransport = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** Differences between the headers that came and those wanted; empty when they are the same. */
function differences(came: Readonly<Record<string, unknown>>, wanted: Wanted): string[] {
  const names = new Set([...Object.keys(came).filter((name) => !ofTransport.has(name)), ...Object.keys(wanted)]);
  return [...names].flatMap((name) => {
    const [is, should] = [came[name], wanted[name]];
    const fits = should instanceof RegExp ? should.test(String(is)) : is === should;
    return fits ? [] : [`${name}: ${String(is)} instead of ${String(should)}`];
  });
}

/** What is long and read without being kept by the browser has a tag, by which the page asks whether it still holds. */
const isLongRead = ({ raw, payload, headers }: LightMyRequestResponse): boolean =>
  raw.req.method === 'GET' && payload.length >= 1_200 && headers['content-type'] === json['content-type'] && headers['cache-control'] === 'no-store';

const faultsIn = (answer: LightMyRequestResponse, wanted: Wanted): string[] =>
  differences(answer.headers, answer.statusCode === 200 && isLongRead(answer) ? { ...wanted, etag: /^"[\w-]{27}"$/ } : wanted);

const expectHeaders = (answer: LightMyRequestResponse, status: number, wanted: Wanted): void =>
  expect([answer.statusCode, ...faultsIn(answer, wanted)], answer.payload.slice(0, 300)).toEqual([status]);

const signedOut: Wanted = { ...json, 'set-cookie': 'hcm=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0', 'clear-site-data': '"storage"' };

/** Routes that say more when they succeed than that they are JSON, beside files of tables and tagged catalogues. */
const onSuccess: Readonly<Record<string, Wanted>> = {
  'GET /rest/s1/hcm/importTemplate': { ...noStore, 'content-type': sheetType, 'content-disposition': /^attachment; filename="\w+\.xlsx"$/ },
  'GET /rest/s1/payroll/legalDeadline/file': {
    ...noStore,
    'content-type': sheetType,
    'content-disposition': /^attachment; filename="_\.xlsx"; filename\*=UTF-8''[\w.~%-]+\.xlsx$/,
  },
  'GET /rest/s1/payroll/cost/file': {
    ...noStore,
    'content-type': sheetType,
    'content-disposition': /^attachment; filename="_\.xlsx"; filename\*=UTF-8''[\w.~%-]+\.xlsx$/,
  },
  'GET /rest/s1/payroll/workedFactor/workedFactorSheet': { ...noStore, 'content-type': sheetType },
  'POST /rest/s1/hcm/loginHistory': signedOut,
  ...Object.fromEntries(
    ['GET /rest/s1/hcm/person/:partyId/card', 'GET /rest/s1/hcm/person/:partyId/file', 'POST /rest/s1/hcm/personList/cards'].map((call) => [
      call,
      { ...noStore, 'content-type': 'application/pdf' },
    ]),
  ),
  'GET /openapi.json': { ...json, 'cache-control': 'private, no-cache', etag: /^"[\w-]+"$/, vary: 'accept-encoding' },
  'GET /rest/s1/hcm/live': { ...noStore, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
};

function wantedOf({ call }: MountedRoute, status: number): Wanted {
  if (status >= 400) return status === 429 || status === 503 ? { ...json, 'retry-after': /^\d+$/ } : json;
  if (call.tagged && !call.raw) return { ...json, 'cache-control': 'private, no-cache', etag: /^"[\w-]+"$/ };
  if (call.path.endsWith('/export')) return { ...noStore, 'content-type': /^(text\/csv; charset=utf-8|application\/)/, 'content-disposition': named };
  return onSuccess[addressOf(call)] ?? json;
}

let server: TestApp;
let actors: Record<ActorName, TestActor>;
let folder: string;
let port: number;

beforeAll(async () => {
  folder = await layBundle();
  server = await startTestApp({ behindProxy: true, strictTransport: true, web: folder });
  actors = { ...(await signInActors(server)) };
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const LOGIN_PAGE = 'platform/identity/login/login.page.tsx';
const HOME_PAGE = 'modules/home/dashboard/dashboard.page.tsx';
const LAYOUT = 'web/layout/layout.tsx';

/** A bundle of three files, because what stands in them does not matter. */
async function layBundle(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hcm-test-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><head><script type="module" src="/assets/main-1.js"></script></head>');
  await writeFile(join(folder, 'assets/main-1.js'), 'export {}');
  await writeFile(join(folder, 'assets/font-1.woff2'), 'x');
  await writeFile(join(folder, WORKER_FILE), '');
  await writeFile(
    join(folder, AHEAD_FILE),
    JSON.stringify({ [LOGIN_PAGE]: ['assets/login-1.js'], [HOME_PAGE]: ['assets/home-1.js', 'assets/home-1.css'], [LAYOUT]: ['assets/shell-1.js'] }),
  );
  return folder;
}

const pathOf = ({ call }: MountedRoute): string =>
  call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(valuesFor('accountant')[name]?.[0] ?? '00000000-0000-7000-8000-000000000000')));

/** The least input the call takes. */
function addressWith(route: MountedRoute): string {
  const least = route.call.query ? leastOf(inputSchema(route.call.query), {}) : {};
  const query = new URLSearchParams(Object.entries(least).map(([name, value]) => [name, String(value)]));
  return `/api${pathOf(route)}${query.size === 0 ? '' : `?${query}`}`;
}

async function faultsOfCall(route: MountedRoute): Promise<string[]> {
  const { call } = route;
  const url = addressWith(route);
  const body = call.body ? leastOf(inputSchema(call.body)) : undefined;
  const faults: string[] = [];
  const look = (who: string, answer: LightMyRequestResponse, wanted: Wanted): void => {
    for (const difference of faultsIn(answer, wanted)) faults.push(`${addressOf(call)} to ${who} (${answer.statusCode}): ${difference}`);
  };
  for (const who of ['anonymous', 'noRoles', 'hrOfficer', 'administrator'] as const) {
    // a write may end the session it is made in
    if (call.method !== 'GET' && who !== 'anonymous') actors[who] = await renewSession(server, actors[who]);
    const answer = await actors[who].request(call.method, url, body);
    look(who, answer, wantedOf(route, answer.statusCode));
  }
  // a page of another origin that asks first whether it may, and one that does not ask
  const foreign = { origin: 'https://evil.example', 'access-control-request-method': call.method, 'access-control-request-headers': 'api_key' };
  look('OPTIONS', await server.app.inject({ method: 'OPTIONS', url, headers: foreign }), json);
  const asked = await actors.anonymous.request(call.method, url, body, { origin: 'https://evil.example' });
  look('another origin', asked, wantedOf(route, asked.statusCode));
  const head = await server.app.inject({ method: 'HEAD', url });
  look('HEAD', head, wantedOf(route, head.statusCode));
  return faults;
}

test('every call to nobody, to who may not, to an officer, to the administrator, to other origins, in other methods', { timeout: 120_000 }, async () => {
  const faults: string[] = [];
  for (const route of server.registry.routes) faults.push(...(await faultsOfCall(route)));
  expect(faults).toEqual([]);
});

describe('answers that say more', () => {
  const get = (url: string, headers = {}) => server.app.inject({ method: 'GET', url, headers });
  const upload = (method: 'POST' | 'PUT', url: string, content: Buffer, name: string) => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(content)], name));
    return server.app.inject({ method, url, payload: body, headers: actors.administrator.headers() });
  };
  const fileAddress = (name: string): string => `/api/rest/s1/hcm/getpersonnelfile1?name=${encodeURIComponent(name)}`;

  test('a sign-in gives the cookies of session and browser, a sign-out takes the former and what is stored', async () => {
    const signIn = (password: string, headers = {}) => server.app.inject({ method: 'POST', url: '/api/login', payload: { username: usernameOf('colleague'), password }, headers });
    expectHeaders(await signIn(testPassword), 200, { ...json, 'set-cookie': newCookie });
    expectHeaders(await signIn('Ghalat-1405!'), 403, json);
    actors.colleague = await renewSession(server, actors.colleague);
    const left = await actors.colleague.request('POST', '/api/rest/s1/hcm/loginHistory', { loginType: 'N' });
    expectHeaders(left, 200, signedOut);
    const tls = await signIn(testPassword, { 'x-forwarded-proto': 'https' });
    expectHeaders(tls, 200, { ...json, ...strictTransport, 'set-cookie': newTlsCookie });
  });

  test('over TLS everything promises TLS', async () => {
    const tls = { 'x-forwarded-proto': 'https' };
    expectHeaders(await get('/api/health', tls), 200, { ...json, ...strictTransport });
    expectHeaders(await get('/dashboard', tls), 200, { ...page, ...strictTransport });
    expectHeaders(await get('/assets/main-1.js', tls), 200, { ...asset('application/javascript; charset=utf-8'), ...strictTransport });
  });

  test('a key that is renewed', async () => {
    server.clock.advance(31 * 60_000);
    const answer = await actors.payrollOfficer.request('GET', '/api/rest/s1/hcm/getUser');
    expectHeaders(answer, 200, { ...json, api_key: /^hcm_[0-9A-Za-z]{36}$/ });
    actors.administrator = await renewSession(server, actors.administrator);
  });

  test('a catalogue that the browser has, and one that it has not', async () => {
    const url = '/api/rest/s1/hcm/entity/Bank';
    const first = await actors.administrator.request('GET', url);
    expectHeaders(first, 200, { ...json, 'cache-control': 'private, no-cache', etag: /^"[\w-]+"$/ });
    const again = await actors.administrator.request('GET', url, undefined, { 'if-none-match': String(first.headers['etag']) });
    expectHeaders(again, 304, { ...always, 'cache-control': 'private, no-cache', etag: String(first.headers['etag']) });
  });

  test.each(Object.entries(tableFiles))('a list as %s', async (format, type) => {
    const answer = await actors.administrator.request('GET', `/api/rest/s1/hcm/baseData/bank/export?format=${format}`);
    expectHeaders(answer, 200, { ...noStore, 'content-type': type, 'content-disposition': named });
  });

  test('the slips of new accounts', async () => {
    const made = await actors.administrator.request('POST', '/api/rest/s1/hcm/bulkAccounts', {
      companyId: companyId('subsidiary'),
      userGroupId: 'employee',
      byMessage: false,
      accounts: [{ partyId: partyId('worker'), username: 'headers-slip' }],
    });
    expectHeaders(made, 200, json);
    const answer = await actors.administrator.request('POST', '/api/rest/s1/hcm/bulkAccounts/slips', { sealed: [made.json<{ sealed: string }>().sealed] });
    expectHeaders(answer, 200, { ...noStore, 'content-type': 'application/pdf', 'content-disposition': attached('slips.pdf') });
  });

  test("a picture and a document of one's own, a logo that may be kept, and a part of it", async () => {
    const harmless: Wanted = { ...noStore, 'content-security-policy': "sandbox; default-src 'none'", 'accept-ranges': 'bytes' };
    const sent = await upload('POST', '/api/rest/s1/hcm/getpersonnelfile', png(8, 8), 'a "b"\u06a9.png');
    const { name } = sent.json<{ name: string }>();
    expectHeaders(sent, 200, json);
    const plain = await actors.administrator.request('GET', fileAddress(name));
    expectHeaders(plain, 200, { ...harmless, 'content-type': 'image/png', 'content-disposition': `inline; filename="a_b_.png"; filename*=UTF-8''a%20%22b%22%DA%A9.png` });
    const paper = (await upload('POST', '/api/rest/s1/hcm/getpersonnelfile', pdf(), 'x.pdf')).json<{ name: string }>().name;
    expectHeaders(await actors.administrator.request('GET', fileAddress(paper)), 200, {
      ...harmless,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="x.pdf"; filename*=UTF-8''x.pdf`,
    });
    const logo = await upload('PUT', '/api/rest/s1/hcm/companyInfo/logo', png(9, 9), 'logo.png');
    const { contentLocation = '' } = logo.json<{ contentLocation?: string }>();
    const kept: Wanted = { ...harmless, 'cache-control': 'private, max-age=86400, immutable', 'content-type': 'image/png', 'content-disposition': /^inline; filename="logo.png"/ };
    expectHeaders(await actors.administrator.request('GET', fileAddress(contentLocation)), 200, kept);
    const part = await actors.administrator.request('GET', fileAddress(contentLocation), undefined, { range: 'bytes=0-3' });
    expectHeaders(part, 206, { ...kept, 'content-range': /^bytes 0-3\/\d+$/ });
    expectHeaders(await actors.administrator.request('GET', fileAddress('x'.repeat(32))), 404, json);
    expectHeaders(await get(fileAddress(name)), 501, json);
  });

  test('a fault of the server says nothing more than others', async () => {
    await server.owner.query('alter table bank rename to bank_away');
    const answer = await actors.administrator.request('GET', '/api/rest/s1/hcm/baseData/bank');
    await server.owner.query('alter table bank_away rename to bank');
    expectHeaders(answer, 500, json);
  });
});

test('a long answer comes packed to who takes it so, a short one never', async () => {
  const ask = (url: string, accepted: string) => actors.administrator.request('GET', url, undefined, { 'accept-encoding': accepted });
  actors.administrator = await renewSession(server, actors.administrator);
  const long = '/api/rest/s1/security/permisionList?mode=product';
  const wanted = { ...json, 'cache-control': 'private, no-cache', etag: /^"[\w-]+"$/ };
  const plain = await ask(long, 'identity');
  expectHeaders(plain, 200, wanted);
  const packed = await ask(long, 'gzip, deflate, br');
  expectHeaders(packed, 200, { ...wanted, 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload);
  expectHeaders(await ask(long, 'gzip'), 200, { ...wanted, 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expectHeaders(await ask('/api/rest/s1/hcm/checkUser', 'br'), 200, json);
});

test('a long list that is asked for again is sent only when it is another one, and no browser keeps it', async () => {
  actors.administrator = await renewSession(server, actors.administrator);
  const url = '/api/rest/s1/hcm/baseData/bank?pageSize=50';
  const first = await actors.administrator.request('GET', url);
  expectHeaders(first, 200, json);
  const known = { 'if-none-match': String(first.headers['etag']) };
  const again = await actors.administrator.request('GET', url, undefined, known);
  expectHeaders(again, 304, { ...noStore, etag: String(first.headers['etag']) });
  expect(again.payload).toBe('');
  await server.owner.query("update bank set description = description || ' x' where bank_id = (select min(bank_id) from bank)");
  expectHeaders(await actors.administrator.request('GET', url, undefined, known), 200, json);
  // who may not read it is told nothing by a tag
  expect((await actors.noRoles.request('GET', url, undefined, known)).statusCode).toBe(403);
});

test('the document names what its page needs: of the sign-in for guests, with the chrome for who has the cookie', async () => {
  const named = async (url: string, headers = {}) =>
    [...(await server.app.inject({ method: 'GET', url, headers })).payload.matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)"/g)].map(([, rel, href]) => `${rel} ${href}`);
  const home = ['modulepreload /assets/home-1.js', 'preload /assets/home-1.css'];
  expect(await named('/dashboard')).toEqual(['modulepreload /assets/login-1.js']);
  expect(await named('/dashboard', { cookie: 'hcm=any' })).toEqual(['modulepreload /assets/shell-1.js', ...home]);
  expect(await named('/login', { cookie: 'hcm=any' })).toEqual(['modulepreload /assets/login-1.js']);
  expect(await named('/no/such/page', { cookie: 'hcm=any' })).toEqual(['modulepreload /assets/shell-1.js']);
});

test.each<[string, string, number, Wanted]>([
  ['GET', '/', 200, page],
  ['GET', '/dashboard', 200, page],
  ['GET', '/no/such/page?x=1', 200, page],
  ['HEAD', '/dashboard', 200, page],
  ['POST', '/dashboard', 404, json],
  ['OPTIONS', '/dashboard', 404, json],
  ['GET', '/config.json', 200, json],
  ['GET', '/assets/main-1.js', 200, asset('application/javascript; charset=utf-8')],
  ['HEAD', '/assets/main-1.js', 200, asset('application/javascript; charset=utf-8')],
  ['GET', '/assets/font-1.woff2', 200, asset('font/woff2')],
  ['GET', '/service-worker.js', 200, worker],
  ['GET', '/assets/none.js', 404, json],
  ['GET', '/assets/../index.html', 404, json],
  ['GET', '/assets/', 404, json],
  ['GET', '/favicon.ico', 404, json],
  ['GET', '/api', 404, json],
  ['GET', '/api/', 404, json],
  ['GET', '/api/no/such', 404, json],
  ['GET', '/api/%', 404, json],
  ['GET', '/%E0%A4%A', 404, json],
  ['GET', '/%61pi/health', 200, json],
  ['GET', '//api/health', 200, page],
  ['PATCH', '/api/health', 404, json],
  ['TRACE', '/api/health', 404, json],
  ['PROPFIND', '/api/health', 404, json],
])('%s %s', async (method, url, status, wanted) => {
  expectHeaders(await server.app.inject({ method: method as 'GET', url }), status, wanted);
});

describe('on the wire', () => {
  /** Status and headers of what the server answers to these bytes. */
  const tell = (text: string): Promise<{ readonly status: number; readonly headers: Record<string, string> }> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let came = '';
      socket.on('data', (piece) => {
        came += piece.toString('latin1');
        const [head, rest] = came.split('\r\n\r\n', 2);
        if (rest === undefined || head === undefined) return;
        const [first = '', ...lines] = head.split('\r\n');
        resolve({
          status: Number(first.split(' ')[1]),
          headers: Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)])),
        });
        socket.destroy();
      });
      socket.once('error', reject);
    });

  test.each<[string, string, number, Wanted]>([
    ['an address with a host', 'GET http://evil.example/api/health HTTP/1.1\r\nHost: x\r\n\r\n', 200, json],
    ['what is no HTTP', 'GARBAGE\r\n\r\n', 400, noStore],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n', 400, noStore],
    ['headers beyond all measure', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431, noStore],
    // answered by node itself, without a body
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, {}],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', 417, {}],
  ])('%s', async (_, text, status, wanted) => {
    const answer = await tell(text);
    expect([answer.status, ...differences(answer.headers, wanted)]).toEqual([status]);
  });
});
