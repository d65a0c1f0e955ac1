import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FieldClass } from '#kernel/entity.ts';
import { addDays, todayIn } from '#kernel/jalali/jalali.ts';
import { routes as talentRoutes } from '#modules/administration/talent-base/talent-base.routes.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { reading, sql, systemActor } from '#platform/db/db.server.ts';
import { zipEntriesOf } from '#platform/files/content/zip.rules.ts';
import { fileErrors } from '#platform/files/files.errors.ts';
import fileMessages from '#platform/files/files.messages.fa.ts';
import { routes as fileRoutes } from '#platform/files/files.routes.ts';
import { freshName, pdf } from '#platform/files/test-support.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { registerErrors } from '#platform/reference-data/register/register.errors.ts';
import registerMessages from '#platform/reference-data/register/register.messages.fa.ts';
import { movableClock } from '#testing/app.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, factsOf, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { documentErrors } from './documents.contract.ts';
import { remindOfDocuments } from './documents.job.ts';
import messages from './documents.messages.fa.ts';
import { routes } from './documents.routes.ts';
import { documentClass, thresholdOf } from './documents.rules.ts';
import { documentsIn, typesIn } from './documents.store.ts';
import words from './documents-page.messages.fa.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'hrOfficer');
const foreigner = actorIn('hrOfficer', 'worker');
const PATH = '/rest/s1/hcm/person';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => testBed.call(actor, method, `${PATH}/${path}`, body);
const rowsOf = async (person: PersonName = 'accountant', actor = officer) => call('GET', `document?partyId=${partyId(person)}`, undefined, actor);
const document = (documentTypeEnumId: string, more: object = {}, person: PersonName = 'accountant') => ({ partyId: partyId(person), documentTypeEnumId, ...more });
const add = async (documentTypeEnumId: string, more: object = {}, person: PersonName = 'accountant'): Promise<string> => {
  const { status, body } = await call('POST', 'document', document(documentTypeEnumId, more, person));
  expect([status, body.messages]).toEqual([201, undefined]);
  return body.id;
};
const managing = (name: 'salesHead' | 'director', unit: 'sales' | 'head', classes: readonly FieldClass[]) => {
  const actor = actorIn('unitManager', name, [unit]);
  return { ...actor, grants: actor.grants.map((grant) => ({ ...grant, classes, permissions: ['personnelInformationManagement'] })) };
};

/** A file that the officer has uploaded. */
async function uploaded(name: string, content = pdf(name)): Promise<string> {
  const stored = freshName('pdf');
  await testBed.database.owner.query(
    `insert into stored_file (stored_name, company_id, user_id, state, storage, display_name, content_type, size, sha256, content)
     values ($1, $2, $3, 'loose', 'db', $4, 'application/pdf', $5, '', $6)`,
    [stored, companyId('holding'), officer.userId, name, content.length, content],
  );
  return `${stored};${name}`;
}

/** The day of the calls. */
const day = todayIn('Asia/Tehran', movableClock().now());

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/personnel/documents', routes, messages, errors: [documentErrors] },
    { slice: 'platform/party/parts', routes: [], messages: partMessages, errors: [partErrors] },
    { slice: 'platform/files', routes: fileRoutes, messages: fileMessages, errors: [fileErrors] },
    { slice: 'platform/reference-data/register', routes: talentRoutes, messages: registerMessages, errors: [registerErrors] },
  );
  await layOrganisation(testBed.database.owner);
  const { owner } = testBed.database;
  await owner.query(`insert into user_account (user_id, company_id, party_id, username, password_hash) values ($1, $2, $3, 'officer', '')`, [
    officer.userId,
    companyId('holding'),
    partyId('hrOfficer'),
  ]);
  await owner.query(`insert into user_group_member (user_id, user_group_id, company_id, valid) values ($1, 'hrOfficer', $2, '[2020-01-01,)')`, [
    officer.userId,
    companyId('holding'),
  ]);
});
afterAll(() => testBed.close());

