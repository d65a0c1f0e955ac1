import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announcePublicAddress } from '#platform/http/public-address.server.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';
import identityMessages from '#platform/identity/identity.messages.fa.ts';
import { checkLimit } from '#platform/papers/paper-check.service.ts';
import { CODE_ALPHABET, CODE_LENGTH, initialsOf, readCode, shownCode } from '#platform/papers/paper-marks.rules.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { linesOf, pagesOf } from '#platform/print/test-support.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import names from '#testing/organisation.messages.fa.ts';
import { companyId, factsOf, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { routes as checkRoutes } from './letter-check.routes.ts';
import { letterErrors, MAX_ASKED } from './letters.contract.ts';
import messages from './letters.messages.fa.ts';
import { checkAddress } from './letters.print.ts';
import { routes } from './letters.routes.ts';
import { letterPlaceholders } from './letters.rules.ts';
import { defaultTemplates, seed } from './letters.seed.ts';
import words from './letters-page.messages.fa.ts';

const employee = actorIn('employee', 'seller');
const colleague = actorIn('employee', 'colleague');
const officer = actorIn('hrOfficer', 'hrOfficer');
const withPay = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: [...grant.classes, 'pay'] as const })) };
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
const manager = actorIn('unitManager', 'salesHead', ['sales']);

const PATH = '/rest/s1/hcm/letter';
let testBed: Mounted;
let plain: string;
let wage: string;
let english: string;

const { placeholders: p } = words;
const ask = (more: object = {}, actor = employee) => testBed.call(actor, 'POST', PATH, { kind: 'employment', language: 'fa', addressee: 'Bank', ...more });
const asked = async (more: object = {}, actor = employee): Promise<string> => (await ask(more, actor)).body.letterId;
const act = (letterId: string, name: string, body: object, actor = officer) => testBed.call(actor, 'POST', `${PATH}/${letterId}/${name}`, body);
const issue = (letterId: string, templateId = plain, actor = officer) => act(letterId, 'issue', { templateId }, actor);
const own = async (actor = employee) => (await testBed.call(actor, 'GET', `${PATH}/own`)).body.rows;
const pdf = (letterId: string, actor = employee) => testBed.file(actor, `${PATH}/${letterId}/pdf`);
const check = (code: unknown) => testBed.call(employee, 'POST', '/rest/s1/hcm/letterCheck', { code });
const codeOf = ({ body }: { body: { errorCode?: string } }) => body.errorCode?.split('.').at(-1);
const template = (more: object, actor = officer) =>
  testBed.call(actor, 'POST', '/rest/s1/hcm/letterTemplate', {
    partyId: companyId('holding'),
    title: 'Certificate',
    kind: 'employment',
    language: 'fa',
    signer: 'Head of HR',
    isActive: 'Y',
    fromDate: '2024-03-20',
    bodyText: `{{${p.fullName}}} {{ ${p.nationalCode} }}\n{{${p.addressee}}}`,
    ...more,
  });

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/personnel/letters', routes: [...routes, ...checkRoutes], messages, errors: [letterErrors] },
    { slice: 'platform/party/parts', routes: [], messages: partMessages, errors: [partErrors] },
    { slice: 'platform/identity', routes: [], messages: identityMessages, errors: [identityErrors] },
  );
  await layOrganisation(testBed.database.owner);
  plain = (await template({})).body.id;
  wage = (await template({ kind: 'wage', bodyText: `{{${p.fullName}}} {{${p.monthlyWage}}} {{${p.monthlyWageInWords}}}` })).body.id;
  english = (await template({ language: 'en', bodyText: '{{fullName}} since {{hireDate}}' })).body.id;
});
afterAll(() => testBed.close());
beforeEach(async () => {
  await testBed.database.owner.query(`delete from letter; delete from letter_counter; delete from throttle`);
});

