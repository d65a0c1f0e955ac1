import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileErrors } from '#platform/files/files.errors.ts';
import { png } from '#platform/files/test-support.ts';
import { type ActorName, signInActors, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { companyId } from '#testing/organisation.ts';

const LOGO = '/api/rest/s1/hcm/companyInfo/logo';

let server: TestApp;
let actors: Readonly<Record<ActorName, TestActor>>;
beforeAll(async () => {
  server = await startTestApp();
  actors = await signInActors(server);
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

async function upload(actor: ActorName, content: Buffer, fileName = 'logo.png') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), fileName);
  const body = new Response(form);
  const headers = { ...actors[actor].headers(), 'content-type': body.headers.get('content-type') ?? '' };
  const answer = await server.app.inject({ method: 'PUT', url: LOGO, headers, payload: Buffer.from(await body.arrayBuffer()) });
  return { status: answer.statusCode, body: answer.json() };
}
const info = async (actor: ActorName) => (await actors[actor].request('GET', '/api/rest/s1/hcm/companyInfo')).json().result;
const read = async (actor: ActorName, name: string) => (await actors[actor].request('GET', `/api/rest/s1/hcm/getpersonnelfile1?name=${name}`)).statusCode;

test('a logo is set, seen by everybody of the company, replaced and removed', async () => {
  expect((await info('self')).contentLocation).toBeNull();
  const [first, second] = [await upload('administrator', png(20, 20, 1)), await upload('administrator', png(20, 20, 2))];
  expect([first.status, second.status]).toEqual([200, 200]);
  const [old, name] = [first, second].map(({ body }) => body.contentLocation.split(';')[0] as string) as [string, string];
  expect((await info('self')).contentLocation).toBe(name);
  expect([await read('self', name), await read('self', old), await read('noRoles', name)]).toEqual([200, 404, 403]);

  expect((await actors.administrator.request('DELETE', LOGO)).json()).toEqual({ removed: true });
  expect((await actors.administrator.request('DELETE', LOGO)).json()).toEqual({ removed: false });
  expect([(await info('self')).contentLocation, await read('self', name)]).toEqual([null, 404]);
  const { rows } = await server.owner.query(`select changes->'contentLocation' as change from audit_entry where entity = 'Company' and record_id = $1 order by audit_id`, [
    companyId('holding'),
  ]);
  expect(rows.map(({ change }) => change)).toEqual([
    [null, old],
    [old, name],
    [name, null],
  ]);
});

test('only an image by its content is taken', async () => {
  const { body, status } = await upload('administrator', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.png');
  expect([status, fileErrors.is(body, 'wrongFormat')]).toEqual([415, true]);
  expect((await upload('administrator', png(20, 20), 'logo.svg')).status).toBe(415);
});

test('others may neither set nor remove it', async () => {
  expect((await upload('hrOfficer', png(20, 20))).status).toBe(403);
  expect((await actors.hrOfficer.request('DELETE', LOGO)).statusCode).toBe(403);
  expect((await upload('anonymous', png(20, 20))).status).toBe(501);
});
