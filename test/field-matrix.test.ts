/**
 * No field of a class that somebody does not hold leaves the house (guide A2): not in a row, however deep, not in a file,
 * not in a refusal, and not by what a filter, an order, a search or a sum would tell. Asked by all actors of the matrix and
 * by people who hold every permission everywhere and one class alone, or none.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { $ZodType } from 'zod/v4/core';
import type { AnyCall } from '#kernel/call.ts';
import { type FieldClass, fieldClasses, fieldClassOf, subjectFieldOf } from '#kernel/entity.ts';
import { makeSheba, nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';
import { updatePerson } from '#modules/personnel/profile/profile.contract.ts';
import type { MountedRoute } from '#platform/http/mount.server.ts';
import { importErrors } from '#platform/import-export/import-export.errors.ts';
import { readSheet } from '#platform/import-export/sheets/sheet.server.ts';
import { type ActorName, actorNames, personOf, renewSession, signInActors, type TestActor } from '#testing/actors.ts';
import { allSlices, startTestApp, type TestApp } from '#testing/app.ts';
import { layDay } from '#testing/attendance-rows.ts';
import { addressOf, classesSeen, partyMeans, pointsAtPerson, reaches, targets } from '#testing/authorisation.ts';
import { layClaim } from '#testing/claim-rows.ts';
import { layPresses, PRESS_DAY } from '#testing/clocks.ts';
import { type LaidFund, layFund } from '#testing/fund-rows.ts';
import { addHolder } from '#testing/holders.ts';
import { layInsurance } from '#testing/insurance-rows.ts';
import { valuesFor } from '#testing/known-values.ts';
import { type LaidLoans, layLoanBudget, layLoanMoney, layLoans, layOpenLoan } from '#testing/loan-rows.ts';
import { newId } from '#testing/mounted.ts';
import { layOrder } from '#testing/order-rows.ts';
import { companyId, companyOf, employmentId, factsOf, jobId, type PersonName, partyId, personNames, unitId } from '#testing/organisation.ts';
import { layGroup } from '#testing/pay-group.ts';
import { layPayslip, layQuestion, type PayslipRow } from '#testing/payslip-rows.ts';
import { baseFacts, fillPeople, type People } from '#testing/person-parts.ts';
import { filledPath, freeParameters, neededOf, queryText, questionsOf } from '#testing/question-cases.ts';
import { smallestPng } from '#testing/references.ts';
import { scale } from '#testing/scale.ts';
import { inputSchema, type Json, leastOf } from '#testing/schema-values.ts';
import { layServiceRequest } from '#testing/service-rows.ts';

const timeout = 300_000 * scale;

/** Holders of every permission on all rows, with one class beside public; `bare` has none. All are the person `stranger`. */
const holderNames = ['bare', ...fieldClasses.filter((one) => one !== 'public')] as const;
type HolderName = (typeof holderNames)[number];
const HOLDER: PersonName = 'stranger';

interface Asker {
  readonly name: string;
  readonly actor: TestActor;
  /** Who they are in the organisation. */
  readonly self: PersonName | undefined;
  sees(person: PersonName, call: AnyCall): readonly FieldClass[];
  reaches(person: PersonName, call: AnyCall): boolean;
}

const { routes } = await allSlices();
/** Files last: each leaves a row in the log of reads, and would push out what lies there. */
const gets = routes
  .filter(({ call }) => call.method === 'GET' && call.raw !== 'text/event-stream')
  .sort((a, b) => Number(a.call.raw !== undefined) - Number(b.call.raw !== undefined));

let server: TestApp;
let actors: Record<ActorName, TestActor>;
let runId: string;
let draftId: string;
let insuranceContractId: string;
let changeRequestId: string;
let loans: LaidLoans;
let loanBudgetId: string;
let fund: LaidFund;
let service: Awaited<ReturnType<typeof layServiceRequest>>;
let compensationBatchId: string;
let askers: readonly Asker[];
let holders: Readonly<Record<HolderName, Asker>>;

const emailOf = (person: PersonName): string => `${person.toLowerCase()}@secret.example`;

/** Values that stand in no other field and belong to one person. */
const secretsOf = (person: PersonName): readonly (readonly [FieldClass, string])[] => {
  const { nationalCode, mobile, iban, dailyWage, birthDate, pseudoId } = factsOf(person);
  return [
    ['identity', nationalCode],
    ['identity', `00${pseudoId}7788`],
    ['contact', mobile],
    ['contact', emailOf(person)],
    ['bank', iban],
    ['pay', String(dailyWage)],
    ['personal', birthDate],
  ];
};

// ---- what there is to leak besides the files of people ----

/** A change to another value and back: both stand in the history and in the log. */
async function layHistory(administrator: TestActor, person: PersonName): Promise<void> {
  const url = `/api/rest/s1/hcm/entity/Person/${partyId(person)}`;
  const { nationalCode, birthDate } = factsOf(person);
  for (const [at, change] of [{ birthDate: '1979-05-05' }, { birthDate }, { nationalCode: codeOf('909090909') }, { nationalCode }].entries()) {
    const answer = await administrator.request('PUT', url, { ...change, rowVersion: at + 1 });
    if (answer.statusCode !== 200) throw new Error(`${person}: ${answer.statusCode} ${answer.body}`);
  }
}

const codeOf = (nine: string): string => `${nine}${nationalCodeCheckDigit(nine)}`;

/** Pay and bank come by imports; what one has changed stands in the log. */
async function layImportedChange(person: PersonName): Promise<void> {
  const { iban, dailyWage, mobile } = factsOf(person);
  await server.owner.query(
    `insert into audit_entry (company_id, entity, record_id, action, subject_party_id, request_id, changes) values ((select company_id from party where party_id = $1), 'Person', $1::text, 'import', $1, 'test', $2)`,
    [partyId(person), { iban: [null, iban], dailyWage: [null, String(dailyWage)], mobile: [null, mobile] }],
  );
}

