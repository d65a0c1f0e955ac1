/** A wage decree is written as wage items: to the rial as it was seen, once, for others, and taken back as long as nobody was paid by it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scopeFor } from '#platform/access/scope.service.ts';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import ownFileMessages from '#platform/party/own-file/own-file.messages.fa.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { contractWage } from '../sources/contract-wage.pay-source.ts';
import { mergeWages } from '../sources/merged.rules.ts';
import { wageItems } from '../wage-items/wage-items.contract.ts';
import { wageItemSource } from '../wage-items/wage-items.pay-source.ts';
import { decreeErrors } from './decree.errors.ts';
import messages from './decree.messages.fa.ts';
import { routes } from './decree.routes.ts';

const PATH = '/rest/s1/payroll/decree';
const NEW_YEAR = '2026-03-21';
const officer = actorIn('payrollOfficer', 'payrollOfficer');
const everybody = { all: { search: '', filters: [], sort: [] }, except: [] };
const chosen = (...names: PersonName[]) => ({ keys: names.map(employmentId) });
const factorId = newId();
let bed: Mounted;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;
const apply = (body: object = {}, actor = officer) => bed.call(actor, 'POST', `${PATH}/apply`, { year: 1405, selection: everybody, ...body });
/** Looks first, then writes what was seen. */
async function applied(selection: object = everybody, actor = officer) {
  const { people, newTotal } = (await apply({ selection }, actor)).body;
  return (await apply({ selection, seen: { people, newTotal } }, actor)).body;
}
const preview = async () => (await bed.call(officer, 'GET', `${PATH}?pageSize=100&year=1405`)).body.rows;
const rowOf = async (name: PersonName) => (await preview()).find((row: { partyRelationshipId: string }) => row.partyRelationshipId === employmentId(name));
const acts = async (actor = officer) => (await bed.call(actor, 'GET', `${PATH}/applied?year=1405`)).body.list;
const undo = (id: string, rowVersion = 1, actor = officer) => bed.call(actor, 'POST', `${PATH}/applied/${id}/undo`, { rowVersion });
const items = () =>
  rows<{ employment: string; amount: string; from: string; until: string | null }>(
    `select party_relationship_id as employment, amount::text, lower(valid)::text as from, upper(valid)::text as until from wage_item order by 1, 3`,
  );
const item = (name: PersonName, amount: number, valid: string, per = 'day') =>
  rows(
    `insert into wage_item (wage_item_id, company_id, party_relationship_id, pay_factor_id, amount, per, valid) values ($1, $2, $3, $4, $5, $6, $7)`,
    ...[newId(), companyId('holding'), employmentId(name), factorId, amount, per, valid],
  );

/** Base wages of somebody in a month, as a run reads them. */
const paidBy = (name: PersonName, from: string, thru: string) =>
  reading(bed.database.pool, systemActor('test', [companyId('holding')]), async (db) => {
    const look = { db, rows: scopeFor(officer, wageItems.list, from), companyId: companyId('holding'), employmentIds: [employmentId(name)], year: 1405, month: 1, from, thru };
    return mergeWages([await wageItemSource.read(look), await contractWage.read(look)]);
  });

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/payroll/decree', routes, messages, errors: [decreeErrors] },
    { slice: 'platform/party/own-file', routes: [], messages: ownFileMessages, errors: [ownFileErrors] },
  );
  await layOrganisation(bed.database.owner);
  await rows(
    `insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id) values ($1, $2, 'payroll', 'base', 'Base', 'PfgBenefit')`,
    factorId,
    companyId('holding'),
  );
});
afterAll(() => bed.close());
beforeEach(async () => {
  await rows('delete from wage_decree');
  await rows('delete from wage_item');
  await rows('update legal_parameter set verified_version = row_version');
});

