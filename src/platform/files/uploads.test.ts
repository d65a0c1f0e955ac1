/** Files from the upload over the claim to the last reader, on a real database (guide reliability-security.md 2.7 U1-U3). */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import S3rver from 's3rver';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_MAX_FILE_BYTES, fileValue } from '#kernel/file-value/file-value.ts';
import { type Tx, writing } from '#platform/db/db.server.ts';
import { diskStore } from '#platform/file-store/disk-store.server.ts';
import type { FileStore } from '#platform/file-store/file-store.server.ts';
import { s3Store } from '#platform/file-store/s3-store.server.ts';
import { readUpload, SILENCE_MS, SLOWEST_MS } from '#platform/http/upload.server.ts';
import { type ActorName, addAccount, personOf, signIn, signInActors, type TestActor, testPassword } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { companyId, companyOf, type PersonName, partyId } from '#testing/organisation.ts';
import { claimFile, type FileClaim, releaseFile } from './claims.service.ts';
import { defineFileKind } from './file-kind.define.ts';
import { fileErrors } from './files.errors.ts';
import messages from './files.messages.fa.ts';
import { MAX_LOOSE_FILES, sealedFileName } from './files.store.ts';
import { rangeOf } from './reading.service.ts';
import { announceFiles } from './registry.server.ts';
import { createSweeper, KEEP_LOOSE_MS } from './sweep.service.ts';
import { freshName, officeOf, pdf, png, zip } from './test-support.ts';

const UPLOAD = '/api/rest/s1/hcm/getpersonnelfile';
const FILE = '/api/rest/s1/hcm/getpersonnelfile1';
const base = 'personnelInformationManagement/searchPersonnelList/editPersonnel/base/profilePicture';

const identityScan = defineFileKind({ kind: 'PcntTestIdentity', permission: base, scope: 'rows', class: 'identity', accept: ['.pdf', 'image/*'], maxBytes: 1_000 });
const payScan = defineFileKind({ kind: 'PcntTestPay', permission: 'session', scope: 'rows', class: 'pay', accept: [], maxBytes: 10_000 });
const rules = defineFileKind({ kind: 'PcntTestRules', permission: 'session', scope: 'company', class: 'public', accept: ['.pdf'], maxBytes: 10_000 });
const companyPay = defineFileKind({ ...rules, kind: 'PcntTestCompanyPay', class: 'pay' });

let server: TestApp;
let actors: Readonly<Record<ActorName, TestActor>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hcm-uploads-'));
  server = await startTestApp({ files: { store: diskStore(join(folder, 'files')), maxBytes: DEFAULT_MAX_FILE_BYTES } });
  actors = await signInActors(server);
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
  await rm(folder, { recursive: true });
});
/** Names of all that stands in the store. */
const onDisk = async (): Promise<string[]> =>
  (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])).filter((one) => one.isFile()).map(({ name }) => name);

async function uploadAs(who: TestActor, fileName: string, content: Buffer) {
  const answer = await who.upload(UPLOAD, { name: fileName, content });
  return { status: answer.statusCode, body: answer.json() };
}
const upload = (actor: ActorName, fileName: string, content: Buffer) => uploadAs(actors[actor], fileName, content);
const loose = async (actor: ActorName, fileName = 'a.pdf', content = pdf()): Promise<string> => (await upload(actor, fileName, content)).body.name;
const read = (actor: ActorName, name: string, headers = {}) => actors[actor].request('GET', `${FILE}?name=${encodeURIComponent(name)}`, undefined, headers);
const status = async (actor: ActorName, name: string): Promise<number> => (await read(actor, name)).statusCode;
const rowOf = async (name: string) => {
  const [row] = (await server.owner.query('select * from stored_file where stored_name = $1', [name])).rows;
  return row && { ...row, display_name: sealedFileName.open(name, row.display_name) };
};
const userOf = async (actor: ActorName): Promise<string> =>
  (await server.owner.query('select user_id from user_account where username = $1', [actors[actor].name])).rows[0].user_id;