/** A sheet of which every row is refused for a value of a person. Answers the run. */
async function layRefusals(actor: TestActor, person: PersonName): Promise<string> {
  const [header = '', first = ''] = gunzipSync(readFileSync(new URL('./fixtures/organisation-10k/personnel.csv.gz', import.meta.url)))
    .toString('utf8')
    .split('\r\n');
  const { nationalCode, mobile, iban, dailyWage } = factsOf(person);
  const columns = { nationalCode: 5, iban: 18, mobile: 19, dailyWage: 23 };
  const line = (values: Readonly<Partial<Record<keyof typeof columns, string>>>) => {
    const cells = first.replaceAll('\u060c', ' ').split(',');
    for (const [name, value] of Object.entries(values)) cells[columns[name as keyof typeof columns]] = value;
    return cells.join(',');
  };
  const lines = [header, line({ nationalCode }), line({ iban: `${iban}9`, mobile: `${mobile}9`, dailyWage: `${dailyWage}x` })];
  const sheet = { name: 'sheet.csv', content: `${lines.join('\r\n')}\r\n` };
  const answer = await actor.upload('/api/rest/s1/hcm/import', sheet, { kind: 'personnel', companyId: companyOf(person) });
  const report = answer.json<{ run: { runId: string }; refused: unknown[] }>();
  if (answer.statusCode !== 200 || report.refused.length === 0) throw new Error(`${answer.statusCode} ${answer.body}`);
  return report.run.runId;
}

/** An account of the holding, and a draft that takes people from one unit to another with their wages. Answers the draft. */
async function layOrganisationSecrets({ request }: TestActor): Promise<string> {
  const structure = '/api/rest/s1/hcm/orgStructure';
  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await request('POST', `${structure}/${path}`, body);
    if (answer.statusCode !== 201 && answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json<T>();
  };
  const iban = makeSheba('012', '9'.padStart(19, '0'));
  await post('organization/bankAccount', { partyId: companyId('holding'), paymentMethodPurposeEnumId: 'PmpPayroll', iban, accountNumber: '100.200', fromDate: '2026-04-01' });
  const { draftId: made } = await post<{ draftId: string }>('structureDraft/draft', { title: 'secret', effectiveDate: '2027-03-21' });
  await post(`structureDraft/draft/${made}/change`, { kind: 'moveUnit', unitId: unitId('finance'), parentUnitId: unitId('sales'), rowVersion: 1 });
  return made;
}

/** People with a whole file; its texts say whose and of which class they are. */
const whole = ['accountant', 'worker'] as const satisfies readonly PersonName[];
const textsOf = (person: (typeof whole)[number]): readonly (readonly [FieldClass, string])[] =>
  fieldClasses.filter((one) => one !== 'public').map((one) => [one, `${person}-${one}`]);

type Send = (method: 'POST' | 'PUT', path: string, body: object) => Promise<Json>;
type Upload = (name: string) => Promise<string>;

/** Asks and sends files as somebody; throws what is refused. */
function asking({ name, request, upload }: TestActor): { readonly send: Send; readonly upload: Upload } {
  return {
    send: async (method, path, body) => {
      const answer = await request(method, `/api/rest/s1/hcm/${path}`, body);
      if (answer.statusCode > 201) throw new Error(`${method} ${path} as ${name}: ${answer.statusCode} ${answer.body}`);
      return answer.json<Json>();
    },
    upload: async (file) => (await upload('/api/rest/s1/hcm/getpersonnelfile', { name: file, content: smallestPng })).json<{ name: string }>().name,
  };
}

/** A row of every part, and all base facts. */
async function layFile({ send, upload }: ReturnType<typeof asking>, people: People, person: (typeof whole)[number]): Promise<void> {
  const id = partyId(person);
  for (const { path, body, files } of Object.values(people.bodies(person))) {
    const paper: Record<string, string> = {};
    for (const name of files) paper[name] = await upload('paper.png');
    const job = path.endsWith('/workExperience') && person === 'accountant' ? { jobId: jobId('office') } : {};
    // the personnel structure is of no class
    if (!path.endsWith('/structure')) await send('POST', path.replace('/rest/s1/hcm/', ''), { ...body, ...job, ...paper, partyId: id });
  }
  for (const contactMechPurposeId of ['PhoneWork', 'PhoneEmergency']) await send('POST', 'person/tel', { ...people.bodies(person).tel.body, contactMechPurposeId, partyId: id });
  // of the documents that are asked for: over, soon over, and without a file
  const paper = { documentDate: null, description: `${person}-personal`, partyId: id };
  await send('POST', 'person/document', { ...paper, documentTypeEnumId: 'AttBirthCertificate', expiryDate: '2026-04-01', file: await upload('scan.png') });
  await send('POST', 'person/document', { ...paper, documentTypeEnumId: 'AttNationalCard', expiryDate: null, file: null });
  const end = {
    thruDate: '2027-04-01',
    terminationTypeEnumId: people.choices({ type: 'select', name: 'end', label: '', options: 'TerminationType' }, {}),
    noteText: `${person}-evaluation`,
  };
  await send('PUT', `person/employment/${employmentId(person)}/end`, end);
  await send('PUT', `person/health/${id}`, { hasDisease: 'Y', isSmoker: 'N', rowVersion: 0 });
  const { rows } = await server.owner.query<{ version: number }>('select row_version as version from person where party_id = $1', [id]);
  // only one of them has a code of foreigners
  const facts = baseFacts(person, person, people, { countryGeoId: person === 'worker' ? 'AFG' : 'IRN' });
  await send('PUT', `entity/Person/${id}`, { ...facts, rowVersion: rows[0]?.version });
  await send('PUT', `person/${id}/signature`, { signatureImage: await upload('signature.png') });
}