describe('what is written', () => {
  test('is what the preview says of each, from the first day of the year on, and the next month is paid by it', async () => {
    const before = await preview();
    const { people, newTotal, left } = await applied();
    const open = before.filter(({ state }: { state: string }) => state === 'open');
    expect([people, left]).toEqual([open.length, [{ state: 'own', people: 1 }]]);
    expect(newTotal).toBe(String(open.reduce((sum: bigint, { newWage }: { newWage: string }) => sum + BigInt(newWage), 0n)));
    const written = await items();
    const said = open.map((row: { partyRelationshipId: string; newWage: string }) => ({ employment: row.partyRelationshipId, amount: row.newWage, from: NEW_YEAR, until: null }));
    expect(written).toEqual(said.toSorted((a: { employment: string }, b: { employment: string }) => (a.employment < b.employment ? -1 : 1)));
    const [first] = await paidBy('accountant', NEW_YEAR, '2026-04-20');
    expect([first?.evidence.kind, String(first?.amount)]).toEqual(['wageItem', (await rowOf('accountant')).newWage]);
    expect((await paidBy('accountant', '2026-02-20', '2026-03-20'))[0]?.evidence.kind).toBe('contract');
    expect((await rowOf('accountant')).state).toBe('applied');
  });

  test('the same year again changes nothing, and new people alone are added', async () => {
    await applied(chosen('accountant'));
    expect(await applied(chosen('accountant'))).toMatchObject({ people: 0, wageDecreeId: null, left: [{ state: 'applied', people: 1 }] });
    expect(await applied(chosen('accountant', 'seller'))).toMatchObject({ people: 1 });
    expect([(await items()).length, (await acts()).length]).toEqual([2, 2]);
  });

  test('a wage item that stood ends the day before, and its wage is the one that rises', async () => {
    await item('seller', 9_000_000, '[2025-06-01,)');
    expect((await rowOf('seller')).oldWage).toBe('9000000');
    await applied(chosen('seller'));
    expect((await items()).map(({ from, until }) => [from, until])).toEqual([
      ['2025-06-01', NEW_YEAR],
      [NEW_YEAR, null],
    ]);
  });

  test('what begins later stays, and a wage of a month or one that begins with the year is left', async () => {
    await item('seller', 30_000_000, '[2026-06-01,)');
    await item('salesHead', 300_000_000, '[2025-06-01,)', 'month');
    await item('director', 30_000_000, '[2026-03-21,)');
    const { left } = await applied(chosen('seller', 'salesHead', 'director'));
    expect(left.toSorted((a: { state: string }, b: { state: string }) => (a.state < b.state ? -1 : 1))).toEqual([
      { state: 'item', people: 1 },
      { state: 'monthly', people: 1 },
    ]);
    expect((await items()).filter(({ employment }) => employment === employmentId('seller')).map(({ from, until }) => [from, until])).toEqual([
      [NEW_YEAR, '2026-06-01'],
      ['2026-06-01', null],
    ]);
  });

  test('nothing without a look, with other sums, or by law that nobody has confirmed', async () => {
    expect((await apply()).body.wageDecreeId).toBe(null);
    expect((await apply({ seen: { people: 1, newTotal: '1' } })).status).toBe(409);
    const { people, newTotal } = (await apply({ selection: chosen('seller') })).body;
    await item('seller', 9_000_000, '[2025-06-01,)');
    expect((await apply({ selection: chosen('seller'), seen: { people, newTotal } })).status).toBe(409);
    await rows(`update legal_parameter set verified_version = null where kind_enum_id = 'LpWageFixed'`);
    expect(await apply()).toMatchObject({ status: 409, body: { fields: { year: expect.anything() } } });
    expect((await items()).length).toBe(1);
  });

  test('two at once write everybody once', async () => {
    const { people, newTotal } = (await apply()).body;
    const both = await Promise.all([1, 2].map(() => apply({ seen: { people, newTotal } })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await items()).length).toBe(people);
  });
});