test.each([
  ['AttNationalCard', 'identity'],
  ['AttMedical', 'health'],
  ['AttMarriage', 'family'],
  ['AttResume', 'personal'],
  ['HouseType', 'identity'],
  [null, 'identity'],
])('%s is of the class %s', (type, expected) => expect(documentClass(type)).toBe(expected));

test.each([
  [61, undefined],
  [60, 60],
  [31, 60],
  [30, 30],
  [7, 7],
  [1, 7],
  [0, 0],
  [-30, 0],
  [-31, undefined],
])('%i days before the end: threshold %s', (days, expected) => expect(thresholdOf(days)).toBe(expected));

test('a document with its file: added, seen, changed, removed; its reading leaves a trace', async () => {
  const file = await uploaded('card.pdf');
  const id = await add('AttNationalCard', { documentDate: '2020-01-01', expiryDate: '2030-01-01', file });
  expect((await rowsOf()).body.rows).toMatchObject([{ id, file, typeName: expect.any(String), expiryDate: '2030-01-01', rowVersion: 1 }]);
  const stored = file.slice(0, file.indexOf(';'));
  expect((await testBed.file(officer, `/rest/s1/hcm/getpersonnelfile1?name=${stored}`)).status).toBe(200);
  const { rows } = await testBed.database.owner.query(`select action, changes, subject_party_id from audit_entry where record_id = $1 order by audit_id`, [stored]);
  const changes = { partyContentTypeEnumId: [null, 'PcntIdentityDocument'] };
  expect(rows).toEqual(['create', 'read'].map((action) => ({ action, changes, subject_party_id: partyId('accountant') })));

  const same = { documentDate: '2020-01-01', file };
  expect((await call('PUT', `document/${id}`, { ...same, documentTypeEnumId: 'AttBirthCertificate', rowVersion: 1 })).body).toMatchObject({ rowVersion: 2 });
  expect((await call('PUT', `document/${id}`, { ...same, documentTypeEnumId: 'AttMedical', rowVersion: 2 })).body.fields).toEqual({
    documentTypeEnumId: messages.errors.otherClass,
  });
  expect((await call('DELETE', `document/${id}`)).body).toEqual({ removed: true });
  expect((await testBed.file(officer, `/rest/s1/hcm/getpersonnelfile1?name=${stored}`)).status).toBe(404);
});

test('what a document cannot be', async () => {
  const wrong = async (type: string | null, more: object = {}) => (await call('POST', 'document', { ...document(''), documentTypeEnumId: type, ...more })).body.fields;
  expect(await wrong('AttPhoto', { documentDate: '2020-01-01', expiryDate: '2020-01-01' })).toEqual({ expiryDate: words.expiryFault });
  expect(await wrong(null)).toHaveProperty('documentTypeEnumId');
  // a type, but none of the documents of a file
  expect(await wrong('PcntFaceImage')).toEqual({ documentTypeEnumId: partMessages.errors.option });
  expect((await call('POST', 'document', document('AttPhoto', { file: `${freshName('pdf')};gone.pdf` }))).status).toBe(400);
});

