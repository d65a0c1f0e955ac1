/** Pay groups: made whole of the law, changed from a day on, and never over what has been paid. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import httpMessages from '#platform/http/http.messages.fa.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation } from '#testing/organisation.ts';
import { factorErrors } from '../factors/factors.contract.ts';
import factorMessages from '../factors/factors.messages.fa.ts';
import { routes as factorRoutes } from '../factors/factors.routes.ts';
import payMessages from '../pay/pay.messages.fa.ts';
import { groupErrors } from './groups.errors.ts';
import messages from './groups.messages.fa.ts';
import { routes } from './groups.routes.ts';
import words from './groups-page.messages.fa.ts';

let bed: Mounted;
const officer = actorIn('payrollOfficer', 'payrollOfficer');
const elsewhere = actorIn('payrollOfficer', 'worker');
const GROUP = '/rest/s1/payroll/payGroup';
const FACTOR = '/rest/s1/payroll/payGroupFactor';
const own = companyId('holding');

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => bed.call(actor, method, path, body);
const group = (standardCode: string, more: object = {}) => ({
  ...{ standardCode, description: `Group ${standardCode}`, payGroupStatusId: 'PayGroupActive', netRounding: null, template: 'labour' },
  ...more,
});
/** What the head says where nobody has said anything. */
const plainHead = { taxAreaPartyRelationshipId: null, insuranceAreaPartyRelationShipId: null, configAcountingSoftwareId: null, displayZero: 'N', openToIds: null };
const add = async (code: string): Promise<string> => (await call('POST', GROUP, group(code))).body.id;
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Row = any;
const factors = async (payGroupId: string): Promise<Row[]> => (await call('GET', `${FACTOR}?payGroupId=${payGroupId}&pageSize=100`)).body.rows;
const spansOf = async (payGroupId: string, code: string): Promise<Row[]> =>
  (await factors(payGroupId)).filter(({ factorCode }) => factorCode === code).toSorted((a, b) => (a.fromDate < b.fromDate ? -1 : 1));
const valuesOf = ({ payGroupFactorId: _id, factorTitle: _title, factorCode: _code, formulaTitle: _formula, ...said }: Row) => said;
const change = (row: Row, values: object) => call('PUT', `${FACTOR}/${row.payGroupFactorId}`, { ...valuesOf(row), ...values });
const paidThru = (payGroupId: string, day: string) => bed.database.owner.query('update pay_group set paid_thru = $2 where pay_group_id = $1', [payGroupId, day]);

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/payroll/groups', routes, messages, errors: [groupErrors] },
    { slice: 'modules/payroll/factors', routes: factorRoutes, messages: factorMessages, errors: [factorErrors] },
  );
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());

