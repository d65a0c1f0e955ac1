/** Standing items through their calls and their source, on a real database. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scopeFor } from '#platform/access/scope.service.ts';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { employmentRowErrors } from '#platform/employment-rows/employment-rows.errors.ts';
import rowMessages from '#platform/employment-rows/employment-rows.messages.fa.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import ownFileMessages from '#platform/party/own-file/own-file.messages.fa.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, layOrganisation, type PersonName } from '#testing/organisation.ts';
import { standingItems } from './standing-items.contract.ts';
import { standingItemErrors } from './standing-items.errors.ts';
import messages from './standing-items.messages.fa.ts';
import { standingItemSource } from './standing-items.pay-source.ts';
import { routes } from './standing-items.routes.ts';
import { askedOf } from './standing-items.rules.ts';

const PATH = '/rest/s1/payroll/standingItem';
const officer = actorIn('payrollOfficer', 'payrollOfficer');
const elsewhere = actorIn('payrollOfficer', 'worker');
const blind = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public'] as const })) };
const SITE = newId();
const months = {
  mehr: { month: 7, from: '2026-09-23', thru: '2026-10-22' },
  aban: { month: 8, from: '2026-10-23', thru: '2026-11-21' },
} as const;

let bed: Mounted;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => bed.call(actor, method, path, body);
const terms = (more: object = {}) => ({ amount: '1000', fromDate: '2026-10-01', mayBePart: 'Y', ...more });
const add = (person: PersonName, more: object = {}, actor = officer) => call('POST', PATH, { pseudoId: factsOf(person).pseudoId, payFactorId: SITE, ...terms(more) }, actor);
const rowsOf = async (actor = officer) => (await call('GET', PATH, undefined, actor)).body.rows;
const actor = systemActor('test', [companyId('holding'), companyId('subsidiary')]);
const read = (month: keyof typeof months, who = officer) =>
  reading(bed.database.pool, actor, (db) =>
    standingItemSource.read({
      ...{ db, rows: scopeFor(who, standingItems.list, '2026-10-01'), companyId: companyId('holding'), year: 1405, ...months[month] },
      employmentIds: [employmentId('accountant'), employmentId('worker')],
    }),
  );
const asked = async (month: keyof typeof months): Promise<bigint[]> => (await read(month)).map((one) => one.asked);
/** What an approved payslip of a month takes of everything that is asked, at most so much. */
async function take(month: keyof typeof months, most: bigint, way: 'taken' | 'untaken' = 'taken') {
  const items = (await itemsOf(month)).map(({ employmentId: id, evidence }) => ({ employmentId: id, evidence, amount: most }));
  await writing(bed.database.pool, actor, (tx) => standingItemSource[way](tx, items));
}
let known: Awaited<ReturnType<typeof read>> = [];
/** The items of a month as they were asked first: what is taken back is no longer asked. */
async function itemsOf(month: keyof typeof months) {
  const now = await read(month);
  if (now.length > 0) known = now;
  return known.map((one) => ({ ...one, evidence: { ...one.evidence, day: months[month].from } }));
}

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/payroll/standing-items', routes, messages, errors: [standingItemErrors] },
    { slice: 'platform/employment-rows', routes: [], messages: rowMessages, errors: [employmentRowErrors] },
    { slice: 'platform/party/own-file', routes: [], messages: ownFileMessages, errors: [ownFileErrors] },
  );
  await layOrganisation(bed.database.owner);
  await bed.database.owner.query(
    `insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id)
     select $1, $2, 'payroll', 'site', 'site title', enum_id from enumeration where parent_enum_id = 'PayrollFactorGroup' limit 1`,
    [SITE, companyId('holding')],
  );
});
afterAll(() => bed.close());
beforeEach(async () => {
  known = [];
  await bed.database.owner.query('alter table standing_item_taken disable trigger kept');
  await bed.database.owner.query('delete from standing_item');
  await bed.database.owner.query('alter table standing_item_taken enable trigger kept');
});