test('the checklist follows the kind of employment, and says how each document stands', async () => {
  const base = '/rest/s1/hcm/baseData/requiredDocument';
  const need = async (documentTypeEnumId: string, more: object = {}) => (await testBed.call(officer, 'POST', base, { documentTypeEnumId, ...more })).status;
  for (const type of ['AttBirthCertificate', 'AttNationalCard', 'AttPhoto', 'AttNoRecord', 'AttDegree']) expect(await need(type)).toBe(201);
  expect(await need('AttBirthCertificate')).toBe(409);
  expect(await need('PcntFaceImage')).toBe(400);
  expect(await need('AttContract', { employmentStatusEnumId: 'EmsContract' })).toBe(201);
  expect(await need('AttOrder', { employmentStatusEnumId: 'EmsOfficial' })).toBe(201);
  expect(await need('AttMilitaryCard', { gender: 'Y' })).toBe(201);
  expect(await need('AttMedical', { gender: 'N' })).toBe(201);

  await add('AttNationalCard', { file: await uploaded('a.pdf') });
  await add('AttPhoto');
  await add('AttNoRecord', { expiryDate: addDays(day, -1), file: await uploaded('b.pdf') });
  await add('AttDegree', { expiryDate: addDays(day, -9), file: await uploaded('c.pdf') });
  const renewed = await add('AttDegree', { expiryDate: addDays(day, 40), file: await uploaded('d.pdf') });
  const list = async (person: PersonName = 'accountant', actor = officer) => {
    const { items } = (await call('GET', `documentChecklist?partyId=${partyId(person)}`, undefined, actor)).body;
    return Object.fromEntries(items.map(({ documentTypeEnumId, state }: Record<string, string>) => [documentTypeEnumId, state]));
  };
  // an official, who is a man
  expect(await list()).toEqual({
    AttBirthCertificate: 'missing',
    AttNationalCard: 'present',
    AttPhoto: 'noFile',
    AttMilitaryCard: 'missing',
    AttDegree: 'expiring',
    AttNoRecord: 'expired',
    AttOrder: 'missing',
  });
  await call('DELETE', `document/${renewed}`);
  expect(await list()).toMatchObject({ AttDegree: 'expired' });
  // the other company asks for nothing
  expect(await list('worker', foreigner)).toEqual({});
  // classes of documents hold here too
  expect(Object.keys(await list('accountant', managing('director', 'head', ['public', 'personal'])))).toEqual(['AttDegree', 'AttOrder']);
  expect(await list('accountant', actorIn('employee', 'accountant'))).toMatchObject({ AttNationalCard: 'present' });
});

test('those that end are listed, the earliest first, once their newer one does not stand', async () => {
  const listed = async (days: number, actor = officer) =>
    (await call('GET', `documentsExpiring?days=${days}`, undefined, actor)).body.rows.map(({ documentTypeEnumId, fullName }: Record<string, string>) => [
      documentTypeEnumId,
      fullName,
    ]);
  const { firstName, lastName } = factsOf('accountant');
  const name = `${firstName} ${lastName}`;
  expect(await listed(0)).toEqual([
    ['AttDegree', name],
    ['AttNoRecord', name],
  ]);
  expect(await listed(0, managing('director', 'head', ['public', 'personal']))).toEqual([['AttDegree', name]]);
  for (const actor of [foreigner, managing('salesHead', 'sales', ['public', 'personal', 'identity']), actorIn('employee', 'colleague')])
    expect(await listed(700, actor)).toEqual([]);
});

test('those of a class that is not held take no place of others in the list', async () => {
  const { owner } = testBed.database;
  await owner.query(
    `insert into person_document (person_document_id, party_id, company_id, document_type_enum_id, expiry_date)
     select gen_random_uuid(), $1, $2, 'AttNoRecord', '2000-01-01' from generate_series(1, 500)`,
    [partyId('seller'), companyId('holding')],
  );
  const seen = async (actor: typeof officer) =>
    (await call('GET', 'documentsExpiring?days=0', undefined, actor)).body.rows.map(({ documentTypeEnumId }: Record<string, string>) => documentTypeEnumId);
  expect(new Set(await seen(officer))).toEqual(new Set(['AttNoRecord']));
  expect(await seen(managing('director', 'head', ['public', 'personal']))).toEqual(['AttDegree']);
  const blind = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public' as const, 'personal' as const] })) };
  expect(await seen(blind)).toEqual(['AttDegree']);
  // one's own are seen whatever the class
  expect((await seen({ ...blind, partyId: partyId('seller') })).filter((type: string) => type === 'AttNoRecord')).toHaveLength(500);
  await owner.query(`delete from person_document where expiry_date = '2000-01-01'`);
});

