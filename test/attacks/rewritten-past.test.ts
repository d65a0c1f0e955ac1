/**
 * Attack: an officer who may add, change and take away rows of a file, but not correct them, rewrites what the file told of days that are over: an address,
 * a number, an account, a place in the structure, a post, a kind of employment or a first day, by the form, the sheet, an import, a request that he accepts, a group change.
 * Refused: `src/platform/party/parts/past.rules.ts` and `part-routes.ts` for whatever writes rows of a file, `src/modules/personnel/profile/profile.routes.ts` and `src/modules/personnel/employment/kind-correction/kind-correction.contract.ts` for kinds,
 * `src/modules/personnel/file/personnel-import-days.service.ts` for imports, `src/modules/organisation/positions/holders/holders.routes.ts` and `make-way.ts` for posts; beneath them the trigger `keep_past` of `src/platform/party/parts/parts.001.migration.sql`.
 */
import { beforeAll, expect, test } from 'vitest';
import messages from '#modules/personnel/file/personnel-import.messages.fa.ts';
import { sql, systemActor, writing } from '#platform/db/db.server.ts';
import { knownImports } from '#platform/import-export/registry.server.ts';
import type { TestActor } from '#testing/actors.ts';
import { addHolder } from '#testing/holders.ts';
import { companyOf, employmentId, factsOf, partyId, SINCE } from '#testing/organisation.ts';
import { fillPeople, type PersonPart } from '#testing/person-parts.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const HCM = '/api/rest/s1/hcm';
const PAGE = 'personnelInformationManagement/searchPersonnelList/editPersonnel';
const tabs = ['address', 'contact', 'otherInformation', 'banking', 'organisation', 'medical', 'base/personalInfo'];
/** Parts that keep their past, with the table of each. */
const parts = {
  address: 'postal_address',
  tel: 'telecom_number',
  electronic: 'electronic_address',
  otherInfo: 'other_information',
  bankAccount: 'bank_account',
  structure: 'personnel_structure',
  disease: 'person_disease',
} as const satisfies Partial<Record<PersonPart, string>>;

const VICTIM = 'seller';
const FIRST = '2021-06-01';
let officer: TestActor;
let bodies: Readonly<Record<string, { readonly body: Record<string, unknown> }>>;
const rows = async (text: string, ...values: unknown[]) => (await server.owner.query(text, values)).rows;

/** All that stands of the victim in tables that keep their past, as far as it says something of days before today. */
const past = async (): Promise<string> => {
  const own = Object.values(parts).map((table) =>
    rows(
      `select to_jsonb(t) - 'valid' - 'row_version' as said, t.valid * daterange(null, '2026-05-10') as days from ${table} t where t.party_id = $1 order by 2, 1`,
      partyId(VICTIM),
    ),
  );
  const work = ['employment_kind', 'employment_salary', 'party_relationship'].map((table) =>
    rows(
      `select to_jsonb(t) - 'valid' as said, t.valid * daterange(null, '2026-05-10') as days from ${table} t where t.party_relationship_id = $1 order by 2, 1`,
      employmentId(VICTIM),
    ),
  );
  return JSON.stringify(await Promise.all([...own, ...work]));
};

beforeAll(async () => {
  officer = await addHolder(server, 'no-corrections', {
    person: 'director',
    rowScope: 'company',
    classes: ['public', 'personal', 'contact', 'family', 'identity', 'bank', 'health', 'pay'],
    permissions: [
      ...tabs.flatMap((tab) => ['observe', 'add', 'edit', 'delete'].map((act) => `${PAGE}/${tab}/${act}`)),
      'personnelInformationManagement/searchPersonnelList/observe',
      'personnelInformationManagement/changeRequests',
      'systemManagement/importData',
      'organizationChartManagement',
    ],
  });
  const people = await fillPeople(server.owner);
  const [group] = await rows(
    `insert into party_classification (party_classification_id, company_id, classification_type_enum_id, description, standard_code)
     select gen_random_uuid(), company_id, 'EmployeeGroups', 'G', 'G' from person where party_id = $1 returning party_classification_id as id`,
    partyId(VICTIM),
  );
  const made = people.bodies('kept');
  bodies = { ...made, structure: { body: { ...made.structure.body, employeeGroupId: group.id } } };
  await rows(`delete from telecom_number where party_id = $1`, partyId(VICTIM));
});

/** Adds a row of a part that has begun, as the administrator; answers its id. */
async function lay(part: keyof typeof parts): Promise<string> {
  await rows(`delete from ${parts[part]} where party_id = $1`, partyId(VICTIM));
  const answer = await actors.administrator.request('POST', `${HCM}/person/${part}`, { ...bodies[part]?.body, fromDate: FIRST, thruDate: null, partyId: partyId(VICTIM) });
  expect([part, answer.statusCode, answer.body]).toEqual([part, 201, answer.body]);
  return answer.json<{ id: string }>().id;
}

