import { expect, test } from 'vitest';
import { fileErrors } from '#platform/files/files.errors.ts';
import { png } from '#platform/files/test-support.ts';
import { type ActorName, addAccount, signIn, testPassword } from '#testing/actors.ts';
import { companyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { subsidiaryErrors } from './subsidiary/subsidiary.contract.ts';

const LOGO = '/api/rest/s1/hcm/companyInfo/logo';

const { server, actors } = await serverWithActors();

async function upload(actor: ActorName, content: Buffer, fileName = 'logo.png') {
  const answer = await actors[actor].upload(LOGO, { name: fileName, content }, {}, 'PUT');
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

test('whoever keeps the facts of the company, without its set-up, sets it too', async () => {
  expect((await upload('hrOfficer', png(20, 20))).status).toBe(200);
  expect((await actors.hrOfficer.request('DELETE', LOGO)).json()).toEqual({ removed: true });
});

test('others may neither set nor remove it', async () => {
  expect((await upload('payrollOfficer', png(20, 20))).status).toBe(403);
  expect((await actors.payrollOfficer.request('DELETE', LOGO)).statusCode).toBe(403);
  expect((await upload('anonymous', png(20, 20))).status).toBe(501);
});

test('a company is founded below another one and entered at once; code and national id are those of no other', async () => {
  const fresh = { organizationName: 'Fresh', code: 'fresh', legalEntityId: '10380284790', parentCompanyId: companyId('subsidiary') };
  const found = async (actor: ActorName, more: object = {}) => {
    const answer = await actors[actor].request('POST', '/api/setup/subsidiary', { ...fresh, ...more });
    return { status: answer.statusCode, body: answer.json() };
  };
  const first = await found('administrator');
  expect(first).toMatchObject({ status: 201, body: { companyId: expect.any(String) } });
  const { companyId: founded } = first.body;
  const reached = (await actors.administrator.request('GET', '/api/rest/s1/hcm/party/subOrganization')).json();
  expect(reached.subOrganization.map(({ partyId }: { partyId: string }) => partyId)).toEqual(expect.arrayContaining([founded, companyId('subsidiary')]));
  expect((await actors.administrator.request('PUT', '/api/rest/s1/hcm/activeCompany', { companyId: founded })).statusCode).toBe(200);
  expect((await info('administrator')).pseudoId).toBe('fresh');
  await actors.administrator.request('PUT', '/api/rest/s1/hcm/activeCompany', { companyId: companyId('holding') });

  const [sameId, sameCode] = [await found('administrator', { code: 'other' }), await found('administrator', { legalEntityId: '10100302746' })];
  expect([sameId.status, subsidiaryErrors.is(sameId.body, 'legalEntityIdTaken'), sameCode.status, subsidiaryErrors.is(sameCode.body, 'codeTaken')]).toEqual([409, true, 409, true]);
  expect((await found('administrator', { legalEntityId: '10380284791' })).body.fields).toHaveProperty('legalEntityId');
  expect((await found('administrator', { code: 'x', parentCompanyId: '00000000-0000-7000-8000-000000000000' })).body.fields).toHaveProperty('parentCompanyId');
  expect((await found('hrOfficer', { code: 'y' })).status).toBe(403);
  const { rows } = await server.owner.query(
    `select action, changes->'code' as code, changes->'pseudoId' as id, company_id from audit_entry where entity = 'Company' and record_id = $1`,
    [founded],
  );
  expect(rows).toEqual([{ action: 'create', code: null, id: [null, 'fresh'], company_id: founded }]);
});

test('who may set up one company alone founds none', async () => {
  await server.owner.query(`insert into user_group (user_group_id, description, wire_role, row_scope) values ('one', 'one', 'hcmJobUsers', 'company')`);
  await server.owner.query(`insert into user_group_permission (user_group_id, permission) values ('one', 'systemManagement/setup')`);
  await addAccount(server, 'one', { person: 'director', group: 'one' });
  const one = await signIn(server, 'one', testPassword);
  const answer = await one.request('POST', '/api/setup/subsidiary', { organizationName: 'n', code: 'n', legalEntityId: '10100302746', parentCompanyId: companyId('holding') });
  expect([answer.statusCode, (await one.request('GET', '/api/setup/company')).statusCode]).toEqual([403, 404]);
});
