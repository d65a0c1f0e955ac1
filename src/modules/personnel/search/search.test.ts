import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { scopeFor } from '#platform/access/scope.service.ts';
import { reading, sql, systemActor, writing } from '#platform/db/db.server.ts';
import { insertEmployee } from '#platform/party/party.store.ts';
import { selectionOf } from '#platform/tables/list-routes.server.ts';
import tableMessages from '#platform/tables/tables.messages.fa.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, layOrganisation, type PersonName, partyId, unitId } from '#testing/organisation.ts';
import { peopleSource } from './people.store.ts';
import { personList } from './search.contract.ts';
import messages from './search.messages.fa.ts';
import { routes } from './search.routes.ts';
import { deletionsOf, patternsOf, readTerms, spellingsOf } from './search.rules.ts';
import { peopleTable } from './search.table.ts';

const LIST = '/rest/s1/hcm/personList';
const officer = actorIn('hrOfficer', 'hrOfficer');
const recruiter = actorIn('recruiter', 'colleague');
const manager = actorIn('unitManager', 'salesHead', ['sales']);
const administrator = actorIn('administrator', 'administrator');

/** Names of made-up people: letters only Persian fonts need, so that nobody of the organisation is near them. */
const LETTERS = [...'\u0628\u067E\u062A\u062C\u0686\u062E\u062F\u0631\u0632\u0633\u0634\u0641\u06A9\u06AF\u0644\u0645\u0646\u0647'];

let testBed: Mounted;
const find = async (searchValue: string, more = '', actor = officer) => {
  const { status, body } = await testBed.call(actor, 'GET', `${LIST}?searchValue=${encodeURIComponent(searchValue)}${more}`);
  expect(status).toBe(200);
  return body as { rows: Record<string, string>[]; count: number; countIsCapped: boolean };
};
const idsOf = ({ rows }: { rows: Record<string, string>[] }) => rows.map(({ partyId: id }) => id);

let number = 0;
async function addPerson(firstName: string, lastName: string, company = companyId('holding')): Promise<string> {
  number += 1;
  const ids = { partyId: newId(), companyId: company };
  await writing(testBed.database.pool, systemActor('test', [company]), async (tx) => {
    const person = { ...ids, firstName, lastName, suffix: null, fatherName: null, gender: 'Y', birthDate: null, nationalCode: `77${String(number).padStart(8, '0')}` } as const;
    await insertEmployee(tx, person, { partyRelationshipId: newId(), pseudoId: `T${number}`, from: '2024-01-01', employmentStatusEnumId: null }, sql`true`);
  });
  return ids.partyId;
}

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'modules/personnel/search', routes, messages }, { slice: 'platform/tables', routes: [], messages: tableMessages });
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

describe('what was typed', () => {
  test('splits into names and codes, once each, folded', () => {
    expect(readTerms(' \u0643\u0631\u064A\u0645\u064A  \u06F1\u06F0\u06F0\u06F1 \u06A9\u0631\u06CC\u0645\u06CC')).toEqual({
      names: ['\u06A9\u0631\u06CC\u0645\u06CC'],
      codes: ['1001'],
    });
    expect(readTerms(['abc', 'def'])).toEqual({ names: ['abc', 'def'], codes: [] });
    expect(readTerms(undefined)).toEqual({ names: [], codes: [] });
  });

  test('keeps wildcards literal', () => {
    expect(patternsOf('a%_\\b')).toEqual(['%a\\%\\_\\\\b%']);
    expect(patternsOf('a%')).toEqual(['a\\%%', '% a\\%%']);
  });

  test('is looked up by what is left when one letter is taken away', () => {
    expect(deletionsOf('abb')).toEqual(['abb', 'bb', 'ab']);
  });

  test('takes a spelling of three letters only for one whose letters are alike', () => {
    expect([...spellingsOf(['\u0631\u0638\u0627'], ['\u0631\u0636\u0627', '\u0631\u0648\u0627'])]).toEqual([['\u0631\u0638\u0627', ['\u0631\u0636\u0627']]]);
  });

  test('takes any other spelling only for a long word that is one letter away', () => {
    const neighbours = ['mohammad', 'mohamadi', 'mahmad', 'aly', 'alki', 'mohammad'];
    expect([...spellingsOf(['mohamad', 'ali', 'xyz'], neighbours)]).toEqual([
      ['mohamad', ['mohammad']],
      ['ali', ['alki']],
    ]);
  });
});