/** Who is paid in one group, over a time that ends. */
async function layPayData(): Promise<void> {
  await layGroup(async <T extends object>(text: string, ...values: readonly unknown[]) => (await server.owner.query<T>(text, [...values])).rows, PAY_GROUP);
  // what the end of a year comes to is counted by figures that somebody has confirmed
  await server.owner.query(`update legal_parameter set verified_version = row_version, verified_on = '2026-03-21'`);
  for (const person of ['colleague', 'director'] as const)
    await server.owner.query(
      `insert into pay_member (pay_member_id, company_id, party_relationship_id, pay_group_id, valid) values (gen_random_uuid(), $1, $2, $3, '[2021-03-21,2030-03-21)')`,
      [companyId('holding'), employmentId(person), PAY_GROUP],
    );
  // one of them is set aside: there is no account to pay into at the end of the year
  await server.owner.query(`update bank_account set valid = daterange(lower(valid), '2026-12-01') where party_id = $1`, [partyId('director')]);
  await server.owner.query(
    `with own_organ as (
       insert into organ (organ_id, organ_code, organ_name, organ_type_enum_id) select gen_random_uuid(), 'Insurer', 'Insurer', enum_id from enumeration limit 1 returning organ_id),
     area as (
       insert into company_insurance_area (company_insurance_area_id, company_id, organ_id, pseudo_id, relationship_name, company_insurance_name, employer_name)
       select gen_random_uuid(), $1, organ_id, '1234567890', 'W', 'W', 'W' from own_organ returning company_insurance_area_id)
     insert into pay_member (pay_member_id, company_id, party_relationship_id, pay_group_id, valid, housing_given, car_given, workshop_relief, insurance_area_id, insurance_job_enum_id)
     select gen_random_uuid(), $1, $2, $3, '[2021-03-21,2030-03-21)', 'furnished', 'driver', 'Y', company_insurance_area_id, (select enum_id from enumeration limit 1) from area`,
    [companyId('holding'), employmentId('accountant'), PAY_GROUP],
  );
  await server.owner.query(
    `insert into person_facility (person_facility_id, company_id, party_relationship_id, parent_type_enum_id, type_enum_id, feature, valid)
     select gen_random_uuid(), $1, $2, parent_enum_id, enum_id, 'A car', '[2021-03-21,2030-03-21)' from enumeration where parent_enum_id = 'FwtCar' order by enum_id limit 1`,
    [companyId('holding'), employmentId('accountant')],
  );
}

/** Files of two people, and what one of them asks to have changed. Answers the request. */
async function layFiles(): Promise<string> {
  const people = await fillPeople(server.owner);
  const office = asking(actors.administrator);
  for (const documentTypeEnumId of ['AttContract', 'AttBirthCertificate', 'AttNationalCard', 'AttDegree'])
    await office.send('POST', 'baseData/requiredDocument', { employmentStatusEnumId: 'EmsOfficial', documentTypeEnumId });
  for (const person of whole) await layFile(office, people, person);
  const self = asking(actors.self);
  const { body } = people.bodies('accountant').sacrifice;
  const asked = await self.send('POST', 'changeRequest', { kind: 'sacrifice', action: 'add', values: body, document: await self.upload('proof.png') });
  return String(asked['requestId']);
}

const LEAVE_DAY = '2026-05-11';
const PAY_GROUP = newId();

/** Says yes to what waits of a case, as whoever it waits for. */
async function approve(instanceId: string): Promise<void> {
  const { rows } = await server.owner.query<{ taskId: string; partyId: string }>(
    `select task_id as "taskId", party_id as "partyId" from process_task join process_task_candidate using (task_id) where process_instance_id = $1 and status = 'open'`,
    [instanceId],
  );
  const found = rows.flatMap(({ taskId, partyId: id }) =>
    actorNames.filter((name) => partyId(personOf(name) ?? HOLDER) === id).map((name) => ({ taskId, actor: actors[name] })),
  )[0];
  if (!found) throw new Error('nobody is asked');
  await asking(found.actor).send('POST', 'process/form', { taskId: found.taskId, variables: { outcome: { value: 'accept' } } });
}

/** Leave that was approved and called off, with why it was asked for, and some that waits, on the day that a call is asked about. */
async function layLeave({ send, upload }: ReturnType<typeof asking>, day: string): Promise<void> {
  const secret = 'accountant-health';
  const ask = (values: Json): Promise<Json> =>
    send('POST', 'process/start', { processDefinitionId: 'leave', variables: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) });
  const time = { mode: 'daily', fromDate: day, thruDate: day };
  const { id } = await ask({ ...time, leaveTypeId: 'LvtSick', note: secret, document: await upload('proof.png') });
  await approve(String(id));
  const { rows } = await server.owner.query<{ id: string }>('select record_id as id from process_instance where process_instance_id = $1', [id]);
  await send('POST', `leave/${rows[0]?.id}/cancel`, { reason: secret });
  await ask({ ...time, leaveTypeId: 'LvtUnpaid' });
}

const slips = new Map<PersonName, PayslipRow>();
const orders: string[] = [];

