/** Wage items through their calls and their source, on a real database. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scopeFor } from '#platform/access/scope.service.ts';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { employmentRowErrors } from '#platform/employment-rows/employment-rows.errors.ts';
import rowMessages from '#platform/employment-rows/employment-rows.messages.fa.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import ownFileMessages from '#platform/party/own-file/own-file.messages.fa.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { routes as optionRoutes } from '../employment-rows/factor-options.routes.ts';
import { contractWage } from '../sources/contract-wage.pay-source.ts';
import { mergeWages } from '../sources/merged.rules.ts';
import { wageItems } from './wage-items.contract.ts';
import { wageItemErrors } from './wage-items.errors.ts';
import messages from './wage-items.messages.fa.ts';
import { wageItemSource } from './wage-items.pay-source.ts';
import { routes } from './wage-items.routes.ts';

const PATH = '/rest/s1/payroll/wageItem';
const officer = actorIn('payrollOfficer', 'payrollOfficer');
const elsewhere = actorIn('payrollOfficer', 'worker');
/** Holds the keys of the screen, and not class pay. */
const blind = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public'] as const })) };

let bed: Mounted;
const factors: Record<string, string> = {};
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => bed.call(actor, method, path, body);
const wage = (person: PersonName, more: object = {}) => ({
  ...{ pseudoId: factsOf(person).pseudoId, payFactorId: factors['site'], amount: '5000000', per: 'month', fromDate: '2026-03-21' },
  ...more,
});
const add = (person: PersonName, more: object = {}, actor = officer) => call('POST', PATH, wage(person, more), actor);
const rowsOf = async (actor = officer) => (await call('GET', PATH, undefined, actor)).body.rows;

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/payroll/wage-items', routes, messages, errors: [wageItemErrors] },
    { slice: 'platform/employment-rows', routes: optionRoutes, messages: rowMessages, errors: [employmentRowErrors] },
    { slice: 'platform/party/own-file', routes: [], messages: ownFileMessages, errors: [ownFileErrors] },
  );
  await layOrganisation(bed.database.owner);
  for (const [code, company, branch] of [
    ['site', 'holding', 'payroll'],
    ['base', 'holding', 'payroll'],
    ['ordered', 'holding', 'order'],
    ['other', 'subsidiary', 'payroll'],
  ] as const) {
    factors[code] = newId();
    await bed.database.owner.query(
      `insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id)
       select $1, $2, $3, $4, $4 || ' title', enum_id from enumeration where parent_enum_id = 'PayrollFactorGroup' limit 1`,
      [factors[code], companyId(company), branch, code],
    );
  }
});
afterAll(() => bed.close());
beforeEach(async () => {
  await bed.database.owner.query('delete from wage_item');
});