describe('finding a person', () => {
  test.each([
    ['as written', (name: string) => name],
    ['words turned round', (name: string) => name.split(' ').reverse().join(' ')],
    ['Arabic letters', (name: string) => name.replaceAll('\u06CC', '\u064A').replaceAll('\u06A9', '\u0643')],
    ['marks and ZWNJ', (name: string) => name.split('').join('\u064E\u200C')],
  ])('%s', async (_, spoil) => {
    const { firstName, lastName } = factsOf('director');
    expect(idsOf(await find(spoil(`${firstName} ${lastName}`)))).toEqual([partyId('director')]);
  });

  test('with one wrong, missing, extra or swapped letter in a word of four or more', async () => {
    const word = fc.array(fc.constantFrom(...LETTERS), { minLength: 4, maxLength: 9 }).map((letters) => letters.join(''));
    await fc.assert(
      fc.asyncProperty(word, fc.nat(), fc.constantFrom(...LETTERS), async (name, at, letter) => {
        const id = await addPerson('\u0622\u0631\u0634', name);
        const i = at % name.length;
        const j = at % (name.length - 1);
        const mistakes = [
          `${name.slice(0, i)}${letter}${name.slice(i + 1)}`,
          `${name.slice(0, i)}${name.slice(i + 1)}`,
          `${name.slice(0, i)}${letter}${name.slice(i)}`,
          `${name.slice(0, j)}${name[j + 1]}${name[j]}${name.slice(j + 2)}`,
        ];
        for (const typed of mistakes) expect(idsOf(await find(typed, '&pageSize=100'))).toContain(id);
      }),
      { numRuns: 40 },
    );
  });

  test('a space typed for a ZWNJ, with a mistake behind it', async () => {
    const id = await addPerson('\u0622\u0631\u0634', '\u0648\u0644\u06CC\u200C\u0632\u0627\u062F\u0647');
    expect(idsOf(await find('\u0648\u0644\u06CC \u0632\u062F\u0627\u0647'))).toContain(id);
    expect(idsOf(await find('\u0648\u0644\u06CC\u0632\u062F\u0627\u0647'))).toContain(id);
  });

  test('puts what was typed before what may have been meant, whole words first', async () => {
    const meant = await addPerson('\u0622\u0631\u0634', '\u062B\u062B\u0638\u0638');
    const longer = await addPerson('\u0622\u0631\u0634', '\u062B\u062B\u0638\u0636\u06CC');
    const typed = await addPerson('\u06CC\u0627\u0631', '\u062B\u062B\u0638\u0636');
    expect(idsOf(await find('\u062B\u062B\u0638\u0636'))).toEqual([typed, longer, meant]);
  });

  test('a percent sign finds nobody', async () => {
    expect((await find('%%%')).count).toBe(0);
    expect((await find('_')).count).toBe(0);
  });

  test('by the beginning of the personnel code', async () => {
    expect(idsOf(await find(factsOf('seller').pseudoId))).toEqual([partyId('seller')]);
    expect((await find(factsOf('seller').pseudoId.slice(0, 2))).count).toBeGreaterThan(5);
  });

  test('by the national code only for who may see it', async () => {
    const { nationalCode } = factsOf('seller');
    expect(idsOf(await find(nationalCode.slice(0, 9)))).toEqual([partyId('seller')]);
    expect((await find(nationalCode, '', recruiter)).count).toBe(0);
  });
});

