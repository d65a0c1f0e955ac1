/** When and how a run is paid: taken of its group, said anew until it is sent, and used by payslips, notices and the day of payment. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { actorIn, newId } from '#testing/mounted.ts';
import { companyId, partyId } from '#testing/organisation.ts';
import { openPayBench, PAID_ON, type PayBench, payOfficer, RUN, secondOfficer } from '#testing/pay-runs.ts';
import { papersOf } from '../payslips/payslip-paper.store.ts';
import messages from './pay-run-settings.messages.fa.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;
const company = companyId('holding');
const [type, bank, other, tax] = [newId(), newId(), newId(), newId()];
const call = (...args: Parameters<PayBench['bed']['call']>) => bench.bed.call(...args);
const read = async (id: string): Promise<Answer> => (await call(payOfficer, 'GET', `${RUN}/${id}/settings`)).body;
const change = async (id: string, said: object, by = payOfficer): Promise<Answer> =>
  (await call(by, 'PUT', `${RUN}/${id}/settings`, { rowVersion: (await bench.read(id)).rowVersion, ...said })).body;
const ids = (...of: readonly string[]) => JSON.stringify(of);
const printedDay = async (payRunId: string): Promise<string | null> => {
  const [slip] = await bench.rows<{ id: string }>('select payslip_id as id from payslip where pay_run_id = $1 limit 1', payRunId);
  const [paper] = await reading(bench.bed.database.pool, systemActor('test', [company]), (db) => papersOf(db, [slip?.id ?? ''], '2026-04-20'));
  return paper?.paymentDate ?? null;
};

beforeAll(async () => {
  bench = await openPayBench();
  for (const [id, title, kind, setting] of [
    [bank, 'Bank', 'OutTyBanck', 'OTBSaderat'],
    [other, 'Other bank', 'OutTyBanck', 'OTBSaderat'],
    [tax, 'Tax', 'OutTyTax', 'OTTListDisc10'],
  ])
    await bench.rows(
      `insert into pay_output_type (pay_output_type_id, company_id, title, output_type_enum_id, setting_id) values ($1, $2, $3, $4, $5)`,
      id,
      company,
      title,
      kind,
      setting,
    );
  await bench.rows(
    `insert into payslip_type (payslip_type_id, company_id, code, title, print_setting_id, bank_output_id) values ($1, $2, 'month', 'Month', 'PayslipPrintPreviewDefault', $3)`,
    ...[type, company, bank],
  );
  await bench.rows(
    `insert into pay_group_payslip_type (pay_group_payslip_type_id, company_id, pay_group_id, payslip_type_id, payment_day, is_next_month, send_type_enum_ids)
     values ($1, $2, $3, $4, 5, 'Y', '["PssInbox"]')`,
    ...[newId(), company, bench.groupId, type],
  );
});
afterAll(() => bench.close());

const told = async (): Promise<number> => (await bench.rows('select from notification_message_user where party_id = $1', partyId('colleague'))).length;

test('a run keeps what its group says when it is made, and what it says itself until it is sent', async () => {
  const id = await bench.counted(1, { payslipTypeId: type });
  expect(await read(id)).toMatchObject({ paymentDate: '2026-04-25', outputs: [{ payOutputTypeId: bank }], sendTypes: [{ enumId: 'PssInbox' }], mayChange: 'Y' });
  await bench.rows(`update pay_group_payslip_type set payment_day = 9`);
  expect(await bench.read(id)).toMatchObject({ paymentDate: '2026-04-25', outputs: ['Bank'] });
  expect(await change(id, { paymentDate: '2026-03-20', outputIds: null, sendTypeEnumIds: null })).toMatchObject({ fields: { paymentDate: messages.errors.paymentDate } });
  expect(await change(id, { paymentDate: null, outputIds: ids(bank, other), sendTypeEnumIds: null })).toMatchObject({ fields: { outputIds: messages.errors.outputTwice } });
  expect(await change(id, { paymentDate: null, outputIds: ids(newId()), sendTypeEnumIds: null })).toMatchObject({ fields: { outputIds: messages.errors.output } });
  const said = { paymentDate: '2026-04-21', outputIds: ids(other, tax), sendTypeEnumIds: ids('PssPrint') };
  expect((await call(payOfficer, 'PUT', `${RUN}/${id}/settings`, { ...said, rowVersion: 1 })).body.messages).toBe(messages.errors.stale);
  expect(await change(id, said)).toEqual({ rowVersion: expect.any(Number) });
  expect(await bench.read(id)).toMatchObject({ statusId: 'PrCalculated', paymentDate: '2026-04-21', outputs: ['Other bank', 'Tax'] });
  await bench.send(id);
  expect((await change(id, said)).messages).toBe(messages.errors.wrongState);
  // on paper alone nobody is told
  await bench.answer(id, 'accept');
  expect([(await bench.read(id)).statusId, await told(), await printedDay(id)]).toEqual(['PrApproved', 0, '2026-04-21']);
  expect((await bench.act(id, 'paid')).status).toBe(200);
  expect(await printedDay(id)).toBe(PAID_ON);
});

test('people are told where nothing else is said; a run that was made before says what its group says', async () => {
  const id = await bench.counted(2, { payslipTypeId: type });
  await bench.rows('delete from pay_run_setting where pay_run_id = $1', id);
  expect(await read(id)).toMatchObject({ paymentDate: '2026-05-30', outputs: [{ payOutputTypeId: bank }] });
  await bench.approved(id);
  expect(await told()).toBeGreaterThan(0);
});

test('of another company they are not there, and nobody changes them without the right to count', async () => {
  const id = await bench.counted(3, { payslipTypeId: type });
  const elsewhere = actorIn('payrollOfficer', 'hrOfficerElsewhere');
  expect((await call(elsewhere, 'GET', `${RUN}/${id}/settings`)).status).toBe(404);
  const said = { rowVersion: 1, paymentDate: null, outputIds: null, sendTypeEnumIds: null };
  expect((await call(elsewhere, 'PUT', `${RUN}/${id}/settings`, said)).status).toBe(404);
  expect((await call(actorIn('accountant', 'accountant'), 'PUT', `${RUN}/${id}/settings`, said)).status).toBe(403);
  expect((await call(secondOfficer, 'GET', `${RUN}/${id}/settings`)).status).toBe(200);
});