/** A dated wage, and a deduction that repeats, each with a text that says whose and of which class it is. */
async function layPay({ request }: TestActor, person: (typeof whole)[number]): Promise<void> {
  const post = async (path: string, body: object): Promise<string> => {
    const answer = await request('POST', `/api/rest/s1/payroll/${path}`, body);
    if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json<{ id: string }>().id;
  };
  const payFactorId = await post('entity/payrollFactor', { code: 'secret', title: 'factor', groupEnumId: 'PfgDeduction' });
  const shared = { pseudoId: factsOf(person).pseudoId, payFactorId, amount: '1000', fromDate: '2026-03-21', source: `${person}-pay` };
  await post('wageItem', { ...shared, per: 'day' });
  await post('wageItem', { ...shared, per: 'point', amount: null, points: 5, fromDate: '2025-03-21', thruDate: '2025-04-20' });
  await post('standingItem', { ...shared, total: '9000', mayBePart: 'Y' });
  await post('standingItem', { ...shared, times: 3, mayBePart: 'Y' });
  const facility = { parentFixedWelfareTypeEnumId: 'FwtCar', fixedWelfareTypeEnumId: 'FwtCarPlain', feature: `${person}-pay`, fromDate: '2026-03-21' };
  await post('personFacility', { pseudoId: shared.pseudoId, ...facility });
  await post('leaveToBuy', { pseudoId: shared.pseudoId, jalaliYear: 1405, jalaliMonth: '1', days: 0, source: `${person}-pay` });
  for (const one of ['accountant', 'colleague'] as const) {
    const slip = await layPayslip(server.owner, one);
    await layQuestion(server.owner, one, slip.payslipId);
    slips.set(one, slip);
    orders.push(await layOrder(server.owner, one));
  }
}

let contractId: string;

/** A contract with its scan. */
async function layContract({ request }: TestActor, person: (typeof whole)[number]): Promise<void> {
  const post = async (path: string, body: object): Promise<string> => {
    const answer = await request('POST', `/api/rest/s1/emplOrder/${path}`, body);
    if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json<{ id: string }>().id;
  };
  const agreementId = await post('contractType', { code: 'secret', description: 'secret', printVersion: 'pay' });
  contractId = await post('contract', { pseudoId: factsOf(person).pseudoId, agreementId, fromDate: '2026-03-21', thruDate: '2027-03-20' });
  await server.owner.query('update employment_contract set signed_file = $2 where employment_contract_id = $1', [contractId, `scan.pdf;${person}-pay.pdf`]);
}

async function layOut(): Promise<void> {
  const { administrator } = actors;
  for (const person of personNames)
    await server.owner.query('update user_account set email_address = $2 where user_id = (select user_id from user_account where party_id = $1 order by username limit 1)', [
      partyId(person),
      emailOf(person),
    ]);
  for (const person of ['accountant', 'worker'] as const) {
    await layHistory(administrator, person);
    await layImportedChange(person);
  }
  const { nationalCode, mobile } = factsOf('seller');
  await server.owner.query(
    `insert into account_request (request_id, company_id, username, email_address, mobile, national_code, password_hash, created_at) select gen_random_uuid(), company_id, 'asks', $2, $3, $4, 'x', now() from party where party_id = $1`,
    [partyId('seller'), emailOf('seller'), mobile, nationalCode],
  );
  runId = await layRefusals(administrator, 'seller');
  draftId = await layOrganisationSecrets(administrator);
  changeRequestId = await layFiles();
  await layPayData();
  await layLeave(asking(actors.self), LEAVE_DAY);
  await layPay(administrator, 'accountant');
  await layContract(administrator, 'accountant');
  await layPresses(server, administrator);
  await layDay(server.owner, 'accountant', '2026-05-06', [['inside', 480, '', 480]]);
  // of five people sums are told
  for (const person of ['director', 'colleague', 'hrOfficer', 'seller'] as const) await layClaim(server.owner, person);
  ({ compensationBatchId } = await layClaim(server.owner, 'accountant'));
  await server.owner.query(
    `insert into loan_request (loan_request_id, company_id, party_id, created_at, welfare_id, final_loan_amount, final_installment_number, request_meet_date, purpose)
     select gen_random_uuid(), company_id, $1::uuid, now(), welfare_id, 50000000, 10, '2026-05-10', 'rent' from welfare_loan where welfare_id = $2::uuid`,
    [partyId('accountant'), await layOpenLoan(server, partyId('accountant'))],
  );
  await server.owner.query(
    `insert into attendance_request (attendance_request_id, company_id, party_id, created_at, request_kind, from_date, reason)
     select gen_random_uuid(), company_id, party_id, now(), 'telework', '2026-05-12', 'the painters come' from party where party_id = $1::uuid`,
    [partyId('accountant')],
  );
  await server.owner.query(
    `insert into shift_swap (shift_swap_id, company_id, party_id, created_at, partner_party_id, own_day, reason)
     select gen_random_uuid(), company_id, party_id, now(), $2::uuid, '2026-05-13', 'a wedding' from party where party_id = $1::uuid`,
    [partyId('accountant'), partyId('colleague')],
  );
  await server.owner.query(
    `insert into person_day_reduction (person_day_reduction_id, company_id, party_id, party_relationship_id, valid, reduction_kind, minutes, place, reason, paper_number)
     select gen_random_uuid(), company_id, party_id, party_relationship_id, '[2026-05-01,)', 'RdNursing', 60, 'end', 'nursing', '12' from party_relationship where party_relationship_id = $1::uuid`,
    [employmentId('accountant')],
  );
  loans = await layLoans(server, partyId('accountant'));
  await layLoanMoney(server, loans.loanId, factsOf('colleague').pseudoId);
  loanBudgetId = await layLoanBudget(server, partyId('accountant'));
  fund = await layFund(server.owner, employmentId('accountant'), loans.loanId);
  service = await layServiceRequest(server, partyId('accountant'));
  await server.owner.query(
    `insert into welfare_overrule (welfare_overrule_id, company_id, party_id, welfare_request_id, welfare_event_condition_id, title, reason, overruled_at)
     select gen_random_uuid(), company_id, party_id, welfare_request_id, gen_random_uuid(), 'age', 'by word', now() from welfare_place where welfare_event_id = $1::uuid`,
    [service.welfareEventId],
  );
  insuranceContractId = await layInsurance(server, partyId('accountant'));
  // an export leaves in the log what was asked for
  for (const [column, value] of [
    ['nationalCode', factsOf('worker').nationalCode],
    ['mobile', factsOf('worker').mobile],
    ['birthDate', factsOf('worker').birthDate],
  ])
    await administrator.request(
      'GET',
      `/api/rest/s1/hcm/personList/export?${new URLSearchParams({ format: 'csv', filter: JSON.stringify([{ column, operator: 'is', values: [value] }]) })}`,
    );
}