/** A payslip of this month that was counted by the wage item of somebody, in a run in approval. */
async function payslipBy(name: PersonName): Promise<void> {
  const [group, run] = [newId(), newId()];
  const [wage] = await rows<{ id: string }>('select wage_item_id as id from wage_item where party_relationship_id = $1', employmentId(name));
  await rows(`insert into pay_group (pay_group_id, company_id, standard_code, description) values ($1, $2, $3, 'G')`, group, companyId('holding'), group.slice(-12));
  await rows(
    `insert into pay_run (pay_run_id, company_id, pay_group_id, jalali_year, jalali_month, created_at) values ($1, $2, $3, 1405, 1, now())`,
    run,
    companyId('holding'),
    group,
  );
  await rows(
    `insert into payslip (payslip_id, company_id, pay_run_id, party_relationship_id, party_id, jalali_year, jalali_month, amounts, gross, deductions, net, insurable, taxable, tax,
      employer_cost, rounding, shortfall, inputs, input_hash)
     values ($1, $2, $3, $4, $5, 1405, 1, '{}', 0, 0, 0, 0, 0, 0, 0, 0, 0, $6, 'h')`,
    ...[newId(), companyId('holding'), run, employmentId(name), partyId(name), JSON.stringify({ wages: [{ factor: 'base', evidence: { kind: 'wageItem', id: wage?.id } }] })],
  );
  for (const status of ['PrActions', 'PrCalculated', 'PrInApproval']) await rows('update pay_run set status_id = $2 where pay_run_id = $1', run, status);
}

describe('taken back', () => {
  test('everything is as it was, once', async () => {
    await item('seller', 9_000_000, '[2025-06-01,)');
    const before = await items();
    const { wageDecreeId } = await applied(chosen('seller', 'accountant'));
    expect((await undo(wageDecreeId)).body).toEqual({ people: 2 });
    expect(await items()).toEqual(before);
    expect((await rowOf('seller')).state).toBe('open');
    expect((await acts())[0].undoneAt).not.toBeNull();
    expect([(await undo(wageDecreeId)).status, (await undo(wageDecreeId, 2)).status]).toEqual([409, 409]);
  });

  test('not when somebody is paid by it, nor when a wage was changed by hand', async () => {
    const first = await applied(chosen('seller'));
    await payslipBy('seller');
    expect((await undo(first.wageDecreeId)).status).toBe(409);
    const second = await applied(chosen('accountant'));
    await rows('update wage_item set amount = 1, row_version = 2 where party_relationship_id = $1', employmentId('accountant'));
    expect((await undo(second.wageDecreeId)).status).toBe(409);
    expect((await items()).length).toBe(2);
  });
});

describe('who may', () => {
  const grant = (over: object) => ({ ...officer, grants: officer.grants.map((one) => ({ ...one, ...over })) });

  test('nobody without the key or without class pay, and nobody for another company’s people', async () => {
    expect((await apply({}, grant({ permissions: ['payroll/annualAnnuities/decree/observe'] }))).status).toBe(403);
    expect((await apply({}, grant({ classes: ['public'] }))).status).toBe(403);
    const elsewhere = actorIn('payrollOfficer', 'worker');
    expect((await apply({ selection: chosen('seller') }, elsewhere)).body).toMatchObject({ people: 0, left: [] });
    const { wageDecreeId } = await applied(chosen('seller'));
    expect([(await undo(wageDecreeId, 1, elsewhere)).status, await acts(elsewhere)]).toEqual([404, []]);
    expect((await undo(wageDecreeId, 1, grant({ permissions: ['payroll/annualAnnuities/decree/observe'] }))).status).toBe(403);
    expect((await acts(grant({ classes: ['public'] })))[0]).not.toHaveProperty('newTotal');
  });

  test('nobody writes their own wage, nor takes it back', async () => {
    expect((await apply({ selection: chosen('payrollOfficer') })).body).toMatchObject({ people: 0, left: [{ state: 'own', people: 1 }] });
    const other = actorIn('payrollOfficer', 'accountant');
    const { wageDecreeId } = await applied(chosen('payrollOfficer'), other);
    expect((await undo(wageDecreeId)).status).toBe(403);
    expect((await undo(wageDecreeId, 1, other)).status).toBe(200);
  });
});