describe('whose rows', () => {
  test('an HR officer sees the own company, an administrator also the subsidiary', async () => {
    const { lastName } = factsOf('worker');
    expect((await find(lastName)).count).toBe(0);
    expect(idsOf(await find(lastName, '', administrator))).toEqual([partyId('worker')]);
  });

  test('the views keep companies apart without any scope', async () => {
    const seen = await writing(testBed.database.pool, systemActor('test', [companyId('subsidiary')]), (tx) =>
      tx.many<{ party_id: string }>(sql`select party_id from searchable_person`),
    );
    expect(new Set(seen.map(({ party_id }) => party_id))).toEqual(new Set([partyId('worker'), partyId('hrOfficerElsewhere')]));
  });

  test('a unit manager sees the unit and the own row', async () => {
    const { body } = await testBed.call(manager, 'GET', LIST);
    expect(new Set(idsOf(body))).toEqual(new Set([partyId('salesHead'), partyId('seller')]));
  });

  test('a filter by unit takes what is below it', async () => {
    const { body } = await testBed.call(officer, 'GET', `${LIST}?unitId=${unitId('head')}`);
    expect(new Set(idsOf(body))).toEqual(new Set((['director', 'hrOfficer', 'administrator', 'accountant', 'colleague', 'payrollOfficer'] as const).map(partyId)));
  });

  test('classes: a recruiter sees public fields, and everything on the own row', async () => {
    const other = (await find(factsOf('seller').lastName, '', recruiter)).rows[0];
    expect(other).not.toHaveProperty('nationalCode');
    expect(other).not.toHaveProperty('birthDate');
    expect(other).not.toHaveProperty('mobile');
    const own = (await find(factsOf('colleague').lastName, '', recruiter)).rows.find((row) => row['partyId'] === partyId('colleague'));
    expect(own).toMatchObject({ nationalCode: factsOf('colleague').nationalCode, mobile: factsOf('colleague').mobile });
  });
});

describe('pages', () => {
  test('hold every row once, whatever the order', async () => {
    for (const order of ['pseudoId', 'lastName', 'firstName', 'hireDate', 'unitName', 'positionTitle', 'companyName', 'relevance'])
      for (const way of ['asc', 'desc']) {
        const whole = await testBed.call(officer, 'GET', `${LIST}?pageSize=100&orderByField=${order}&order=${way}`);
        const pages = [];
        for (let index = 0; index * 7 < whole.body.rows.length; index++)
          pages.push(...idsOf((await testBed.call(officer, 'GET', `${LIST}?pageSize=7&pageIndex=${index}&orderByField=${order}&order=${way}`)).body));
        expect(pages).toEqual(idsOf(whole.body));
        expect(new Set(pages).size).toBe(whole.body.count);
      }
  });

  test('an empty page still says the count', async () => {
    const { body } = await testBed.call(officer, 'GET', `${LIST}?pageIndex=500`);
    expect(body.rows).toEqual([]);
    expect(body.count).toBeGreaterThan(8);
  });

  test('left and joined: statuses and days', async () => {
    const { body } = await testBed.call(officer, 'GET', `${LIST}?statusId=NotActiveRel`);
    expect(body.count).toBe(0);
    const before = await testBed.call(officer, 'GET', `${LIST}?asOf=2021-03-20`);
    expect(before.body.count).toBe(0);
    const after = await testBed.call(officer, 'GET', `${LIST}?asOf=2021-03-21`);
    expect(after.body.count).toBe(9);
  });

  test('what is no page is refused by field', async () => {
    const { status, body } = await testBed.call(officer, 'GET', `${LIST}?pageSize=201&order=up&unitId=7`);
    expect(status).toBe(400);
    expect(Object.keys(body.fields).sort()).toEqual(['order', 'pageSize', 'unitId']);
  });
});