beforeAll(async () => {
  server = await startTestApp();
  actors = await signInActors(server);
  await layOut();
  const made = await Promise.all(
    holderNames.map(async (name): Promise<[HolderName, Asker]> => {
      const classes: readonly FieldClass[] = name === 'bare' ? ['public'] : ['public', name];
      const actor = await addHolder(server, `only-${name}`, { person: HOLDER, rowScope: 'all', classes });
      const own = fieldClasses.filter((one) => one !== 'evaluation');
      return [name, { name: `only-${name}`, actor, self: HOLDER, sees: (person) => (person === HOLDER ? own : classes), reaches: () => true }];
    }),
  );
  holders = Object.fromEntries(made) as Record<HolderName, Asker>;
  const ofMatrix = actorNames.map((name) => ({
    name,
    actor: actors[name],
    self: personOf(name),
    sees: (person: PersonName, call: AnyCall) => classesSeen(name, person, call),
    reaches: (person: PersonName, call: AnyCall) => reaches(name, person, call),
  }));
  askers = [...ofMatrix, ...made.map(([, holder]) => holder)];
});
afterAll(() => server.close());

// ---- asking ----

/** Columns of a list that has a file, with their classes. */
function columnsOf(call: AnyCall): readonly (readonly [name: string, fieldClass: FieldClass])[] {
  const list = routes.find((one) => one.call.method === 'GET' && `${one.call.path}/export` === call.path) ?? { call };
  const { shape = {} } = definition(list.call.reply);
  const row = shape['rows'] && definition(shape['rows']).element;
  const filter = call.query && 'filter' in ((inputSchema(call.query)['properties'] ?? {}) as Json);
  return row && filter ? fieldsOf(row) : [];
}

/** Fields of a row with their classes. */
const fieldsOf = (row: $ZodType): readonly (readonly [name: string, fieldClass: FieldClass])[] =>
  Object.entries(definition(row).shape ?? {}).map(([name, schema]) => [name, fieldClassOf(schema) ?? 'public']);

const known = (person: PersonName) => ({
  ...valuesFor(person),
  runId: [runId],
  draftId: [draftId],
  insuranceContractId: [insuranceContractId],
  changeRequestId: [changeRequestId],
  payRunId: [...slips.values()].map(({ payRunId }) => payRunId),
  orderId: orders,
  payslipId: [...slips.values()].map(({ payslipId }) => payslipId),
  payArrearsId: [...slips.values()].map(({ payArrearsId }) => payArrearsId),
  wageDecreeId: [...slips.values()].map(({ wageDecreeId }) => wageDecreeId),
  contractId: [contractId],
  loanRequestId: [loans.grantId],
  loanId: [loans.loanId],
  deductionListId: [loans.deductionListId],
  compensationBatchId: [compensationBatchId],
  // printing takes a process of its own; what it may show is refused as for the other files
  format: ['csv', 'xlsx'],
  pageSize: [200],
});

/** What calls are told that show nothing on any day, for any unit or run. */
const toldBeside = (): Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> => ({
  '/rest/s1/hcm/leave/team': { fromDate: [LEAVE_DAY], thruDate: [LEAVE_DAY], unitId: [unitId('finance')] },
  '/rest/s1/functionalManagement/presses': { date: [PRESS_DAY] },
  '/rest/s1/functionalManagement/roster': { from: [LEAVE_DAY], thru: [LEAVE_DAY] },
  '/rest/s1/functionalManagement/roster/gaps': { from: [LEAVE_DAY], thru: [LEAVE_DAY] },
  ...Object.fromEntries(['place', 'place/export', 'move', 'move/export'].map((list) => [`/rest/s1/welfare/loanBudget/${list}`, { loanBudgetId: [loanBudgetId] }])),
  '/rest/s1/welfare/insurance/offer': { insuranceContractId: [insuranceContractId] },
  '/rest/s1/welfare/RecipientInfo': { loanId: [loans.loanId] },
  '/rest/s1/welfare/loan/settlement': { loanId: [loans.loanId] },
  '/rest/s1/welfare/serviceRequest/cost': { slotOne: [service.welfareSlotId] },
  ...Object.fromEntries(['line', 'line/export', 'move', 'move/export'].map((list) => [`/rest/s1/welfare/allocation/${list}`, { welfareEventId: [service.welfareEventId] }])),
  ...Object.fromEntries(['fundEntry', 'fundEntry/export', 'fundShare', 'fundShare/export'].map((list) => [`/rest/s1/welfare/${list}`, { welfareGroupId: [fund.welfareGroupId] }])),
  '/rest/s1/functionalManagement/leaveRule/reach': { leaveTypeId: ['LvtUnpaid', 'LvtAnnual'], fromDate: [LEAVE_DAY], yearDays: ['30'], dayMinutes: ['440'] },
  '/rest/s1/welfare/loan/prepayment': { loanId: [loans.loanId], amount: ['40000000'], way: ['smaller'] },
  '/rest/s1/welfare/postponeInstallment': { loanId: [loans.loanId], number: ['1'], way: ['end'], hasProfit: ['N'] },
  '/rest/s1/welfare/postponeAll': { way: ['end'], hasProfit: ['N'], fromDate: ['2026-06-01'], thruDate: ['2026-06-01'] },
  '/rest/s1/payroll/decree/applied': { year: ['1405'] },
  '/rest/s1/payroll/ReportsData': { year: ['1405'] },
  '/rest/s1/payroll/cost': { year: ['1405'], by: ['unit'] },
  '/rest/s1/payroll/cost/part': { year: ['1405'], by: ['day'], key: ['2026-04-01'] },
  '/rest/s1/payroll/yearEnd': { kind: ['eidi'], payGroupId: [PAY_GROUP], year: ['1405'], month: ['12'] },
  '/rest/s1/payroll/PaygroupData': { payGroupId: [PAY_GROUP] },
  '/rest/s1/payroll/PaygroupData/export': { payGroupId: [PAY_GROUP] },
  ...Object.fromEntries(
    ['getAllPageInfo', 'getPayrollVerifications'].map((page) => [`/rest/s1/payroll/${page}`, { payRunId: [...slips.values()].map(({ payRunId }) => payRunId) }]),
  ),
});

