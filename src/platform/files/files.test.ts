import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { MAX_FRAME_BYTES, readUpload } from '#platform/http/upload.server.ts';
import type { ActorName } from '#testing/actors.ts';
import { type PersonName, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { MAX_PHOTO_BYTES } from './content/image.rules.ts';
import { fileErrors } from './files.errors.ts';
import messages from './files.messages.fa.ts';
import { sealedFileName } from './files.store.ts';
import { jpeg, png } from './test-support.ts';

const UPLOAD = '/api/rest/s1/hcm/createPartyContent';
const FILE = '/api/rest/s1/hcm/getpersonnelfile1';

const { server, actors } = await serverWithActors();

interface Sent {
  readonly fileName?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

async function bodyOf(person: PersonName, content: Buffer | undefined, { fileName = 'me.png', fields = {} }: Sent = {}): Promise<{ type: string; payload: Buffer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ partyId: partyId(person), partyContentTypeEnumId: 'PcntFaceImage', ...fields })) form.append(name, value);
  if (content) form.append('file', new Blob([new Uint8Array(content)]), fileName);
  const body = new Response(form);
  return { type: body.headers.get('content-type') ?? '', payload: Buffer.from(await body.arrayBuffer()) };
}

async function upload(actor: ActorName, person: PersonName, content: Buffer | undefined, sent?: Sent) {
  const { type, payload } = await bodyOf(person, content, sent);
  const answer = await server.app.inject({ method: 'POST', url: UPLOAD, headers: { ...actors[actor].headers(), 'content-type': type }, payload });
  return { status: answer.statusCode, body: answer.json() };
}

const nameOf = ({ body }: { body: { contentLocation: string } }): string => body.contentLocation.split(';')[0] as string;
const read = (actor: ActorName, name: string) => actors[actor].request('GET', `${FILE}?name=${encodeURIComponent(name)}`);
const remove = (actor: ActorName, person: PersonName) =>
  actors[actor].request('DELETE', `/api/rest/s1/hcm/entity/PartyContent/${partyId(person)}?partyContentTypeEnumId=PcntFaceImage`);
const faceOf = async (person: PersonName) => (await server.owner.query('select face_image, row_version from person where party_id = $1', [partyId(person)])).rows[0];
const filesOf = async (person: PersonName) =>
  (await server.owner.query('select stored_name, display_name, size, content_type from stored_file where party_id = $1', [partyId(person)])).rows.map((row) => ({
    ...row,
    display_name: sealedFileName.open(row.stored_name, row.display_name),
  }));
const changesOf = async (person: PersonName) =>
  (await server.owner.query(`select changes from audit_entry where subject_party_id = $1 and entity = 'PartyContent' order by at, audit_id`, [partyId(person)])).rows.map(
    ({ changes }) => changes.faceImage,
  );

describe('a photo', () => {
  test('is set, shown in the file, and replaced: the previous one is gone', async () => {
    const before = await faceOf('accountant');
    const first = await upload('hrOfficer', 'accountant', png(20, 20, 10), { fileName: '../holiday;1.png' });
    expect(first.status).toBe(200);
    expect(first.body.contentLocation).toMatch(/^[0-9A-Za-z]{32}\.png;holiday1\.png$/);
    expect(await faceOf('accountant')).toEqual({ face_image: nameOf(first), row_version: before.row_version });
    const shown = await actors.hrOfficer.request('GET', `/api/rest/s1/hcm/infoOfEachPerson?partyId=${partyId('accountant')}`);
    expect(shown.json().faceImage).toBe(nameOf(first));

    const content = jpeg(20, 20);
    const second = await upload('administrator', 'accountant', content, { fileName: 'me.jpeg' });
    expect(await filesOf('accountant')).toEqual([{ stored_name: nameOf(second), display_name: 'me.jpeg', size: content.length, content_type: 'image/jpeg' }]);
    expect((await read('hrOfficer', nameOf(first))).statusCode).toBe(404);
    expect((await read('hrOfficer', nameOf(second))).rawPayload).toEqual(content);
    expect(await changesOf('accountant')).toEqual([
      [null, nameOf(first)],
      [nameOf(first), nameOf(second)],
    ]);
  });

  test('is taken away once; a second time changes nothing', async () => {
    const name = nameOf(await upload('hrOfficer', 'colleague', png(20, 20)));
    expect((await remove('hrOfficer', 'colleague')).json()).toEqual({ removed: true });
    expect([(await faceOf('colleague')).face_image, await filesOf('colleague'), (await read('administrator', name)).statusCode]).toEqual([null, [], 404]);
    expect((await remove('hrOfficer', 'colleague')).json()).toEqual({ removed: false });
    expect(await changesOf('colleague')).toEqual([
      [null, name],
      [name, null],
    ]);
  });

  test('of several at the same time one stays, and it is the one the person shows', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((shade) => upload('hrOfficer', 'director', png(20, 20, shade))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const files = await filesOf('director');
    expect(files.map(({ stored_name }) => stored_name)).toEqual([(await faceOf('director')).face_image]);
    expect(answers.map(nameOf)).toContain(files[0].stored_name);
  });
});