describe('standing items', () => {
  test('are added, listed with what is left, changed and taken away', async () => {
    const { body: made } = await add('accountant', { times: 3, source: 'letter' });
    expect(await rowsOf()).toMatchObject([
      {
        ...{ standingItemId: made.id, factorCode: 'site', factorTitle: 'site title', amount: '1000', times: 3, total: null, taken: '0', rest: '3000', isDone: 'N' },
        ...{ fromDate: '2026-10-01', thruDate: null, rank: 100, mayBePart: 'Y', source: 'letter', rowVersion: 1 },
      },
    ]);
    expect((await call('PUT', `${PATH}/${made.id}`, { ...terms({ total: '2500', rank: 7 }), rowVersion: 1 })).body).toEqual({ id: made.id, rowVersion: 2 });
    expect(await rowsOf()).toMatchObject([{ times: null, total: '2500', rest: '2500', rank: 7, source: null }]);
    expect((await call('DELETE', `${PATH}/${made.id}?rowVersion=2`)).body).toEqual({ removed: true });
    expect(await rowsOf()).toEqual([]);
  });

  test('are those of the people of a pay group and of a month where they are asked for, and of no group out of reach', async () => {
    const group = newId();
    const owned = (text: string, ...values: readonly unknown[]) => bed.database.owner.query(text, [...values]);
    await owned(`insert into pay_group (pay_group_id, company_id, standard_code, description) values ($1, $2, 'S1', 'Some')`, group, companyId('holding'));
    await owned(
      `insert into pay_member (pay_member_id, company_id, party_relationship_id, pay_group_id, valid) values ($1, $2, $3, $4, '[2026-09-23,2026-10-23)')`,
      ...[newId(), companyId('holding'), employmentId('accountant'), group],
    );
    await add('accountant', { thruDate: '2026-10-10' });
    await add('colleague', { amount: '2000' });
    const of = async (query: string) => (await call('GET', `${PATH}?${query}`)).body.rows.map(({ amount }: { amount: string }) => amount).toSorted();
    const asked = `payGroupId=${group}`;
    expect([await of(asked), await of(`${asked}&year=1405&month=7`), await of(`${asked}&year=1405&month=8`)]).toEqual([['1000'], ['1000'], []]);
    expect([await of('year=1405&month=7'), await of('year=1405&month=8'), await of('year=1405&month=6')]).toEqual([['1000', '2000'], ['2000'], []]);
    expect((await call('GET', `${PATH}?${asked}`, undefined, elsewhere)).status).toBe(404);
    await owned('delete from pay_member where pay_group_id = $1', group);
    await owned('delete from pay_group where pay_group_id = $1', group);
  });

  test('have one end, or none', async () => {
    expect((await add('accountant', { times: 3, total: '2500' })).status).toBe(400);
    await add('accountant');
    expect(await rowsOf()).toMatchObject([{ rest: null, isDone: 'N' }]);
  });

  test('are hidden from whoever lacks class pay, and written of others in reach alone', async () => {
    const { body: made } = await add('accountant', { times: 3 });
    const [seen] = await rowsOf(blind);
    for (const name of ['amount', 'times', 'taken', 'rest', 'factorTitle', 'factorCode']) expect(seen).not.toHaveProperty(name);
    expect((await call('DELETE', `${PATH}/${made.id}?rowVersion=1`, undefined, blind)).status).toBe(403);
    expect((await add('payrollOfficer')).body.errorCode).toBe('platform/party/own-file.ownByOthers');
    expect((await add('worker')).body.fields).toEqual({ pseudoId: rowMessages.errors.unknownCode });
    expect(await rowsOf(elsewhere)).toEqual([]);
    expect((await call('PUT', `${PATH}/${made.id}`, { ...terms(), rowVersion: 1 }, elsewhere)).status).toBe(404);
  });
});