/** Addresses to ask, about two people where the call is about one. */
function questions(route: MountedRoute): { readonly least: readonly string[]; readonly further: readonly string[] } {
  const asked = (pointsAtPerson(route) ? targets : [undefined]).map((person) => {
    const { runId: run, format, pageSize, draftId: draft, changeRequestId: changes, ...values } = known(person ?? 'accountant');
    const party = partyMeans(route.call);
    const about = party ? { ...values, partyId: valuesFor(person ?? 'accountant')[party] ?? [] } : values;
    const { least, further } = questionsOf(route.call, { runId: run, format, pageSize, draftId: draft, ...(person || party ? about : {}), ...toldBeside()[route.call.path] });
    const addressed = (query: Json): string => `/api${filledPath(route.call, { ...about, runId: run, draftId: draft, changeRequestId: changes })}${queryText(query)}`;
    return { least: least.map(addressed), further: further.map(addressed) };
  });
  const all = (of: 'least' | 'further'): string[] => [...new Set(asked.flatMap((one) => one[of]))];
  return { least: all('least'), further: all('further') };
}

/** An everyday run asks the further questions of some. */
const isThorough = ({ name }: Asker): boolean => scale > 1 || ['hrOfficer', 'payrollOfficer', 'only-bare'].includes(name);

/** The answer as text, sheets unpacked. */
async function textOf({ statusCode, headers, rawPayload }: Awaited<ReturnType<TestActor['request']>>): Promise<string> {
  const isSheet = statusCode === 200 && String(headers['content-type']).includes('spreadsheetml');
  if (!isSheet) return rawPayload.toString('utf8');
  return JSON.stringify(
    await readSheet(rawPayload).catch((error: unknown) => {
      if (importErrors.is(error, 'empty')) return null;
      throw error;
    }),
  );
}

/** Whose secret of which class a text is. */
const owners = new Map([
  ...personNames.flatMap((person) => secretsOf(person).map(([fieldClass, value]) => [value, { person, fieldClass }] as const)),
  ...whole.flatMap((person) => textsOf(person).map(([fieldClass, value]) => [value, { person, fieldClass }] as const)),
]);
const anySecret = new RegExp([...owners.keys()].map((value) => value.replaceAll('.', '\\.')).join('|'), 'g');

const leaksIn = (text: string, { name, sees }: Asker, call: AnyCall): string[] =>
  [...new Set(text.match(anySecret))].flatMap((value) => {
    const owner = owners.get(value);
    return owner && !sees(owner.person, call).includes(owner.fieldClass) ? [`${addressOf(call)} tells ${name} a ${owner.fieldClass} field of ${owner.person}`] : [];
  });

/** Classed fields that were seen with a value, by call. */
const seenFields = new Set<string>();

describe('what is read', () => {
  test('no value of a class that is not held, no row out of scope, in no answer and no file', { timeout }, async () => {
    const leaks = new Set<string>();
    for (const route of gets) {
      const { least, further } = questions(route);
      const askAll = async (asker: Asker): Promise<void> => {
        for (const url of isThorough(asker) ? [...least, ...further] : least) {
          const answer = await asker.actor.request('GET', url);
          for (const leak of leaksIn(await textOf(answer), asker, route.call)) leaks.add(leak);
          if (answer.statusCode === 200 && !route.call.raw) for (const leak of byClass(route.call, answer.json(), asker)) leaks.add(leak);
        }
      };
      await Promise.all(askers.map(askAll));
    }
    expect([...leaks]).toEqual([]);
    expect(server.faults).toEqual([]);
  });

  test('every classed field of every answer was there to be seen by somebody', () => {
    const never = gets.flatMap(({ call }) => [...classedNames(call.reply)].map((name) => `${addressOf(call)} ${name}`)).filter((name) => !seenFields.has(name));
    expect(never).toEqual([]);
  });
});

interface Def {
  readonly shape?: Readonly<Record<string, $ZodType>>;
  readonly element?: $ZodType;
  readonly innerType?: $ZodType;
  readonly valueType?: $ZodType;
}
const definition = (schema: $ZodType): Def => schema._zod.def as unknown as Def;

interface SeenField {
  /** partyId of the person; undefined: the row is about nobody that it names. */
  readonly subject: string | undefined;
  readonly fieldClass: FieldClass;
  readonly name: string;
  readonly value: unknown;
}

/** Every field of a reply that its schema puts into a class, however deep, with the person whom its row is about. */
function* classedFields(schema: $ZodType, value: unknown): Generator<SeenField> {
  const { shape, element, innerType, valueType } = definition(schema);
  if (innerType) yield* classedFields(innerType, value);
  else if (element && Array.isArray(value)) for (const item of value) yield* classedFields(element, item);
  else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const row = value as Json;
    const subject = subjectFieldOf(schema);
    for (const [name, inner] of Object.entries(row)) {
      const own = shape?.[name] ?? valueType;
      if (!own) continue;
      const fieldClass = fieldClassOf(own);
      if (fieldClass) yield { subject: subject && (row[subject] as string | undefined), fieldClass, name, value: inner };
      yield* classedFields(own, inner);
    }
  }
}