describe('refused without a trace:', () => {
  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script>'), 'me.png', 415, 'wrongFormat'],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'me.svg', 415, 'wrongFormat'],
    ['an image under the name of a page', png(20, 20), 'me.html', 415, 'wrongFormat'],
    ['an image that unpacks to gigabytes', png(60_000, 60_000), 'me.png', 413, 'tooManyPixels'],
    ['a byte too many', Buffer.concat([png(20, 20), Buffer.alloc(MAX_PHOTO_BYTES + 1 - png(20, 20).length)]), 'me.png', 413, 'tooLarge'],
    ['far too much', Buffer.alloc(MAX_PHOTO_BYTES + MAX_FRAME_BYTES + 1), 'me.png', 413, 'tooLarge'],
    ['an empty file', Buffer.alloc(0), 'me.png', 400, 'noFile'],
    ['no file', undefined, '', 400, 'noFile'],
  ] as const)('%s', async (_, content, fileName, status, name) => {
    const answer = await upload('hrOfficer', 'salesHead', content, { fileName });
    expect([answer.status, answer.body.errorCode, answer.body.fields]).toEqual([status, `platform/files.${name}`, { file: messages.errors[name] }]);
    expect([(await faceOf('salesHead')).face_image, await filesOf('salesHead'), await changesOf('salesHead')]).toEqual([null, [], []]);
  });

  test.each([
    ['partyId', 'x'],
    ['partyId', ''],
    ['partyContentTypeEnumId', 'PcntLogoImage'],
    ['unasked', '1'],
  ])('field %s = %j', async (field, value) => {
    const { status, body } = await upload('hrOfficer', 'salesHead', png(20, 20), { fields: { [field]: value } });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('a body that is no upload', async () => {
    const answer = await actors.hrOfficer.request('POST', UPLOAD, { partyId: partyId('salesHead') });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'platform/files.noFile']);
  });

  test('five megabytes to the byte are taken', async () => {
    const content = Buffer.concat([png(20, 20), Buffer.alloc(MAX_PHOTO_BYTES - png(20, 20).length)]);
    const name = nameOf(await upload('hrOfficer', 'payrollOfficer', content));
    // zeros behind the end are no part of the picture
    expect((await read('hrOfficer', name)).rawPayload.equals(png(20, 20))).toBe(true);
  });
});