test.each(Object.keys(parts) as (keyof typeof parts)[])('by the form of %s', async (part) => {
  const id = await lay(part);
  const before = await past();
  const [row] = (await officer.request('GET', `${HCM}/person/${part}?partyId=${partyId(VICTIM)}`)).json<{ rows: Record<string, unknown>[] }>().rows;
  const stored = Object.fromEntries(Object.keys(bodies[part]?.body ?? {}).map((name) => [name, row?.[name] ?? null]));
  const name = Object.keys(stored).find((one) => /Number|Text|Value|medicine|infoString|street|noteText/.test(one) && typeof stored[one] === 'string') ?? 'noteText';
  const other = { ...stored, [name]: part === 'electronic' ? 'other@b.ir' : '9876543210', rowVersion: 1 };
  for (const fromDate of [FIRST, '2020-01-01']) {
    const answer = await officer.request('PUT', `${HCM}/person/${part}/${id}`, { ...other, fromDate, thruDate: null });
    expect([part, answer.statusCode]).toEqual([part, 400]);
  }
  expect((await officer.request('PUT', `${HCM}/person/${part}/${id}/correction`, { ...other, fromDate: FIRST, thruDate: null, correctionReason: 'please' })).statusCode).toBe(403);
  expect((await officer.request('DELETE', `${HCM}/person/${part}/${id}`)).statusCode).toBe(403);
  expect(await past()).toBe(before);
});

test('who held a post, by its calls', async () => {
  const POSITION = `${HCM}/orgStructure/position`;
  const clerk = await addHolder(server, 'posts-no-corrections', {
    person: 'director',
    rowScope: 'company',
    classes: ['public', 'personal'],
    permissions: ['observe', 'add', 'edit', 'delete'].map((act) => `organizationChartManagement/organizationalPosition/${act}`),
  });
  const held = () => rows('select *, xmin::text::int % 2147483647 as version from empl_position_party where party_id = $1 order by 1', partyId(VICTIM));
  const before = await held();
  const [{ empl_position_party_id: id, version: rowVersion }] = before;
  const [{ post, from }] = await rows(`select empl_position_id as post, lower(valid)::text as "from" from empl_position_party where empl_position_party_id = $1`, id);
  const words = { mainPosition: 'Y', occupancyRate: 50, rowVersion };
  const statusOf = async (method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object) => (await clerk.request(method, `${POSITION}/${path}`, body)).statusCode;
  expect(await statusOf('PUT', `holder/${id}`, { ...words, partyFromDate: from, partyThruDate: null, from })).toBe(400);
  expect(await statusOf('PUT', `holder/${id}`, { ...words, partyFromDate: '2026-01-01', partyThruDate: null, from: '2026-02-01' })).toBe(400);
  expect(await statusOf('PUT', `holder/${id}/correction`, { ...words, partyFromDate: from, partyThruDate: null, correctionReason: 'please' })).toBe(403);
  expect(await statusOf('DELETE', `holder/${id}`)).toBe(403);
  // another one in the same post since the same day, before whom the first one gives way
  const [{ other }] = await rows(`select party_id as other from empl_position_party where party_id = $1`, partyId('worker'));
  const taking = { partyId: other, roleTypeId: 'Employee', partyFromDate: from, partyThruDate: null, mainPosition: 'N', occupancyRate: 100, replace: true };
  expect(await statusOf('POST', `emplPosition/${post}/holder`, taking)).toBe(400);
  expect(await held()).toEqual(before);
  const byHabit = writing(server.pool, systemActor('test', [companyOf(VICTIM)]), (tx) =>
    tx.run(sql`update empl_position_party set occupancy_rate = 1 where empl_position_party_id = ${id}::uuid`),
  );
  await expect(byHabit).rejects.toMatchObject({ constraint: 'past_is_kept' });
});