/** Names of the fields of a class in a reply. */
function* classedNames(schema: $ZodType): Generator<string> {
  const { shape = {}, element, innerType, valueType } = definition(schema);
  for (const inner of [element, innerType, valueType]) if (inner) yield* classedNames(inner);
  for (const [name, inner] of Object.entries(shape)) {
    if ((fieldClassOf(inner) ?? 'public') !== 'public') yield name;
    yield* classedNames(inner);
  }
}

const personOfId = new Map(personNames.map((person) => [partyId(person), person]));

/** Rows that colleagues of a unit are meant to see: who of them is away, who wants to exchange a shift with them. Their classed fields are hidden all the same. */
const toColleagues: readonly string[] = ['GET /rest/s1/hcm/leave/team', 'GET /rest/s1/functionalManagement/shiftSwap/withMe'];

/** What an answer shows against the classes of its own schema. */
function byClass(call: AnyCall, body: unknown, asker: Asker): string[] {
  const leaks: string[] = [];
  // of nobody in particular: what the asker may see of anybody else in reach
  const other = personNames.find((one) => one !== asker.self && asker.reaches(one, call));
  const ofOthers = other ? asker.sees(other, call) : ['public'];
  const ofPerson = new Map<PersonName, { readonly isReached: boolean; readonly seen: readonly FieldClass[] }>();
  for (const { subject, fieldClass, name, value } of classedFields(call.reply, body)) {
    if (fieldClass !== 'public' && value !== null && value !== undefined) seenFields.add(`${addressOf(call)} ${name}`);
    const person = personOfId.get(subject ?? '');
    if (person && !ofPerson.has(person)) ofPerson.set(person, { isReached: asker.reaches(person, call), seen: asker.sees(person, call) });
    const known = person && ofPerson.get(person);
    if (!(known ? known.seen : ofOthers).includes(fieldClass)) leaks.push(`${addressOf(call)} shows ${asker.name} ${name} of ${person ?? 'nobody'}`);
    if (known && !known.isReached && !toColleagues.includes(addressOf(call))) leaks.push(`${addressOf(call)} shows ${asker.name} a row of ${person}`);
  }
  const totals = Object.keys(((body as Json | null)?.['totals'] ?? {}) as Json);
  const classes = new Map(totals.length > 0 ? columnsOf(call) : []);
  for (const name of totals) if (!asker.sees('accountant', call).includes(classes.get(name) ?? 'public')) leaks.push(`${addressOf(call)} sums ${name} for ${asker.name}`);
  return leaks;
}