describe('who may', () => {
  test('set and remove a photo: only with the permission, only in scope', async () => {
    const name = nameOf(await upload('administrator', 'worker', png(20, 20)));
    // another company
    expect((await upload('hrOfficer', 'worker', png(20, 20))).status).toBe(404);
    expect((await remove('hrOfficer', 'worker')).statusCode).toBe(404);
    for (const actor of ['self', 'colleague', 'managerAbove', 'payrollOfficer', 'noRoles'] as const) {
      expect([actor, (await upload(actor, 'accountant', png(20, 20))).status]).toEqual([actor, 403]);
      expect([actor, (await remove(actor, 'accountant')).statusCode]).toEqual([actor, 403]);
    }
    for (const actor of ['anonymous', 'bad', 'expired', 'revoked'] as const) {
      expect([actor, (await upload(actor, 'accountant', png(20, 20))).status]).toEqual([actor, 501]);
      expect([actor, (await remove(actor, 'accountant')).statusCode]).toEqual([actor, 501]);
    }
    expect((await faceOf('worker')).face_image).toBe(name);
  });

  test('see a photo: everybody signed in of the same company, as far as companies reach', async () => {
    const own = nameOf(await upload('hrOfficer', 'seller', png(20, 20)));
    const other = nameOf(await upload('administrator', 'worker', png(20, 20)));
    for (const actor of ['self', 'colleague', 'managerElsewhere', 'payrollOfficer', 'hrOfficer'] as const)
      expect([actor, (await read(actor, own)).statusCode, (await read(actor, other)).statusCode]).toEqual([actor, 200, 404]);
    expect((await read('administrator', other)).statusCode).toBe(200);
    expect((await read('noRoles', own)).statusCode).toBe(403);
    for (const actor of ['anonymous', 'bad', 'expired', 'revoked'] as const) expect([actor, (await read(actor, own)).statusCode]).toEqual([actor, 501]);
  });

  test.each(['x'.repeat(32), `${'x'.repeat(32)}.png`, '../../etc/passwd', '..%2F..%2Fetc%2Fpasswd', ';', 'a;b'])('nobody sees %s', async (name) => {
    expect((await read('administrator', name)).statusCode).toBe(404);
  });
});

describe('an image in a page', () => {
  const cookieOnly = (site: string) => ({ cookie: actors.self.headers()['cookie'] ?? '', 'sec-fetch-site': site });
  const get = (name: string, headers: Readonly<Record<string, string>>) => server.app.inject({ url: `${FILE}?name=${encodeURIComponent(name)}`, headers });

  test('comes by the cookie alone to our own pages, and to no other', async () => {
    const name = nameOf(await upload('hrOfficer', 'accountant', png(20, 20)));
    expect((await get(name, cookieOnly('same-origin'))).statusCode).toBe(200);
    for (const site of ['same-site', 'cross-site', 'none']) expect([site, (await get(name, cookieOnly(site))).statusCode]).toEqual([site, 501]);
    expect((await get(name, { cookie: cookieOnly('same-origin').cookie })).statusCode).toBe(501);
  });

  test('is an image and nothing else, kept by the browser of the one who asked', async () => {
    const { body } = await upload('hrOfficer', 'accountant', png(20, 20));
    const { statusCode, headers, rawPayload } = await get(body.contentLocation, cookieOnly('same-origin'));
    expect([statusCode, rawPayload]).toEqual([200, png(20, 20)]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="me.png"; filename*=UTF-8''me.png`,
      'cache-control': 'private, max-age=86400, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await get(`${'x'.repeat(32)}.png`, cookieOnly('same-origin'))).headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });
});

test('a sender that goes away in the middle ends the wait', async () => {
  const { type, payload } = await bodyOf('accountant', png(20, 20));
  const stream = new PassThrough();
  const waiting = readUpload(stream, type, { maxFileBytes: 1_000, tooLarge: () => fileErrors.error('tooLarge'), noFile: () => fileErrors.error('noFile') });
  stream.write(payload.subarray(0, 100));
  stream.destroy();
  await expect(waiting).rejects.toMatchObject({ errorName: 'noFile' });
});

// last: it takes an account of the others with it
test('a photo goes with its person', async () => {
  await upload('administrator', 'stranger', png(20, 20));
  expect(await filesOf('stranger')).toHaveLength(1);
  await server.owner.query(`delete from user_account where party_id = $1`, [partyId('stranger')]);
  await server.owner.query(`delete from party where party_id = $1`, [partyId('stranger')]);
  expect(await filesOf('stranger')).toEqual([]);
});