describe('at the counter', () => {
  const open = (more: object = {}, actor = officer) =>
    testBed.call(actor, 'POST', `${PATH}/person`, { kind: 'employment', language: 'fa', addressee: 'Bank', note: null, partyId: partyId('seller'), ...more });

  test('the office enters a letter for somebody and issues it; the person has it among their own', async () => {
    const { status, body } = await open();
    expect([status, body.state, body.fullName]).toEqual([201, 'asked', `${factsOf('seller').firstName} ${factsOf('seller').lastName}`]);
    expect((await issue(body.letterId)).status).toBe(200);
    expect(await own()).toMatchObject([{ letterId: body.letterId, state: 'issued' }]);
  });

  test('not for oneself, not for people of another company, not by who only asks', async () => {
    expect(codeOf(await open({ partyId: partyId('hrOfficer') }))).toBe('ownLetter');
    expect((await open({}, elsewhere)).status).toBe(404);
    expect((await open({}, employee)).status).toBe(403);
    for (let n = 0; n < MAX_ASKED; n += 1) expect((await open()).status).toBe(201);
    expect(codeOf(await open())).toBe('tooManyOpen');
  });
});

describe('texts', () => {
  test('values go in once, and what is missing is named', () => {
    expect(letterPlaceholders.fill(`a {{${p.fullName}}} b {{fullname}}`, { fullName: '{{nationalCode}}' })).toEqual({ text: 'a {{nationalCode}} b {{nationalCode}}', missing: [] });
    expect(letterPlaceholders.fill(`{{${p.hireDate}}}`, { hireDate: null }).missing).toEqual(['hireDate']);
    expect(letterPlaceholders.in('{{fulName}} {{fullName}}')).toEqual({
      used: ['fullName'],
      unknown: [{ name: 'fulName', nearest: 'fullName' }],
      isBroken: false,
    });
    const mistyped = p.nationalCode.slice(1);
    expect(letterPlaceholders.in(`{{${mistyped}}}`).unknown).toEqual([{ name: mistyped, nearest: p.nationalCode }]);
    expect(letterPlaceholders.in('{{fullName} and }}').isBroken).toBe(true);
  });

  test('any text comes through whole when it holds no placeholder', () => {
    fc.assert(fc.property(fc.string(), (text) => letterPlaceholders.fill(text.replaceAll('{', ''), { fullName: 'X' }).text === text.replaceAll('{', '')));
  });

  test('codes are read as people type them, and nothing else is a code', () => {
    const codes = fc.array(fc.constantFrom(...CODE_ALPHABET), { minLength: CODE_LENGTH, maxLength: CODE_LENGTH }).map((letters) => letters.join(''));
    fc.assert(fc.property(codes, (code) => readCode(` ${shownCode(code).toLowerCase()} `) === code));
    fc.assert(
      fc.property(fc.string(), (text) => {
        const code = readCode(text);
        return code === undefined || /^[2-9A-HJ-NP-Z]{12}$/.test(code);
      }),
    );
    expect(readCode('0000-0000-0000')).toBeUndefined();
    expect(initialsOf('Sara', ' Karimi')).toBe('S. K.');
  });
});

describe('templates', () => {
  test('speak of what there is, and of wages only in a certificate of wage', async () => {
    for (const bodyText of ['{{salary}}', '{{fullName', `{{${p.dailyWage}}}`]) expect((await template({ bodyText })).body.fields).toHaveProperty('bodyText');
    expect((await template({ kind: 'wage', bodyText: `{{${p.dailyWage}}}` })).status).toBe(201);
    expect((await template({}, elsewhere)).status).toBe(404);
    expect((await template({}, employee)).status).toBe(403);
  });
});

