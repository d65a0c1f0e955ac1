/** Who needs an order: each reason as it comes and goes, and who may know it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFile } from '#platform/import-export/import-file.service.ts';
import { movableClock } from '#testing/app.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { importKind } from '../order-import/orders.import.ts';
import typeWords from '../structure/order-type-defaults.messages.fa.ts';
import { dueErrors } from './due.errors.ts';
import messages from './due.messages.fa.ts';
import { routes } from './due.routes.ts';

const DUE = '/rest/s1/emplOrder/due';
const officer = actorIn('orderOfficer', 'hrOfficer');
const without = (...lacked: readonly string[]) => ({
  ...officer,
  grants: officer.grants.map((grant) => ({ ...grant, classes: grant.classes.filter((one) => !lacked.includes(one)) })),
});

let bed: Mounted;
const run = (text: string, ...values: readonly unknown[]) => bed.database.owner.query(text, [...values]);
const list = async (query = '', actor = officer) => (await bed.call(actor, 'GET', `${DUE}?pageSize=100${query}`)).body.rows;
const kindsOf = async (person: PersonName): Promise<string[]> => {
  const row = (await list()).find(({ partyRelationshipId }: { partyRelationshipId: string }) => partyRelationshipId === employmentId(person));
  return row === undefined ? [] : JSON.parse(row.kinds);
};

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/orders/due', routes, messages, errors: [dueErrors] });
  await layOrganisation(bed.database.owner);
  await run(
    `insert into agreement_type (agreement_id, company_id, code, description, status_id) select gen_random_uuid(), $1, c, c, 'ActiveAgr' from unnest('{F,T}'::text[]) c`,
    companyId('holding'),
  );
  const rows = [
    'pseudoId,number,type,from,agreement,dailyWage',
    `${factsOf('seller').pseudoId},1,EotAnnual,1403/01/01,F,5000000`,
    `${factsOf('colleague').pseudoId},2,EotAnnual,1405/01/01,F,9000000`,
  ];
  const file = { kind: 'orders', fileName: 'orders.csv', bytes: Buffer.from(rows.join('\r\n')), company: companyId('holding') };
  const { counts } = await importFile({ pool: bed.database.pool, clock: movableClock(), kinds: [importKind], newId }, file);
  expect(counts).toMatchObject({ accepted: 2, refused: 0 });
  // as if the product had counted them
  await run(`update empl_order set old_number = null`);
});
afterAll(() => bed.close());

test('whoever has none needs one; the figures of a year bring it once all of them are confirmed', async () => {
  expect(await kindsOf('accountant')).toEqual(['none']);
  expect(await kindsOf('seller')).not.toContain('year');
  await run(`update legal_parameter set verified_version = row_version, verified_on = '2026-01-01'`);
  expect(await kindsOf('seller')).toContain('year');
  expect(await kindsOf('colleague')).not.toContain('year');
  expect((await list('&kind=year')).map(({ partyRelationshipId }: { partyRelationshipId: string }) => partyRelationshipId)).toEqual([employmentId('seller')]);
  const { rows } = await run(`select jalali_year from legal_parameter where kind_enum_id = 'LpHousing' and jalali_year = 1405`);
  expect(rows.length).toBeGreaterThan(0);
  await run(`update legal_parameter set verified_version = null, confidence = 'B' where kind_enum_id = 'LpHousing' and jalali_year = 1405`);
  expect(await kindsOf('seller')).not.toContain('year');
  await run(`update legal_parameter set verified_version = row_version`);
});

test('what changed in the file since the order is told with its day', async () => {
  const before = await kindsOf('colleague');
  await run(
    `insert into family_member (family_member_id, party_id, company_id, relationship_type_enum_id, first_name, last_name, birth_date) values (gen_random_uuid(), $1, $2, 'Son', 'A', 'B', '2026-04-10')`,
    partyId('colleague'),
    companyId('holding'),
  );
  await run(
    `insert into party_qualification (party_qualification_id, party_id, company_id, qualification_type_enum_id, valid) values (gen_random_uuid(), $1, $2, 'QtMaster', '[2026-04-12,)')`,
    partyId('colleague'),
    companyId('holding'),
  );
  await run(
    `insert into employment_contract (employment_contract_id, company_id, party_relationship_id, agreement_id, valid, state, old_number, signed_on)
     select gen_random_uuid(), $1, $2, agreement_id, '[2026-04-15,)', 'signed', 'c/1', '2026-04-15' from agreement_type where code = 'T' and company_id = $1`,
    companyId('holding'),
    employmentId('colleague'),
  );
  const after = await kindsOf('colleague');
  expect(after.filter((kind) => !before.includes(kind))).toEqual(['contract', 'family', 'degree']);
  const [row] = (await list('&kind=family')).filter(({ partyRelationshipId }: { partyRelationshipId: string }) => partyRelationshipId === employmentId('colleague'));
  expect(row).toMatchObject({ kind: after[0], fromDate: '2026-03-21', total: '270000000' });
  await run(`update agreement_type set order_set = 'civil' where code = 'F'`);
  expect(await kindsOf('colleague')).not.toContain('anniversary');
});

test('a wage of the class that the order does not know yet brings an order, once it is confirmed', async () => {
  const grade = `insert into employment_grade (employment_grade_id, company_id, party_relationship_id, party_id, job_grade_enum_id, valid) select gen_random_uuid(), $1, $2, $3, (select min(enum_id) from enumeration where enum_type_id = 'JobGrade'), '[2024-03-20,)'`;
  await run(grade, companyId('holding'), employmentId('seller'), partyId('seller'));
  await run(
    `insert into wage_step (wage_step_id, company_id, job_grade_enum_id, daily_wage, source, valid)
     select gen_random_uuid(), $1, (select min(enum_id) from enumeration where enum_type_id = 'JobGrade'), 500000, 'S', '[2026-04-01,)'`,
    companyId('holding'),
  );
  expect(await kindsOf('seller')).not.toContain('wageTable');
  await run(`update agreement_type set order_set = 'labour'`);
  await run(`update wage_step set verified_version = row_version`);
  expect(await kindsOf('seller')).toContain('wageTable');
  const [row] = (await list('&kind=wageTable')).filter(({ partyRelationshipId }: { partyRelationshipId: string }) => partyRelationshipId === employmentId('seller'));
  expect(row).toMatchObject({ typeTitle: typeWords.titles.EotAnnual });
  await run(`update wage_step set valid = '[2020-04-01,)'`);
  expect(await kindsOf('seller')).not.toContain('wageTable');
});

test('chosen people are handed to the page that issues, with the type that answers; of another company nobody is there', async () => {
  const people = (selection: object, kind?: string, actor = officer) => bed.call(actor, 'POST', `${DUE}/people`, { selection, ...(kind && { kind }) });
  const { body } = await people({ keys: [employmentId('seller'), employmentId('worker')] }, 'none');
  expect(body.errorCode).toBe('modules/orders/due.noneChosen');
  const handed = (await people({ all: { search: '', filters: [], sort: [] }, except: [employmentId('accountant')] }, 'none')).body;
  expect(handed.codes).toContain(factsOf('director').pseudoId);
  expect(handed.codes).not.toContain(factsOf('accountant').pseudoId);
  const { rows } = await run(`select order_type_id as id from order_type where code = 'EotOpening' and company_id = $1`, companyId('holding'));
  expect(handed).toMatchObject({ settingId: rows[0].id, count: handed.codes.length });
  expect((await people({ keys: [employmentId('seller')] }, undefined, actorIn('orderOfficer', 'hrOfficerElsewhere'))).body.errorCode).toBe('modules/orders/due.noneChosen');
  expect((await people({ keys: [] }, undefined, actorIn('unitManager', 'director'))).status).toBe(403);
});

test('reasons tell of the family and amounts of pay: whoever lacks the class sees neither', async () => {
  const [row] = await list('', without('family', 'pay'));
  expect([row.kind, row.kinds, row.since, row.total]).toEqual([undefined, undefined, undefined, undefined]);
});