describe('the source', () => {
  test('asks from the month of the first day to that of the last, of people in reach', async () => {
    const { body: made } = await add('accountant', { thruDate: '2026-10-23', rank: 5, mayBePart: 'N' });
    await add('seller');
    const item = { employmentId: employmentId('accountant'), factor: 'site', title: 'site title', asked: 1000n, rank: 5, mayBePart: false, isOfMonth: true };
    expect(await read('mehr')).toEqual([{ ...item, evidence: { kind: 'standingItem', id: made.id, number: '1000', day: '2026-09-23' } }]);
    expect(await asked('aban')).toEqual([1000n]);
    expect(await read('mehr', elsewhere)).toEqual([]);
    await call('PUT', `${PATH}/${made.id}`, { ...terms({ thruDate: '2026-10-22' }), rowVersion: 1 });
    expect(await asked('aban')).toEqual([]);
  });

  test('asks no more of a month than is left of it, and none when all is taken', async () => {
    await add('accountant', { times: 2 });
    await take('mehr', 400n);
    expect([await asked('mehr'), await asked('aban')]).toEqual([[600n], [1000n]]);
    await take('mehr', 600n);
    expect([await asked('mehr'), await asked('aban')]).toEqual([[], [1000n]]);
    await take('aban', 1000n);
    expect([await asked('aban'), (await rowsOf()).map(({ rest, isDone }: { rest: string; isDone: string }) => [rest, isDone])]).toEqual([[], [['0', 'Y']]]);
    await take('aban', 1000n, 'untaken');
    expect(await asked('aban')).toEqual([1000n]);
  });

  test('refuses to take twice, or to take back what was not taken', async () => {
    await add('accountant', { total: '1500' });
    await itemsOf('mehr');
    await take('mehr', 1000n);
    await expect(take('mehr', 1000n)).rejects.toMatchObject({ errorName: 'takenTwice' });
    await expect(take('aban', 600n)).rejects.toMatchObject({ errorName: 'takenTwice' });
    await expect(take('aban', 1n, 'untaken')).rejects.toMatchObject({ errorName: 'takenTwice' });
    expect((await rowsOf()).map(({ taken }: { taken: string }) => taken)).toEqual(['1000']);
  });

  test('a month that was taken by a higher amount does not hinder later ones', async () => {
    const { body: made } = await add('accountant');
    await take('mehr', 1000n);
    await call('PUT', `${PATH}/${made.id}`, { ...terms({ amount: '500' }), rowVersion: 1 });
    expect([await asked('mehr'), await asked('aban')]).toEqual([[], [500n]]);
    await take('aban', 500n);
    await take('mehr', 1000n, 'untaken');
    expect((await rowsOf()).map(({ taken }: { taken: string }) => taken)).toEqual(['500']);
  });

  test('of two that take the same at once one is refused', async () => {
    await add('accountant', { times: 1 });
    await itemsOf('mehr');
    const both = await Promise.allSettled([take('mehr', 1000n), take('mehr', 1000n)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await rowsOf()).map(({ taken }: { taken: string }) => taken)).toEqual(['1000']);
  });

  test('what payslips rest on is not deleted, keeps at least what was taken, and what was taken is only added to', async () => {
    const { body: made } = await add('accountant', { times: 3 });
    await take('mehr', 1000n);
    expect((await call('DELETE', `${PATH}/${made.id}?rowVersion=1`)).body.errorCode).toBe('modules/payroll/standing-items.taken');
    const less = await call('PUT', `${PATH}/${made.id}`, { ...terms({ total: '999' }), rowVersion: 1 });
    expect([less.status, Object.keys(less.body.fields)]).toEqual([409, ['total']]);
    expect((await call('PUT', `${PATH}/${made.id}`, { ...terms({ times: 1 }), rowVersion: 1 })).status).toBe(200);
    await expect(bed.database.owner.query('update standing_item_taken set amount = 1')).rejects.toThrow('added and never changed');
    await expect(bed.database.owner.query('delete from standing_item_taken')).rejects.toThrow('added and never changed');
  });
});

test.each([
  ['an open one', { amount: 10n, times: null, total: null }, 70n, 0n, 10n],
  ['of times, the last part', { amount: 10n, times: 3, total: null }, 25n, 0n, 5n],
  ['up to a sum that is not a multiple', { amount: 10n, times: null, total: 25n }, 20n, 0n, 5n],
  ['a month that has part of it', { amount: 10n, times: null, total: null }, 4n, 4n, 6n],
  ['nothing left', { amount: 10n, times: 1, total: null }, 10n, 10n, 0n],
])('asks of %s', (_what, of, taken, inMonth, expected) => {
  expect(askedOf(of, taken, inMonth)).toBe(expected);
});
