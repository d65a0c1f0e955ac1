import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql, systemActor, writing } from '#platform/db/db.server.ts';
import { insertEmployee } from '#platform/party/party.store.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import texts from '#testing/organisation.messages.fa.ts';
import { companyId, employmentId, factsOf, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import messages from '../search.messages.fa.ts';
import type { PersonOption } from './person-options.contract.ts';
import choices from './person-options.messages.fa.ts';
import { routes } from './person-options.routes.ts';

const OPTIONS = '/rest/s1/hcm/personOptions';
const officer = actorIn('hrOfficer', 'hrOfficer');
const recruiter = actorIn('recruiter', 'colleague');
const manager = actorIn('unitManager', 'salesHead', ['sales']);
const administrator = actorIn('administrator', 'administrator');
const employee = actorIn('employee', 'accountant');

let testBed: Mounted;
const ask = async (query: readonly (readonly [string, string])[], actor = officer) => {
  const { status, body } = await testBed.call(actor, 'GET', `${OPTIONS}?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`);
  expect(status).toBe(200);
  return (body as { list: { partyId: string; [field: string]: unknown }[] }).list;
};
const find = async (words: readonly string[], actor = officer) =>
  (
    await ask(
      words.map((word) => ['searchValue', word]),
      actor,
    )
  ).map(({ partyId: id }) => id);
const byId = async (id: string, actor = officer) => (await ask([['partyId', id]], actor)).map(({ partyId: found }) => found);
const statusById = async (id: string, actor = officer) => (await testBed.call(actor, 'GET', `${OPTIONS}?partyId=${id}`)).status;

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'modules/personnel/search', routes, messages });
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

test('by name words as a list or as one text, in any order, with what a row shows', async () => {
  const { firstName, lastName, pseudoId } = factsOf('seller');
  expect(await find([lastName, firstName])).toEqual([partyId('seller')]);
  expect(await find([`${firstName} ${lastName}`])).toEqual([partyId('seller')]);
  expect((await ask([['searchValue', pseudoId]]))[0]).toEqual({
    partyId: partyId('seller'),
    partyRelationshipId: employmentId('seller'),
    fullName: `${firstName} ${lastName}`,
    pseudoId,
    faceImage: null,
    statusId: 'ActiveRel',
    unitName: texts.units.sales,
    positionTitle: texts.posts.seller,
    second: { code: pseudoId, words: [texts.posts.seller, texts.units.sales, texts.companies.holding] },
    disabled: false,
  });
});

test('who may not be chosen is shown with the reason, where a form asks for it', async () => {
  await testBed.database.owner.query("update party_relationship set status_id = 'NotActiveRel' where party_id = $1", [partyId('stranger')]);
  const chosen = async (name: PersonName, query: readonly (readonly [string, string])[]) => {
    const [found] = (await ask([['searchValue', factsOf(name).pseudoId], ...query])) as unknown as PersonOption[];
    return [found?.disabled, found?.second.words[0]];
  };
  expect(await chosen('stranger', [])).toEqual([false, choices.left]);
  expect(await chosen('stranger', [['standing', 'Y']])).toEqual([true, choices.left]);
  expect(await chosen('hrOfficer', [])).toEqual([false, texts.posts.clerk]);
  expect(await chosen('hrOfficer', [['others', 'Y']])).toEqual([true, choices.oneself]);
  // who works in another company is found by whoever reaches it, and is not to be chosen for a case of this one
  const [worker] = (await ask(
    [
      ['searchValue', factsOf('worker').pseudoId],
      ['here', 'Y'],
    ],
    administrator,
  )) as unknown as PersonOption[];
  expect([worker?.disabled, worker?.second.words[0]]).toEqual([true, choices.elsewhere]);
  expect(await chosen('hrOfficer', [['here', 'Y']])).toEqual([false, texts.posts.clerk]);
});

test('nothing asked is nobody', async () => {
  expect(await ask([])).toEqual([]);
  expect(await find(['', ' '])).toEqual([]);
  expect(await find(['%%%'])).toEqual([]);
});

test('codes in three scripts; the national code for who may see it, and never told', async () => {
  const { pseudoId, nationalCode } = factsOf('seller');
  for (const zero of ['\u06F0', '\u0660']) {
    const typed = pseudoId.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
    expect(await find([typed])).toContain(partyId('seller'));
  }
  expect(await find([nationalCode])).toEqual([partyId('seller')]);
  expect(JSON.stringify(await ask([['searchValue', nationalCode]]))).not.toContain(nationalCode);
  expect(await find([nationalCode], recruiter)).toEqual([]);
});

test('only in the row scope, by words and by id', async () => {
  const worker = factsOf('worker');
  expect(await find([worker.lastName])).toEqual([]);
  expect(await find([worker.lastName], administrator)).toEqual([partyId('worker')]);
  expect(await statusById(partyId('worker'))).toBe(404);
  expect(await byId(partyId('worker'), administrator)).toEqual([partyId('worker')]);
  expect(await find([factsOf('seller').lastName], manager)).toEqual([partyId('seller')]);
  expect(await byId(partyId('seller'), manager)).toEqual([partyId('seller')]);
  for (const name of ['accountant', 'hrOfficer'] satisfies PersonName[]) {
    expect(await find([factsOf(name).lastName], manager)).not.toContain(partyId(name));
    expect(await statusById(partyId(name), manager)).toBe(404);
  }
});

test('an employee is refused, a broken id and a ninth word too', async () => {
  expect((await testBed.call(employee, 'GET', `${OPTIONS}?searchValue=abc`)).status).toBe(403);
  expect((await testBed.call(officer, 'GET', `${OPTIONS}?partyId=1`)).status).toBe(400);
  expect((await testBed.call(officer, 'GET', `${OPTIONS}?${'searchValue=a&'.repeat(9)}`)).status).toBe(400);
});

describe('many of one name', () => {
  const name = '\u0638\u06A9\u06CC';
  beforeAll(() =>
    writing(testBed.database.pool, systemActor('test', [companyId('holding')]), async (tx) => {
      for (let index = 0; index < 35; index++) {
        const ids = { partyId: newId(), companyId: companyId('holding') };
        const person = {
          ...ids,
          firstName: '\u0622\u0631\u0634',
          lastName: name,
          suffix: null,
          fatherName: null,
          gender: 'Y',
          birthDate: null,
          nationalCode: `88000000${index + 10}`,
        } as const;
        await insertEmployee(tx, person, { partyRelationshipId: newId(), pseudoId: `K${index}`, from: '2024-01-01', employmentStatusEnumId: null }, sql`true`);
      }
    }),
  );

  test('thirty at most, for a reader of few people and of many', async () => {
    expect(await find([name])).toHaveLength(30);
    expect(await find(['\u0638\u0643\u064A'])).toHaveLength(30);
    await testBed.database.owner.query(
      `with made as (insert into party (party_id, party_type_enum_id, company_id) select gen_random_uuid(), 'PtyPerson', $1 from generate_series(1, 1100) returning party_id),
       named as (insert into person (party_id, company_id, first_name, last_name, search_text, search_words) select party_id, $1, 'a', 'b', 'filler b', '{filler,b}' from made)
       insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, valid)
       select gen_random_uuid(), $1, party_id, 'PrtEmployee', 'Q' || row_number() over (), '[2021-03-21,)' from made`,
      [companyId('holding')],
    );
    expect(await find([name])).toHaveLength(30);
    expect(await find(['Q1'])).toHaveLength(30);
  });
});