describe('the templates of a company', () => {
  const listed = async (actor = officer, company: 'holding' | 'subsidiary' = 'holding') =>
    (await testBed.call(actor, 'GET', `/rest/s1/hcm/letterTemplate?partyId=${companyId(company)}`)).body.rows as readonly Record<string, string>[];

  test('stand from its first day on, for each kind and language, and serve as they are', async () => {
    const titles = async (actor = officer, company: 'holding' | 'subsidiary' = 'holding') => new Set((await listed(actor, company)).map(({ title }) => title));
    for (const { title } of defaultTemplates) {
      expect(await titles()).toContain(title);
      expect(await titles(elsewhere, 'subsidiary')).toContain(title);
    }
    await testBed.database.owner.query(`update person set latin_first_name = 'Sara', latin_last_name = 'Karimi' where party_id = $1`, [partyId('seller')]);
    for (const { kind, language, title } of defaultTemplates) {
      const letterId = await asked({ kind, language });
      const { rows } = (await testBed.call(withPay, 'GET', `${PATH}/${letterId}/template`)).body;
      const { templateId } = rows.find((row: { title: string }) => row.title === title);
      expect((await issue(letterId, templateId, withPay)).status).toBe(200);
      expect((await pdf(letterId)).status).toBe(200);
    }
    await testBed.database.owner.query('update person set latin_first_name = null, latin_last_name = null');
  });

  test('are its own: what was changed or taken away does not come back with the next start', async () => {
    const client = await testBed.database.owner.connect();
    const [first, second] = (await listed(elsewhere, 'subsidiary')).filter(({ kind }) => kind === 'wage');
    await client.query(`update letter_template set title = 'Ours' where letter_template_id = $1`, [first?.['id']]);
    await testBed.call(elsewhere, 'DELETE', `/rest/s1/hcm/letterTemplate/${second?.['id']}`);
    await seed.run(client);
    client.release();
    const ids = (await listed(elsewhere, 'subsidiary')).map(({ id }) => id);
    expect([ids.includes(first?.['id']), ids.includes(second?.['id'])]).toEqual([true, false]);
    expect((await listed(elsewhere, 'subsidiary')).find(({ id }) => id === first?.['id'])?.['title']).toBe('Ours');
  });

  test('are offered to who may issue and may not see them, those of the own company first', async () => {
    const letterId = await asked({}, actorIn('employee', 'worker'));
    const issuerOf = (actor: typeof officer) => ({ ...actor, grants: actor.grants.map((grant) => ({ ...grant, permissions: ['personnelInformationManagement/letters/issue'] })) });
    expect((await testBed.call(issuerOf(elsewhere), 'GET', `/rest/s1/hcm/letterTemplate?partyId=${companyId('subsidiary')}`)).status).toBe(403);
    const offered = async (actor: typeof officer) => (await testBed.call(actor, 'GET', `${PATH}/${letterId}/template`)).body.rows as readonly { isOwn: boolean }[];
    expect((await offered(issuerOf(elsewhere))).map(({ isOwn }) => isOwn)).not.toContain(false);
    const above = (await offered(issuerOf(actorIn('administrator', 'administrator')))).map(({ isOwn }) => isOwn);
    expect([above[0], above.at(-1)]).toEqual([true, false]);
    expect((await testBed.call(officer, 'GET', `${PATH}/${letterId}/template`)).status).toBe(404);
    expect((await testBed.call(employee, 'GET', `${PATH}/${letterId}/template`)).status).toBe(403);
  });
});

