/** Payslip types of a pay group: of its company, once, and what its runs are paid by. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toIso } from '#kernel/jalali/jalali.ts';
import { actorIn, newId } from '#testing/mounted.ts';
import { companyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, RUN } from '#testing/pay-runs.ts';
import runMessages from '../pay-run/pay-run.messages.fa.ts';
import { payslipTypeErrors } from '../payslip-types/payslip-types.contract.ts';
import typeMessages from '../payslip-types/payslip-types.messages.fa.ts';
import { routes as typeRoutes } from '../payslip-types/payslip-types.routes.ts';
import { groupPayslipErrors } from './group-payslips.errors.ts';
import messages from './group-payslips.messages.fa.ts';
import { routes } from './group-payslips.routes.ts';

let bench: PayBench;
const elsewhere = actorIn('payrollOfficer', 'worker');
const PATH = '/rest/s1/payroll/payGroupPayslipType';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = payOfficer) => bench.bed.call(actor, method, path, body);
const type = async (code: string, more: object = {}): Promise<string> =>
  (await call('POST', '/rest/s1/payroll/PayslipType', { code, title: `Type ${code}`, printSettingId: 'PayslipPrintPreviewDefault', ...more })).body.id;
const row = (payslipTypeId: string, more: object = {}) => ({ payslipTypeId, paymentDay: 31, isNextMonth: 'N', sendTypeEnumIds: '["PssInbox"]', ...more });
const add = (payslipTypeId: string, more: object = {}) => call('POST', PATH, { payGroupId: bench.groupId, ...row(payslipTypeId, more) });

beforeAll(async () => {
  bench = await openPayBench(
    { slice: 'modules/payroll/group-payslips', routes, messages, errors: [groupPayslipErrors] },
    { slice: 'modules/payroll/payslip-types', routes: typeRoutes, messages: typeMessages, errors: [payslipTypeErrors] },
  );
});
afterAll(() => bench.close());

test('a type stands once in a group, is one of its company, and is sent in ways that there are', async () => {
  const monthly = await type('monthly');
  expect((await add(monthly)).status).toBe(201);
  expect((await add(monthly)).body.fields).toEqual({ payslipTypeId: messages.errors.typeTwice });
  expect((await add(newId())).body.fields).toEqual({ payslipTypeId: messages.errors.option });
  expect((await add(await type('pigeon'), { sendTypeEnumIds: '["PigeonPost"]' })).body.fields).toEqual({ sendTypeEnumIds: messages.errors.option });
  expect((await add(monthly, { paymentDay: 32 })).status).toBe(400);
  const template = async (of: string, status = 'VTActive'): Promise<string> => {
    const id = newId();
    await bench.rows(`insert into voucher_template (voucher_template_id, company_id, code, title, status_id) values ($1, $2, $4, 'Voucher', $3)`, id, of, status, id);
    return id;
  };
  const [holding, subsidiary] = [companyId('holding'), companyId('subsidiary')];
  for (const voucherTemplateId of [await template(subsidiary), await template(holding, 'VTNotActive')])
    expect((await add(await type(`v${voucherTemplateId.slice(-12)}`), { voucherTemplateId })).body.fields).toEqual({ voucherTemplateId: messages.errors.option });
  expect((await add(await type('posts'), { responEmplPositionId: newId() })).body.fields).toEqual({ responEmplPositionId: messages.errors.option });
  const { rows } = (await call('GET', `${PATH}?payGroupId=${bench.groupId}`)).body;
  expect(rows).toMatchObject([{ typeTitle: 'Type monthly', paymentDay: 31, isNextMonth: 'N' }]);
  expect((await call('GET', `${PATH}?payGroupId=${bench.groupId}`, undefined, elsewhere)).body.rows).toEqual([]);
  expect((await call('POST', PATH, { payGroupId: bench.groupId, ...row(monthly) }, elsewhere)).status).toBe(404);
});

test('a group that has types is paid by one of them alone, on its day; it stays where a run was made by it', async () => {
  const [mine, other] = [await type('mine'), await type('other')];
  const { id, rowVersion } = (await add(mine, { paymentDay: 5, isNextMonth: 'Y' })).body;
  for (const payslipTypeId of [null, other]) {
    const { status, body } = await call('POST', RUN, { ...bench.month(1), payslipTypeId });
    expect([status, body.fields]).toEqual([400, { payslipTypeId: runMessages.errors.notOfGroup }]);
  }
  const run = await bench.counted(1, { payslipTypeId: mine });
  expect(await bench.read(run)).toMatchObject({ payslipType: 'Type mine', paymentDate: toIso({ year: 1405, month: 2, day: 5 }), outputs: [] });
  const choices = (await call('GET', '/rest/s1/payroll/payslipType')).body.list;
  expect(choices.find(({ payslipTypeId }: { payslipTypeId: string }) => payslipTypeId === mine).payGroupIds).toEqual([bench.groupId]);
  expect((await call('DELETE', `${PATH}/${id}?rowVersion=${rowVersion}`)).body.messages).toBe(messages.errors.inUse);
  expect((await call('PUT', `${PATH}/${id}`, { ...row(other), rowVersion })).body.messages).toBe(messages.errors.inUse);
  expect((await call('PUT', `${PATH}/${id}`, { ...row(mine, { paymentDay: 7 }), rowVersion })).status).toBe(200);
});