describe('a group made of the labour law', () => {
  test('has every factor of it with what it counts for, and what is usual besides', async () => {
    const rows = await factors(await add('L1'));
    expect(rows.map(({ factorCode }) => factorCode)).toEqual(expect.arrayContaining([...Object.keys(payMessages.factors), ...Object.keys(words.items)]));
    expect(rows.find(({ factorCode }) => factorCode === 'base')).toMatchObject({
      ...{ factorTitle: payMessages.factors.base, isDeduct: 'N', fromDate: '2021-03-21', thruDate: null, taxColumn: 7 },
      ...{ insured: 'Y', taxed: 'Y', continuous: 'Y', overtimeBase: 'Y', eidiBase: 'Y', severanceBase: 'Y' },
    });
    expect(rows.find(({ factorCode }) => factorCode === 'overtime')).toMatchObject({ insured: 'Y', taxed: 'Y', continuous: 'N', overtimeBase: 'N', taxColumn: 17 });
    expect(rows.find(({ factorCode }) => factorCode === 'supplementaryInsurance')).toMatchObject({ isDeduct: 'Y', insured: 'N', taxed: 'N', taxColumn: 33 });
  });

  test('taxes housing and grocery from 1402 on', async () => {
    const id = await add('L2');
    for (const code of ['housing', 'grocery'])
      expect((await spansOf(id, code)).map(({ fromDate, thruDate, taxed, insured }) => [fromDate, thruDate, taxed, insured])).toEqual([
        ['2021-03-21', '2023-03-20', 'N', 'Y'],
        ['2023-03-21', null, 'Y', 'Y'],
      ]);
  });

  test('takes the factors that the company has, and adds none twice', async () => {
    const own = await call('POST', '/rest/s1/payroll/entity/payrollFactor', { code: 'union', title: 'Union', groupEnumId: 'PfgDeduction' });
    const before = (await call('GET', '/rest/s1/payroll/entity/payrollFactor?pageSize=100')).body.rows.length;
    await add('L3');
    const after = (await call('GET', '/rest/s1/payroll/entity/payrollFactor?pageSize=100')).body.rows;
    expect(after).toHaveLength(before);
    expect(after.some(({ payFactorId }: Row) => payFactorId === own.body.id)).toBe(true);
  });

  test('of the civil service law has the wages of an order, and none of the labour law beside the base', async () => {
    const { body } = await call('POST', GROUP, group('CIVIL', { template: 'civil' }));
    const codes = Object.keys(words.civil);
    for (const code of codes) expect((await spansOf(body.id, code)).map(({ isDeduct, taxed }) => [isDeduct, taxed])).toEqual([['N', 'Y']]);
    expect([(await spansOf(body.id, 'base')).length, (await spansOf(body.id, 'loan')).length, (await spansOf(body.id, 'housing')).length]).toEqual([1, 1, 0]);
    expect((await call('POST', GROUP, group('NONE', { template: 'other' }))).status).toBe(400);
  });

  test('is traced with each factor that it added', async () => {
    const { body } = await call('POST', GROUP, group('T1'), elsewhere);
    const { rows } = await bed.database.owner.query(`select entity, count(*)::int as n from audit_entry where company_id = $1 group by 1 order by 1`, [companyId('subsidiary')]);
    expect(rows).toEqual([
      { entity: 'PayGroup', n: 1 },
      { entity: 'PayrollFactor', n: Object.keys(payMessages.factors).length + Object.keys(words.items).length },
    ]);
    expect((await call('GET', `${GROUP}/${body.id}`)).status).toBe(404);
  });
});

test('a code stands once in a company; another company has its own', async () => {
  await add('once');
  const { status, body } = await call('POST', GROUP, group('ONCE'));
  expect([status, body.fields]).toEqual([409, { standardCode: messages.errors.codeTaken }]);
  expect((await call('POST', GROUP, group('once'), elsewhere)).status).toBe(201);
});

test('the facts are changed in the version that was seen', async () => {
  const id = await add('F1');
  const { template: _template, ...facts } = group('F1', { netRounding: '1000', payGroupStatusId: 'PayGroupNotActive' });
  expect((await call('PUT', `${GROUP}/${id}`, { ...facts, rowVersion: 1 })).body).toEqual({ id, rowVersion: 2 });
  expect((await call('GET', `${GROUP}/${id}`)).body).toEqual({ ...facts, payGroupId: id, ...plainHead, paidThru: null, rowVersion: 2 });
  expect((await call('PUT', `${GROUP}/${id}`, { ...facts, rowVersion: 1 })).body.messages).toBe(messages.errors.stale);
});

test('a group with members, or one that has been paid, stays', async () => {
  const [members, paid, free] = [await add('D1'), await add('D2'), await add('D3')];
  await bed.database.owner.query(`insert into pay_member (pay_member_id, company_id, party_relationship_id, pay_group_id, valid) values ($1, $2, $3, $4, '[2026-03-21,)')`, [
    newId(),
    own,
    employmentId('director'),
    members,
  ]);
  await paidThru(paid, '2026-04-20');
  for (const id of [members, paid]) expect((await call('DELETE', `${GROUP}/${id}?rowVersion=1`)).body.messages).toBe(messages.errors.inUse);
  expect((await call('DELETE', `${GROUP}/${free}?rowVersion=1`)).body).toEqual({ removed: true });
  const listed = (await call('GET', `${GROUP}?pageSize=100`)).body.rows.find(({ payGroupId }: Row) => payGroupId === members);
  expect(listed).toMatchObject({ members: 1, factors: Object.keys(payMessages.factors).length + Object.keys(words.items).length });
});