test('a kind of employment, by the base facts and as a correction', async () => {
  const before = await past();
  const [{ version, row_version: rowVersion, from }] = await rows(
    `select k.xmin::text::bigint % 2147483647 as version, p.row_version, lower(k.valid)::text as "from" from employment_kind k, person p
     where k.party_relationship_id = $1 and p.party_id = $2`,
    employmentId(VICTIM),
    partyId(VICTIM),
  );
  for (const kindFrom of [from, '2020-01-01']) {
    const answer = await officer.request('PUT', `${HCM}/entity/Person/${partyId(VICTIM)}`, { rowVersion, employmentStatusEnumId: 'EmsDaily', kindFrom });
    expect([kindFrom, answer.statusCode]).toEqual([kindFrom, 400]);
  }
  const said = { kindFrom: from, rowVersion: Number(version), employmentStatusEnumId: 'EmsDaily', fromDate: from, correctionReason: 'please' };
  const correct = (actor: TestActor) => actor.request('PUT', `${HCM}/person/employments/${employmentId(VICTIM)}/kindCorrection`, said);
  expect((await correct(officer)).statusCode).toBe(403);
  expect(await past()).toBe(before);
  // who may correct it writes it over, and says why
  const answer = await correct(actors.hrOfficer);
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  expect(await rows('select employment_status_enum_id as kind from employment_kind where party_relationship_id = $1', employmentId(VICTIM))).toEqual([{ kind: 'EmsDaily' }]);
  expect(await rows(`select changes ->> 'correctionReason' as why from audit_entry where entity = 'EmploymentKind'`)).toEqual([{ why: '[null, "please"]' }]);
  await rows(`update employment_kind set employment_status_enum_id = 'EmsOfficial' where party_relationship_id = $1`, employmentId(VICTIM));
});

test('by the sheet', async () => {
  await lay('tel');
  await rows(`update telecom_number set contact_mech_purpose_id = 'PhoneMobile', contact_number = '09121110000' where party_id = $1`, partyId(VICTIM));
  const before = await past();
  const [{ versions }] = (await officer.request('POST', `${HCM}/person/sheet`, { selection: { keys: [employmentId(VICTIM)] } })).json().rows;
  const first = { mobile: FIRST, employmentStatusEnumId: SINCE };
  for (const changes of [{ mobile: '09121119999' }, { mobile: null }, { employmentStatusEnumId: 'EmsDaily' }])
    for (const fromDate of ['mobile' in changes ? first.mobile : first.employmentStatusEnumId, '2020-01-01']) {
      const answer = await officer.request('PUT', `${HCM}/person/sheet`, { fromDate, rows: [{ partyId: partyId(VICTIM), versions, changes }] });
      expect([changes, fromDate, answer.json().saved]).toEqual([changes, fromDate, 0]);
    }
  expect(await past()).toBe(before);
});

test('by an import', async () => {
  const before = await past();
  const title = (name: string): string => messages.importPersonnel.headers[name]?.[0] ?? name;
  const bring = async (cells: Readonly<Record<string, string>>) => {
    const content = `${[title('pseudoId'), ...Object.keys(cells).map(title)].join(',')}\r\n${[factsOf(VICTIM).pseudoId, ...Object.values(cells)].join(',')}\r\n`;
    const answer = (await officer.upload(`${HCM}/import`, { name: 'people.csv', content }, { kind: 'personnel' })).json();
    await officer.request('POST', `${HCM}/import/${answer.run.runId}/apply`);
    await knownImports().runner.idle();
    return answer.refused;
  };
  expect(await bring({ street: 'elsewhere', effectiveDate: '1400/01/01' })).toMatchObject([{ code: 'past_kept' }]);
  expect(await bring({ dailyWage: '9000000', effectiveDate: '1399/01/01' })).toMatchObject([{ code: 'past_kept' }]);
  expect(await bring({ hireDate: '1400/02/02' })).toMatchObject([{ code: 'may_not_move' }]);
  expect(await past()).toBe(before);
});

test('by a request that he accepts', async () => {
  const id = await lay('tel');
  const before = await past();
  const victim = await addHolder(server, 'asks', { person: VICTIM, rowScope: 'self', classes: ['public'], permissions: ['personnelManagement'] });
  const values = { ...bodies['tel']?.body, contactNumber: '12345999', fromDate: FIRST };
  const ask = async (action: string, more: object = {}) => victim.request('POST', `${HCM}/changeRequest`, { kind: 'phone', action, recordId: id, rowVersion: 1, values, ...more });
  expect((await ask('change')).statusCode).toBe(400);
  for (const action of ['correct', 'remove']) {
    await rows('delete from change_request');
    const asked = await ask(action, { note: 'please' });
    expect([action, asked.statusCode, asked.body]).toEqual([action, 201, asked.body]);
    const { requestId } = asked.json();
    const { fields, recordVersion } = (await officer.request('GET', `${HCM}/changeRequest/${requestId}`)).json();
    const decisions = fields.flatMap(({ field, follows }: { field: string; follows: boolean }) => (follows ? [] : [{ field, decision: 'accepted' }]));
    expect((await officer.request('POST', `${HCM}/changeRequest/${requestId}/decide`, { recordVersion, fields: decisions })).statusCode).toBe(403);
  }
  expect(await past()).toBe(before);
});