describe('the paper', () => {
  const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

  async function keptSeal(kind: 'Signature' | 'Seal', owner: 'holding' | 'subsidiary', contentType = 'image/png'): Promise<string> {
    const [id, name] = [newId(), `${newId().replaceAll('-', '')}.png`];
    const { owner: run } = testBed.database;
    await run.query(
      `insert into stored_file (stored_name, company_id, state, storage, display_name, content_type, size, sha256, content) values ($1, $2, 'released', 'db', 'a.png', $3, $4, $5, $6)`,
      [name, companyId(owner), contentType, pixel.length, createHash('sha256').update(pixel).digest(), pixel],
    );
    await run.query(`insert into company_seal (company_seal_id, party_id, company_id, seal_kind, title, image, valid) values ($1, $2, $2, $3, $4, $5, '[2021-03-21,)')`, [
      id,
      companyId(owner),
      kind,
      `${kind} of ${owner}`,
      `${name};a.png`,
    ]);
    return id;
  }

  test('bears signature and seal of the company as they were on the day, by a template that may only name its own', async () => {
    const [signatureId, sealId, webp, foreign] = [
      await keptSeal('Signature', 'holding'),
      await keptSeal('Seal', 'holding'),
      await keptSeal('Signature', 'holding', 'image/webp'),
      await keptSeal('Signature', 'subsidiary'),
    ];
    const { rows } = (await testBed.call(officer, 'GET', `/rest/s1/hcm/letterPicture?companyId=${companyId('holding')}`)).body;
    expect(rows.map(({ pictureId }: { pictureId: string }) => pictureId).sort()).toEqual([signatureId, sealId].sort());
    expect((await testBed.call(elsewhere, 'GET', `/rest/s1/hcm/letterPicture?companyId=${companyId('holding')}`)).body.rows).toEqual([]);
    for (const wrong of [sealId, webp, foreign, 'x']) expect((await template({ signatureId: wrong })).body.fields).toHaveProperty('signatureId');
    const made = (await template({ signatureId, sealId, signerName: 'Omid Karimi', opening: 'Opening' })).body;
    const letterId = await asked();
    expect((await issue(letterId, made.id)).status).toBe(200);
    await testBed.database.owner.query('delete from company_seal');
    await testBed.database.owner.query(
      `insert into telecom_number (telecom_number_id, party_id, company_id, contact_mech_purpose_id, area_code, contact_number, valid) values ($1, $2, $2, 'OrgPhoneMain', '021', '88001234', '[2021-03-21,)')`,
      [newId(), companyId('holding')],
    );
    const paper = await pdf(letterId);
    expect(paper.status).toBe(200);
    expect(paper.bytes.toString('latin1')).toContain('/Subtype /Image');
    const lines = pagesOf(paper.bytes).flatMap(linesOf).join('\n');
    for (const said of ['Omid', 'Karimi', 'Head', 'Opening', 'Bank', '\u06f8\u06f8\u06f0\u06f0\u06f1\u06f2\u06f3\u06f4']) expect(lines).toContain(said);
    expect((await testBed.database.owner.query('select from letter_picture')).rowCount).toBe(1);
  });

  test('names the public page by the settings, never by what a request says of its host', () => {
    const at = (host: string | undefined, secure = true) => checkAddress({ headers: host === undefined ? {} : { host }, secure });
    expect(at('[::1]:8080', false)).toBe('http://[::1]:8080/letterCheck');
    for (const forged of [undefined, 'evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '127.0.0.1:80@evil.example', '<x>'])
      expect(at(forged)).toBe('/letterCheck');
    announcePublicAddress('https://hr.example.ir');
    expect([at('evil.example'), at('localhost:8080')]).toEqual(['https://hr.example.ir/letterCheck', 'https://hr.example.ir/letterCheck']);
    announcePublicAddress(undefined);
  });
});

describe('a letter', () => {
  test('is asked for, issued with a number and a code, told, and kept as it was issued', async () => {
    const letterId = await asked();
    expect((await own())[0]).toMatchObject({ letterId, state: 'asked', number: null });
    const { status, body } = await issue(letterId);
    expect(status).toBe(200);
    expect(body).toEqual({ number: '1405/1', code: expect.stringMatching(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/) });
    expect((await own())[0]).toMatchObject({ state: 'issued', number: '1405/1', issuedOn: '2026-05-10' });
    const paper = await pdf(letterId);
    expect([paper.status, paper.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const { rows } = await testBed.database.owner.query('select content, classes, initials from letter');
    expect(rows[0].content).not.toContain(factsOf('seller').nationalCode);
    expect(rows[0].classes.sort()).toEqual(['identity', 'public']);
    for (const change of [`addressee = 'Other'`, 'letter_number = 9', `state = 'asked'`, `code = 'AAAABBBBCCCC'`])
      await expect(testBed.database.owner.query(`update letter set ${change}`)).rejects.toMatchObject({ constraint: 'letter_kept' });
    const told = await testBed.database.owner.query(`select from notification_message_user where party_id = $1`, [partyId('seller')]);
    expect(told.rowCount).toBeGreaterThan(0);
    expect(codeOf(await issue(letterId))).toBe('closed');
  });

  test('is read as it would be before it is issued, by who may issue it, and takes no number', async () => {
    const letterId = await asked();
    const look = (actor = officer, templateId = plain, id = letterId) => testBed.call(actor, 'GET', `${PATH}/${id}/preview?templateId=${templateId}`);
    const { body } = await look();
    expect(body.paragraphs.join(' ')).toContain(factsOf('seller').nationalCode.replace(/./g, (digit) => String.fromCharCode(0x6f0 + Number(digit))));
    expect(body.missing).toEqual([]);
    expect((await testBed.database.owner.query('select from letter_counter')).rowCount).toBe(0);
    expect((await look(elsewhere)).status).toBe(404);
    expect((await look(employee)).status).toBe(403);
    expect(codeOf(await look(withPay, wage))).toBe('noTemplate');
    const paid = await asked({ kind: 'wage' });
    expect([codeOf(await look(officer, wage, paid)), (await look(withPay, wage, paid)).status]).toEqual(['classNeeded', 200]);
    const abroad = (await look(officer, english, await asked({ language: 'en' }))).body;
    expect(abroad.missing).toEqual([p.fullName]);
  });

  test('needs a template of its kind and language that holds today', async () => {
    const letterId = await asked();
    const past = (await template({ thruDate: '2025-01-01' })).body.id;
    const idle = (await template({ isActive: 'N' })).body.id;
    for (const templateId of [wage, english, past, idle, newId()]) expect(codeOf(await issue(letterId, templateId, withPay))).toBe('noTemplate');
    expect((await testBed.database.owner.query('select from letter_counter')).rowCount).toBe(0);
  });

  test('of wage is issued and read only by who holds the class pay, and by its owner', async () => {
    const letterId = await asked({ kind: 'wage' });
    expect(codeOf(await issue(letterId, wage))).toBe('classNeeded');
    expect((await issue(letterId, wage, withPay)).status).toBe(200);
    expect((await pdf(letterId, officer)).status).toBe(403);
    expect((await pdf(letterId, withPay)).status).toBe(200);
    expect((await pdf(letterId)).status).toBe(200);
    // whoever took the paper left a trace
    const { rows } = await testBed.database.owner.query(
      `select party_id, subject_party_id as of, changes from audit_entry where record_id = $1 and action = 'export' order by audit_id`,
      [letterId],
    );
    expect(rows).toEqual([withPay, employee].map((actor) => ({ party_id: actor.partyId, of: employee.partyId, changes: { classes: [null, ['public', 'pay']] } })));
  });

  test('in English needs the Latin names', async () => {
    const letterId = await asked({ language: 'en' });
    const refused = await issue(letterId, english);
    expect([codeOf(refused), refused.body.messages]).toEqual(['missingFacts', messages.errors.missingFacts({ names: p.fullName })]);
    await testBed.database.owner.query(`update person set latin_first_name = 'Sara', latin_last_name = 'Karimi' where party_id = $1`, [partyId('seller')]);
    // the number of the refused one was not lost
    expect((await issue(letterId, english)).body.number).toBe('1405/1');
    expect((await pdf(letterId)).status).toBe(200);
  });

  test('sixteen at once have sixteen numbers without a gap, each company its own', async () => {
    const everybody: readonly PersonName[] = ['seller', 'colleague', 'accountant', 'director'];
    const ids: string[] = [];
    for (const person of everybody) for (let count = 0; count < 4; count++) ids.push(await asked({}, actorIn('employee', person)));
    const spoiled = await asked({ language: 'en' }, actorIn('employee', 'stranger'));
    const answers = await Promise.all([...ids.slice(0, 8).map((id) => issue(id)), issue(spoiled, english), ...ids.slice(8).map((id) => issue(id))]);
    const numbers = answers.flatMap(({ body }) => (body.number === undefined ? [] : [Number(body.number.split('/')[1])])).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    expect(new Set(answers.flatMap(({ body }) => body.code ?? [])).size).toBe(16);
    const there = (await template({ partyId: companyId('subsidiary') }, elsewhere)).body.id;
    expect((await issue(await asked({}, actorIn('employee', 'worker')), there, elsewhere)).body.number).toBe('1405/1');
    // a template of the holding serves below it, and not the other way round
    const above = actorIn('administrator', 'administrator');
    expect((await issue(await asked({}, actorIn('employee', 'worker')), plain, above)).body.number).toBe('1405/2');
    expect(codeOf(await issue(await asked(), there, above))).toBe('noTemplate');
  });

  test('is refused with a reason, taken back by its owner, and withdrawn', async () => {
    const first = await asked();
    expect((await act(first, 'refuse', { reason: ' ' })).status).toBe(400);
    expect((await act(first, 'refuse', { reason: 'not now' })).body).toEqual({ state: 'refused' });
    expect((await own())[0]).toMatchObject({ state: 'refused', reason: 'not now' });
    const second = await asked();
    expect((await testBed.call(colleague, 'POST', `${PATH}/own/${second}/cancel`, {})).status).toBe(404);
    expect((await testBed.call(employee, 'POST', `${PATH}/own/${second}/cancel`, {})).body).toEqual({ state: 'cancelled' });
    expect(codeOf(await issue(second))).toBe('closed');
    const third = await asked();
    expect(codeOf(await act(third, 'withdraw', { reason: 'x' }))).toBe('closed');
    const { code } = (await issue(third)).body;
    expect((await act(third, 'withdraw', { reason: 'left' })).body).toEqual({ state: 'withdrawn' });
    expect(codeOf(await act(third, 'withdraw', { reason: 'left' }))).toBe('closed');
    expect((await pdf(third)).status).toBe(409);
    expect((await check(code)).body.state).toBe('withdrawn');
  });

  test('is told to the people who can issue it: one of wage to those of the class pay alone', async () => {
    const { owner } = testBed.database;
    for (const [person, group] of [
      ['hrOfficer', 'hrOfficer'],
      ['payrollOfficer', 'payrollOfficer'],
      ['colleague', 'employee'],
    ] as const)
      await owner.query(
        `with made as (insert into user_account (user_id, company_id, party_id, username, password_hash) select party_id, company_id, party_id, 'of-' || $2, '-' from person where party_id = $1 returning user_id, company_id)
         insert into user_group_member (user_id, user_group_id, company_id, valid) select user_id, $2, company_id, '[2021-03-21,)' from made`,
        [partyId(person), group],
      );
    const hear = async (kind: string): Promise<Set<string>> => {
      await owner.query('delete from notification_message');
      await ask({ kind });
      return new Set((await owner.query('select party_id from notification_message_user')).rows.map(({ party_id: one }) => one));
    };
    expect(await hear('employment')).toEqual(new Set([partyId('hrOfficer'), partyId('payrollOfficer')]));
    expect(await hear('wage')).toEqual(new Set([partyId('payrollOfficer')]));
  });

  test('several wait at most, and nobody issues the own one', async () => {
    for (let count = 0; count < MAX_ASKED; count++) expect((await ask()).status).toBe(201);
    expect(codeOf(await ask())).toBe('tooManyOpen');
    const both = { ...officer, grants: [...officer.grants, ...actorIn('employee', 'hrOfficer').grants] };
    expect(codeOf(await issue(await asked({}, both), plain, both))).toBe('ownLetter');
  });

  test('is seen by its owner and the office of the company alone', async () => {
    const letterId = await asked();
    await issue(letterId);
    for (const [actor, status] of [
      [elsewhere, 404],
      [colleague, 404],
      [manager, 403],
    ] as const)
      expect((await pdf(letterId, actor)).status).toBe(status);
    expect((await pdf(newId())).status).toBe(404);
    expect((await act(letterId, 'withdraw', { reason: 'x' }, elsewhere)).status).toBe(404);
    expect((await testBed.call(elsewhere, 'GET', PATH)).body).toMatchObject({ rows: [], count: 0 });
    expect((await testBed.call(officer, 'GET', `${PATH}?state=issued`)).body).toMatchObject({ count: 1, rows: [{ letterId, number: '1405/1' }] });
    expect((await testBed.call(colleague, 'GET', PATH)).status).toBe(403);
    expect(await own(colleague)).toEqual([]);
  });
});

describe('the public page', () => {
  test('says state, kind, number, day, company and initials of a code, and nothing more', async () => {
    const { code } = (await issue(await asked())).body;
    const { firstName, lastName } = factsOf('seller');
    const expected = {
      state: 'valid',
      kind: 'employment',
      number: '1405/1',
      issuedOn: '2026-05-10',
      companyName: names.companies.holding,
      initials: initialsOf(firstName, lastName),
    };
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code} `]) expect((await check(typed)).body).toEqual(expected);
  });

  test('takes anything for a code that is not one, and tells nothing', async () => {
    const nothing = { state: 'unknown', kind: null, number: null, issuedOn: null, companyName: null, initials: null };
    for (const typed of ['AAAA-BBBB-CCCC', "' or 1=1 --", '%', '____________', '../../etc', '{{fullName}}', '<script>alert(1)</script>', '1405/1'])
      expect((await check(typed)).body).toEqual(nothing);
    for (const typed of ['', 'x'.repeat(61), 7, null, ['A'], { code: 'A' }]) expect((await check(typed)).status).toBe(400);
    expect((await testBed.call(employee, 'POST', '/rest/s1/hcm/letterCheck', { code: 'A', companyId: companyId('holding') })).status).toBe(400);
  });

  test('a letter that waits or was refused has no code', async () => {
    const letterId = await asked();
    await act(letterId, 'refuse', { reason: 'no' });
    expect((await testBed.database.owner.query('select from letter where code is not null')).rowCount).toBe(0);
  });

  test('closes to a network that tries again and again, also to right codes', async () => {
    const { code } = (await issue(await asked())).body;
    for (let count = 0; count < checkLimit.failures; count++) await check('AAAA-BBBB-CCCC');
    const answer = await check(code);
    expect([answer.status, answer.body.data]).toEqual([429, undefined]);
  });
});
