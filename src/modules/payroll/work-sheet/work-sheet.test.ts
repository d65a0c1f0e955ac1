/** The work sheet through its calls and its source, on a real database. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scopeFor } from '#platform/access/scope.service.ts';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { employmentRowErrors } from '#platform/employment-rows/employment-rows.errors.ts';
import rowMessages from '#platform/employment-rows/employment-rows.messages.fa.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import ownFileMessages from '#platform/party/own-file/own-file.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { workSheet } from './work-sheet.contract.ts';
import { workSheetErrors } from './work-sheet.errors.ts';
import messages from './work-sheet.messages.fa.ts';
import { workSheetSource } from './work-sheet.pay-source.ts';
import { routes } from './work-sheet.routes.ts';

const PATH = '/rest/s1/payroll/workedFactor';
const MEHR = { year: 1405, month: 7 };
const ASKED = `${PATH}?year=1405&month=7`;
const officer = actorIn('payrollOfficer', 'payrollOfficer');
const elsewhere = actorIn('payrollOfficer', 'worker');

let bed: Mounted;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => bed.call(actor, method, path, body);
const add = (person: PersonName, more: object, actor = officer) => call('POST', PATH, { pseudoId: factsOf(person).pseudoId, ...MEHR, ...more }, actor);
const overtime = (minutes: number, project?: string) => ({ workFactor: 'overtime', minutes, ...(project === undefined ? {} : { project }) });
const days = (workFactor: string, count: number, project?: string) => ({ workFactor, days: count, ...(project === undefined ? {} : { project }) });

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/payroll/work-sheet', routes, messages, errors: [workSheetErrors] },
    { slice: 'platform/employment-rows', routes: [], messages: rowMessages, errors: [employmentRowErrors] },
    { slice: 'platform/party/own-file', routes: [], messages: ownFileMessages, errors: [ownFileErrors] },
  );
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());
beforeEach(async () => {
  await bed.database.owner.query('delete from work_sheet_line');
});

describe('rows of a month', () => {
  test('are added by personnel code, listed with their person and unit, changed and taken away', async () => {
    const { body: made } = await add('accountant', { ...overtime(750, 'P1'), ceilingMinutes: 600 });
    const { firstName, lastName, pseudoId } = factsOf('accountant');
    const list = (await call('GET', ASKED)).body;
    expect(list.rows).toMatchObject([
      {
        ...{ workSheetLineId: made.id, partyId: partyId('accountant'), partyRelationshipId: employmentId('accountant'), pseudoId, fullName: `${firstName} ${lastName}` },
        ...{ workFactor: 'overtime', minutes: 750, days: null, ceilingMinutes: 600, project: 'P1', rowVersion: 1 },
      },
    ]);
    expect([list.rows[0].unitName === null, list.totals.minutes]).toEqual([false, '750']);
    expect((await call('PUT', `${PATH}/${made.id}`, { ...days('mission', 2.5), rowVersion: 1 })).body).toEqual({ id: made.id, rowVersion: 2 });
    expect((await call('GET', ASKED)).body.rows).toMatchObject([{ workFactor: 'mission', minutes: null, days: 2.5, ceilingMinutes: null, project: null, rowVersion: 2 }]);
    expect((await call('DELETE', `${PATH}/${made.id}?rowVersion=2`)).body).toEqual({ removed: true });
    expect((await call('GET', ASKED)).body.rows).toEqual([]);
  });

  test('are summed up by project, of people in reach, and listed of one project', async () => {
    await add('accountant', overtime(750, 'P1'));
    await add('accountant', days('mission', 1.5));
    await add('director', overtime(30, 'P1'));
    await add('director', days('mission', 2.5, 'P2'));
    const projects = async (more = '', actor = officer) => (await call('GET', `/rest/s1/payroll/workedProject?year=1405${more}`, undefined, actor)).body.list;
    const both = [
      { project: 'P1', people: 2, minutes: 780, days: 0 },
      { project: 'P2', people: 1, minutes: 0, days: 2.5 },
    ];
    expect([await projects(), await projects('&month=7'), await projects('&month=8'), await projects('', elsewhere)]).toEqual([both, both, [], []]);
    const { status } = await call('GET', `/rest/s1/payroll/workedProject?payGroupId=${randomUUID()}`);
    expect(status).toBe(404);
    expect((await call('GET', `${ASKED}&project=P2`)).body.rows).toMatchObject([{ partyId: partyId('director'), project: 'P2' }]);
    expect((await call('GET', `${ASKED}&project=P3`)).body.rows).toEqual([]);
  });

  test('are of factors that are told to programs that fill it in', async () => {
    const { list } = (await call('GET', '/rest/s1/payroll/workedFactorType')).body;
    const said = { description: expect.any(String) };
    expect(list).toEqual(
      expect.arrayContaining([
        { workFactor: 'overtime', countedIn: 'minutes', hasCeiling: true, ...said },
        { workFactor: 'mission', countedIn: 'days', hasCeiling: true, ...said },
        { workFactor: 'absence', countedIn: 'days', hasCeiling: false, ...said },
      ]),
    );
  });

  test('are those of the people of a pay group where one is asked for, and of no group out of reach', async () => {
    const group = randomUUID();
    const owned = (text: string, ...values: readonly unknown[]) => bed.database.owner.query(text, [...values]);
    await owned(`insert into pay_group (pay_group_id, company_id, standard_code, description) values ($1, $2, 'W1', 'Some')`, group, companyId('holding'));
    await owned(
      `insert into pay_member (pay_member_id, company_id, party_relationship_id, pay_group_id, valid) values ($1, $2, $3, $4, '[2026-09-23,2026-10-01)')`,
      ...[randomUUID(), companyId('holding'), employmentId('accountant'), group],
    );
    await add('accountant', overtime(60));
    await add('colleague', overtime(90));
    const of = async (month: number) => (await call('GET', `${PATH}?year=1405&month=${month}&payGroupId=${group}`)).body.rows.map(({ minutes }: { minutes: number }) => minutes);
    expect([await of(7), await of(8)]).toEqual([[60], []]);
    expect((await call('GET', `${ASKED}&payGroupId=${group}`, undefined, elsewhere)).status).toBe(404);
    await owned('delete from pay_member where pay_group_id = $1', group);
    await owned('delete from pay_group where pay_group_id = $1', group);
  });

  test('are those of the month that is asked for', async () => {
    await add('accountant', overtime(60));
    await add('accountant', { ...overtime(90), month: 8 });
    expect((await call('GET', ASKED)).body.rows.map(({ minutes }: { minutes: number }) => minutes)).toEqual([60]);
    expect((await call('GET', `${PATH}?year=1405`)).body.rows).toHaveLength(2);
    expect((await call('GET', `${PATH}?month=13`)).status).toBe(400);
  });

  test('a version that is not the last is refused with what stands', async () => {
    const { body: made } = await add('accountant', overtime(60));
    await call('PUT', `${PATH}/${made.id}`, { ...overtime(70), rowVersion: 1 });
    const late = await call('PUT', `${PATH}/${made.id}`, { ...overtime(80), rowVersion: 1 });
    expect([late.status, late.body.errorCode, late.body.data.values.minutes]).toEqual([409, 'platform/employment-rows.stale', 70]);
  });

  test('the same twice is refused; another project is another row', async () => {
    await add('accountant', overtime(60));
    const again = await add('accountant', overtime(60));
    expect([again.status, again.body.fields]).toEqual([409, { workFactor: messages.errors.lineTwice }]);
    expect((await add('accountant', overtime(60, 'P2'))).status).toBe(201);
  });
});

describe('refused at its field', () => {
  test('an unknown code, somebody of another company, and who is not employed in the month', async () => {
    expect((await call('POST', PATH, { pseudoId: 'nobody', ...MEHR, ...overtime(60) })).body.fields).toEqual({ pseudoId: rowMessages.errors.unknownCode });
    expect((await add('worker', overtime(60))).body.fields).toEqual({ pseudoId: rowMessages.errors.unknownCode });
    expect((await add('accountant', { ...overtime(60), year: 1399 })).body.fields).toEqual({ pseudoId: rowMessages.errors.notEmployed });
  });

  test('more than the month has, projects and kinds of absence taken together', async () => {
    expect((await add('accountant', overtime(43_200))).status).toBe(201);
    const over = await add('accountant', overtime(1, 'P'));
    expect([over.status, over.body.fields]).toEqual([400, { minutes: messages.errors.tooManyMinutes({ most: 720 }) }]);
    expect((await add('accountant', days('sick', 20))).status).toBe(201);
    expect((await add('accountant', days('absence', 10.01))).body.fields).toEqual({ days: messages.errors.tooManyDays({ most: 30 }) });
    expect((await add('accountant', days('absence', 10))).status).toBe(201);
    expect((await add('accountant', days('mission', 30))).status).toBe(201);
  });

  test('what a change would make too much, and no change of the row itself counts twice', async () => {
    const { body: made } = await add('accountant', days('mission', 20));
    expect((await call('PUT', `${PATH}/${made.id}`, { ...days('mission', 30), rowVersion: 1 })).status).toBe(200);
    expect((await call('PUT', `${PATH}/${made.id}`, { ...days('mission', 30.5), rowVersion: 2 })).body.fields).toEqual({ days: messages.errors.tooManyDays({ most: 30 }) });
  });

  test('only the days of employment in the month count', async () => {
    await bed.database.owner.query(`update party_relationship set valid = '[2021-03-21,2026-10-03)' where party_relationship_id = $1`, [employmentId('seller')]);
    // Mehr begins on 23 September: ten days
    expect((await add('seller', days('absence', 10.5))).body.fields).toEqual({ days: messages.errors.tooManyDays({ most: 10 }) });
    expect((await add('seller', days('absence', 10))).status).toBe(201);
    expect((await add('seller', { ...days('absence', 1), month: 8 })).body.fields).toEqual({ pseudoId: rowMessages.errors.notEmployed });
    await bed.database.owner.query(`update party_relationship set valid = '[2021-03-21,)' where party_relationship_id = $1`, [employmentId('seller')]);
  });

  test('hours of a factor of days, days of one of hours, and a ceiling of what is not paid', async () => {
    expect((await add('accountant', { workFactor: 'mission', minutes: 60 })).status).toBe(400);
    expect((await add('accountant', { workFactor: 'overtime', days: 1 })).status).toBe(400);
    const { body: made } = await add('accountant', { ...days('sick', 3), ceilingDays: 1 });
    expect((await call('GET', ASKED)).body.rows).toMatchObject([{ workSheetLineId: made.id, ceilingDays: null }]);
  });
});

describe('people', () => {
  test('nobody writes rows of their own', async () => {
    const refused = await add('payrollOfficer', overtime(60));
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'platform/party/own-file.ownByOthers']);
    const { body: made } = await add('payrollOfficer', overtime(60), actorIn('payrollOfficer', 'accountant'));
    expect((await call('PUT', `${PATH}/${made.id}`, { ...overtime(90), rowVersion: 1 })).status).toBe(403);
    expect((await call('DELETE', `${PATH}/${made.id}?rowVersion=1`)).status).toBe(403);
  });

  test('those of another company are not there', async () => {
    const { body: made } = await add('accountant', overtime(60));
    expect((await call('GET', ASKED, undefined, elsewhere)).body.rows).toEqual([]);
    expect((await call('PUT', `${PATH}/${made.id}`, { ...overtime(90), rowVersion: 1 }, elsewhere)).status).toBe(404);
    expect((await call('DELETE', `${PATH}/${made.id}?rowVersion=1`, undefined, elsewhere)).status).toBe(404);
  });
});

test('the source gives the month to pay, no more than the ceiling, with where it stands', async () => {
  const { body: first } = await add('accountant', { ...overtime(750, 'P1'), ceilingMinutes: 600 });
  const { body: second } = await add('accountant', days('sick', 1.25));
  await add('accountant', { ...overtime(60), month: 8 });
  await add('seller', overtime(30));
  const look = { companyId: companyId('holding'), ...MEHR, from: '2026-09-23', thru: '2026-10-22' };
  const read = (actor: typeof officer) =>
    reading(bed.database.pool, systemActor('test', [companyId('holding'), companyId('subsidiary')]), (db) =>
      workSheetSource.read({ ...look, db, rows: scopeFor(actor, workSheet.list, '2026-10-22'), employmentIds: [employmentId('accountant'), employmentId('worker')] }),
    );
  expect(await read(officer)).toEqual([
    { employmentId: employmentId('accountant'), workFactor: 'overtime', minutes: 600, evidence: { kind: 'workSheet', id: first.id, number: '750', day: null } },
    { employmentId: employmentId('accountant'), workFactor: 'sick', days: { n: 5n, d: 4n }, evidence: { kind: 'workSheet', id: second.id, number: '1.25', day: null } },
  ]);
  expect(await read(elsewhere)).toEqual([]);
});

test('the trace names who, whom and what', async () => {
  await add('accountant', overtime(60, 'P1'));
  const { rows } = await bed.database.owner.query(
    `select action, subject_party_id as subject, changes from audit_entry where entity = 'WorkSheetLine' order by audit_id desc limit 1`,
  );
  expect(rows).toMatchObject([{ action: 'create', subject: partyId('accountant'), changes: { year: [null, 1405], month: [null, 7], minutes: [null, 60], project: [null, 'P1'] } }]);
});