test('everybody is told once for each threshold, and anew when the day becomes another', async () => {
  const { owner, pool } = testBed.database;
  const faults: unknown[] = [];
  const remind = (day: string) => remindOfDocuments({ pool, today: day, now: Date.parse(day), newId, report: (error) => faults.push(error) });
  const told = async (person: PersonName): Promise<string[]> =>
    (
      await owner.query(
        `select m.subject from notification_message_user u join notification_message m using (notification_message_id) where u.party_id = $1 order by m.notification_message_id`,
        [partyId(person)],
      )
    ).rows.map(({ subject }) => subject);
  const id = await add('AttInsuranceHistory', { expiryDate: '2031-03-01' }, 'seller');
  const type = (await rowsOf('seller')).body.rows[0].typeName;
  const [soon, office] = [words.toPerson.subject({ type }), words.toOffice.subject('\u06f1')];
  expect([await remind('2030-12-30'), await told('seller')]).toEqual([0, []]);
  expect([await remind('2030-12-31'), await told('seller'), await told('hrOfficer')]).toEqual([1, [soon], [office]]);
  // the office finds them in the report, with nothing else in it
  const { rows: links } = await owner.query('select m.link from notification_message_user u join notification_message m using (notification_message_id) where u.party_id = $1', [
    partyId('hrOfficer'),
  ]);
  expect(links).toEqual([{ link: '/documentsReport?ends=ending' }]);
  // two processes at once, and the days after it
  expect(await Promise.all([remind('2030-12-31'), remind('2031-01-01')])).toEqual([0, 0]);
  expect((await Promise.all([remind('2031-01-30'), remind('2031-01-30')])).toSorted()).toEqual([0, 1]);
  expect(await told('seller')).toEqual([soon, soon]);
  expect(await told('hrOfficer')).toEqual([office, office]);
  expect((await call('PUT', `document/${id}`, { documentTypeEnumId: 'AttInsuranceHistory', expiryDate: '2031-03-02', rowVersion: 1 })).status).toBe(200);
  expect([await remind('2031-01-31'), await told('seller')]).toEqual([1, [soon, soon, soon]]);
  expect([await remind('2031-03-10'), (await told('seller')).at(-1)]).toEqual([1, words.toPerson.endedSubject({ type })]);
  expect(await remind('2031-04-10')).toBe(0);
  // nobody who has gone is told
  await owner.query(`update party_relationship set status_id = 'NotActiveRel' where party_id = $1`, [partyId('seller')]);
  await call('PUT', `document/${id}`, { documentTypeEnumId: 'AttInsuranceHistory', expiryDate: '2032-03-02', rowVersion: 2 });
  expect([await remind('2032-03-01'), faults]).toEqual([0, []]);
});