/** A write of a slice, made by an actor. */
async function asActor<T>(actor: ActorName, work: (tx: Tx) => Promise<T>): Promise<T> {
  const person = personOf(actor) as PersonName;
  const companyIds = actor === 'administrator' ? [companyId('holding'), companyId('subsidiary')] : [companyOf(person)];
  return writing(server.pool, { userId: await userOf(actor), partyId: partyId(person), companyIds, requestId: 'test' }, work);
}
/** The scan of an accountant's identity, in one of the records. */
const scanPlace = { kind: identityScan, companyId: companyId('holding'), partyId: partyId('accountant'), recordId: 'record 1' };
const claim = (actor: ActorName, name: string, kind: FileClaim['kind'], person?: PersonName, recordId = 'record 1') =>
  asActor(actor, (tx) => claimFile(tx, name, { kind, recordId, companyId: companyOf(person ?? (personOf(actor) as PersonName)), ...(person ? { partyId: partyId(person) } : {}) }));
const traces = async (name: string) =>
  (await server.owner.query('select action, subject_party_id from audit_entry where record_id = $1 order by audit_id', [name])).rows.map((row) => [
    row.action,
    row.subject_party_id,
  ]);

describe('an upload', () => {
  test('answers a name of its own, keeps the Persian one, and is seen by its sender alone', async () => {
    const content = pdf('contract');
    const { status: code, body } = await upload('self', '\u0642\u0631\u0627\u0631\u062f\u0627\u062f.pdf', content);
    expect([code, Object.keys(body)]).toEqual([200, ['name']]);
    expect(body.name).toMatch(/^[0-9A-Za-z]{32}\.pdf$/);
    expect(await rowOf(body.name)).toMatchObject({
      state: 'loose',
      storage: 'disk',
      display_name: '\u0642\u0631\u0627\u0631\u062f\u0627\u062f.pdf',
      size: content.length,
      content: null,
      party_id: null,
    });
    expect((await read('self', body.name)).rawPayload).toEqual(content);
    for (const actor of ['colleague', 'managerAbove', 'hrOfficer', 'payrollOfficer', 'administrator'] as const)
      expect([actor, await status(actor, body.name)]).toEqual([actor, 404]);
    for (const actor of ['anonymous', 'bad', 'expired', 'revoked'] as const) expect([actor, await status(actor, body.name)]).toEqual([actor, 501]);
  });

  test.each<readonly [string, string, Buffer, number, 'noFile' | 'notAccepted' | 'unsafe' | 'pixelFlood']>([
    ['nothing', 'a.pdf', Buffer.alloc(0), 400, 'noFile'],
    ['a drawing with a script', 'a.svg', Buffer.from('<svg/>'), 415, 'notAccepted'],
    ['an image under another name', 'a.pdf', png(1, 1), 415, 'notAccepted'],
    ['a document with macros', 'a.docx', zip([...officeOf('docx'), { name: 'word/vbaProject.bin', content: 'x' }]), 415, 'unsafe'],
    ['an image of 50,000 by 50,000', 'a.png', png(50_000, 50_000), 413, 'pixelFlood'],
  ])('of %s is refused without a trace', async (_, name, content, code, fault) => {
    const before = await onDisk();
    const answer = await upload('self', name, content);
    expect([answer.status, answer.body.errorCode, answer.body.fields]).toEqual([code, `platform/files.${fault}`, { file: messages.errors[fault] }]);
    expect(await onDisk()).toEqual(before);
  });

  test('may have the limit of the installation and not a byte more', async () => {
    const small = await startTestApp({ files: { store: server.files.store, maxBytes: 100_000 } });
    try {
      const who = (await signInActors(small)).self;
      const send = (size: number) => who.upload(UPLOAD, { name: 'a.txt', content: Buffer.alloc(size, 'a') });
      expect((await send(100_000)).statusCode).toBe(200);
      for (const size of [100_001, 400_000]) {
        const answer = await send(size);
        expect([answer.statusCode, answer.json().messages]).toEqual([413, messages.errors.overLimit({ limit: 100_000 })]);
      }
    } finally {
      await small.close();
      announceFiles(server.files);
    }
  });

  test('of somebody with too many that belong to nothing waits', async () => {
    await addAccount(server, 'test-collector', { person: 'salesHead', group: 'employee' });
    const collector = await signIn(server, 'test-collector', testPassword);
    await server.owner.query(
      `insert into stored_file (stored_name, company_id, user_id, state, storage, display_name, content_type, size, sha256)
       select lpad(n::text, 32, '0') || '.pdf', $1, user_id, 'loose', 'disk', 'a.pdf', 'application/pdf', 1, '' from user_account, generate_series(1, $2::int) n where username = 'test-collector'`,
      [companyId('holding'), MAX_LOOSE_FILES - 1],
    );
    const before = (await onDisk()).length;
    const answers = await Promise.all([1, 2].map(() => uploadAs(collector, 'a.pdf', pdf())));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 429]);
    expect(answers.find((one) => one.status === 429)?.body.messages).toBe(messages.errors.tooManyLoose);
    expect((await onDisk()).length).toBe(before + 1);
    expect((await upload('self', 'a.pdf', pdf())).status).toBe(200);
  });

  test('holds its place until its bytes are kept: a slow store fills no memory, and the others wait', async () => {
    const waiting: (() => void)[] = [];
    const slow: FileStore = { ...server.files.store, put: () => new Promise((resolve) => waiting.push(resolve)) };
    announceFiles({ store: slow, maxBytes: server.files.maxBytes });
    try {
      const answers = Array.from({ length: 26 }, () => upload('colleague', 'a.pdf', pdf()));
      expect(await Promise.race(answers)).toMatchObject({ status: 503, body: { errorCode: 'platform/http.busy' } });
      for (let round = 0; round < 6; round += 1) {
        await vi.waitUntil(() => waiting.length === 4);
        for (const done of waiting.splice(0)) done();
      }
      expect((await Promise.all(answers)).map((one) => one.status).sort()).toEqual([...Array(24).fill(200), 503, 503]);
    } finally {
      announceFiles(server.files);
    }
  });

  test.each([
    ['is silent', SILENCE_MS],
    ['sends a byte now and then', SLOWEST_MS],
  ])('whose sender %s is given up', async (how, after) => {
    vi.useFakeTimers();
    try {
      const stream = new PassThrough();
      const limit = { maxFileBytes: 1_000, tooLarge: () => fileErrors.error('tooLarge'), noFile: () => fileErrors.error('noFile') };
      const waiting = readUpload(stream, 'multipart/form-data; boundary=x', limit);
      const refused = expect(waiting).rejects.toMatchObject({ errorName: 'noFile' });
      stream.write('--x\r\n');
      const step = how === 'is silent' ? after : SILENCE_MS / 2;
      for (let at = 0; at < after; at += step) {
        if (step < after) stream.write('a');
        await vi.advanceTimersByTimeAsync(step);
      }
      await refused;
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a claim', () => {
  test('makes the file part of a person: by its kind, for those with permission, class and reach', async () => {
    const name = await loose('hrOfficer', 'id.pdf');
    expect(await claim('hrOfficer', fileValue(name, 'forged name.exe'), identityScan, 'accountant')).toBe(`${name};id.pdf`);
    for (const actor of ['hrOfficer', 'administrator', 'self'] as const) expect([actor, await status(actor, name)]).toEqual([actor, 200]);
    for (const actor of ['colleague', 'managerAbove', 'managerElsewhere', 'payrollOfficer'] as const) expect([actor, await status(actor, name)]).toEqual([actor, 404]);
    expect(await traces(name)).toEqual([
      ['create', partyId('accountant')],
      ['read', partyId('accountant')],
      ['read', partyId('accountant')],
      ['read', partyId('accountant')],
    ]);
  });

  test('of the pay of a person is open to who sees pay and reaches the person', async () => {
    const name = await loose('hrOfficer');
    await claim('hrOfficer', name, payScan, 'accountant');
    const seen = await Promise.all((['payrollOfficer', 'administrator', 'self', 'hrOfficer', 'colleague', 'managerAbove'] as const).map((actor) => status(actor, name)));
    expect(seen).toEqual([200, 200, 200, 404, 404, 404]);
  });

  test('of a company is open to everybody of the company, and to no other', async () => {
    const [own, other] = [await loose('administrator'), await loose('administrator')];
    await claim('administrator', own, rules);
    await asActor('administrator', (tx) => claimFile(tx, other, { kind: rules, companyId: companyId('subsidiary'), recordId: 'record 1' }));
    expect([await status('self', own), await status('self', other), await status('administrator', other), await status('noRoles', own)]).toEqual([200, 404, 200, 403]);
    expect(await traces(own)).toEqual([]);
  });

  test('is for who uploaded the file, once, in one place; repeated it changes nothing', async () => {
    const name = await loose('hrOfficer', 'id.pdf');
    await expect(claim('administrator', name, identityScan, 'accountant')).rejects.toMatchObject({ errorName: 'unknownFile' });
    await claim('hrOfficer', name, identityScan, 'accountant');
    expect(await claim('hrOfficer', name, identityScan, 'accountant')).toBe(`${name};id.pdf`);
    await expect(claim('hrOfficer', name, identityScan, 'colleague')).rejects.toMatchObject({ errorName: 'unknownFile' });
    await expect(claim('hrOfficer', name, payScan, 'accountant')).rejects.toMatchObject({ errorName: 'unknownFile' });
    // another record of the same person would lose the file with the first
    await expect(claim('hrOfficer', name, identityScan, 'accountant', 'record 2')).rejects.toMatchObject({ errorName: 'unknownFile' });
    expect(await traces(name)).toHaveLength(1);
  });

  test('takes what the kind takes', async () => {
    await expect(claim('hrOfficer', await loose('hrOfficer', 'a.txt', Buffer.from('a')), identityScan, 'accountant')).rejects.toMatchObject({ errorName: 'otherFormat' });
    await expect(claim('hrOfficer', await loose('hrOfficer', 'a.pdf', pdf('x'.repeat(1_000))), identityScan, 'accountant')).rejects.toMatchObject({ errorName: 'overLimit' });
    await expect(claim('hrOfficer', await loose('hrOfficer', 'a.png', png(2, 2)), identityScan, 'accountant')).resolves.toMatch(/;a\.png$/);
  });

  test.each(['', ';', 'a;b', '../../etc/passwd;a.pdf', `${'x'.repeat(32)}.pdf`, `${'x'.repeat(32)}.pdf;a.pdf`])('of %j is refused', async (value) => {
    await expect(claim('hrOfficer', value, identityScan, 'accountant')).rejects.toMatchObject({ errorName: 'unknownFile' });
  });

  test('that is rolled back leaves the file loose', async () => {
    const name = await loose('hrOfficer');
    const work = asActor('hrOfficer', async (tx) => {
      await claimFile(tx, name, scanPlace);
      throw new Error('the rest failed');
    });
    await expect(work).rejects.toThrow('the rest failed');
    expect([(await rowOf(name)).state, await traces(name), await status('self', name)]).toEqual(['loose', [], 404]);
  });

  test('let go of is seen by nobody, not even by who uploaded it', async () => {
    const name = await loose('hrOfficer');
    await claim('hrOfficer', name, identityScan, 'accountant');
    const release = (more: object) => asActor('hrOfficer', (tx) => releaseFile(tx, name, { ...scanPlace, ...more }));
    expect([await release({ partyId: partyId('colleague') }), await release({ kind: payScan }), await release({ recordId: 'record 2' })]).toEqual([false, false, false]);
    expect([await release({}), await release({})]).toEqual([true, false]);
    expect([await status('hrOfficer', name), await status('self', name), await traces(name)]).toEqual([
      404,
      404,
      [
        ['create', partyId('accountant')],
        ['delete', partyId('accountant')],
      ],
    ]);
  });

  test('a kind has one meaning', () => {
    expect(() => defineFileKind({ ...identityScan })).toThrow('two kinds');
  });
});

describe('a reader', () => {
  test('is told what the file is and that it does nothing', async () => {
    const name = await loose('self', '\u06af\u0632\u0627\u0631\u0634 1.csv', Buffer.from('a,b'));
    const { headers } = await read('self', name);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="_1.csv"; filename*=UTF-8''%DA%AF%D8%B2%D8%A7%D8%B1%D8%B4%201.csv`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'content-length': '3',
    });
    const shown = await read('self', await loose('self', 'a.pdf'));
    expect(shown.headers['content-disposition']).toMatch(/^inline;/);
  });

  test('gets the part it asks for', async () => {
    const content = Buffer.from(`ID3${'0123456789'.repeat(10)}`);
    const name = await loose('self', 'a.mp3', content);
    const part = await read('self', name, { range: 'bytes=3-12' });
    expect([part.statusCode, part.headers['content-range'], part.headers['content-length'], part.body]).toEqual([206, `bytes 3-12/${content.length}`, '10', '0123456789']);
    expect((await read('self', name, { range: 'bytes=-2' })).body).toBe('89');
    expect((await read('self', name, { range: 'bytes=0-1,4-5' })).statusCode).toBe(200);
  });

  test.each([
    ['bytes=0-', 10, { first: 0, last: 9 }],
    ['bytes=2-4', 10, { first: 2, last: 4 }],
    ['bytes=2-99', 10, { first: 2, last: 9 }],
    ['bytes=-3', 10, { first: 7, last: 9 }],
    ['bytes=-99', 10, { first: 0, last: 9 }],
    ['bytes=-0', 10, undefined],
    ['bytes=10-', 10, undefined],
    ['bytes=5-4', 10, undefined],
    ['bytes=-', 10, undefined],
    ['bytes=a-b', 10, undefined],
    [undefined, 10, undefined],
  ])('asking %s of %d bytes is understood as %j', (header, size, range) => {
    expect(rangeOf(header, size)).toEqual(range);
  });

  test('of a file of an audited class gets all of it and leaves a trace, whatever part is asked for', async () => {
    const name = await loose('hrOfficer');
    await claim('hrOfficer', name, identityScan, 'accountant');
    const part = await read('self', name, { range: 'bytes=1-' });
    expect([part.statusCode, part.headers['accept-ranges'], part.headers['content-range'], part.rawPayload]).toEqual([200, 'none', undefined, pdf()]);
    expect(await traces(name)).toEqual([
      ['create', partyId('accountant')],
      ['read', partyId('accountant')],
    ]);
  });

  test.each([
    [rules, 'private, max-age=86400, immutable'],
    [companyPay, 'no-store'],
  ])('may keep only what is public in the company', async (kind, cached) => {
    const name = await loose('administrator');
    await claim('administrator', name, kind);
    expect((await read('administrator', name)).headers['cache-control']).toBe(cached);
  });

  test.each([
    '../../etc/passwd',
    '..%2F..%2Fetc%2Fpasswd',
    '%2e%2e%2f%2e%2e%2fetc',
    '/etc/passwd',
    '//server/share/a.pdf',
    '\\\\server\\share\\a.pdf',
    'C:\\Windows\\win.ini',
    'file:///etc/passwd',
    'https://example.org/a.pdf',
    `../files/a/b/${'a'.repeat(32)}.pdf`,
    `${'a'.repeat(32)}.pdf/../../x`,
    `${'a'.repeat(32)}.pdf.part`,
    `${'a'.repeat(32)}.pdf`,
    `${'a'.repeat(32)}.pdf;${'a'.repeat(32)}.pdf`,
    ';',
    ';../a',
    'a;b;c',
    '.',
    '~',
    'x'.repeat(300),
  ])('of %j finds nothing', async (name) => {
    expect(await status('administrator', name)).toBe(404);
  });

  test.each(['a%00.pdf', '%u002e%u002e', '%ff%fe', 'a&name=b', '', `a${'x'.repeat(400)}`])('of ?name=%s is refused', async (query) => {
    expect((await actors.administrator.request('GET', `${FILE}?name=${query}`)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await actors.administrator.request('GET', `${FILE}?name=${query}`)).statusCode).toBeLessThan(500);
  });

  test.each([
    '../../../tmp/evil.pdf',
    '..\\..\\evil.pdf',
    '/etc/cron.d/evil.pdf',
    '\\\\server\\share\\evil.pdf',
    'C:\\evil.pdf',
    '%2e%2e%2fevil.pdf',
    'a;evil.pdf',
    '\u202efdp.evil.pdf',
  ])('and the name %j of an upload is a word, no path', async (fileName) => {
    const { status: code, body } = await upload('self', fileName, pdf());
    expect([code, await server.files.store.has(body.name)]).toEqual([200, true]);
    expect((await rowOf(body.name)).display_name).toMatch(/^(?:fdp\.|a|%2e%2e%2f)?evil\.pdf$/);
  });
});

describe('a crash or a failing store', () => {
  /** The store of the server, with one of its ways out of order. */
  const failing = (broken: Partial<FileStore>): FileStore => ({ ...server.files.store, ...broken });
  const withStore = async <T>(store: FileStore, work: () => Promise<T>): Promise<T> => {
    announceFiles({ store, maxBytes: server.files.maxBytes });
    return work().finally(() => announceFiles(server.files));
  };
  const namesOf = async (state: string): Promise<string[]> =>
    (await server.owner.query('select stored_name from stored_file where state = $1', [state])).rows.map((row) => row.stored_name);

  test('before, while or after bytes are kept leaves a row that knows them', async () => {
    const known: boolean[] = [];
    const store = failing({
      put: async (name) => {
        known.push((await rowOf(name)).state === 'loose');
        throw new Error('no space left');
      },
    });
    const before = await namesOf('released');
    const answer = await withStore(store, () => upload('self', 'a.pdf', pdf()));
    expect([answer.status, known]).toEqual([500, [true]]);
    expect((await namesOf('released')).length).toBe(before.length + 1);
    expect((server.faults as unknown[]).splice(0)).toHaveLength(1);
  });

  test('of a photo leaves the old one', async () => {
    const path = '/api/rest/s1/hcm/createPartyContent';
    const send = async () => {
      const form = new FormData();
      form.append('partyId', partyId('accountant'));
      form.append('partyContentTypeEnumId', 'PcntFaceImage');
      form.append('file', new Blob([new Uint8Array(png(2, 2))]), 'a.png');
      const body = new Response(form);
      const headers = { ...actors.hrOfficer.headers(), 'content-type': body.headers.get('content-type') ?? '' };
      return server.app.inject({ method: 'POST', url: path, headers, payload: Buffer.from(await body.arrayBuffer()) });
    };
    const [name = ''] = (await send()).json().contentLocation.split(';');
    const broken = failing({ put: () => Promise.reject(new Error('no space left')) });
    expect((await withStore(broken, send)).statusCode).toBe(500);
    expect([await status('self', name), (await server.owner.query('select face_image from person where party_id = $1', [partyId('accountant')])).rows[0]]).toEqual([
      200,
      { face_image: name },
    ]);
    expect((server.faults as unknown[]).splice(0)).toHaveLength(1);
  });
});

describe('housekeeping', () => {
  const later = (): number => Date.now() + KEEP_LOOSE_MS + 60_000;
  let s3: S3rver;
  let stores: Readonly<Record<'disk' | 's3', FileStore>>;
  beforeAll(async () => {
    s3 = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 's3'), configureBuckets: [{ name: 'files', configs: [] }] });
    const { port } = await s3.run();
    stores = {
      disk: diskStore(join(folder, 'others')),
      s3: s3Store({ url: new URL(`http://127.0.0.1:${port}`), name: 'files', key: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' }),
    };
  });
  afterAll(() => s3.close());
  // rows of other tests would go too, and their bytes stand elsewhere
  beforeEach(() => server.owner.query(`delete from stored_file`));

  const layRow = async (name: string, storage: string, more: Readonly<Record<string, unknown>> = {}): Promise<void> => {
    const row = { state: 'loose', content: null, party_id: null, party_content_type_enum_id: null, record_id: null, size: 1, sha256: Buffer.alloc(32), ...more };
    await server.owner.query(
      `insert into stored_file (stored_name, company_id, user_id, storage, display_name, content_type, ${Object.keys(row)})
       values ($1, $2, $3, $4, 'a.png', 'image/png', ${Object.keys(row).map((_, at) => `$${at + 5}`)})`,
      [name, companyId('holding'), await userOf('hrOfficer'), storage, ...Object.values(row)],
    );
  };
  const sumOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
  const layPhoto = async (person: PersonName, content: Buffer, sha256 = sumOf(content)): Promise<string> => {
    const name = freshName('png');
    const more = { state: 'claimed', content, size: content.length, party_id: partyId(person), party_content_type_enum_id: 'PcntFaceImage', record_id: partyId(person), sha256 };
    await layRow(name, 'db', more);
    return name;
  };

  test('leaves what is young', async () => {
    const name = await loose('self');
    expect(await createSweeper(server.pool, server.files.store).run(Date.now())).toEqual({ removed: 0, moved: 0 });
    expect(await status('self', name)).toBe(200);
  });

  test.each(['disk', 's3'] as const)('on %s removes what nothing claimed and what was let go of; what is claimed stays', async (storage) => {
    const store = stores[storage];
    announceFiles({ store, maxBytes: server.files.maxBytes });
    const [idle, released, kept, foreign] = Array.from({ length: 4 }, () => freshName('png')) as [string, string, string, string];
    for (const name of [idle, released, kept, foreign]) await store.put(name, Buffer.from('x'));
    for (const name of [idle, released, kept]) await layRow(name, storage);
    for (const name of [released, kept]) await claim('hrOfficer', name, identityScan, 'accountant');
    await asActor('hrOfficer', (tx) => releaseFile(tx, released, scanPlace));
    // one at a time
    const sweeper = createSweeper(server.pool, store, 1);
    const removed = [];
    for (let run = 0; run < 3; run += 1) removed.push((await sweeper.run(later())).removed);
    expect(removed).toEqual([1, 1, 0]);
    // of bytes without a row nobody knows whose they are: another installation's, or those of a newer backup
    expect(await Promise.all([idle, released, kept, foreign].map((name) => store.has(name)))).toEqual([false, false, true, true]);
    expect([await rowOf(idle), await rowOf(released), (await rowOf(kept)).state, await status('hrOfficer', kept)]).toEqual([undefined, undefined, 'claimed', 200]);
    announceFiles(server.files);
  });

  test('forgets no row whose bytes it could not remove, and removes the others', async () => {
    const [stuck, other] = [freshName('png'), freshName('png')];
    for (const name of [stuck, other]) {
      await layRow(name, 'disk', { state: 'released' });
      await server.files.store.put(name, Buffer.from('x'));
    }
    const store: FileStore = { ...server.files.store, remove: (name) => (name === stuck ? Promise.reject(new Error('locked')) : server.files.store.remove(name)) };
    await expect(createSweeper(server.pool, store).run(later())).rejects.toThrow('locked');
    expect([(await rowOf(stuck)).state, await rowOf(other), await store.has(other)]).toEqual(['released', undefined, false]);
    expect(await createSweeper(server.pool, server.files.store).run(later())).toEqual({ removed: 1, moved: 0 });
  });

  test('removes bytes at once, and once more before it forgets the row: they may have been written anew meanwhile', async () => {
    const name = freshName('png');
    await layRow(name, 'disk', { state: 'released' });
    await server.files.store.put(name, Buffer.from('x'));
    const sweeper = createSweeper(server.pool, server.files.store);
    expect(await sweeper.run(Date.now())).toEqual({ removed: 0, moved: 0 });
    expect(await server.files.store.has(name)).toBe(false);
    await server.files.store.put(name, Buffer.from('x'));
    expect(await sweeper.run(later())).toEqual({ removed: 1, moved: 0 });
    expect([await server.files.store.has(name), await rowOf(name)]).toEqual([false, undefined]);
  });

  test('takes nothing that is being claimed', async () => {
    const name = await loose('hrOfficer');
    await asActor('hrOfficer', async (tx) => {
      await claimFile(tx, name, scanPlace);
      expect(await createSweeper(server.pool, server.files.store).run(later())).toEqual({ removed: 0, moved: 0 });
    });
    expect([(await rowOf(name)).state, await status('self', name)]).toEqual(['claimed', 200]);
  });

  test.each(['disk', 's3'] as const)('moves pictures that still stand in their rows to %s, some at a time, and loses none', async (storage) => {
    const store = stores[storage];
    announceFiles({ store, maxBytes: server.files.maxBytes });
    const people = ['accountant', 'colleague', 'director'] as const;
    const photos = await Promise.all(people.map(async (person, shade) => ({ name: await layPhoto(person, png(9, 9, shade)), content: png(9, 9, shade) })));
    const sweeper = createSweeper(server.pool, store, 2);
    const runs = [];
    for (let run = 0; run < 3; run += 1) {
      for (const { name, content } of photos) expect((await read('self', name)).rawPayload).toEqual(content);
      runs.push(await sweeper.run(Date.now()));
    }
    expect(runs.map((one) => one.moved)).toEqual([2, 1, 0]);
    for (const { name, content } of photos) {
      expect((await read('self', name)).rawPayload).toEqual(content);
      expect(await rowOf(name)).toMatchObject({ storage, content: null, size: content.length, sha256: sumOf(content) });
    }
    announceFiles(server.files);
  });

  test('lets go of no bytes that the store does not give back as they were, or that are not what was stored', async () => {
    const [broken, whole] = [await layPhoto('accountant', png(9, 9), Buffer.alloc(32)), await layPhoto('colleague', png(9, 9, 3))];
    const forgetful: FileStore = { ...server.files.store, put: (name) => server.files.store.put(name, Buffer.from('half')) };
    await expect(createSweeper(server.pool, forgetful).run(Date.now())).rejects.toThrow(whole);
    expect([(await rowOf(whole)).storage, (await read('self', whole)).rawPayload]).toEqual(['db', png(9, 9, 3)]);
    await expect(createSweeper(server.pool, server.files.store).run(Date.now())).rejects.toThrow(broken);
    expect([(await rowOf(broken)).storage, (await rowOf(whole)).storage, (await read('self', whole)).rawPayload]).toEqual(['db', 'disk', png(9, 9, 3)]);
  });
});