test('names areas of its company alone', async () => {
  const area = async (of: string): Promise<string> => {
    const [id, organ] = [newId(), newId()];
    await bed.database.owner.query(
      `insert into organ (organ_id, organ_code, organ_name, organ_type_enum_id) select $1::uuid, 'T' || left(replace($1::uuid::text, '-', ''), 30), 'Organ', min(enum_id) from enumeration`,
      [organ],
    );
    await bed.database.owner.query(`insert into company_tax_area (company_tax_area_id, company_id, relationship_name, organ_id) values ($1, $2, $3, $4)`, [id, of, id, organ]);
    return id;
  };
  const [mine, theirs] = [await area(own), await area(companyId('subsidiary'))];
  for (const taxAreaPartyRelationshipId of [theirs, newId()]) {
    const { status, body } = await call('POST', GROUP, group('A0', { taxAreaPartyRelationshipId }));
    expect([status, body.fields]).toEqual([400, { taxAreaPartyRelationshipId: messages.errors.option }]);
  }
  expect((await call('POST', GROUP, group('A1', { taxAreaPartyRelationshipId: mine, displayZero: 'Y' }))).status).toBe(201);
  const { taxAreas } = (await call('GET', '/rest/s1/payroll/payGroupAreas')).body;
  expect(taxAreas.map(({ areaId }: Row) => areaId)).toEqual([mine]);
});

test('names accounting software of its company alone, which then stays; a copy names the same', async () => {
  const link = async (of: string): Promise<string> => {
    const id = newId();
    await bed.database.owner.query('insert into accounting_link (accounting_link_id, company_id, title) values ($1, $2, $3)', [id, of, `Ledger ${id}`]);
    return id;
  };
  const [mine, theirs] = [await link(own), await link(companyId('subsidiary'))];
  for (const configAcountingSoftwareId of [theirs, newId()])
    expect((await call('POST', GROUP, group('L0', { configAcountingSoftwareId }))).body.fields).toEqual({ configAcountingSoftwareId: messages.errors.option });
  const { id: payGroupId } = (await call('POST', GROUP, group('L9', { configAcountingSoftwareId: mine }))).body;
  const { list } = (await call('GET', '/rest/s1/payroll/allConfAccount')).body;
  expect(list.map(({ accountingLinkId }: Row) => accountingLinkId)).toEqual([mine]);
  const { id } = (await call('POST', '/rest/s1/payroll/duplicatePayGroup', { payGroupId, standardCode: 'L10', description: 'Copy' })).body;
  expect((await call('GET', `${GROUP}/${id}`)).body).toMatchObject({ configAcountingSoftwareId: mine });
  await expect(bed.database.owner.query('delete from accounting_link where accounting_link_id = $1', [mine])).rejects.toThrow('pay_group_accounting_link');
});

test('a copy has everything that is said of the group, and neither its members nor what it was paid', async () => {
  const id = await add('K1');
  const [base] = await spansOf(id, 'base');
  await change(base, { overtimeBase: 'N', fromDate: '2026-03-21' });
  await paidThru(id, '2026-04-20');
  const copy = (standardCode: string, payGroupId = id, actor = officer) =>
    call('POST', '/rest/s1/payroll/duplicatePayGroup', { payGroupId, standardCode, description: 'Copy' }, actor);
  expect((await copy('k1')).body.fields).toEqual({ standardCode: messages.errors.codeTaken });
  expect((await copy('K2', id, elsewhere)).status).toBe(404);
  const { status, body } = await copy('K2');
  expect(status).toBe(201);
  expect((await call('GET', `${GROUP}/${body.id}`)).body).toMatchObject({ standardCode: 'K2', description: 'Copy', paidThru: null, rowVersion: 1 });
  const said = (rows: Row[]) => rows.map(({ payGroupFactorId: _id, rowVersion: _version, ...row }) => JSON.stringify(row)).toSorted();
  expect(said(await factors(body.id))).toEqual(said(await factors(id)));
  expect((await spansOf(body.id, 'base')).map(({ overtimeBase }) => overtimeBase)).toEqual(['Y', 'N']);
});

