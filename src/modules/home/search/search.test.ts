import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eachPersonIn, onePersonIn, peopleIn, scopeFor } from '#platform/access/scope.service.ts';
import { sql, systemActor, writing } from '#platform/db/db.server.ts';
import { insertEmployee } from '#platform/party/party.store.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import texts from '#testing/organisation.messages.fa.ts';
import { companyId, factsOf, layOrganisation, type PersonName, partyId, type UnitName, unitId } from '#testing/organisation.ts';
import { globalSearch } from './search.contract.ts';
import messages from './search.messages.fa.ts';
import { routes } from './search.routes.ts';

const SEARCH = '/rest/s1/hcm/search';
const RECENT = '/rest/s1/hcm/recentPage';
const officer = actorIn('hrOfficer', 'hrOfficer');
const recruiter = actorIn('recruiter', 'colleague');
const manager = actorIn('unitManager', 'salesHead', ['sales']);
const headManager = actorIn('unitManager', 'director', ['head']);
const administrator = actorIn('administrator', 'administrator');
const employee = actorIn('employee', 'accountant');

let testBed: Mounted;
interface Found {
  people: { partyId: string; [field: string]: unknown }[];
  units: { unitId: string; organizationName: string; parentName: string }[];
}
const find = async (text: string, actor = officer): Promise<Found> => {
  const { status, body } = await testBed.call(actor, 'GET', `${SEARCH}?text=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  return body as Found;
};
const people = async (text: string, actor = officer): Promise<string[]> => (await find(text, actor)).people.map(({ partyId: id }) => id);
const units = async (text: string, actor = officer): Promise<string[]> => (await find(text, actor)).units.map(({ unitId: id }) => id);
const unitName = (name: UnitName): string => texts.units[name];

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'modules/home/search', routes, messages });
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

describe('people', () => {
  test('by name, by a name with a mistyped letter, by personnel code', async () => {
    const { firstName, lastName, pseudoId } = factsOf('seller');
    expect(await people(`${lastName} ${firstName}`)).toEqual([partyId('seller')]);
    const swapped = `${lastName[0]}${lastName[2]}${lastName[1]}${lastName.slice(3)}`;
    expect(await people(swapped)).toContain(partyId('seller'));
    expect(await people(pseudoId)).toEqual([partyId('seller')]);
    // a name of three letters, one of them written as it sounds
    const short = factsOf('accountant').firstName;
    expect(short).toHaveLength(3);
    expect(await people(`\u0627${short.slice(1)}`)).toContain(partyId('accountant'));
    expect((await find(pseudoId)).people[0]).toEqual({
      partyId: partyId('seller'),
      fullName: `${firstName} ${lastName}`,
      pseudoId,
      faceImage: null,
      statusId: 'ActiveRel',
      unitName: unitName('sales'),
      positionTitle: texts.posts.seller,
    });
  });

  test('by the national code only for who may see it, and never told', async () => {
    const { nationalCode } = factsOf('seller');
    expect(await people(nationalCode)).toEqual([partyId('seller')]);
    expect(JSON.stringify(await find(nationalCode))).not.toContain(nationalCode);
    expect(await people(nationalCode, recruiter)).toEqual([]);
    expect(await people(nationalCode, manager)).toEqual([]);
  });

  test('in the row scope: own company, own units, own row', async () => {
    const worker = factsOf('worker');
    expect(await people(worker.lastName)).toEqual([]);
    expect(await people(worker.pseudoId)).not.toContain(partyId('worker'));
    expect(await people(worker.lastName, administrator)).toEqual([partyId('worker')]);
    expect(await people(factsOf('seller').lastName, manager)).toEqual([partyId('seller')]);
    for (const name of ['accountant', 'hrOfficer', 'worker'] satisfies PersonName[])
      for (const text of [factsOf(name).lastName, factsOf(name).pseudoId]) expect(await people(text, manager)).not.toContain(partyId(name));
  });

  test('an employee is refused', async () => {
    expect((await testBed.call(employee, 'GET', `${SEARCH}?text=a`)).status).toBe(403);
  });

  test('nothing typed finds nobody, wildcards are letters', async () => {
    for (const text of ['', '  ', '%%%', '_', '%', '\\']) expect(await find(text)).toEqual({ people: [], units: [] });
  });
});

describe('among many people', () => {
  // more than the reader who is looked through has: the statement that stops early
  const many = {
    ...officer,
    companyId: companyId('subsidiary'),
    companyIds: [companyId('subsidiary')],
    grants: officer.grants.map((grant) => ({ ...grant, companyId: companyId('subsidiary') })),
  };
  const name = '\u062B\u062B\u0638\u0636';
  const code = 'Z7';
  let left = '';
  beforeAll(async () => {
    const company = companyId('subsidiary');
    await testBed.database.owner.query(
      `with made as (insert into party (party_id, party_type_enum_id, company_id) select gen_random_uuid(), 'PtyPerson', $1 from generate_series(1, 2500) returning party_id),
       named as (insert into person (party_id, company_id, first_name, last_name, search_text, search_words) select party_id, $1, 'a', 'b', 'filler b', '{filler,b}' from made)
       insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, valid)
       select gen_random_uuid(), $1, party_id, 'PrtEmployee', 'Q' || row_number() over (), '[2021-03-21,)' from made`,
      [company],
    );
    await writing(testBed.database.pool, systemActor('test', [company]), async (tx) => {
      for (const [index, lastName] of [`${name}\u06CC`, name, `${name.slice(0, 3)}\u0638`, name].entries()) {
        const ids = { partyId: newId(), companyId: company };
        left = ids.partyId;
        const person = {
          ...ids,
          firstName: '\u0622\u0631\u0634',
          lastName,
          suffix: null,
          fatherName: null,
          gender: 'Y',
          birthDate: null,
          nationalCode: `990000000${index}`,
        } as const;
        await insertEmployee(
          tx,
          person,
          { partyRelationshipId: newId(), pseudoId: `${code}${'0'.repeat(3 - index)}`, from: '2024-01-01', employmentStatusEnumId: null },
          sql`true`,
        );
      }
      await tx.run(sql`update party_relationship set status_id = 'NotActiveRel' where party_id = ${left}::uuid`);
    });
  });

  test('whole words come before parts before mistyped letters; who has left comes after who is here', async () => {
    const { people: found } = await find(name, many);
    expect(found.map(({ pseudoId }) => pseudoId)).toEqual(['Z700', 'Z7', 'Z7000', 'Z70']);
    expect(found[1]).toMatchObject({ statusId: 'NotActiveRel', partyId: left });
  });

  test('a whole code comes before longer ones; the small letter is the same code', async () => {
    expect((await find('z7', many)).people.map(({ pseudoId }) => pseudoId)[0]).toBe('Z7');
    expect((await find(`Z70 ${name}`, many)).people).toHaveLength(3);
    expect((await find('9900000001', many)).people.map(({ pseudoId }) => pseudoId)).toEqual(['Z700']);
  });

  test('at most five', async () => {
    expect((await find('filler', many)).people).toHaveLength(5);
    expect((await find('Q1', many)).people).toHaveLength(5);
  });
});

test('the scope asked person by person is the scope', async () => {
  for (const actor of [officer, manager, headManager, administrator, employee]) {
    const rows = scopeFor(actor, globalSearch, '2026-05-10');
    const below = sql`array(select units_under(${[...rows.unitIds]}::uuid[], ${rows.asOf}::date))`;
    const { whole, each, one } = await writing(testBed.database.pool, systemActor('test', [companyId('holding'), companyId('subsidiary')]), (tx) =>
      tx.one<{ whole: string[]; each: string[]; one: string[] }>(sql`
        select array(select r.party_id from party_relationship r where ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)} order by 1) as whole,
          array(select r.party_id from party_relationship r where ${eachPersonIn(rows, sql`r.party_id`, sql`r.company_id`, below)} order by 1) as each,
          array(select r.party_id from party_relationship r where ${onePersonIn(rows, sql`r.party_id`, sql`r.company_id`)} order by 1) as one`),
    );
    expect(whole.length).toBeGreaterThan(0);
    expect(each).toEqual(whole);
    expect(one).toEqual(whole);
  }
});

describe('units', () => {
  test('by words in any order and by code, with the unit above or the company', async () => {
    const [first = '', ...rest] = unitName('finance').split(' ');
    expect(await units([...rest, first].join(' '))).toEqual([unitId('finance')]);
    expect((await find(unitName('finance'))).units[0]).toMatchObject({ organizationName: unitName('finance'), parentName: unitName('head') });
    expect((await find(unitName('head'))).units[0]).toMatchObject({ parentName: texts.companies.holding });
  });

  test('of the own companies, of a manager the own with what is below', async () => {
    expect(await units(unitName('works'))).toEqual([]);
    expect(await units(unitName('works'), administrator)).toEqual([unitId('works')]);
    expect(await units(unitName('sales'), manager)).toEqual([unitId('sales')]);
    expect(await units(unitName('finance'), manager)).toEqual([]);
    expect(await units(unitName('finance'), headManager)).toEqual([unitId('finance')]);
  });
});

describe('recent pages', () => {
  const visit = (path: string, title = path, actor = officer) => testBed.call(actor, 'PUT', RECENT, { path, title });
  const paths = async (actor = officer): Promise<string[]> => (await testBed.call(actor, 'GET', RECENT)).body.pages.map(({ path }: { path: string }) => path);
  beforeAll(() =>
    testBed.database.owner.query(
      `insert into user_account (user_id, company_id, party_id, username, password_hash) select p.party_id, p.company_id, p.party_id, p.party_id::text, '' from person p where p.party_id = any ($1)`,
      [[officer.userId, employee.userId]],
    ),
  );

  test('the newest first, each once, ten at most, the own only', async () => {
    await testBed.database.owner.query(
      `insert into recent_page (user_id, path, title, visited_at) select $1, '/p' || n, 'old', timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 12) n`,
      [officer.userId],
    );
    expect((await visit('/p5', 'again')).status).toBe(200);
    expect((await testBed.call(officer, 'GET', RECENT)).body.pages[0]).toEqual({ path: '/p5', title: 'again' });
    expect(await paths()).toEqual(['/p5', ...[12, 11, 10, 9, 8, 7, 6, 4, 3].map((page) => `/p${page}`)]);
    expect((await testBed.database.owner.query('select from recent_page where user_id = $1', [officer.userId])).rowCount).toBe(10);
    expect(await paths(employee)).toEqual([]);
  });

  test('only an address of the own product is kept', async () => {
    for (const path of ['https://example.ir', '//example.ir', '/\\example.ir', 'x', `/${'a'.repeat(500)}`]) expect((await visit(path)).status).toBe(400);
  });

  test('the database keeps them apart by itself', async () => {
    const seen = await writing(testBed.database.pool, { ...systemActor('test'), userId: employee.userId }, (tx) => tx.many(sql`select path from recent_page`));
    expect(seen).toEqual([]);
  });
});