describe('filters, orders and files of the table', () => {
  const filtered = (...filters: [column: string, operator: string, ...values: string[]][]): string =>
    `filter=${encodeURIComponent(JSON.stringify(filters.map(([column, operator, ...values]) => ({ column, operator, values }))))}`;
  const asked = async (query: string, actor = officer) => {
    const { status, body } = await testBed.call(actor, 'GET', `${LIST}?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as { rows: Record<string, string>[]; count: number };
  };

  test.each([
    'pseudoId',
    'fullName',
    'unitName',
    'positionTitle',
    'employmentKind',
    'hireDate',
    'nationalCode',
    'mobile',
    'companyName',
    'firstName',
    'lastName',
    'birthDate',
    'maritalStatus',
  ])('every column can be filtered and sorted by: %s', async (name) => {
    const type = peopleTable.columns.find((column) => column.name === name)?.type;
    const { rows } = await asked(`pageSize=100&orderByField=-${name}`);
    const value = rows.find((row) => row[name])?.[name] ?? '';
    const found = await asked(`pageSize=100&${filtered([name, 'is', value])}`);
    expect(found.count).toBe(found.rows.length);
    expect(found.rows.length).toBeGreaterThan(0);
    for (const row of found.rows) expect(type === 'text' ? foldForSearch(row[name] ?? '') : row[name]).toBe(type === 'text' ? foldForSearch(value) : value);
    const empties = await asked(`pageSize=100&${filtered([name, 'empty'])}`);
    for (const row of empties.rows) expect(row[name]).toBeNull();
  });

  test('several keys, words and filters at once', async () => {
    const { rows } = await asked(`pageSize=100&orderByField=unitName,-pseudoId&${filtered(['unitName', 'filled'])}`);
    const places = rows.map(({ unitName, pseudoId }) => [unitName ?? '', pseudoId ?? ''] as const);
    const collator = new Intl.Collator('fa');
    for (const [index, [unit, code]] of places.slice(1).entries()) {
      const [unitBefore, codeBefore] = places[index] ?? ['', ''];
      expect(unit === unitBefore ? codeBefore > code : collator.compare(unitBefore, unit) < 0).toBe(true);
    }
    const { lastName } = factsOf('director');
    expect(idsOf(await find(lastName, `&${filtered(['unitName', 'filled'])}&orderByField=hireDate,-unitName`))).toContain(partyId('director'));
    expect(idsOf(await find(lastName, `&${filtered(['unitName', 'empty'])}`))).not.toContain(partyId('director'));
  });

  test('what a recruiter does not see is neither a filter nor an order nor a column of a file', async () => {
    for (const query of [filtered(['nationalCode', 'begins', '1']), 'orderByField=mobile', 'orderByField=lastName,birthDate']) {
      const { status } = await testBed.call(recruiter, 'GET', `${LIST}?${query}`);
      expect(status).toBe(403);
    }
    expect((await testBed.file(recruiter, `${LIST}/export?format=csv&columns=fullName,mobile`)).status).toBe(403);
    const head = (await testBed.file(recruiter, `${LIST}/export?format=csv`)).bytes.toString().split('\r\n')[0];
    expect(head).not.toContain(peopleTable.columns.find(({ name }) => name === 'nationalCode')?.label);
  });

  test('a file holds the same people as the list, found by the same words and filters', async () => {
    const facts = factsOf('director');
    const lines = (await testBed.file(officer, `${LIST}/export?format=csv&columns=pseudoId,nationalCode&searchValue=${encodeURIComponent(facts.lastName)}`)).bytes.toString();
    expect(lines).toContain(`${facts.pseudoId},${facts.nationalCode}`);
    const { count } = await asked(filtered(['unitName', 'filled']));
    const file = (await testBed.file(officer, `${LIST}/export?format=csv&columns=fullName&${filtered(['unitName', 'filled'])}`)).bytes.toString();
    expect(file.trim().split('\r\n')).toHaveLength(count + 1);
  });

  test('an order or a column that the table does not know is refused at its field', async () => {
    for (const [query, field] of [
      ['orderByField=salary', 'orderByField'],
      [filtered(['gender', 'is', 'Y']), 'filter'],
    ] as const) {
      const { status, body } = await testBed.call(officer, 'GET', `${LIST}?${query}`);
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    }
  });
});

describe('a selection of all matching', () => {
  test('is that of the words and filters it says, not the whole list', async () => {
    const searched = await addPerson('\u0647\u0648\u0634\u0645\u0646\u062F', '\u0633\u067E\u0647\u0631\u0646\u06CC\u0627');
    await addPerson('\u0647\u0648\u0634\u0645\u0646\u062F', '\u062F\u06CC\u06AF\u0631\u06CC');
    const today = '2026-05-10';
    const pick = (search: string) =>
      reading(testBed.database.pool, { userId: '', partyId: officer.partyId, companyIds: officer.companyIds, requestId: 'test' }, (db) =>
        selectionOf(
          peopleSource,
          { db, actor: officer, today, by: personList, query: { order: 'asc', statusId: 'ActiveRel', pageSize: 20 }, rows: scopeFor(officer, personList, today) },
          { all: { search, filters: [], sort: [] }, except: [] },
        ),
      );
    const keys = await pick('\u0647\u0648\u0634\u0645\u0646\u062F \u0633\u067E\u0647\u0631\u0646\u064A\u0627');
    const { rows } = await testBed.database.owner.query('select party_id from party_relationship where party_relationship_id = any ($1)', [keys]);
    expect(rows).toEqual([{ party_id: searched }]);
    expect((await pick('')).length).toBeGreaterThan(2);
  });
});

describe('a message to the chosen', () => {
  const MESSAGE = `${LIST}/message`;
  const recipientsOf = async (subject: string): Promise<string[]> => {
    const { rows } = await testBed.database.owner.query(
      'select u.party_id as id from notification_message m join notification_message_user u using (notification_message_id) where m.subject = $1',
      [subject],
    );
    return rows.map(({ id }: { id: string }) => id).sort();
  };
  const send = (body: object, actor = officer) => testBed.call(actor, 'POST', MESSAGE, { body: null, ...body });

  test('reaches those who are named, of whom only those in scope', async () => {
    const { status, body } = await send({ subject: 'one', selection: { keys: [employmentId('seller'), employmentId('director'), employmentId('worker')] } });
    expect([status, body]).toEqual([200, { sent: 2 }]);
    expect(await recipientsOf('one')).toEqual([partyId('seller'), partyId('director')].sort());
    const { status: nobody } = await send({ subject: 'none', selection: { keys: [employmentId('worker')] } });
    expect([nobody, await recipientsOf('none')]).toEqual([400, []]);
  });

  test('reaches all who match the words, filters and conditions of the list, but those left out', async () => {
    const filters = [{ column: 'unitName', operator: 'filled', values: [] }];
    const sentTo = async (subject: string, more: object) => {
      expect((await send({ subject, selection: { all: { search: '', filters, sort: [] }, except: [employmentId('accountant')] }, ...more })).status).toBe(200);
      return recipientsOf(subject);
    };
    const { body } = await testBed.call(officer, 'GET', `${LIST}?pageSize=200&unitId=${unitId('head')}&filter=${encodeURIComponent(JSON.stringify(filters))}`);
    const expected = idsOf(body)
      .filter((id) => id !== partyId('accountant'))
      .sort();
    expect(expected.length).toBeGreaterThan(2);
    expect(await sentTo('all', { unitId: unitId('head') })).toEqual(expected);
  });

  test('a filter of a class that is not held is refused here too', async () => {
    const wage = { all: { search: '', filters: [{ column: 'gap', operator: 'in', values: ['wage'] }], sort: [] } };
    expect((await send({ subject: 'x', selection: wage })).status).toBe(403);
    expect((await send({ subject: 'x', selection: { keys: [employmentId('seller')] } }, manager)).status).toBe(403);
    expect(await recipientsOf('x')).toEqual([]);
  });

  test('a class that is held for fewer people than are reached by messages counts for none', async () => {
    const [grant] = officer.grants;
    if (grant === undefined) throw new Error('no grant');
    const both = {
      ...actorIn('hrOfficer', 'salesHead', ['sales']),
      grants: [
        { ...grant, permissions: ['personnelInformationManagement/searchPersonnelList/sendMessage'], classes: ['public'] as const },
        { ...grant, permissions: ['personnelInformationManagement/searchPersonnelList/observe'], rowScope: 'units' as const },
      ],
    };
    const married = [{ column: 'marital', operator: 'in', values: ['MarsMarried'] }];
    expect((await testBed.call(both, 'GET', `${LIST}?filter=${encodeURIComponent(JSON.stringify(married))}`)).body.count).toBe(2);
    const { status, body } = await send({ subject: 'married', selection: { all: { search: '', filters: married, sort: [] } } }, both);
    expect([status, body.errorCode]).toEqual([403, 'platform/tables.hiddenColumn']);
    expect(await recipientsOf('married')).toEqual([]);
    // nor does a code that somebody typed
    expect((await send({ subject: 'code', selection: { all: { search: factsOf('accountant').nationalCode, filters: [], sort: [] } } }, both)).status).toBe(400);
    expect(await recipientsOf('code')).toEqual([]);
  });

  test('the classes by which one may filter are told', async () => {
    expect((await testBed.call(officer, 'GET', `${LIST}/classes`)).body.classes.sort()).toEqual(['bank', 'contact', 'family', 'health', 'identity', 'personal', 'public']);
    expect((await testBed.call(recruiter, 'GET', `${LIST}/classes`)).body.classes).toEqual(['public']);
  });
});

describe('another group for the chosen', () => {
  const [group, other, sub] = [newId(), newId(), newId()];
  beforeAll(async () => {
    for (const [id, kind, parent] of [
      [group, 'EmployeeGroups', null],
      [other, 'EmployeeGroups', null],
      [sub, 'EmployeeSubGroups', other],
    ])
      await testBed.database.owner.query(
        `insert into party_classification (party_classification_id, company_id, classification_type_enum_id, standard_code, description, parent_classification_id) values ($1, $2, $3, $4, 'z', $5)`,
        [id, companyId('holding'), kind, `Z${String(id).replaceAll('-', '')}`, parent],
      );
  });
  const change = (names: readonly PersonName[], body: object, actor = officer) =>
    testBed.call(actor, 'POST', `${LIST}/group`, { employeeSubGroupId: null, selection: { keys: names.map(employmentId) }, ...body });
  const historyOf = async (name: PersonName) =>
    (
      await testBed.database.owner.query(
        `select employee_group_id as "group", employee_sub_group_id as sub, note_text as note, lower(valid)::text as from, (upper(valid) - 1)::text as thru
         from personnel_structure where party_id = $1 order by lower(valid)`,
        [partyId(name)],
      )
    ).rows;

  test('from a day on; who stands there already stays as they are; the day put right is no second row', async () => {
    expect((await change(['seller', 'director'], { employeeGroupId: group, fromDate: '2026-01-01' })).body).toEqual({ changed: 2, same: 0 });
    expect((await change(['seller', 'director', 'accountant'], { employeeGroupId: group, fromDate: '2026-02-01' })).body).toEqual({ changed: 1, same: 2 });
    expect((await change(['seller'], { employeeGroupId: other, employeeSubGroupId: sub, fromDate: '2026-06-01' })).body).toEqual({ changed: 1, same: 0 });
    expect((await change(['seller'], { employeeGroupId: other, fromDate: '2026-06-01' })).body).toEqual({ changed: 1, same: 0 });
    // the first day of a row that has begun
    expect((await change(['seller'], { employeeGroupId: other, fromDate: '2026-01-01' })).status).toBe(400);
    expect(await historyOf('seller')).toEqual([
      { group, sub: null, note: null, from: '2026-01-01', thru: '2026-05-31' },
      { group: other, sub: null, note: null, from: '2026-06-01', thru: null },
    ]);
  });

  test('a sub-group of another group, a foreign person and a reader without the key are refused, and nothing of it stands', async () => {
    const before = await historyOf('director');
    expect((await change(['director'], { employeeGroupId: group, employeeSubGroupId: sub, fromDate: '2026-04-01' })).status).toBe(400);
    expect((await change(['worker'], { employeeGroupId: group, fromDate: '2026-04-01' })).status).toBe(400);
    expect((await change(['seller'], { employeeGroupId: group, fromDate: '2026-04-01' }, manager)).status).toBe(403);
    expect(await historyOf('director')).toEqual(before);
    expect(await historyOf('worker')).toEqual([]);
  });
});

describe('cards of the chosen', () => {
  const cards = (names: readonly PersonName[], actor = officer) => testBed.file(actor, `${LIST}/cards`, {}, { selection: { keys: names.map(employmentId) } });

  test('are one print; each leaves its trace, and nobody out of scope is in it', async () => {
    const { status, bytes } = await cards(['seller', 'director', 'worker']);
    expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const { rows } = await testBed.database.owner.query(`select subject_party_id as id from audit_entry where entity = 'PersonFile' and action = 'export'`);
    expect(rows.map(({ id }: { id: string }) => id).sort()).toEqual([partyId('seller'), partyId('director')].sort());
    expect((await cards(['worker'])).status).toBe(400);
    expect((await cards(['director'], manager)).status).toBe(400);
  });
});

describe('the plan', () => {
  test('is kept of what many ask, not of whatever one reader thinks of', async () => {
    const kept = () => reading(testBed.database.pool, systemActor('test'), (db) => db.one<{ count: bigint }>(sql`select count(*) from pg_prepared_statements`));
    await testBed.call(officer, 'GET', LIST);
    const { count: before } = await kept();
    const words = ['a', 'ab', 'abc', 'abcd', 'a1', 'b2'];
    for (let at = 0; at < 40; at += 1) {
      const searchValue = words.filter((_, bit) => ((at + 7) >> bit) % 2 === 1).join(' ');
      await testBed.call(officer, 'GET', `${LIST}?pageSize=${101 + at}`);
      await testBed.call(officer, 'GET', `${LIST}?orderByField=${peopleTable.columns[at % 9]?.name},-hireDate,birthDate&gender=Y`);
      await testBed.call(officer, 'GET', `${LIST}?searchValue=${searchValue}&gender=Y`);
    }
    expect(Number((await kept()).count - before)).toBeLessThan(12);
  });

  test('uses the trigram and the deletions index behind the row policies', async () => {
    // enough rows that the planner wants an index; in the subsidiary, where no other test counts
    await testBed.database.owner.query(
      `with made as (insert into party (party_id, party_type_enum_id, company_id) select gen_random_uuid(), 'PtyPerson', $1 from generate_series(1, 5000) returning party_id)
       insert into person (party_id, company_id, first_name, last_name, search_text, search_words)
       select party_id, $1, 'a', 'b', md5(party_id::text), array[substr(md5(party_id::text), 1, 6)] from made`,
      [companyId('subsidiary')],
    );
    await testBed.database.owner.query('vacuum analyze person, name_word');
    const plan = await writing(testBed.database.pool, systemActor('test', [companyId('subsidiary')]), async (tx) => {
      const people = await tx.many<Record<string, string>>(sql`explain select party_id from searchable_person p where p.search_text like '%abcd%' or p.search_words && '{abce}'`);
      const words = await tx.many<Record<string, string>>(
        sql`explain select word from name_word where company_id = any ((select app_companies())::uuid[]) and deletion = any ('{abcd,bcd,acd,abd,abc}')`,
      );
      return [...people, ...words].map((line) => line['QUERY PLAN']).join('\n');
    });
    for (const index of ['person_search_text', 'person_search_words', 'name_word_pkey']) expect(plan).toContain(index);
  });
});

describe('people with several ties', () => {
  const begin = async (party: string, [from, until]: readonly [string, string | null], more: { type?: string; status?: string; company?: string } = {}) => {
    number += 1;
    const { type = 'PrtEmployee', status = until === null ? 'ActiveRel' : 'NotActiveRel', company = companyId('holding') } = more;
    const id = newId();
    await testBed.database.owner.query(
      `insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, status_id, valid) values ($1, $2, $3, $4, $5, $6, daterange($7, $8))`,
      [id, company, party, type, `T${number}`, status, from, until],
    );
    return id;
  };
  const end = (party: string, day: string, status = 'NotActiveRel') =>
    testBed.database.owner.query('update party_relationship set valid = daterange(lower(valid), $2), status_id = $3 where party_id = $1', [party, day, status]);
  const of = async (name: string, more = '') => (await find(name, `&pageSize=100${more}`)).rows.map(({ partyRelationshipId: id, employments }) => [id, employments]);
  const relation = (...values: string[]) => `&filter=${encodeURIComponent(JSON.stringify([{ column: 'relation', operator: 'in', values }]))}`;

  test('whoever came back stands in the list once, by the employment of today, and the list tells how many there were', async () => {
    const party = await addPerson('\u0622\u0631\u0634', '\u0698\u0698\u062B\u062B');
    await end(party, '2024-06-01');
    const [first] = await of('\u0698\u0698\u062B\u062B', '&statusId=all');
    const back = await begin(party, ['2025-01-01', null]);
    expect(await of('\u0698\u0698\u062B\u062B', '&statusId=all')).toEqual([[back, 2]]);
    expect(await of('\u0698\u0698\u062B\u062B')).toEqual([[back, 2]]);
    expect(await of('\u0698\u0698\u062B\u062B', '&statusId=NotActiveRel')).toEqual([]);
    // on a day, the one of the day
    expect(await of('\u0698\u0698\u062B\u062B', '&asOf=2024-05-31')).toEqual([[first?.[0], 2]]);
    await testBed.database.owner.query(`update party_relationship set valid = '[2025-01-01,2025-03-01)', status_id = 'NotActiveRel' where party_relationship_id = $1`, [back]);
    expect(await of('\u0698\u0698\u062B\u062B', '&statusId=NotActiveRel')).toEqual([[back, 2]]);
    await testBed.database.owner.query('delete from party_relationship where party_relationship_id = $1', [back]);
    expect(await of('\u0698\u0698\u062B\u062B', '&statusId=all')).toEqual([[first?.[0], 1]]);
  });

  test('of two that are active the one that came first leads: the other is to follow', async () => {
    const party = await addPerson('\u0622\u0631\u0634', '\u0698\u0698\u0636\u0636');
    const [now] = await of('\u0698\u0698\u0636\u0636');
    await end(party, '2999-01-01', 'ActiveRel');
    await begin(party, ['2999-02-01', null]);
    expect(await of('\u0698\u0698\u0636\u0636')).toEqual([[now?.[0], 2]]);
  });

  test('each company lists its own tie, and whoever sees both companies sees both', async () => {
    const party = await addPerson('\u0622\u0631\u0634', '\u0698\u0698\u0638\u0638');
    const below = await begin(party, ['2024-01-01', null], { company: companyId('subsidiary') });
    const [own] = await of('\u0698\u0698\u0638\u0638');
    expect(idsOf(await find('\u0698\u0698\u0638\u0638'))).toEqual([party]);
    const all = (await find('\u0698\u0698\u0638\u0638', '', administrator)).rows.map(({ partyRelationshipId: id }) => id);
    expect(all.sort()).toEqual([own?.[0], below].sort());
  });

  test('lecturers and applicants are listed when they are asked for, and nobody of them otherwise', async () => {
    const party = await addPerson('\u0622\u0631\u0634', '\u0698\u0698\u0635\u0635');
    const [own] = await of('\u0698\u0698\u0635\u0635');
    const lecture = await begin(party, ['2024-03-01', null], { type: 'prtInstructor' });
    const code = `T${number}`;
    expect(await of('\u0698\u0698\u0635\u0635', '&statusId=all')).toEqual([[own?.[0], 1]]);
    expect(await of('\u0698\u0698\u0635\u0635', relation('prtInstructor'))).toEqual([[lecture, 1]]);
    expect(await of(code, relation('prtInstructor'))).toEqual([[lecture, 1]]);
    expect(await of(code)).toEqual([]);
    expect((await find('', relation('prtInstructor', 'PrtApplicant'))).rows.map(({ partyRelationshipId: id, relationName }) => [id, relationName])).toEqual([
      [lecture, expect.stringMatching(/./)],
    ]);
    expect((await find('\u0698\u0698\u0635\u0635', relation('prtInstructor', 'PrtEmployee'))).count).toBe(2);
    const keys = await testBed.file(officer, `${LIST}/export?format=csv&columns=pseudoId${relation('prtInstructor')}`);
    expect(keys.bytes.toString()).toContain(code);
    expect((await find('\u0698\u0698\u0635\u0635', relation('prtInstructor'), recruiter)).count).toBe(1);
    expect((await testBed.call(manager, 'GET', `${LIST}?searchValue=${encodeURIComponent('\u0698\u0698\u0635\u0635')}${relation('prtInstructor')}`)).body.count).toBe(0);
  });
});