describe('wage items', () => {
  test('are added, listed with person and factor, changed and taken away', async () => {
    const { body: made } = await add('accountant', { source: 'letter 12' });
    const { pseudoId } = factsOf('accountant');
    expect(await rowsOf()).toMatchObject([
      {
        ...{ wageItemId: made.id, partyId: partyId('accountant'), pseudoId, factorCode: 'site', factorTitle: 'site title' },
        ...{ amount: '5000000', per: 'month', fromDate: '2026-03-21', thruDate: null, source: 'letter 12', rowVersion: 1 },
      },
    ]);
    const change = { amount: '6000000', per: 'day', fromDate: '2026-03-21', thruDate: '2026-09-22', rowVersion: 1 };
    expect((await call('PUT', `${PATH}/${made.id}`, change)).body).toEqual({ id: made.id, rowVersion: 2 });
    expect(await rowsOf()).toMatchObject([{ factorCode: 'site', amount: '6000000', per: 'day', thruDate: '2026-09-22', source: null }]);
    const late = await call('PUT', `${PATH}/${made.id}`, change);
    expect([late.status, late.body.data.values.amount]).toEqual([409, '6000000']);
    expect((await call('DELETE', `${PATH}/${made.id}?rowVersion=2`)).body).toEqual({ removed: true });
    expect(await rowsOf()).toEqual([]);
  });

  test('of a factor stand beside each other and not on one day', async () => {
    await add('accountant', { thruDate: '2026-06-21' });
    expect((await add('accountant', { fromDate: '2026-06-22' })).status).toBe(201);
    const over = await add('accountant', { fromDate: '2026-05-01', thruDate: '2026-05-31' });
    expect([over.status, over.body.fields]).toEqual([409, { fromDate: messages.errors.overlaps }]);
    expect((await add('accountant', { payFactorId: factors['base'] })).status).toBe(201);
    expect((await add('seller')).status).toBe(201);
  });

  test('name a factor of pay of the company, and somebody who is employed then', async () => {
    for (const name of ['ordered', 'other'])
      expect((await add('accountant', { payFactorId: factors[name] })).body.fields).toEqual({ payFactorId: rowMessages.errors.unknownFactor });
    expect((await add('worker')).body.fields).toEqual({ pseudoId: rowMessages.errors.unknownCode });
    expect((await add('accountant', { fromDate: '2019-01-01', thruDate: '2020-01-01' })).body.fields).toEqual({ pseudoId: rowMessages.errors.notEmployed });
    expect((await add('accountant', { thruDate: '2026-03-20' })).status).toBe(400);
    expect((await add('accountant', { amount: '0' })).status).toBe(400);
  });

  test('are hidden from whoever lacks class pay, who does not write them either', async () => {
    const { body: made } = await add('accountant');
    const [seen] = await rowsOf(blind);
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['amount']));
    expect([seen.factorCode, seen.per]).toEqual([undefined, undefined]);
    expect((await add('seller', {}, blind)).status).toBe(403);
    const { amount: _amount, per: _per, ...rest } = wage('seller');
    expect((await call('POST', PATH, rest, blind)).body.errorCode).toBe('platform/employment-rows.classHidden');
    expect((await call('PUT', `${PATH}/${made.id}`, { fromDate: '2026-03-21', rowVersion: 1 }, blind)).status).toBe(403);
    expect((await call('DELETE', `${PATH}/${made.id}?rowVersion=1`, undefined, blind)).status).toBe(403);
  });

  test('are written of others, in reach; the trace holds no amount', async () => {
    const { body: made } = await add('accountant', { amount: '7654321' });
    expect((await add('payrollOfficer')).body.errorCode).toBe('platform/party/own-file.ownByOthers');
    expect(await rowsOf(elsewhere)).toEqual([]);
    expect((await call('DELETE', `${PATH}/${made.id}?rowVersion=1`, undefined, elsewhere)).status).toBe(404);
    const { rows } = await bed.database.owner.query(
      `select subject_party_id as subject, changes::text as changes from audit_entry where entity = 'WageItem' order by audit_id desc limit 1`,
    );
    expect([rows[0].subject, rows[0].changes.includes('7654321')]).toEqual([partyId('accountant'), false]);
  });
});

test('factors are found by title, by code and by id, of the own company alone', async () => {
  const found = async (query: string, actor = officer) =>
    (await call('GET', `/rest/s1/payroll/payFactorOptions?${query}`, undefined, actor)).body.list.map(({ code }: { code: string }) => code);
  expect([await found(''), await found('searchValue=SITE'), await found('searchValue=title'), await found('searchValue=nothing')]).toEqual([
    ['base', 'site'],
    ['site'],
    ['base', 'site'],
    [],
  ]);
  expect([await found(`payFactorId=${factors['base']}`), await found(`payFactorId=${factors['other']}`)]).toEqual([['base'], []]);
  expect(await found('', elsewhere)).toEqual(['other']);
});