describe('a factor of a group', () => {
  test('says something else from a day on, and keeps what it said before', async () => {
    const id = await add('C1');
    const [base] = await spansOf(id, 'base');
    expect((await change(base, { overtimeBase: 'N', fromDate: '2026-03-21' })).status).toBe(200);
    expect((await spansOf(id, 'base')).map(({ fromDate, thruDate, overtimeBase }) => [fromDate, thruDate, overtimeBase])).toEqual([
      ['2021-03-21', '2026-03-20', 'Y'],
      ['2026-03-21', null, 'N'],
    ]);
  });

  test('by which nothing has been paid is written over, put off and taken away', async () => {
    const id = await add('C2');
    const [bonus] = await spansOf(id, 'bonus');
    expect((await change(bonus, { insured: 'N' })).status).toBe(200);
    const [changed] = await spansOf(id, 'bonus');
    expect(changed).toMatchObject({ payGroupFactorId: bonus.payGroupFactorId, insured: 'N', rowVersion: 2 });
    expect((await change(changed, { fromDate: '2027-03-21' })).status).toBe(200);
    expect((await spansOf(id, 'bonus')).map(({ fromDate }) => fromDate)).toEqual(['2027-03-21']);
    expect((await call('DELETE', `${FACTOR}/${bonus.payGroupFactorId}?rowVersion=3`)).body).toEqual({ removed: true });
  });

  test('that has been paid by is changed and ended after the last paid day alone', async () => {
    const id = await add('C3');
    await paidThru(id, '2026-04-20');
    const day = formatJalaliFa('2026-04-20');
    const [base] = await spansOf(id, 'base');
    const refusal = async (values: object) => (await change(base, values)).body.messages;
    expect(await refusal({ taxed: 'N' })).toBe(messages.errors.pastKept({ day }));
    expect(await refusal({ taxed: 'N', fromDate: '2026-04-20' })).toBe(messages.errors.paid({ day }));
    expect(await refusal({ thruDate: '2026-04-19' })).toBe(messages.errors.paid({ day }));
    expect((await call('DELETE', `${FACTOR}/${base.payGroupFactorId}?rowVersion=1`)).body.messages).toBe(messages.errors.pastKept({ day }));
    expect((await change(base, { thruDate: '2026-04-20' })).status).toBe(200);
    const [grocery] = (await spansOf(id, 'grocery')).slice(-1);
    expect((await change(grocery, { taxed: 'N', fromDate: '2026-04-21' })).status).toBe(200);
  });

  test('stands once on a day; is one of the company; is paid when the law says so; and counts for nothing when it is taken', async () => {
    const id = await add('C4');
    const [base] = await spansOf(id, 'base');
    const [loan] = await spansOf(id, 'loan');
    const { rowVersion: _version, ...said } = valuesOf(base);
    const refusal = async (values: object) => (await call('POST', FACTOR, { ...said, payGroupId: id, ...values })).body.fields;
    expect(await refusal({ fromDate: '2025-03-21' })).toEqual({ payFactorId: messages.errors.factorTwice });
    const foreign = (await call('GET', '/rest/s1/payroll/entity/payrollFactor', undefined, elsewhere)).body.rows[0].payFactorId;
    for (const payFactorId of [newId(), foreign]) expect(await refusal({ payFactorId })).toEqual({ payFactorId: messages.errors.option });
    expect(await refusal({ isDeduct: 'Y' })).toEqual({ isDeduct: messages.errors.builtInPaid({ title: payMessages.factors.base }) });
    expect(await refusal({ payFactorId: loan.payFactorId, isDeduct: 'Y' })).toEqual({ isDeduct: messages.errors.deductFlags });
  });
});

test('another company reaches neither group nor factors', async () => {
  const id = await add('X1');
  const [base] = await spansOf(id, 'base');
  const { rowVersion: _version, ...said } = valuesOf(base);
  const answers = [
    await call('GET', `${GROUP}/${id}`, undefined, elsewhere),
    await call('DELETE', `${GROUP}/${id}?rowVersion=1`, undefined, elsewhere),
    await call('GET', `/rest/s1/payroll/legalAgentTypes?payGroupId=${id}`, undefined, elsewhere),
    await call('POST', FACTOR, { ...said, payGroupId: id }, elsewhere),
    await call('PUT', `${FACTOR}/${base.payGroupFactorId}`, valuesOf(base), elsewhere),
  ];
  expect(answers.map(({ status, body }) => [status, body.messages])).toEqual(answers.map(() => [404, httpMessages.errors.notFound]));
  expect((await call('GET', `${FACTOR}?payGroupId=${id}`, undefined, elsewhere)).body.rows).toEqual([]);
});
