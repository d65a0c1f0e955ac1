/** Vouchers handed to accounting software, which a server of the test plays: what it is told, what it refuses, and that nothing comes twice. */
import { createHmac } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { announceInsideHosts } from '#platform/outgoing/outgoing.server.ts';
import { actorIn, newId } from '#testing/mounted.ts';
import { companyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, RUN } from '#testing/pay-runs.ts';
import { routes as linkRoutes } from '../base-data/accounting-link.routes.ts';
import { baseDataErrors } from '../base-data/base-data.contract.ts';
import baseMessages from '../base-data/base-data.messages.fa.ts';
import { routes as baseRoutes } from '../base-data/base-data.routes.ts';
import { sendingErrors } from './accounting-sending.errors.ts';
import messages from './accounting-sending.messages.fa.ts';
import { routes } from './accounting-sending.routes.ts';
import { askLink } from './accounting-sending.service.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
const BASE = '/rest/s1/payroll';
const SECRET = 'Very-Secret-9';
const elsewhere = actorIn('accountant', 'hrOfficerElsewhere');
const accountant = actorIn('accountant', 'accountant');

interface Heard {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly key: unknown;
  readonly authorization: unknown;
  readonly signature: unknown;
  readonly timestamp: unknown;
  readonly body: string;
}
let heard: Heard[];
let answer: (response: ServerResponse) => unknown;
let software: Server;
let address: string;
let bench: PayBench;
let link: string;
let voucher: string;
const call = (...args: Parameters<PayBench['bed']['call']>) => bench.bed.call(...args);
const send = async (id = voucher, by = accountant): Promise<Answer> => (await call(by, 'POST', `${BASE}/voucher/${id}/send`, {})).body;
const state = async (): Promise<Answer> => (await call(accountant, 'GET', `${BASE}/voucher/${voucher}/sending`)).body;

beforeAll(async () => {
  software = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      const { method, url, headers } = request;
      heard.push({
        method,
        url,
        body,
        key: headers['idempotency-key'],
        authorization: headers.authorization,
        signature: headers['x-kargozin-signature'],
        timestamp: headers['x-kargozin-timestamp'],
      });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => software.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(software.address() as AddressInfo).port}/vouchers`;
  bench = await openPayBench(
    { slice: 'modules/payroll/accounting-sending', routes, messages, errors: [sendingErrors] },
    { slice: 'modules/payroll/base-data', routes: [...baseRoutes, ...linkRoutes], messages: baseMessages, errors: [baseDataErrors] },
  );
  await call(payOfficer, 'POST', `${BASE}/accountingStarter`, {});
  const run = await bench.counted(1);
  await bench.approved(run);
  voucher = (await call(payOfficer, 'GET', `${RUN}/${run}/voucher`)).body.vouchers[0].payVoucherId;
  const said = { title: 'Ledger', url: address, userName: 'pay', password: SECRET, isDefault: 'Y' };
  link = (await call(payOfficer, 'POST', `${BASE}/registerRelation`, said)).body.id;
});
afterAll(async () => {
  announceInsideHosts([]);
  await bench.close();
  await new Promise((resolve) => software.close(resolve));
});
beforeEach(async () => {
  heard = [];
  answer = (response) => response.writeHead(200).end('{}');
  announceInsideHosts(['127.0.0.1']);
  await bench.rows('delete from pay_voucher_sending');
});
const BASIC = `Basic ${Buffer.from(`pay:${SECRET}`).toString('base64')}`;

test('what stands inside of the house is not called, unless the operator names it, by whatever name it comes', async () => {
  announceInsideHosts([]);
  expect((await call(accountant, 'POST', `${BASE}/relationList/${link}/test`, {})).body.messages).toBe(messages.errors.inside);
  expect((await send()).messages).toBe(messages.errors.inside);
  expect(await state()).toMatchObject({ state: 'failed', message: messages.errors.inside });
  const { port } = new URL(address);
  const code = async (url: string) => (await askLink({ url, userName: null, password: null, signingKey: null }))?.errorName;
  for (const host of ['localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '10.0.0.1', '169.254.169.254', '192.168.1.1', '172.20.0.1', '[fd00::1]', '0.0.0.0'])
    expect([host, await code(`http://${host}:${port}/`)]).toEqual([host, 'inside']);
  for (const url of ['ftp://127.0.0.1/', 'file:///etc/passwd', 'http://user:word@example.com/', 'nothing']) expect([url, await code(url)]).toEqual([url, 'address']);
  expect(heard).toEqual([]);
});

const unsigned = { signature: undefined, timestamp: undefined };

