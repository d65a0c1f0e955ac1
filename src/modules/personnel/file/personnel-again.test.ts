/** A list of people that goes out as a sheet, is changed by hand and comes back: what would change is shown first, and only that is written. */
import { Workbook, type Worksheet } from '@cj-tech-master/excelts';
import { describe, expect, test } from 'vitest';
import reasons from '#platform/import-export/import-export.messages.fa.ts';
import { knownImports } from '#platform/import-export/registry.server.ts';
import { addAccount, type TestActor } from '#testing/actors.ts';
import { addHolder } from '#testing/holders.ts';
import { employmentId, factsOf, type PersonName, partyId, SINCE } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import searchWords from '../search/search-page.messages.fa.ts';
import messages from './personnel-import.messages.fa.ts';

const { server, actors } = await serverWithActors();
const { hrOfficer, administrator, hrOfficerElsewhere, colleague } = actors;
const CALL = '/api/rest/s1/hcm/import';
const { headers } = messages.importPersonnel;
const title = (name: string): string => headers[name]?.[0] ?? name;
const CLEAR = `[${reasons.clearMark}]`;

const rows = async (text: string, ...values: unknown[]) => (await server.owner.query(text, values)).rows;

/** The export of the list as its table makes it. */
async function exported(actor: TestActor): Promise<Worksheet> {
  const columns = 'fullName,pseudoId,unitName,positionTitle,employmentKind,hireDate,nationalCode,mobile,birthDate,maritalStatus';
  const answer = await actor.request('GET', `/api/rest/s1/hcm/personList/export?format=xlsx&columns=${columns}`);
  expect(answer.statusCode).toBe(200);
  const book = new Workbook();
  await book.xlsx.load(answer.rawPayload);
  const [sheet] = book.worksheets;
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

const headOf = (sheet: Worksheet): string[] => (sheet.getRow(1).values as string[]).slice(1);

function put(sheet: Worksheet, person: PersonName, header: string, value: string): void {
  const [code, column] = [headOf(sheet).indexOf(searchWords.code) + 1, headOf(sheet).indexOf(header) + 1];
  sheet.eachRow((row) => {
    if (row.getCell(code).value === factsOf(person).pseudoId) row.getCell(column).value = value;
  });
}

async function upload(actor: TestActor, content: Worksheet | string) {
  const bytes = typeof content === 'string' ? content : new Uint8Array(Buffer.from(await content.workbook.xlsx.writeBuffer()));
  const answer = await actor.upload(CALL, { name: 'people.xlsx', content: bytes }, { kind: 'personnel' });
  return { status: answer.statusCode, body: answer.json() };
}

const ask = async (actor: TestActor, path: string) => {
  const answer = await actor.request('GET', `${CALL}${path}`);
  return { status: answer.statusCode, body: answer.json() };
};
const differencesOf = async (actor: TestActor, runId: string) => (await ask(actor, `/${runId}/differences`)).body;

async function apply(actor: TestActor, runId: string) {
  expect((await actor.request('POST', `${CALL}/${runId}/apply`)).statusCode).toBe(200);
  await knownImports().runner.idle();
  return (await ask(actor, `/${runId}`)).body;
}

const line = (...cells: string[]): string => `${cells.join(',')}\r\n`;

describe('the export of the list, changed in a sheet and brought back', () => {
  test('shows row by row what was and what will be, and writes only that', async () => {
    const [{ was, divorced }] = await rows(
      `select s.description as was, (select description from enumeration where enum_id = 'MarsDivorced') as divorced from person join enumeration s on s.enum_id = marital_status_enum_id where party_id = $1`,
      partyId('accountant'),
    );
    const sheet = await exported(hrOfficer);
    put(sheet, 'accountant', searchWords.mobile, '09121112233');
    put(sheet, 'accountant', title('maritalStatusEnumId'), divorced);
    put(sheet, 'seller', title('birthDate'), '1369/02/03');
    const before = await rows('select contact_number from telecom_number where party_id = $1', partyId('accountant'));
    const { body } = await upload(hrOfficer, sheet);
    expect(body.missing).toEqual([]);
    expect(body.refused).toEqual([]);
    expect(body.run.counts).toMatchObject({ accepted: 0, updated: 2, unchanged: body.run.counts.rows - 2, refused: 0 });
    const told = await differencesOf(hrOfficer, body.run.runId);
    const change = (column: string, from: string | null, to: string) => ({ column, header: title(column), from, to });
    const { firstName, lastName, mobile } = factsOf('accountant');
    expect(told.total).toBe(2);
    expect(told.rows.find(({ label }: { label: string }) => label === `${firstName} ${lastName}`)?.changes).toEqual([
      change('maritalStatusEnumId', was, divorced),
      change('mobile', mobile, '09121112233'),
    ]);
    // nothing is written yet, and what was shown lies sealed
    expect(await rows('select contact_number from telecom_number where party_id = $1', partyId('accountant'))).toEqual(before);
    expect(JSON.stringify((await rows(`select encode(content, 'escape') as text from import_difference`)).map(({ text }) => text))).not.toContain('09121112233');

    const done = await apply(hrOfficer, body.run.runId);
    expect(done).toMatchObject({ state: 'done', counts: { updated: 2, refused: 0 } });
    // the same again writes nothing
    expect((await hrOfficer.request('POST', `${CALL}/${body.run.runId}/apply`)).statusCode).toBe(409);
    expect(await rows('select count(*)::int as n from import_change where run_id = $1', body.run.runId)).toEqual([{ n: 2 }]);
    expect(await rows('select from import_difference')).toEqual([]);
    const audited = await rows(`select changes, subject_party_id from audit_entry where action = 'import' and subject_party_id = $1`, partyId('accountant'));
    expect(audited).toEqual([
      { changes: { mobile: [mobile, '09121112233'], maritalStatusEnumId: [expect.stringMatching(/^Mars/), 'MarsDivorced'] }, subject_party_id: partyId('accountant') },
    ]);
    expect((await upload(hrOfficer, await exported(hrOfficer))).body.run.counts).toMatchObject({ updated: 0, accepted: 0, refused: 0 });
  });

  test('sets aside what somebody else has changed since it was shown', async () => {
    const sheet = await exported(hrOfficer);
    for (const person of ['colleague', 'salesHead'] as const) put(sheet, person, searchWords.mobile, `0913000${factsOf(person).pseudoId}`);
    const { body } = await upload(hrOfficer, sheet);
    expect(body.run.counts.updated).toBe(2);
    await rows(`update telecom_number set contact_number = '09351234567' where party_id = $1`, partyId('colleague'));
    const done = await apply(hrOfficer, body.run.runId);
    expect(done).toMatchObject({ state: 'done', counts: { updated: 1, refused: 1, refusedByCode: { changed_since: 1 } } });
    expect((await ask(hrOfficer, `/${body.run.runId}/refused`)).body.rows).toMatchObject([{ code: 'changed_since', column: 'mobile', header: title('mobile') }]);
    expect(await rows('select contact_number from telecom_number where party_id = $1', partyId('colleague'))).toEqual([{ contact_number: '09351234567' }]);
  });
});

describe('a sheet of what is to be changed', () => {
  const { pseudoId, nationalCode } = factsOf('accountant');
  const bring = async (content: string, actor = hrOfficer) => (await upload(actor, content)).body;

  test('finds people by either code, leaves what is empty and empties what is marked', async () => {
    const content = line(title('pseudoId'), title('nationalCode'), title('fatherName'), title('birthPlace'), title('lastName')) + line(pseudoId, '', CLEAR, '', '');
    const { run } = await bring(content + line('', factsOf('seller').nationalCode, 'Hasan', '', ''));
    expect((await differencesOf(hrOfficer, run.runId)).rows.map(({ changes }: { changes: { from: string; to: string }[] }) => changes.map(({ from, to }) => [from, to]))).toEqual([
      [[factsOf('accountant').fatherName, null]],
      [[factsOf('seller').fatherName, 'Hasan']],
    ]);
    const before = await rows('select last_name, birth_place, row_version from person where party_id = $1', partyId('accountant'));
    await apply(hrOfficer, run.runId);
    expect(await rows('select father_name, last_name, birth_place, row_version from person where party_id = $1', partyId('accountant'))).toEqual([
      { ...before[0], father_name: null, row_version: Number(before[0].row_version) + 1 },
    ]);
    // and back
    expect((await hrOfficer.request('POST', `${CALL}/${run.runId}/undo`)).statusCode).toBe(200);
    expect(await rows('select father_name from person where party_id = $1', partyId('accountant'))).toEqual([{ father_name: factsOf('accountant').fatherName }]);
  });

  test.each<[string, string[], string[], object[]]>([
    ['nobody of that code', ['pseudoId', 'mobile'], ['no-such', '09121112233'], [{ column: 'pseudoId', code: 'unknown_record' }]],
    ['a column of a class that the officer lacks', ['pseudoId', 'dailyWage'], [pseudoId, '9000000'], [{ column: 'dailyWage', code: 'class_not_held' }]],
    ['the mark where nothing may be emptied', ['pseudoId', 'mobile'], [pseudoId, CLEAR], [{ column: 'mobile', code: 'cannot_clear' }]],
    ['a hiring before the birth that stands', ['pseudoId', 'hireDate'], [pseudoId, '1350/01/01'], [{ column: 'hireDate', code: 'birth_after_hire' }]],
  ])('is refused at its column for %s', async (_, columns, cells, refused) => {
    const known = line(...columns.map(title)) + line(...columns.map((name) => (name === 'pseudoId' ? factsOf('seller').pseudoId : '')));
    const answer = await bring(known + line(...cells));
    expect(answer.refused).toMatchObject(refused);
    expect(answer.refused[0].reason).toBe(reasons.reasons[answer.refused[0].code]?.({ column: answer.refused[0].header, fault: 'age', min: 15, max: 100 }));
  });

  test('tells nobody a day of birth whom it is closed to', async () => {
    const blind = await addHolder(server, 'imports-blind', { person: 'stranger', rowScope: 'company', classes: ['public', 'identity', 'contact'] });
    const asked = async (hireDate: string) => (await bring(line(title('pseudoId'), title('hireDate')) + line(pseudoId, hireDate), blind)).refused;
    // before the birth and after it: the same answer
    for (const hireDate of ['1350/01/01', '1400/02/02']) expect(await asked(hireDate)).toMatchObject([{ column: 'hireDate', code: 'class_not_held' }]);
    expect(await asked('1400/01/01')).toEqual([]);
  });

  test('leaves the first day of somebody with a stronger role as it is, also of one who got it since the file was tried out', async () => {
    const sheet = (person: PersonName, hireDate = '1400/02/02') => line(title('pseudoId'), title('hireDate')) + line(factsOf(person).pseudoId, hireDate);
    const refused = { column: 'hireDate', code: 'stronger_account', reason: reasons.reasons['stronger_account']?.({}) };
    expect((await bring(sheet('administrator'))).refused).toMatchObject([refused]);
    expect((await bring(sheet('administrator', '1400/01/01'))).refused).toEqual([]);
    expect((await bring(sheet('hrOfficer'), administrator)).refused).toEqual([]);
    const { run } = await bring(sheet('salesHead'));
    expect(run.counts.updated).toBe(1);
    await addAccount(server, 'rules-since', { person: 'salesHead', group: 'administrator' });
    expect(await apply(hrOfficer, run.runId)).toMatchObject({ state: 'done', counts: { updated: 0, refusedByCode: { stronger_account: 1 } } });
    expect(await rows('select lower(valid)::text as hired from party_relationship where party_relationship_id = $1', employmentId('salesHead'))).toEqual([{ hired: SINCE }]);
  });

  test('refuses the second of two rows of one person, named by either code', async () => {
    const answer = await bring(line(title('pseudoId'), title('nationalCode'), title('mobile')) + line(pseudoId, '', '') + line('', nationalCode, '09121112233'));
    expect(answer.refused).toMatchObject([{ row: 3, column: 'nationalCode', code: 'duplicate_national_code' }]);
  });

  test('follows from what stands: no children of the unmarried, no service of women', async () => {
    await rows(
      `update person set gender = 'N', military_state_enum_id = 'NotIncluded', marital_status_enum_id = 'MarsSingle', number_of_kids = null where party_id = $1`,
      partyId('colleague'),
    );
    const answer = await bring(line(title('pseudoId'), title('numberOfKids'), title('militaryStateEnumId')) + line(factsOf('colleague').pseudoId, '2', '\u063A\u0627\u06CC\u0628'));
    expect(answer.run.counts).toMatchObject({ unchanged: 1, updated: 0 });
  });

  test('reaches nobody of another company, and is seen by nobody there', async () => {
    const content = line(title('pseudoId'), title('mobile')) + line(factsOf('worker').pseudoId, '') + line(pseudoId, '09121112233');
    const answer = await bring(content, hrOfficerElsewhere);
    expect(answer.refused).toMatchObject([{ row: 3, column: 'pseudoId', code: 'unknown_record' }]);
    const own = await bring(line(title('pseudoId'), title('mobile')) + line(pseudoId, '09190001122'));
    expect((await ask(hrOfficerElsewhere, `/${own.run.runId}/differences`)).status).toBe(404);
    expect((await upload(colleague, content)).status).toBe(403);
    expect((await ask(colleague, `/${own.run.runId}/differences`)).status).toBe(403);
  });

  test('tells differences of a class only to who holds it', async () => {
    const { run } = await bring(line(title('pseudoId'), title('dailyWage'), title('mobile')) + line(pseudoId, '9000000', '09190001122'), administrator);
    const names = async (actor: TestActor) => (await differencesOf(actor, run.runId)).rows[0].changes.map(({ column }: { column: string }) => column);
    expect(await names(administrator)).toEqual(['mobile', 'dailyWage']);
    expect(await names(hrOfficer)).toEqual(['mobile']);
    await apply(administrator, run.runId);
    expect(await rows('select daily_wage::text as wage from employment_salary where party_relationship_id = $1 and upper_inf(valid)', employmentId('accountant'))).toEqual([
      { wage: '9000000' },
    ]);
  });
});
