/** Contracts through their calls, on a real database: drafts, signing, renewal, ends, what is told of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { employmentRowErrors } from '#platform/employment-rows/employment-rows.errors.ts';
import rowMessages from '#platform/employment-rows/employment-rows.messages.fa.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import ownFileMessages from '#platform/party/own-file/own-file.messages.fa.ts';
import { linesOf, pagesOf } from '#platform/print/test-support.ts';
import { registerErrors } from '#platform/reference-data/register/register.errors.ts';
import registerMessages from '#platform/reference-data/register/register.messages.fa.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { contractTypeErrors } from '../contract-types/contract-types.contract.ts';
import typeMessages from '../contract-types/contract-types.messages.fa.ts';
import { routes as typeRoutes } from '../contract-types/contract-types.routes.ts';
import { agreementOn, agreementsOn, beyondContract } from '../orders.api.ts';
import { contractErrors } from './contracts.errors.ts';
import messages from './contracts.messages.fa.ts';
import { routes } from './contracts.routes.ts';
import { remindOfContracts } from './reminders/contracts.job.ts';

const PATH = '/rest/s1/emplOrder/contract';
const TYPE = '/rest/s1/emplOrder/contractType';
const officer = actorIn('hrOfficer', 'hrOfficer');
const withPay = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: [...grant.classes, 'pay'] as const })) };
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
const seller = actorIn('employee', 'seller');

let bed: Mounted;
let fixed: string;
let paid: string;
let open: string;

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => bed.call(actor, method, path, body);
const nameOf = ({ body }: { body: { errorCode?: string } }) => body.errorCode?.split('.').at(-1);
const fieldOf = ({ body }: { body: { fields?: object } }) => Object.keys(body.fields ?? {});
const draft = (person: PersonName, more: object = {}, actor = officer) =>
  call('POST', PATH, { pseudoId: factsOf(person).pseudoId, agreementId: fixed, fromDate: '2026-03-21', thruDate: '2027-03-20', ...more }, actor);
const drafted = async (person: PersonName, more: object = {}): Promise<string> => (await draft(person, more)).body.id;
const sign = (keys: readonly string[], actor = officer, isSeen = true) => call('POST', `${PATH}/signing`, { selection: { keys }, ...(isSeen && { isSeen }) }, actor);
const renew = (keys: readonly string[], more: object = {}) => call('POST', `${PATH}/renewal`, { selection: { keys }, months: 12, agreementId: null, ...more });
const text = async (id: string, actor = officer) => (await call('GET', `${PATH}/${id}/text`, undefined, actor)).body;
const rowsOf = async (query = '', actor = officer) => (await call('GET', `${PATH}${query}`, undefined, actor)).body.rows;
const term = (agreementId: string, termTypeEnumId: string, bodyText: string, days: object = {}) =>
  call('POST', `${TYPE}/term`, { agreementId, termTypeEnumId, bodyText, fromDate: '2024-03-20', thruDate: null, ...days });

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/orders/contracts', routes, messages, errors: [contractErrors] },
    { slice: 'modules/orders/contract-types', routes: typeRoutes, messages: typeMessages, errors: [contractTypeErrors] },
    { slice: 'platform/employment-rows', routes: [], messages: rowMessages, errors: [employmentRowErrors] },
    { slice: 'platform/party/own-file', routes: [], messages: ownFileMessages, errors: [ownFileErrors] },
    { slice: 'platform/reference-data/register', routes: [], messages: registerMessages, errors: [registerErrors] },
  );
  await layOrganisation(bed.database.owner);
  const type = async (code: string, more: object) => (await call('POST', TYPE, { code, description: `${code} work`, probationDays: 30, printVersion: 'plain', ...more })).body.id;
  fixed = await type('F', { longestMonths: 12 });
  paid = await type('P', { printVersion: 'pay' });
  open = await type('O', {});
  await term(fixed, 'TtAgreementSides', '{{fullName}} {{nationalCode}}', { thruDate: '2027-03-20' });
  await term(fixed, 'TtAgreementSides', 'later {{fullName}}', { fromDate: '2027-03-21' });
  await term(fixed, 'TtAgreementDuration', '{{fromDate}} - {{thruDate}}\n{{contractNumber}}');
  await term(paid, 'TtAgreementPayroll', '{{monthlyWage}}');
  await term(open, 'TtAgreementSides', '{{fullName}} {{thruDate}}');
});
afterAll(() => bed.close());
beforeEach(async () => {
  await bed.database.owner.query('delete from employment_contract; delete from contract_counter');
});

describe('types', () => {
  test('a term says one thing on a day, with words that mean something', async () => {
    expect(fieldOf(await term(fixed, 'TtAgreementSides', 'x', { fromDate: '2026-01-01' }))).toEqual(['fromDate']);
    expect(fieldOf(await term(fixed, 'TtAgreementDuties', '{{nobody}}'))).toEqual(['bodyText']);
    expect(fieldOf(await term(fixed, 'TtNone', 'x'))).toEqual(['termTypeEnumId']);
  });

  test('of another company are not there; what contracts are made of stays', async () => {
    expect(
      (await call('POST', `${TYPE}/term`, { agreementId: fixed, termTypeEnumId: 'TtAgreementDuties', bodyText: 'x', fromDate: '2026-01-01', thruDate: null }, elsewhere)).status,
    ).toBe(404);
    expect((await call('GET', `${TYPE}/term?agreementId=${fixed}`, undefined, elsewhere)).body.rows).toEqual([]);
    await drafted('seller');
    expect((await call('DELETE', `${TYPE}/${fixed}?rowVersion=1`)).status).toBe(409);
  });
});

describe('drafts', () => {
  test('are written of others, within their employment and no longer than the type lets them', async () => {
    expect((await draft('seller')).status).toBe(201);
    expect(await rowsOf()).toMatchObject([
      { partyId: partyId('seller'), typeName: 'F work', number: null, state: 'draft', fromDate: '2026-03-21', agreementId: fixed, hasScan: 'N' },
    ]);
    expect(fieldOf(await draft('seller', { fromDate: '2026-05-01' }))).toEqual(['fromDate']);
    expect([nameOf(await draft('accountant', { thruDate: '2027-03-21' })), nameOf(await draft('accountant', { thruDate: null }))]).toEqual(['tooLong', 'needsEnd']);
    expect(nameOf(await draft('accountant', { fromDate: '2010-01-01', thruDate: null, agreementId: open }))).toBe('beforeHire');
    expect(nameOf(await draft('hrOfficer'))).toBe('ownByOthers');
    expect(fieldOf(await draft('accountant', { agreementId: newId() }))).toEqual(['agreementId']);
    // nobody of this code is within reach
    expect(fieldOf(await draft('accountant', {}, elsewhere))).toEqual(['pseudoId']);
  });

  test('say what they would say, and what is not known', async () => {
    const id = await drafted('seller', { agreementId: open, thruDate: null });
    const { terms, missing, state } = await text(id);
    expect([state, terms[0].paragraphs[0].startsWith(`${factsOf('seller').firstName} ${factsOf('seller').lastName}`), missing.length]).toEqual(['draft', true, 1]);
    expect((await call('GET', `${PATH}/${id}/text`, undefined, seller)).status).toBe(404);
    expect((await sign([id], officer, false)).body.data).toMatchObject({ sound: 0, left: 1, list: [{ fault: 'missing' }] });
  });
});

describe('signing', () => {
  test('is looked at first, gives numbers without a gap by personnel code, and the text stays', async () => {
    const ids = [await drafted('seller'), await drafted('accountant')];
    const look = await sign(ids, officer, false);
    expect([look.status, nameOf(look), look.body.data.sound]).toEqual([409, 'lookFirst', 2]);
    expect((await sign(ids)).body).toEqual({ signed: 2, left: 0 });
    const rows = await rowsOf();
    const codes = rows.toSorted((a: { number: string }, b: { number: string }) => a.number.localeCompare(b.number)).map(({ pseudoId }: { pseudoId: string }) => pseudoId);
    expect(codes).toEqual([factsOf('seller').pseudoId, factsOf('accountant').pseudoId].toSorted());
    expect(rows.map(({ number }: { number: string }) => number.split('/')[1]).toSorted()).toEqual(['1', '2']);
    await bed.database.owner.query(`update contract_term set body_text = 'changed {{fullName}}' where agreement_id = $1 and upper(valid) is not null`, [fixed]);
    expect((await text(ids[0] ?? '')).terms[0].paragraphs[0]).toContain(factsOf('seller').nationalCode.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit))));
    await bed.database.owner.query(`update contract_term set body_text = '{{fullName}} {{nationalCode}}' where agreement_id = $1 and upper(valid) is not null`, [fixed]);
    expect((await sign(ids, officer, false)).body.data.list.map(({ fault }: { fault: string }) => fault)).toEqual(['notDraft', 'notDraft']);
  });

  test('nobody signs their own, nobody what they may not know, and of another company nothing is there', async () => {
    const own = (await draft('hrOfficer', {}, { ...actorIn('administrator', 'administrator') })).body.id;
    const pay = await drafted('seller', { agreementId: paid });
    expect((await sign([own, pay], officer, false)).body.data.list.map(({ fault }: { fault: string }) => fault).toSorted()).toEqual(['classNeeded', 'own']);
    expect((await sign([own, pay])).body).toEqual({ signed: 0, left: 2 });
    expect(nameOf(await sign([pay], elsewhere))).toBe('noneChosen');
    expect((await call('GET', `${PATH}/${pay}/text`, undefined, elsewhere)).status).toBe(404);
    expect(await text(pay)).toMatchObject({ isHidden: true, terms: [], wages: [] });
    expect((await sign([pay], withPay)).body.signed).toBe(1);
    // the person reads all of it
    const read = await text(pay, seller);
    expect([read.isHidden, read.wages[0].amount]).toEqual([false, String(factsOf('seller').dailyWage)]);
    expect(await text(pay)).toMatchObject({ isHidden: true, wages: [] });
    expect((await bed.file(officer, `${PATH}/${pay}/pdf`)).status).toBe(403);
    const { rows } = await bed.database.owner.query(
      `select changes::text as changes, content from audit_entry, employment_contract where entity = 'Contract' and employment_contract_id = $1`,
      [pay],
    );
    for (const { changes, content } of rows) expect([changes, content].some((one) => one.includes(String(factsOf('seller').dailyWage)))).toBe(false);
  });

  test('of sixteen that sign at once each number is given once', async () => {
    const people = ['seller', 'accountant', 'colleague', 'salesHead'] as const;
    const ids = await Promise.all(people.map((person) => drafted(person)));
    await Promise.all(Array.from({ length: 16 }, (_, at) => sign([ids[at % ids.length] ?? ''])));
    const { rows } = await bed.database.owner.query('select contract_number as n from employment_contract order by 1');
    expect(rows.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  });

  test('what was signed is not changed and not deleted; its paper is printed', async () => {
    const id = await drafted('seller');
    await sign([id]);
    const { body: held } = await call('GET', PATH);
    const version = held.rows[0].rowVersion;
    expect(nameOf(await call('PUT', `${PATH}/${id}`, { agreementId: fixed, fromDate: '2026-03-21', thruDate: '2027-01-01', note: null, rowVersion: version }))).toBe('signed');
    expect(nameOf(await call('DELETE', `${PATH}/${id}?rowVersion=${version}`))).toBe('signed');
    await expect(bed.database.owner.query(`update employment_contract set signed_on = '2020-01-01'`)).rejects.toMatchObject({ constraint: 'contract_kept' });
    const { status, bytes } = await bed.file(seller, `${PATH}/${id}/pdf`);
    expect(status).toBe(200);
    expect(pagesOf(bytes).flatMap(linesOf).join('\n')).toContain('work F');
    expect((await call('GET', `${PATH}/own`, undefined, seller)).body.rows).toMatchObject([{ contractId: id, typeName: 'F work', hasText: true }]);
  });
});

describe('renewal', () => {
  test('goes on from the chosen contracts; those that cannot are left out with their reason', async () => {
    const [first, second] = [await drafted('seller'), await drafted('accountant')];
    await sign([first]);
    const look = await renew([first, second]);
    expect(look.body.data).toMatchObject({ sound: 1, left: 1, list: [{ fault: 'notSigned' }, { fault: null, fromDate: '2027-03-21', thruDate: '2028-03-19' }] });
    expect((await renew([first, second], { isSeen: true })).body).toEqual({ made: 1, left: 1 });
    expect((await renew([first], { isSeen: true })).body).toEqual({ made: 0, left: 1 });
    expect((await renew([first], { months: 13, agreementId: fixed })).body.data.list[0].fault).toBe('renewed');
    // the terms of its own first day
    const next = (await rowsOf()).find(({ fromDate }: { fromDate: string }) => fromDate === '2027-03-21');
    expect((await text(next.employmentContractId)).terms[0].paragraphs[0]).toMatch(/^later/);
  });

  test('no longer than the type, and of none without an end', async () => {
    const [first, endless] = [await drafted('seller'), await drafted('accountant', { agreementId: paid, thruDate: null })];
    await sign([first, endless], withPay);
    expect((await renew([first, endless], { months: 13 })).body.data.list.map(({ fault }: { fault: string }) => fault).toSorted()).toEqual(['noEnd', 'tooLong']);
  });
});

describe('the end', () => {
  test('comes earlier for a reason, and orders rest on what stands', async () => {
    const id = await drafted('seller');
    expect(nameOf(await call('POST', `${PATH}/${id}/end`, { thruDate: '2026-10-01', reason: 'left' }))).toBe('notSigned');
    await sign([id]);
    for (const thruDate of ['2026-03-20', '2027-03-20']) expect(fieldOf(await call('POST', `${PATH}/${id}/end`, { thruDate, reason: 'left' }))).toEqual(['thruDate']);
    expect((await call('POST', `${PATH}/${id}/end`, { thruDate: '2026-10-01', reason: 'left' }, elsewhere)).status).toBe(404);
    expect((await call('POST', `${PATH}/${id}/end`, { thruDate: '2026-10-01', reason: 'left' })).status).toBe(200);
    const on = (day: string) => writing(bed.database.pool, systemActor('test', [companyId('holding')]), (tx) => agreementOn(tx, employmentId('seller'), day));
    expect(await on('2026-10-01')).toMatchObject({ contractId: id, typeCode: 'F', from: '2026-03-21', thru: '2026-10-01' });
    expect(await on('2026-10-02')).toBeUndefined();
    const [stands] = await writing(bed.database.pool, systemActor('test', [companyId('holding')]), (tx) =>
      agreementsOn(tx, [employmentId('seller'), employmentId('accountant')], '2026-10-01'),
    );
    expect([beyondContract({ from: '2026-04-01', thru: '2026-10-01' }, stands), beyondContract({ from: '2026-04-01', thru: '2026-10-02' }, stands)]).toEqual([false, true]);
  });

  test('is told once at 60, 30 and 15 days, to the person and to the office, and not when something follows', async () => {
    const id = await drafted('seller');
    await sign([id]);
    await bed.database.owner.query('delete from notification_message');
    const remind = (today: string) => remindOfContracts({ pool: bed.database.pool, today, now: Date.parse(today), newId, report: (error) => expect.unreachable(String(error)) });
    const told: number[] = [];
    for (const day of ['2027-01-18', '2027-01-19', '2027-01-20', '2027-02-18', '2027-02-19', '2027-03-05', '2027-03-20', '2027-03-21']) told.push(await remind(day));
    expect(told).toEqual([0, 1, 0, 1, 0, 1, 0, 0]);
    await renew([id], { isSeen: true });
    await bed.database.owner.query('delete from contract_reminder');
    expect(await remind('2027-02-18')).toBe(1);
    const next = (await rowsOf()).find(({ state }: { state: string }) => state === 'draft');
    await sign([next.employmentContractId]);
    await bed.database.owner.query('delete from contract_reminder');
    expect(await remind('2027-02-18')).toBe(0);
  });
});