test('the source gives them by day, before the wage of the contract', async () => {
  await bed.database.owner.query(
    `insert into employment_salary (party_relationship_id, company_id, daily_wage, valid) values ($1, $2, 7000000, '[2026-04-01,)') on conflict do nothing`,
    [employmentId('accountant'), companyId('holding')],
  );
  const { body: made } = await add('accountant', { payFactorId: factors['base'], amount: '9000000', per: 'day', fromDate: '2026-05-05', thruDate: '2026-05-10' });
  await add('accountant', { fromDate: '2027-01-01' });
  await add('seller');
  const read = (actor: typeof officer) =>
    reading(bed.database.pool, systemActor('test', [companyId('holding'), companyId('subsidiary')]), async (db) => {
      const look = {
        db,
        rows: scopeFor(actor, wageItems.list, '2026-05-01'),
        companyId: companyId('holding'),
        employmentIds: [employmentId('accountant'), employmentId('worker')],
      };
      const asked = { ...look, year: 1405, month: 2, from: '2026-04-21', thru: '2026-05-21' };
      return [await wageItemSource.read(asked), await contractWage.read(asked)] as const;
    });
  const [items, contract] = await read(officer);
  expect(items).toEqual([
    {
      ...{ employmentId: employmentId('accountant'), factor: 'base', amount: 9_000_000, per: 'day', from: '2026-05-05', thru: '2026-05-10' },
      evidence: { kind: 'wageItem', id: made.id, number: '9000000', day: '2026-05-05' },
    },
  ]);
  const inMonth = mergeWages([items, contract]).map(({ evidence: { kind }, from, thru }) => [kind, from, thru]);
  expect(inMonth).toContainEqual(['wageItem', '2026-05-05', '2026-05-10']);
  expect(inMonth.filter(([kind]) => kind === 'contract').map(([, , thru]) => thru)).toContain('2026-05-04');
  expect((await read(elsewhere))[0]).toEqual([]);
});

describe('the wages of one person', () => {
  const wagesOf = (name: PersonName, who = officer) => call('GET', `/rest/s1/payroll/personWages?partyId=${partyId(name)}`, undefined, who);

  test('are their items alone, beside what the contract says over time', async () => {
    await add('accountant');
    await add('seller');
    const { rows } = (await call('GET', `${PATH}?partyId=${partyId('accountant')}`)).body;
    expect(rows.map(({ pseudoId }: { pseudoId: string }) => pseudoId)).toEqual([factsOf('accountant').pseudoId]);
    expect((await wagesOf('accountant')).body).toMatchObject({ pseudoId: factsOf('accountant').pseudoId, contract: [{ fromDate: '2021-03-21', thruDate: null }] });
  });

  test('are nobody’s without class pay, and not there for another company', async () => {
    expect((await wagesOf('accountant', blind)).body).not.toHaveProperty('contract');
    expect([(await wagesOf('accountant', elsewhere)).status, (await wagesOf('worker')).status]).toEqual([404, 404]);
    expect((await call('GET', `${PATH}?partyId=${partyId('accountant')}`, undefined, elsewhere)).status).toBe(404);
  });
});

describe('points', () => {
  const read = (year: number) =>
    reading(bed.database.pool, systemActor('test', [companyId('holding')]), (db) =>
      wageItemSource.read({
        ...{ db, rows: scopeFor(officer, wageItems.list, '2026-03-21'), companyId: companyId('holding'), employmentIds: [employmentId('accountant')], year, month: 1 },
        ...{ from: '2026-03-21', thru: '2026-04-20' },
      }),
    );

  test('are rials by the coefficient of the year; a year without one leaves them without law', async () => {
    expect((await add('accountant', { per: 'point', amount: null, points: 5000 })).status).toBe(201);
    // as the law of 1404 says (4,829 rials a point)
    expect(await read(1404)).toMatchObject([{ amount: 24_145_000, per: 'month', restsOn: ['LpPointCoefficient'], isLawless: false, evidence: { number: '5000 × 4829' } }]);
    expect(await read(1405)).toMatchObject([{ amount: 0, isLawless: true }]);
  });

  test('and rials do not stand beside each other, and one of them must', async () => {
    const answers = [await add('accountant', { per: 'point', amount: null }), await add('accountant', { per: 'month', amount: null, points: 5 })];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    await expect(
      bed.database.owner.query(
        `insert into wage_item (wage_item_id, company_id, party_relationship_id, pay_factor_id, amount, points, per, valid)
      values (gen_random_uuid(), $1, $2, $3, 5, 5, 'point', '[2026-03-21,)')`,
        [companyId('holding'), employmentId('accountant'), factors['base']],
      ),
    ).rejects.toThrow('wage_item_value');
  });
});
