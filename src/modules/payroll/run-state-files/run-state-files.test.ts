/** Files of an approved run: what is wrong by person, what stands in them, and who may take them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSheba } from '#kernel/identity-codes/identity-codes.ts';
import { actorIn } from '#testing/mounted.ts';
import { companyId, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, RUN } from '#testing/pay-runs.ts';
import { stateFileErrors } from '../state-files/state-files.errors.ts';
import stateMessages from '../state-files/state-files.messages.fa.ts';
import { routes as stateRoutes } from '../state-files/state-files.routes.ts';
import { readDbf, readIranSystem, readXml, readZip } from '../state-files/test-support.ts';
import { runStateFileErrors } from './run-state-files.errors.ts';
import messages from './run-state-files.messages.fa.ts';
import { routes } from './run-state-files.routes.ts';

const company = companyId('holding');
const officer = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: ['public', 'pay', 'bank', 'identity'] as const })) };
const without = (kept: readonly ('public' | 'pay' | 'bank' | 'identity')[]) => ({ ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: kept })) });
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;

let bench: PayBench;
let payRunId: string;
const check = async (who: Answer = officer): Promise<Answer> => bench.bed.call(who, 'GET', `${RUN}/${payRunId}/stateFiles`);
const take = (output: string, query = '', who: Answer = officer) => bench.bed.file(who, `${RUN}/${payRunId}/stateFiles/${output}${query}`);
const outputOf = async (output: string): Promise<Answer> => (await check()).body.outputs.find((one: Answer) => one.output === output);
const faultsOf = async (output: string, who: 'accountant' | 'colleague'): Promise<string[]> =>
  (await outputOf(output)).faults.filter(({ partyId: id }: Answer) => id === partyId(who)).map(({ field }: Answer) => field);

beforeAll(async () => {
  bench = await openPayBench(
    { slice: 'modules/payroll/state-files', routes: stateRoutes, messages: stateMessages, errors: [stateFileErrors] },
    { slice: 'modules/payroll/run-state-files', routes, messages, errors: [runStateFileErrors] },
  );
  payRunId = await bench.counted(1);
});
afterAll(() => bench.close());

test('there are none before a run is approved', async () => {
  expect((await check()).body).toEqual({ isSealed: false, outputs: [] });
  expect((await take('tax')).status).toBe(409);
  await bench.approved(payRunId);
});

test('the head of a list is what the company has said, and asked for where it has not', async () => {
  expect((await outputOf('insurance')).refusal).toBe(messages.errors.workshop);
  expect((await outputOf('bank')).refusal).toBe(messages.errors.payer);
  await bench.rows(
    `insert into company_bank_account (company_bank_account_id, party_id, company_id, payment_method_purpose_enum_id, bank_id, iban, valid)
     select gen_random_uuid(), $1, $1, 'PmpPriamryAccont', bank_id, $2, '[2021-03-21,)' from bank limit 1`,
    company,
    makeSheba('012', '0000000000000000777'),
  );
  expect((await outputOf('bank')).refusal).toBeNull();
});

test('faults are told by person, and mended they are gone', async () => {
  const wrong = await faultsOf('bank', 'accountant');
  expect(wrong).toEqual([]);
  await bench.rows(`update bank_account set iban = 'IR000000000000000000000000' where party_id = $1`, partyId('accountant'));
  expect(await faultsOf('bank', 'accountant')).toEqual(['iban']);
  const refused = await take('bank');
  expect([refused.status, JSON.parse(refused.bytes.toString()).errorCode]).toEqual([409, 'modules/payroll/run-state-files.faulty']);
  const left = (await outputOf('bank')).people;
  const [file] = readZip((await take('bank', '?leaveOut=Y')).bytes);
  expect(readXml(file?.bytes.toString() ?? '').texts('NbOfTxs')).toEqual([String(left), String(left)]);
  await bench.rows('update bank_account set iban = $2 where party_id = $1', partyId('accountant'), makeSheba('012', '0000000000000000901'));
  expect(await faultsOf('bank', 'accountant')).toEqual([]);
});

test('what a bank is to pay is what the payslips say, the same bytes each time, and each time written down', async () => {
  const [one, again] = [await take('bank', '?leaveOut=Y'), await take('bank', '?leaveOut=Y')];
  expect(one.bytes.equals(again.bytes)).toBe(true);
  const [file] = readZip(one.bytes);
  const paid = readXml(file?.bytes.toString() ?? '').texts('InstdAmt');
  const slips = await bench.rows<{ net: string }>(
    'select s.net::text as net from payslip s join party_relationship r using (party_relationship_id) where s.pay_run_id = $1 order by r.pseudo_id',
    payRunId,
  );
  expect(slips.map(({ net }) => net)).toEqual(expect.arrayContaining(paid));
  const audit = await bench.rows<{ files: string }>(
    `select changes -> 'files' ->> 1 as files from audit_entry where entity = 'PayRun' and action = 'export' and record_id = $1 order by audit_id desc limit 1`,
    payRunId,
  );
  expect(audit[0]?.files).toMatch(/^IR\d{33}\.ccti [0-9a-f]{64}$/);
});

test('only whoever holds pay, bank and identity of everybody takes them', async () => {
  for (const classes of [
    ['public', 'pay', 'bank'],
    ['public', 'pay', 'identity'],
    ['public', 'bank', 'identity'],
  ] as const) {
    const who = without(classes);
    expect([(await check(who)).status, (await take('tax', '?leaveOut=Y', who)).status]).toEqual([403, 403]);
  }
  expect((await check(actorIn('payrollOfficer', 'hrOfficerElsewhere'))).status).toBe(404);
  expect((await check(actorIn('employee', 'accountant'))).status).toBe(403);
  expect((await take('nothing')).status).toBe(404);
});

test('the list of insurance is that of the payslips', async () => {
  const [organ] = await bench.rows<{ id: string }>(
    `insert into organ (organ_id, organ_code, organ_name, organ_type_enum_id) select gen_random_uuid(), 'Insurer', 'Insurer', enum_id from enumeration limit 1 returning organ_id as id`,
  );
  await bench.rows(
    `insert into party_identification (party_id, company_id, party_id_type_enum_id, id_value) values ($1, $2, 'insuranceNumber', '12345678')
     on conflict (party_id, party_id_type_enum_id) do update set id_value = excluded.id_value`,
    partyId('accountant'),
    company,
  );
  await bench.rows(
    `with area as (insert into company_insurance_area (company_insurance_area_id, company_id, relationship_name, pseudo_id, contract_number, organ_id, company_insurance_name, employer_name)
       values (gen_random_uuid(), $1, 'Area', '1234567890', '001', $2, 'Workshop', 'Employer') returning company_insurance_area_id as id)
     update pay_group set insurance_area_id = area.id from area where company_id = $1`,
    company,
    organ?.id,
  );
  const files = readZip((await take('insurance', '?leaveOut=Y')).bytes);
  const rows = readDbf(files[1]?.bytes ?? Buffer.alloc(0), readIranSystem).records;
  expect(rows.map((row) => row['DSW_ID1'])).toContain('12345678');
  const sums = await bench.rows<{ base: string }>(`select l.amount::text as base from payslip_line l where l.pay_run_id = $1 and l.code = 'insuranceBase'`, payRunId);
  expect(sums.map(({ base }) => base)).toEqual(expect.arrayContaining(rows.map((row) => row['DSW_MASH'])));
});