test('all files of people come in one archive, each with its trace, and only those that may be read alone', async () => {
  await add('AttMedical', { file: await uploaded('medical.pdf') });
  await add('AttResume', { file: await uploaded('resume.pdf') }, 'colleague');
  const zip = async (actor = officer, people: readonly PersonName[] = ['accountant', 'colleague'], more = '') => {
    const { status, bytes, headers } = await testBed.file(actor, `${PATH}/documentsZip?partyIds=${people.map(partyId).join(',')}${more}`);
    const names = zipEntriesOf(bytes)?.map(({ name }) => name.replace(/^.* - /, '')) ?? [];
    return { status, names: names.toSorted(), type: headers['content-type'] };
  };
  const before = (await testBed.database.owner.query('select max(audit_id) as last from audit_entry')).rows[0].last;
  expect(await zip()).toEqual({ status: 200, names: ['a.pdf', 'b.pdf', 'c.pdf', 'medical.pdf', 'resume.pdf'], type: 'application/zip' });
  const { rows } = await testBed.database.owner.query(
    `select action, subject_party_id as person, count(*)::int from audit_entry where audit_id > $1 and action in ('export', 'read') and entity <> 'Call' group by 1, 2 order by 1, 3`,
    [before],
  );
  expect(rows).toEqual([
    { action: 'export', person: expect.any(String), count: 1 },
    { action: 'export', person: expect.any(String), count: 1 },
    { action: 'read', person: partyId('colleague'), count: 1 },
    { action: 'read', person: partyId('accountant'), count: 4 },
  ]);
  expect((await zip(officer, ['accountant'], '&types=AttMedical')).names).toEqual(['medical.pdf']);
  // without identity, family and health; only the own; nobody at all
  expect((await zip(managing('director', 'head', ['public', 'personal']))).names).toEqual(['c.pdf', 'resume.pdf']);
  expect((await zip(actorIn('employee', 'accountant'))).names).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'medical.pdf']);
  for (const actor of [foreigner, managing('salesHead', 'sales', ['public', 'personal', 'identity'])]) expect((await zip(actor)).status).toBe(404);
  expect((await testBed.file(officer, `${PATH}/documentsZip?partyIds=x`)).status).toBe(400);
});

test('a colleague, a manager of others and an officer of another company meet nobody', async () => {
  const { id } = (await rowsOf()).body.rows[0];
  for (const actor of [actorIn('employee', 'colleague'), managing('salesHead', 'sales', ['public', 'personal', 'identity']), foreigner]) {
    expect((await rowsOf('accountant', actor)).status).toBe(404);
    expect((await call('GET', `documentChecklist?partyId=${partyId('accountant')}`, undefined, actor)).status).toBe(404);
    if (actor.username === 'colleague') continue;
    expect((await call('POST', 'document', document('AttPhoto'), actor)).status).toBe(404);
    expect((await call('DELETE', `document/${id}`, undefined, actor)).status).toBe(404);
  }
});

test('reports read the same: documents in scope, of types whose class is held', async () => {
  const read = async (held: readonly FieldClass[], scope = systemScope([companyId('holding')], day)) => {
    const query = sql`select document_type_enum_id as type, has_file from (${documentsIn(scope)}) d where ${typesIn(new Set(held), sql`document_type_enum_id`)} order by 1, 2`;
    const found = await reading(testBed.database.pool, systemActor('test', [companyId('holding'), companyId('subsidiary')]), (db) =>
      db.many<{ type: string; has_file: boolean }>(query),
    );
    return found.map((row) => `${row.type} ${row.has_file}`);
  };
  const [identity, health] = [['AttNationalCard true', 'AttNoRecord true', 'AttPhoto false'], ['AttMedical true']];
  const personal = ['AttDegree true', 'AttInsuranceHistory false', 'AttResume true'];
  expect(await read(['identity', 'health', 'personal'])).toEqual([...identity, ...health, ...personal].toSorted());
  expect(await read(['identity'])).toEqual(identity);
  expect(await read(['health', 'personal'])).toEqual([...health, ...personal].toSorted());
  expect(await read(['identity', 'health', 'personal'], systemScope([companyId('subsidiary')], day))).toEqual([]);
});

test('a document of a class that a manager lacks is not there', async () => {
  const head = managing('director', 'head', ['public', 'personal']);
  const all = (await rowsOf()).body.rows as readonly { id: string; documentTypeEnumId: string }[];
  const seen = (await rowsOf('accountant', head)).body.rows as readonly { documentTypeEnumId: string }[];
  expect(seen.map(({ documentTypeEnumId }) => documentTypeEnumId)).toEqual(['AttDegree']);
  const card = all.find(({ documentTypeEnumId }) => documentTypeEnumId === 'AttNationalCard');
  expect((await call('DELETE', `document/${card?.id}`, undefined, head)).status).toBe(404);
  expect((await call('POST', 'document', document('AttNationalCard'), head)).status).toBe(404);
});
