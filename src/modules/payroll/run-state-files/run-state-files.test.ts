/** Files of an approved run: what is wrong by person, what stands in them, and who may take them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSheba } from '#kernel/identity-codes/identity-codes.ts';
import { actorIn } from '#testing/mounted.ts';
import { companyId, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, RUN } from '#testing/pay-runs.ts';
import { OBSERVE } from '../pay-run-state/pay-run-names.rules.ts';
import { stateFileErrors } from '../state-files/state-files.errors.ts';
import stateMessages from '../state-files/state-files.messages.fa.ts';
import { routes as stateRoutes } from '../state-files/state-files.routes.ts';
import { readDbf, readIranSystem, readXml, readZip } from '../state-files/test-support.ts';
import { runStateFileErrors } from './run-state-files.errors.ts';
import messages from './run-state-files.messages.fa.ts';
import { routes } from './run-state-files.routes.ts';
import { saidForm } from './said-settings.rules.ts';

const company = companyId('holding');
const officer = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: ['public', 'pay', 'bank', 'identity'] as const })) };
const without = (kept: readonly ('public' | 'pay' | 'bank' | 'identity')[]) => ({ ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: kept })) });
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;

let bench: PayBench;
let payRunId: string;
const check = async (who: Answer = officer): Promise<Answer> => bench.bed.call(who, 'GET', `${RUN}/${payRunId}/stateFiles`);
const take = (output: string, query = '', who: Answer = officer) => bench.bed.file(who, `${RUN}/${payRunId}/stateFiles/${output}${query}`);
const takeBank = (body: object, who: Answer = officer) => bench.bed.file(who, `${RUN}/${payRunId}/bankFile`, {}, body);
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
  expect((await check()).body).toEqual({ isSealed: false, templates: [], outputs: [] });
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
  const refused = await takeBank({ serial: '12' });
  expect([refused.status, JSON.parse(refused.bytes.toString()).errorCode]).toEqual([409, 'modules/payroll/run-state-files.faulty']);
  const left = (await outputOf('bank')).people;
  const [file] = readZip((await takeBank({ leaveOut: 'Y', serial: '12' })).bytes);
  expect(readXml(file?.bytes.toString() ?? '').texts('NbOfTxs')).toEqual([String(left), String(left)]);
  await bench.rows('update bank_account set iban = $2 where party_id = $1', partyId('accountant'), makeSheba('012', '0000000000000000901'));
  expect(await faultsOf('bank', 'accountant')).toEqual([]);
});

test('what a bank is to pay is what the payslips say, the same bytes each time, and each time written down', async () => {
  const [one, again] = [await takeBank({ leaveOut: 'Y', serial: '12' }), await takeBank({ leaveOut: 'Y', serial: '12' })];
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

test('a bank is told another serial by each file, and a day that is not over', async () => {
  const refused = await takeBank({ leaveOut: 'Y' });
  expect([refused.status, Object.keys(JSON.parse(refused.bytes.toString()).fields)]).toEqual([400, ['serial']]);
  const documentOf = async (said: object) => {
    const [file] = readZip((await takeBank({ leaveOut: 'Y', ...said })).bytes);
    return { name: file?.name ?? '', texts: readXml(file?.bytes.toString() ?? '').texts };
  };
  const [first, second] = [await documentOf({ serial: '12' }), await documentOf({ serial: '13', day: '2026-11-20' })];
  expect([first.name.slice(-14), second.name.slice(-14)]).toEqual(['000000012.ccti', '000000013.ccti']);
  expect(second.texts('MsgId')).toEqual([second.name.replace('.ccti', '')]);
  // the month of the run is over: today
  expect(first.texts('ReqdExctnDt')).toEqual(['1405-02-20']);
  expect(second.texts('ReqdExctnDt')).toEqual(['1405-08-29']);
});

test('a form that the company has described is offered once it says whom to pay how much, shown without accounts, and made again by itself', async () => {
  const [template] = await bench.rows<{ id: string }>(
    `insert into pay_bank_template (pay_bank_template_id, company_id, title, separator, encoding, has_bom, has_headings, file_name)
     values (gen_random_uuid(), $1, 'Own form', 'pipe', 'utf8', 'N', 'N', 'own{serial}.txt') returning pay_bank_template_id as id`,
    company,
  );
  const payBankTemplateId = template?.id ?? '';
  const column = (sequence: number, field: string) =>
    bench.rows(
      `insert into pay_bank_template_column (pay_bank_template_column_id, company_id, pay_bank_template_id, place, sequence, field) values (gen_random_uuid(), $1, $2, 'row', $3, $4)`,
      company,
      payBankTemplateId,
      sequence,
      field,
    );
  await column(1, 'iban');
  expect((await check()).body.templates).toEqual([]);
  await column(2, 'amount');
  await column(3, 'reference');
  expect((await check()).body.templates).toEqual([{ templateId: payBankTemplateId, title: 'Own form' }]);
  await bench.rows(`update pay_transfer_file set voided_at = now(), void_reason = 'not given' where pay_run_id = $1`, payRunId);
  const preview = (query: string, who: Answer = officer): Promise<Answer> => bench.bed.call(who, 'GET', `${RUN}/${payRunId}/bankFile/preview?${query}`);
  const { body } = await preview(`payBankTemplateId=${payBankTemplateId}&serial=21`);
  const [line = ''] = body.files[0].begins.split('\n');
  expect([body.files[0].name, line]).toEqual(['own21.txt', expect.stringMatching(/^IR\*{20}\d{4}\|\d+\|000000021\d{6}$/)]);
  expect((await preview('layout=excel')).body.files[0].begins).toBeNull();
  expect((await preview('layout=ccti', without(['public', 'pay', 'identity']))).status).toBe(403);
  expect((await preview(`payBankTemplateId=${partyId('accountant')}`)).body.errorCode).toBe('modules/payroll/run-state-files.template');

  const first = await takeBank({ leaveOut: 'Y', serial: '21', payBankTemplateId });
  const [file] = readZip(first.bytes);
  const lines = (file?.bytes.toString() ?? '').trimEnd().split('\r\n');
  expect([file?.name, lines.length]).toEqual(['own21.txt', body.people]);
  expect(lines.reduce((sum, cells) => sum + BigInt(cells.split('|')[1] ?? ''), 0n)).toBe(BigInt(body.amount));
  const kept = await bench.rows<{ reference: string }>(`select t.reference from pay_transfer t join pay_transfer_file f using (pay_transfer_file_id) where f.serial = '21'`);
  expect(kept.map(({ reference }) => reference).toSorted()).toEqual(lines.map((cells) => cells.split('|')[2]).toSorted());
  expect((await takeBank({ leaveOut: 'Y', serial: '21' })).bytes.equals(first.bytes)).toBe(true);
  // what a file was made by stays
  await expect(bench.rows('delete from pay_bank_template where pay_bank_template_id = $1', payBankTemplateId)).rejects.toThrow('pay_transfer_file_template');
});

test('each output has the settings of its own type, whatever the others say', async () => {
  const [type] = await bench.rows<{ id: string }>(
    `insert into payslip_type (payslip_type_id, company_id, code, title, print_setting_id) values (gen_random_uuid(), $1, 'files', 'Files', 'PayslipPrintPreviewDefault')
     returning payslip_type_id as id`,
    company,
  );
  await bench.rows('update pay_run set payslip_type_id = $2 where pay_run_id = $1', payRunId, type?.id);
  for (const [column, number, serial] of [
    ['insurance_output_id', '31', '41'],
    ['bank_output_id', '32', '42'],
    ['tax_output_id', '33', '43'],
  ] as const) {
    const [made] = await bench.rows<{ id: string }>(
      `insert into pay_output_type (pay_output_type_id, company_id, title, output_type_enum_id, setting_id)
       values (gen_random_uuid(), $1, $2, (select enum_id from enumeration limit 1), (select enum_id from enumeration limit 1)) returning pay_output_type_id as id`,
      company,
      column,
    );
    await bench.rows(
      `insert into pay_output_setting (pay_output_setting_id, company_id, pay_output_type_id, party_setting_type_id, value)
       values (gen_random_uuid(), $1, $2, 'OPTNumberInsurList', $3), (gen_random_uuid(), $1, $2, 'OPTDiskBankSerial', $4)`,
      company,
      made?.id,
      number,
      serial,
    );
    await bench.rows(`update payslip_type set ${column} = $2 where payslip_type_id = $1`, type?.id, made?.id);
  }
  const say = (column: string, setting: string, value: string) =>
    bench.rows(
      `insert into pay_output_setting (pay_output_setting_id, company_id, pay_output_type_id, party_setting_type_id, value)
       select gen_random_uuid(), $1, ${column}, $3, $4 from payslip_type where payslip_type_id = $2`,
      ...[company, type?.id, setting, value],
    );
  for (const [setting, value] of [
    ['OPTInsuranceLayout', 'IllExtended'],
    ['OPTInsuranceEncoding', 'IleCp1256'],
    ['OPTInsuranceKind', '1'],
    ['OPTInsuranceRate', '20'],
  ] as const)
    await say('insurance_output_id', setting, value);
  expect(await outputOf('insurance')).toMatchObject({ layout: 'extended', encoding: 'cp1256', late: [] });
  expect([saidForm({ OPTTaxMark: 'TlmWith', OPTTaxLayout: 'TllOlder' }), saidForm(undefined)]).toEqual([{ layout: 'older', bom: 'Y' }, {}]);
  expect([(await outputOf('insurance')).usual, (await outputOf('bank')).usual, (await outputOf('tax')).usual]).toEqual(['31', '42', null]);
});

test('reading makes no file of a bank: only a write does, of whoever says what became of the money', async () => {
  const kept = () => bench.rows('select serial from pay_transfer_file where pay_run_id = $1', payRunId);
  const before = await kept();
  expect((await take('bank', '?serial=77')).status).toBe(400);
  expect((await take('bank')).status).toBe(404);
  expect((await takeBank({ leaveOut: 'Y', serial: '77' }, actorIn('payrollOfficer', 'hrOfficerElsewhere'))).status).toBe(404);
  const observes = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, permissions: [OBSERVE] })) };
  expect([(await check(observes)).status, (await takeBank({ leaveOut: 'Y', serial: '77' }, observes)).status]).toEqual([200, 403]);
  expect(await kept()).toEqual(before);
});

test('only whoever holds pay, bank and identity of everybody takes them', async () => {
  for (const classes of [
    ['public', 'pay', 'bank'],
    ['public', 'pay', 'identity'],
    ['public', 'bank', 'identity'],
  ] as const) {
    const who = without(classes);
    expect([(await check(who)).status, (await take('tax', '?leaveOut=Y', who)).status, (await takeBank({ serial: '78' }, who)).status]).toEqual([403, 403, 403]);
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
  const files = readZip((await take('insurance', '?leaveOut=Y&encoding=iranSystem')).bytes);
  const head = readDbf(files[0]?.bytes ?? Buffer.alloc(0), readIranSystem);
  // as the type of the output says
  expect(head.records.map((row) => [row['DSK_KIND'], row['DSK_RATE'], row['DSK_LISTNO']])).toEqual([['1', '20', '31']]);
  expect(head.fields.map(({ name }) => name)).toContain('DSK_SPOUSE');
  expect((await take('insurance', '?leaveOut=Y&late=140401')).status).toBe(409);
  const rows = readDbf(files[1]?.bytes ?? Buffer.alloc(0), readIranSystem).records;
  expect(rows.map((row) => row['DSW_ID1'])).toContain('12345678');
  const sums = await bench.rows<{ base: string }>(`select l.amount::text as base from payslip_line l where l.pay_run_id = $1 and l.code = 'insuranceBase'`, payRunId);
  expect(sums.map(({ base }) => base)).toEqual(expect.arrayContaining(rows.map((row) => row['DSW_MASH'])));
  const { bytes, status } = await take('insurance', '?as=control');
  const [, , , , sheet] = readZip(bytes);
  const cells = [...(sheet?.bytes.toString() ?? '').matchAll(/<row [^>]*>(.*?)<\/row>/g)].map(([, row = '']) => [...row.matchAll(/<v>(\d+)<\/v>/g)].map(([, digits]) => digits));
  // the head, everybody in the list, the sums of both
  expect([status, cells.length]).toEqual([200, rows.length + 3]);
  expect(cells.at(-2)).toEqual(cells.at(-1));
  expect(cells.slice(1, -2).map(([days, , , base]) => [days, base])).toEqual(rows.map((row) => [row['DSW_DD'], row['DSW_MASH']]));
  expect(cells.at(-1)?.[3]).toBe(String(rows.reduce((sum, row) => sum + BigInt(row['DSW_MASH'] ?? ''), 0n)));
  expect([(await take('bank', '?as=control')).status, (await take('tax', '?as=control', without(['public', 'pay']))).status]).toEqual([404, 403]);
});

test('each workshop and contract row has a list of its own, kept as it was taken and told to be corrected once it would be another', async () => {
  const [second] = await bench.rows<{ id: string }>(
    `insert into company_insurance_area (company_insurance_area_id, company_id, relationship_name, pseudo_id, contract_number, organ_id, company_insurance_name, employer_name, address)
     select gen_random_uuid(), company_id, 'Second', pseudo_id, '002', organ_id, 'Site', 'Employer', 'Road 2' from company_insurance_area where company_id = $1
     returning company_insurance_area_id as id`,
    company,
  );
  await bench.rows(
    `insert into party_identification (party_id, company_id, party_id_type_enum_id, id_value) values ($1, $2, 'insuranceNumber', '87654321')
    on conflict (party_id, party_id_type_enum_id) do update set id_value = excluded.id_value`,
    ...[partyId('colleague'), company],
  );
  const whole = await outputOf('insurance');
  await bench.rows('update pay_member set insurance_area_id = $2 where party_id = $1', ...[partyId('colleague'), second?.id]);
  const told = await outputOf('insurance');
  expect(told.lists.map((one: Answer) => [one.title, one.contractRow, one.number])).toEqual([
    ['Area', '001', '31'],
    ['Second', '002', '31'],
  ]);
  const sum = (lists: Answer[]) => lists.reduce((all: bigint, one: Answer) => all + BigInt(one.insurable), 0n);
  expect([told.people, sum(told.lists)]).toEqual([whole.people, sum(whole.lists)]);
  // of the list that was taken before, somebody is missing now
  expect(told.lists.map(({ isOtherwise }: Answer) => isOtherwise)).toEqual([true, false]);
  const files = readZip((await take('insurance', '?leaveOut=Y&number=7')).bytes);
  expect(files.map(({ name }) => name)).toEqual(['001', '002'].flatMap((row) => ['DSKKAR00.DBF', 'DSKWOR00.DBF'].map((file) => `1234567890-${row}/${file}`)));
  const heads = [files[0], files[2]].map((file) => readDbf(file?.bytes ?? Buffer.alloc(0), (bytes) => new TextDecoder('windows-1256').decode(bytes)).records[0]);
  expect(heads.map((head) => [head?.['MON_PYM'], head?.['DSK_ADRS'], head?.['DSK_NUM'], head?.['DSK_TMASH']])).toEqual(
    told.lists.map((one: Answer, at: number) => [one.contractRow, at === 0 ? '' : 'Road 2', String(one.people), one.insurable]),
  );
  const one = await take('insurance', `?leaveOut=Y&number=7&area=${second?.id}`);
  expect(readZip(one.bytes).map(({ bytes }) => bytes)).toEqual(files.slice(2).map(({ bytes }) => bytes));
  expect((await take('insurance', `?leaveOut=Y&area=${partyId('accountant')}`)).status).toBe(409);
  const after = (await outputOf('insurance')).lists;
  expect(after.map((list: Answer) => [list.isOtherwise, list.taken.map(({ listNumber }: Answer) => listNumber)])).toEqual([
    [false, ['7', '31']],
    [false, ['7']],
  ]);
});

test('the list says the code of the job: of the class of the position, or that of the pay data, and who has none is told', async () => {
  await bench.rows(
    `insert into enumeration (enum_id, enum_type_id, description, search_text, enum_code) values
     ('JtSeat', 'JobTitle', 'Bookkeeper', '', '011020'), ('JtOwn', 'JobTitle', 'Welder', '', '013001'), ('JtBare', 'JobTitle', 'Nothing', '', null)`,
  );
  const jobs = async (): Promise<Answer> => {
    const files = readZip((await take('insurance', '?leaveOut=Y&number=7&encoding=cp1256')).bytes);
    const read = (bytes: Uint8Array): string => new TextDecoder('windows-1256').decode(bytes);
    const rows = files.filter(({ name }) => name.includes('WOR')).flatMap(({ bytes }) => readDbf(bytes, read).records);
    return Object.fromEntries(rows.map((row) => [row['DSW_ID1'], [row['DSW_OCP'], row['DSW_JOB']]]));
  };
  const told = async (): Promise<string[]> => (await outputOf('insurance')).lacking.map(({ partyId: id, field }: Answer) => `${id} ${field}`);
  const before = await jobs();
  expect(before['12345678'][1]).toBe('');
  expect(await told()).toContain(`${partyId('accountant')} jobCode`);
  await bench.rows(`delete from empl_position_job j using empl_position_party h where h.empl_position_id = j.empl_position_id and h.party_id = $1`, partyId('accountant'));
  await bench.rows(
    `with job as (insert into job (job_id, company_id, job_code, job_title, producer_empl_position_id, valid)
       select gen_random_uuid(), $1::uuid, 'JC', 'Job', empl_position_id, '[2021-03-21,)' from empl_position where company_id = $1 limit 1 returning job_id),
     class as (insert into job_grade (job_grade_id, company_id, job_id, job_title_enum_id, job_grade_enum_id)
       select gen_random_uuid(), $1, job_id, 'JtSeat', (select enum_id from enumeration where enum_type_id = 'JobGrade' limit 1) from job returning job_id, job_grade_id)
     insert into empl_position_job (company_id, empl_position_id, job_id, job_grade_id, valid)
       select $1::uuid, h.empl_position_id, job_id, job_grade_id, '[2021-03-21,)' from class, empl_position_party h where h.party_id = $2 and h.main_position = 'Y'`,
    ...[company, partyId('accountant')],
  );
  await bench.rows(`update pay_member set insurance_job_enum_id = 'JtOwn' where party_id = $1`, partyId('colleague'));
  const after = await jobs();
  expect([after['12345678'], after['87654321']]).toEqual([
    ['Bookkeeper', '011020'],
    ['Welder', '013001'],
  ]);
  // a class without a code says nothing: the title is that of the position
  await bench.rows(`update pay_member set insurance_job_enum_id = 'JtBare' where party_id = $1`, partyId('accountant'));
  expect((await jobs())['12345678']).toEqual(before['12345678']);
  const lacking = await told();
  expect([lacking.includes(`${partyId('accountant')} jobCode`), lacking.includes(`${partyId('colleague')} jobCode`)]).toEqual([true, false]);
  await bench.rows(
    `insert into pay_output_setting (pay_output_setting_id, company_id, pay_output_type_id, party_setting_type_id, value)
     select gen_random_uuid(), company_id, insurance_output_id, 'OPTInsuranceJobCode', 'IljNeeded' from payslip_type where company_id = $1 and code = 'files'`,
    company,
  );
  expect([await faultsOf('insurance', 'accountant'), await told()]).toEqual([['jobCode'], []]);
  await bench.rows(`update pay_member set insurance_job_enum_id = null where party_id = $1`, partyId('accountant'));
});

test('a workshop that is relieved pays less of the insurance for everybody of it', async () => {
  const employer = async (id: string): Promise<bigint> =>
    BigInt((await bench.rows<{ sum: string }>(`select sum(amount)::text as sum from payslip_line where pay_run_id = $1 and code = 'insuranceEmployer'`, id))[0]?.sum ?? '0');
  await bench.rows(`update company_insurance_area set has_relief = 'Y' where company_id = $1 and relationship_name = 'Area'`, company);
  const relievedRun = await bench.counted(2);
  const relieved = await employer(relievedRun);
  expect(relieved).toBeGreaterThanOrEqual(0n);
  expect(relieved).toBeLessThan(await employer(payRunId));
  const [own] = await bench.rows<{ share: string }>(
    `select round(sum(l.amount) filter (where l.code = 'insuranceEmployer') / sum(l.amount) filter (where l.code = 'insuranceBase'), 6)::float::text as share
     from payslip_line l join payslip s using (payslip_id) where l.pay_run_id = $1 and s.party_id = $2`,
    ...[relievedRun, partyId('colleague')],
  );
  // of another workshop
  expect(own?.share).toBe('0.2');
});

test('nobody is paid more than one transfer takes, and a file that was made before is what it was', async () => {
  const forget = () => bench.rows(`update pay_transfer_file set voided_at = now(), voided_by = party_id, void_reason = 'never given' where voided_at is null`);
  await forget();
  const before = await takeBank({ leaveOut: 'Y', serial: '90' });
  await bench.rows(`insert into legal_parameter (jalali_year, kind_enum_id, amount, source, confidence) values (1405, 'LpTransferCeiling', 1000, 'bank', 'S')`);
  expect([before.status, (await takeBank({ leaveOut: 'Y', serial: '90' })).bytes.equals(before.bytes)]).toEqual([200, true]);
  await forget();
  expect(await faultsOf('bank', 'accountant')).toEqual(['net']);
});