describe('what is asked by', () => {
  const tables = gets.map((route) => ({ route, hidden: columnsOf(route.call).filter(([, fieldClass]) => fieldClass !== 'public') })).filter(({ hidden }) => hidden.length > 0);

  /** By day a column is asked by who holds its class, who holds none and one of the others in turn: each of the others meets many columns. */
  const asking = (fieldClass: FieldClass, turn: number): readonly Asker[] => {
    if (scale > 1) return Object.values(holders);
    const others = holderNames.filter((name) => name !== 'bare' && name !== fieldClass);
    return holderNames.filter((name) => name === 'bare' || name === fieldClass || name === others[turn % others.length]).map((name) => holders[name]);
  };

  test('a filter, an order or a column of a file of a class that is not held is refused, of a held one answered', { timeout }, async () => {
    const faults: string[] = [];
    for (const [place, { route, hidden }] of tables.entries())
      for (const [at, [column, fieldClass]] of hidden.entries())
        for (const holder of asking(fieldClass, place + at)) {
          const isFile = route.call.raw !== undefined;
          const least = neededOf(route.call, { ...toldBeside()[route.call.path], format: ['csv'] });
          const filter = (operator: string, values: readonly string[]) => ({ ...least, filter: JSON.stringify([{ column, operator, values }]) });
          const secret = String({ ...factsOf('worker'), email: emailOf('worker') }[column as 'email'] ?? 'a');
          const ways: Json[] = [
            filter('filled', []),
            filter('empty', []),
            filter('is', [secret]),
            { ...least, orderByField: column },
            { ...least, orderByField: `-${column}` },
            ...(isFile ? [{ ...least, columns: column }] : []),
          ];
          const isHeld = holder.sees('accountant', route.call).includes(fieldClass);
          for (const query of ways) {
            const answer = await holder.actor.request('GET', `/api${route.call.path}${queryText(query)}`);
            const isRefused = answer.statusCode === 403 && answer.json<{ errorCode: string }>().errorCode === 'platform/tables.hiddenColumn';
            // an operator the type does not know, or an order by what is sealed, is the only other thing that may be wrong
            const isAnswered =
              answer.statusCode === 200 || (answer.statusCode === 400 && ('filter' in query || answer.json<{ errorCode: string }>().errorCode === 'platform/tables.notSortable'));
            if (isHeld ? !isAnswered : !isRefused) faults.push(`${addressOf(route.call)} ${queryText(query)} as ${holder.name}: ${answer.statusCode} ${answer.body.slice(0, 120)}`);
          }
        }
    expect(tables.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  test('a text that is somebody\u2019s secret finds no more than one that is nobody\u2019s', { timeout }, async () => {
    const told = new Set<string>();
    const restless = new Set<string>();
    const { bare } = holders;
    // a call without scope has no rows of people; its lists, the same for everybody, hold many a number
    for (const route of gets.filter(({ call }) => call.permission !== 'public' && call.scope !== 'none'))
      for (const parameter of freeParameters(route.call)) {
        const name = `${addressOf(route.call)} ${parameter}`;
        const values = { ...known('seller'), format: ['csv'] };
        const needed = neededOf(route.call, values);
        const ask = async (text: string): Promise<string> => {
          const answer = await bare.actor.request('GET', `/api${filledPath(route.call, values)}${queryText({ ...needed, [parameter]: text })}`);
          return `${answer.statusCode} ${(await textOf(answer)).replace(/"requestId":"[^"]*"/, '').replaceAll(text, '')}`;
        };
        const usual = await ask(nobodys[0] as string);
        const compare = async (secret: string, nobodysOwn: string): Promise<void> => {
          const answer = await ask(secret);
          if (answer === usual) return;
          const control = await ask(nobodysOwn);
          // an answer that differs from itself says nothing about the text
          if (answer !== control) (control === (await ask(nobodysOwn)) ? told : restless).add(name);
        };
        // a whole secret, and the most of it, with which a patient person would begin
        for (const person of scale > 1 ? (['seller', 'worker'] as const) : (['seller'] as const))
          for (const length of scale > 1 ? [0, 1, 3] : [0])
            await Promise.all(secretsOf(person).map(([, secret], at) => compare(secret.slice(0, secret.length - length), (nobodys[at] ?? '').slice(0, -length || undefined))));
      }
    expect([...told].sort()).toEqual([...Object.keys(tellsTaken), ...Object.keys(reckonedWith)].sort());
    expect([...restless].filter((name) => !growsByItself.includes(name))).toEqual([]);
  });
});

/** Of the form of the secrets, in their order, and nobody's. */
const nobodys = [codeOf('808080808'), '0077777788', '09129999999', 'nobody@secret.example', 'IR000120000000000000000999', '4999999', '1980-01-31'];

/** Calls that tell whether a value is taken, because nobody could enter it otherwise: the write refuses it too. */
const tellsTaken: Readonly<Record<string, string>> = {
  'GET /rest/s1/hcm/checkRegister nationalId': 'who may register people learns that a code of their company is taken, as POST /rest/s1/hcm/party would tell',
  'GET /rest/s1/hcm/checkRegister emailAddress': 'addresses of accounts are unique in the installation, and the registration would be refused',
};

/** Calls that count with a figure which is asked: another figure has another result, and nothing that is stored is compared with it. */
const reckonedWith: Readonly<Record<string, string>> = {
  'GET /rest/s1/welfare/loan/prepayment amount': 'rials that would come in before their time; the plan is counted from them',
};

/** Lists in which every question leaves a row of its own. */
const growsByItself = ['GET /rest/s1/hcm/log/reads/export except'];

describe('what is written', () => {
  /** A write may end the session it is made in. */
  const renewed = async (asker: Asker): Promise<Asker> => ({ ...asker, actor: await renewSession(server, asker.actor) });

  test('the answer to a write tells no more than a read, also when it is refused', async () => {
    const leaks = new Set<string>();
    const writes = routes.filter(({ call }) => call.method !== 'GET' && !call.multipart && call.permission !== 'public');
    for (const route of writes)
      for (const person of targets) {
        const values = known(person);
        const holder = await renewed(holders.bare);
        const body = route.call.body && leastOf(inputSchema(route.call.body), values);
        const query = route.call.query ? leastOf(inputSchema(route.call.query), values) : {};
        const answer = await holder.actor.request(route.call.method, `/api${filledPath(route.call, values)}${queryText(query)}`, body);
        for (const leak of leaksIn(await textOf(answer), holder, route.call)) leaks.add(leak);
        if (answer.statusCode < 300 && !route.call.raw) for (const leak of byClass(route.call, answer.json(), holder)) leaks.add(leak);
      }
    expect([...leaks]).toEqual([]);
  });

  test('an edit answers what its writer may see, also one that comes too late', async () => {
    const bare = await renewed(holders.bare);
    const url = `/api/rest/s1/hcm/entity/Person/${partyId('worker')}`;
    const hidden = new Map(fieldsOf(updatePerson.reply).filter(([, fieldClass]) => fieldClass !== 'public'));
    const { rows } = await server.owner.query<{ version: number }>('select row_version as version from person where party_id = $1', [partyId('worker')]);
    const [version = 0] = rows.map((row) => row.version);
    const edit = async (rowVersion: number) => {
      const { statusCode, payload } = await bare.actor.request('PUT', url, { suffix: 'A', rowVersion });
      return { statusCode, leaks: leaksIn(payload, bare, updatePerson), fields: Object.keys(JSON.parse(payload) as Json).filter((name) => hidden.has(name)) };
    };
    expect(await edit(version)).toEqual({ statusCode: 200, leaks: [], fields: [] });
    expect(await edit(version)).toEqual({ statusCode: 409, leaks: [], fields: [] });
    // a value one does not see cannot be meant
    const answer = await bare.actor.request('PUT', url, { nationalCode: null, rowVersion: version + 1 });
    expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([403, 'platform/http.unseenField']);
  });

  test('all that match cannot be chosen by a column that is not held', async () => {
    const { actor } = await renewed(holders.bare);
    const choose = (column: string) =>
      actor.request('POST', '/api/rest/s1/security/userGroupAndUserGroupMember', {
        userGroupId: 'employee',
        selection: { all: { search: '', filters: [{ column, operator: 'filled', values: [] }], sort: [] }, except: [] },
        fromDate: '2026-05-11',
        thruDate: null,
      });
    for (const column of ['nationalCode', 'email']) {
      const answer = await choose(column);
      expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([403, 'platform/tables.hiddenColumn']);
    }
    // a column that is held is looked at: one's own account is among those that match
    expect((await choose('username')).json()).toMatchObject({ errorCode: 'modules/administration/access-level.ownAccount' });
  });
});
