/** Filters that more people answer than are counted, and those who answer by more rows than there are people. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import { SEARCH_COUNT_CAP } from './search.contract.ts';
import messages from './search.messages.fa.ts';
import { routes } from './search.routes.ts';

const CROWD = SEARCH_COUNT_CAP + 20;
let testBed: Mounted;

/** Each has an associate degree, as many people as are counted a master's, and three people a thousand doctorates. */
const crowd = `
  insert into party (party_id, party_type_enum_id, company_id) select gen_random_uuid(), 'PtyPerson', $company from generate_series(1, ${CROWD});
  insert into person (party_id, company_id, first_name, last_name, search_text, search_words)
    select party_id, company_id, 'crowd', lpad(number::text, 5, '0'), 'crowd', array['crowd'] from (
      select party_id, company_id, row_number() over (order by party_id) as number from party
      where party_type_enum_id = 'PtyPerson' and not exists (select from person p where p.party_id = party.party_id)) as fresh;
  insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, valid)
    select gen_random_uuid(), company_id, party_id, 'PrtEmployee', last_name, '[2021-03-21,)' from person where first_name = 'crowd';
  insert into party_qualification (party_qualification_id, party_id, company_id, qualification_type_enum_id, valid)
    select gen_random_uuid(), party_id, company_id, degree, '[2001-01-01,)'
    from person join (values ('QtAssociate', 1, ${CROWD}, 1), ('QtMaster', 1, ${SEARCH_COUNT_CAP}, 1), ('QtDoctorate', 3, 5, ${SEARCH_COUNT_CAP})) as held (degree, first, last, times)
      on last_name::int between first and last cross join generate_series(1, times) where first_name = 'crowd' order by last_name`;

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'modules/personnel/search', routes, messages });
  await layOrganisation(testBed.database.owner);
  for (const statement of crowd.replace('$company', `'${companyId('holding')}'`).split(';\n')) await testBed.database.owner.query(statement);
});
afterAll(() => testBed.close());

async function found(degree: string, more = 'orderByField=lastName') {
  const filter = encodeURIComponent(JSON.stringify([{ column: 'degree', operator: 'in', values: [degree] }]));
  const { status, body } = await testBed.call(actorIn('hrOfficer', 'hrOfficer'), 'GET', `/rest/s1/hcm/personList?pageSize=10&filter=${filter}&${more}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const { rows, count, countIsCapped } = body as { rows: { lastName: string }[]; count: number; countIsCapped: boolean };
  return { names: rows.map(({ lastName }) => Number(lastName)), count, countIsCapped };
}
const ten = (first: number): number[] => Array.from({ length: 10 }, (_, index) => first + index);

test('more than are counted: the count says so, and pages go on beyond it', async () => {
  expect(await found('QtAssociate')).toEqual({ names: ten(1), count: SEARCH_COUNT_CAP, countIsCapped: true });
  expect(await found('QtAssociate', `orderByField=lastName&pageIndex=${SEARCH_COUNT_CAP / 10}`)).toEqual({
    names: ten(SEARCH_COUNT_CAP + 1),
    count: SEARCH_COUNT_CAP,
    countIsCapped: true,
  });
  expect(await found('QtAssociate', 'orderByField=-pseudoId')).toEqual({ names: ten(CROWD - 9).reverse(), count: SEARCH_COUNT_CAP, countIsCapped: true });
});

test('as many as are counted are counted exactly', async () => {
  expect(await found('QtMaster')).toEqual({ names: ten(1), count: SEARCH_COUNT_CAP, countIsCapped: false });
  expect(await found('QtMaster', `orderByField=lastName&pageIndex=${SEARCH_COUNT_CAP / 10}`)).toEqual({ names: [], count: SEARCH_COUNT_CAP, countIsCapped: false });
});

test('few people with more rows than people are counted stand there once each', async () => {
  expect(await found('QtDoctorate')).toEqual({ names: [3, 4, 5], count: 3, countIsCapped: false });
});