test('the software is told the voucher whole, once, with the key of the voucher and the password of the link', async () => {
  expect((await call(accountant, 'POST', `${BASE}/relationList/${link}/test`, {})).body).toEqual({ answers: true });
  expect(heard).toEqual([{ method: 'GET', url: '/vouchers', key: undefined, authorization: BASIC, body: '', ...unsigned }]);
  heard = [];
  const sent = await Promise.all([send(), send()]);
  expect(sent.filter((one) => one.sent === true)).toHaveLength(1);
  expect((await send()).messages).toBe(messages.errors.sentBefore);
  expect(heard.map(({ body: _, ...rest }) => rest)).toEqual([{ method: 'POST', url: '/vouchers', key: voucher, authorization: BASIC, ...unsigned }]);
  const lines = await bench.rows<{ account: string; name: string; debit: string; credit: string; description: string }>(
    `select account_code as account, account_name as name, debit::text, credit::text, description from pay_voucher_line where pay_voucher_id = $1 order by line_no`,
    voucher,
  );
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
    ...{ id: voucher, number: null, date: '2026-04-20', description: expect.any(String), group: 'Everybody', year: 1405, month: 1, isReversal: false },
    lines: lines.map((line) => ({ ...line, details: [] })),
  });
  expect(await state()).toMatchObject({ state: 'sent', message: null });
});

const elsewhereRefused = messages.errors.refused({ status: (302).toLocaleString('fa') });

test('a password that is not known, a refusal and a way elsewhere are told in words, and can be tried again', async () => {
  answer = (response) => response.writeHead(401).end();
  expect((await send()).messages).toBe(messages.errors.password);
  answer = (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  expect((await send()).messages).toBe(elsewhereRefused);
  expect(await state()).toMatchObject({ state: 'failed', message: elsewhereRefused });
  expect(JSON.stringify([await state(), await bench.rows('select * from pay_voucher_sending')])).not.toContain(SECRET);
  answer = (response) => response.writeHead(200).end();
  expect([await send(), heard.length, new Set(heard.map(({ key }) => key)).size]).toEqual([{ sent: true }, 3, 1]);
});

/** Books each key once; whoever does not know the key of the link signs in vain, and the first answer is lost on its way. */
test('a ledger that checks the signature books a voucher once, though its first answer was lost and it was sent again', async () => {
  const key = 'a key of the ledger, long enough';
  const change = (rowVersion: number, signingKey: string) =>
    call(payOfficer, 'PUT', `${BASE}/updateRelation/${link}`, { title: 'Ledger', url: address, userName: 'pay', isDefault: 'Y', signingKey, rowVersion });
  expect((await change(1, 'short')).body.fields).toHaveProperty('signingKey');
  const booked = new Map<unknown, string>();
  answer = (response) => {
    const { signature, timestamp, body, key: once } = heard.at(-1) as Heard;
    if (signature !== `sha256=${createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')}`) return response.writeHead(401).end();
    const isFirst = !booked.has(once);
    booked.set(once, body);
    return isFirst ? response.destroy() : response.writeHead(200).end();
  };
  expect((await send()).messages).toBe(messages.errors.password);
  await change(1, 'another key of somebody else');
  expect((await send()).messages).toBe(messages.errors.password);
  await change(2, key);
  expect([(await send()).messages, booked.size]).toEqual([messages.errors.unreachable, 1]);
  const lost = booked.get(voucher);
  expect([await send(), booked.size, booked.get(voucher)]).toEqual([{ sent: true }, 1, lost]);
  const kept = await bench.rows<{ key: string }>('select signing_key as key from accounting_link where accounting_link_id = $1', link);
  expect(kept).toEqual([{ key: expect.stringMatching(/^enc:/) }]);
  expect(JSON.stringify([await state(), (await call(payOfficer, 'GET', `${BASE}/relationList`)).body, await bench.rows('select changes from audit_entry')])).not.toContain(key);
});

test('who does not answer in time, or is not there, is told apart', async () => {
  answer = () => undefined;
  const opened = { url: address, userName: null, password: null, signingKey: null };
  expect((await askLink(opened, 50))?.errorName).toBe('late');
  expect((await askLink({ ...opened, url: 'http://127.0.0.1:1/' }))?.errorName).toBe('unreachable');
  software.closeAllConnections();
});

test('one that is withdrawn or not booked yet is not sent, nor one that somebody is at, nor of another company', async () => {
  await bench.rows(
    `insert into pay_voucher_sending (pay_voucher_id, company_id, pay_run_id, state, tried_at) select pay_voucher_id, company_id, pay_run_id, 'sending', now() from pay_voucher where pay_voucher_id = $1`,
    voucher,
  );
  expect((await send()).messages).toBe(messages.errors.underWay);
  for (const id of [voucher, newId()]) expect((await call(elsewhere, 'POST', `${BASE}/voucher/${id}/send`, {})).status).toBe(404);
  expect((await call(elsewhere, 'POST', `${BASE}/relationList/${link}/test`, {})).status).toBe(404);
  expect((await call(elsewhere, 'GET', `${BASE}/voucher/${voucher}/sending`)).status).toBe(404);
  const run = await bench.counted(2);
  await bench.send(run);
  await bench.answer(run, 'accept', undefined, await bench.voucherSeen(run));
  const [waiting] = await bench.rows<{ id: string }>('select pay_voucher_id as id from pay_voucher where awaits_approval');
  expect((await send(waiting?.id)).messages).toBe(messages.errors.notStanding);
  await bench.rows('update accounting_link set url = null where company_id = $1', companyId('holding'));
  await bench.answer(run, 'accept');
  expect((await send(waiting?.id)).messages).toBe(messages.errors.noLink);
  expect(heard).toEqual([]);
});
