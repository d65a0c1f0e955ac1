import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FieldClass } from '#kernel/entity.ts';
import { fileErrors } from '#platform/files/files.errors.ts';
import fileMessages from '#platform/files/files.messages.fa.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import words from '#testing/organisation.messages.fa.ts';
import { companyId, jobId, layOrganisation, partyId, SINCE } from '#testing/organisation.ts';
import messages from './education.messages.fa.ts';
import { routes } from './education.routes.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'hrOfficer');
const PATH = '/rest/s1/hcm/person';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => testBed.call(actor, method, `${PATH}/${path}`, body);
const rowsOf = async (path: string, actor = officer, person: Parameters<typeof partyId>[0] = 'accountant') => call('GET', `${path}?partyId=${partyId(person)}`, undefined, actor);
const degree = {
  partyId: partyId('accountant'),
  qualificationTypeEnumId: 'QtMaster',
  universityFieldEnumId: 'UfLaw',
  universityEnumId: 'UnTehran',
  countryGeoId: 'IRN',
  gradeAverage: 17.25,
};
const days = { fromDate: '2010-09-23', thruDate: '2012-09-21' };
const work = { partyId: partyId('accountant'), title: 'Clerk', industryEnumId: 'IdtBank', weeklyHours: 44, ...days };

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/personnel/education', routes, messages },
    { slice: 'platform/party/parts', routes: [], messages: partMessages, errors: [partErrors] },
    { slice: 'platform/files', routes: [], messages: fileMessages, errors: [fileErrors] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

test('a degree of an import is shown with the words of its sheet, and edited as any other', async () => {
  const [imported] = (await rowsOf('education')).body.rows;
  expect(imported).toMatchObject({ qualificationTypeEnumId: 'QtBachelor', fieldText: words.field, fieldName: words.field, fromDate: SINCE, thruDate: null, rowVersion: 1 });
  const { partyId: _party, ...facts } = degree;
  const changed = await call('PUT', `education/${imported.id}`, { ...facts, ...days, fieldText: 'typed before', rowVersion: 1 });
  expect(changed.body).toMatchObject({ rowVersion: 2 });
  // the field of the list takes the place of the words
  const [row] = (await rowsOf('education')).body.rows;
  expect(row).toMatchObject({ fieldText: null, fieldName: expect.stringMatching(/./), gradeAverage: 17.25, ...days });
  expect(row.fieldName).not.toBe(words.field);
});

test('what a degree cannot be', async () => {
  const wrong = async (change: object) => (await call('POST', 'education', { ...degree, ...days, ...change })).body.fields;
  expect(await wrong({ gradeAverage: 21 })).toHaveProperty('gradeAverage');
  expect(await wrong({ qualificationTypeEnumId: null })).toHaveProperty('qualificationTypeEnumId');
  expect(await wrong({ universityEnumId: 'UfAccounting' })).toEqual({ universityEnumId: partMessages.errors.option });
  expect(await wrong({ countryGeoId: 'P1' })).toEqual({ countryGeoId: partMessages.errors.option });
  expect(await wrong({ thruDate: '2009-01-01' })).toHaveProperty('thruDate');
});

test('work experience is kept, may overlap, and names only jobs of the company', async () => {
  expect((await call('POST', 'workExperience', { ...work, jobId: jobId('office') })).status).toBe(201);
  expect((await call('POST', 'workExperience', { ...work, title: 'Second' })).status).toBe(201);
  expect((await rowsOf('workExperience')).body.rows).toMatchObject([
    { title: 'Second' },
    { title: 'Clerk', jobName: words.jobs.office, weeklyHours: 44, industryName: expect.any(String) },
  ]);
  expect((await call('POST', 'workExperience', { ...work, thruDate: null })).body.fields).toHaveProperty('thruDate');
  expect((await call('POST', 'workExperience', { ...work, weeklyHours: 169 })).body.fields).toHaveProperty('weeklyHours');
  const foreign = actorIn('hrOfficer', 'hrOfficerElsewhere');
  const elsewhere = { ...work, partyId: partyId('worker'), jobId: jobId('office') };
  expect((await call('POST', 'workExperience', elsewhere, foreign)).body.fields).toEqual({ jobId: partMessages.errors.option });
});

test('the scan of a degree belongs to its row', async () => {
  const stored = `${'6'.repeat(32)}.pdf`;
  const { owner } = testBed.database;
  await owner.query(`insert into user_account (user_id, company_id, party_id, username, password_hash) values ($1, $2, $3, 'officer', '')`, [
    officer.userId,
    companyId('holding'),
    partyId('hrOfficer'),
  ]);
  await owner.query(
    `insert into stored_file (stored_name, company_id, user_id, state, storage, display_name, content_type, size, sha256) values ($1, $2, $3, 'loose', 'disk', 'd.pdf', 'application/pdf', 1, '')`,
    [stored, companyId('holding'), officer.userId],
  );
  const { body } = await call('POST', 'education', { ...degree, ...days, attachment: `${stored};d.pdf` });
  const state = async () => (await owner.query('select state, record_id, party_id from stored_file where stored_name = $1', [stored])).rows[0];
  expect(await state()).toEqual({ state: 'claimed', record_id: body.id, party_id: partyId('accountant') });
  const unseen = await call('DELETE', `education/${body.id}?rowVersion=9`);
  expect([unseen.status, unseen.body.data.values.rowVersion, (await state()).state]).toEqual([409, 1, 'claimed']);
  expect((await call('DELETE', `education/${body.id}?rowVersion=1`)).body).toEqual({ removed: true });
  expect((await state()).state).toBe('released');
  const { rows } = await owner.query(`select action from audit_entry where record_id = $1 and subject_party_id = $2 order by audit_id`, [body.id, partyId('accountant')]);
  expect(rows).toEqual([{ action: 'create' }, { action: 'delete' }]);
});

test('a colleague, a manager of others and an officer of another company meet nobody; the own file is read', async () => {
  const [row] = (await rowsOf('education')).body.rows;
  const managing = (person: 'salesHead' | 'director', unit: 'sales' | 'head', classes: readonly FieldClass[]) => {
    const actor = actorIn('unitManager', person, [unit]);
    return { ...actor, grants: actor.grants.map((grant) => ({ ...grant, classes, permissions: ['personnelInformationManagement'] })) };
  };
  const outsiders = [actorIn('employee', 'colleague'), managing('salesHead', 'sales', ['public', 'personal']), actorIn('hrOfficer', 'hrOfficerElsewhere')];
  for (const actor of outsiders) for (const path of ['education', 'workExperience']) expect((await rowsOf(path, actor)).status).toBe(404);
  for (const actor of outsiders.slice(1)) {
    expect((await call('POST', 'education', { ...degree, ...days }, actor)).status).toBe(404);
    expect((await call('DELETE', `education/${row.id}`, undefined, actor)).status).toBe(404);
  }
  const own = await rowsOf('education', actorIn('employee', 'accountant'));
  expect([own.status, own.body.rows[0].gradeAverage]).toEqual([200, 17.25]);
  // a manager of the unit whose group does not grant the class has no such rows
  expect((await rowsOf('education', managing('director', 'head', ['public', 'personal']))).body.rows).toHaveLength(1);
  expect((await rowsOf('education', managing('director', 'head', ['public', 'contact']))).body).toEqual({ rows: [] });
});
