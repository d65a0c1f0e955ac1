/** The voucher of a run on its way to approval: who is asked, what they accept, and that this is what the books get. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, RUN } from '#testing/pay-runs.ts';
import { VOUCHER_STEP } from './pay-run.steps.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
const BASE = '/rest/s1/payroll';
const MONTH = 1;

let bench: PayBench;
let template: string;
beforeAll(async () => {
  bench = await openPayBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  for (const table of ['pay_run', 'process_instance']) await bench.rows(`delete from ${table}`);
  await bench.rows(`update voucher_template set status_id = 'VTActive'`);
});

const post = async (path: string, body: object): Promise<Answer> => (await bench.bed.call(payOfficer, 'POST', `${BASE}/${path}`, body)).body;
const seen = async (id: string): Promise<Answer> => (await bench.bed.call(payOfficer, 'GET', `${RUN}/${id}/voucher`)).body;
const kept = () =>
  bench.rows<{ waits: boolean; stands: boolean }>(`select awaits_approval as waits, withdrawn_at is null as stands from pay_voucher order by made_at, pay_voucher_id`);
const plain = (vouchers: Answer[]) => vouchers.map(({ payVoucherId: _id, ...rest }: Answer) => rest);
const refused = async (answer: Promise<void>): Promise<string> =>
  answer.then(
    () => 'ok',
    (error: { errorName?: string }) => error.errorName ?? String(error),
  );
const sent = async (): Promise<string> => {
  const id = await bench.counted(MONTH);
  await bench.send(id);
  return id;
};

test('a company without a template goes past it', async () => {
  const id = await sent();
  expect((await bench.openTask(id))?.node).toBe('approval1');
  await bench.answer(id, 'accept');
  expect((await bench.read(id)).statusId).toBe('PrApproved');
  expect(await kept()).toEqual([]);
});

test('the accountant accepts what the approval then books, to the letter, whatever is changed in the template meanwhile', async () => {
  template = (await post('accountingStarter', {})).voucherTemplateId;
  const id = await sent();
  expect(await bench.openTask(id)).toMatchObject({ node: VOUCHER_STEP, who: [partyId('accountant')] });
  const before = await seen(id);
  await bench.answer(id, 'accept', undefined, await bench.voucherSeen(id));
  expect([await kept(), (await seen(id)).isKept, (await bench.bed.call(payOfficer, 'GET', `${BASE}/voucher`)).body.rows]).toEqual([[{ waits: true, stands: true }], false, []]);
  await bench.rows(`update voucher_template set default_number = '77' where voucher_template_id = $1`, template);
  expect((await bench.openTask(id))?.node).toBe('approval1');
  await bench.answer(id, 'accept');
  const after = await seen(id);
  expect([after.isKept, plain(after.vouchers), await kept()]).toEqual([true, plain(before.vouchers), [{ waits: false, stands: true }]]);
  expect(after.vouchers[0].number).toBeNull();
  await bench.rows(`update voucher_template set default_number = null where voucher_template_id = $1`, template);
  // opened again, it is withdrawn, and asked for anew
  expect((await bench.act(id, 'reopen')).status).toBe(200);
  expect(await kept()).toEqual([{ waits: false, stands: false }]);
  await bench.again(id);
  await bench.send(id);
  expect((await bench.openTask(id))?.node).toBe(VOUCHER_STEP);
});

test('what has a fault is not accepted, what is sent back comes again once it was counted anew', async () => {
  const id = await sent();
  const mark = await bench.voucherSeen(id);
  await bench.rows(`update gl_account set end_date = '2021-03-21' where account_code = '2103'`);
  expect(await refused(bench.answer(id, 'accept', undefined, await bench.voucherSeen(id)))).toBe('faulty');
  await bench.rows(`update gl_account set end_date = null`);
  expect(await refused(bench.answer(id, 'accept'))).toBe('changed');
  await bench.answer(id, 'modify');
  expect([(await bench.read(id)).statusId, (await bench.openTask(id))?.node]).toEqual(['PrDraft', 'correct']);
  await bench.again(id);
  await bench.send(id);
  expect((await bench.openTask(id))?.node).toBe(VOUCHER_STEP);
  // counted anew to the same amounts it is the same voucher
  await bench.answer(id, 'accept', undefined, mark);
  // sent back by a level it comes again, and what was accepted before does not stand
  await bench.answer(id, 'modify');
  await bench.again(id);
  await bench.send(id);
  expect((await bench.openTask(id))?.node).toBe(VOUCHER_STEP);
  await bench.answer(id, 'accept', undefined, await bench.voucherSeen(id));
  expect(await kept()).toEqual([
    { waits: true, stands: false },
    { waits: true, stands: true },
  ]);
  await bench.answer(id, 'accept');
  expect((await kept()).at(-1)).toEqual({ waits: false, stands: true });
});

test('where several templates may be meant one of them is chosen', async () => {
  await post('voucherTemplate', { code: 'OTHER', title: 'Other', statusId: 'VTActive' });
  const id = await sent();
  expect(await refused(bench.answer(id, 'accept', undefined, await bench.voucherSeen(id)))).toBe('faulty');
  const [mine] = (await bench.offers(id)).filter(({ voucherTemplateId }) => voucherTemplateId === template);
  await bench.answer(id, 'accept', undefined, { mark: mine?.mark, voucherTemplateId: template });
  await bench.answer(id, 'accept');
  expect((await seen(id)).voucherTemplateId).toBe(template);
});
