/**
 * Attack: the administrator and the payroll officer of a subsidiary set for all companies how long the log is kept, write
 * everybody's legal figures and the lists that all share, and read the rows of the log that belong to no company.
 * Refused: `src/platform/http/mount.server.ts` by `mayCall` of `src/platform/access/access.rules.ts`: a call of the scope
 * `installation` is answered to who works in a company without a parent only; `src/server/slices.ts` loads no other call that
 * changes what no company owns.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { permissionKeys } from '#kernel/call.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { addAccount, renewSession, type TestActor } from '#testing/actors.ts';
import { addressOf } from '#testing/authorisation.ts';
import { addHolder } from '#testing/holders.ts';
import { companyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const RETENTION = '/api/rest/s1/hcm/log/retention';
const NOTHING = '01900000-0000-7000-8000-00000000dead';

/** Everything, given in the subsidiary alone, and the rights of its payroll officer. */
let administrator: TestActor;
let payroll: TestActor;
/** Everything of a unit of the top company. */
let ofUnit: TestActor;
const everything = ['public', 'personal', 'contact', 'family', 'identity', 'bank', 'health', 'pay', 'evaluation'] as const;

beforeAll(async () => {
  administrator = await addHolder(server, 'below-administrator', { person: 'worker', rowScope: 'all', classes: everything });
  ofUnit = await addHolder(server, 'unit-of-the-top', { person: 'salesHead', rowScope: 'units', classes: everything });
  await addAccount(server, 'below-payroll', { person: 'worker', group: 'payrollOfficer' });
  payroll = await renewSession(server, { ...actors.anonymous, name: 'below-payroll' });
});

/** Calls that change something for which a key is asked, and that are about no company: found, not listed. */
const shared = server.registry.routes
  .map(({ call }) => call)
  .filter(({ method, permission, scope }) => method !== 'GET' && permissionKeys(permission).length > 0 && scope !== 'rows' && scope !== 'self');
const pathOf = (path: string): string => `/api${path.replaceAll(/:\w+/g, NOTHING)}`;

test('there are such calls', () => {
  expect(shared.map(addressOf)).toEqual(
    expect.arrayContaining(['PUT /rest/s1/hcm/log/retention', 'POST /rest/s1/payroll/legalParameter', 'POST /rest/s1/hcm/baseData/enumeration']),
  );
});

describe.each(shared.map((call) => [addressOf(call), call] as const))('%s', (_name, { method, path }) => {
  test('is refused below the top and to who has a unit of it, and heard from the top', async () => {
    for (const actor of [administrator, payroll, ofUnit]) {
      const { statusCode, body } = await actor.request(method, pathOf(path), {});
      expect([statusCode, JSON.parse(body).errorCode], actor.name).toEqual([403, 'platform/http.forbidden']);
    }
    expect((await actors.administrator.request(method, pathOf(path), {})).statusCode).not.toBe(403);
  });
});

test('the answer to a refused change is no change', async () => {
  const kept = (await actors.administrator.request('GET', RETENTION)).json();
  expect((await administrator.request('PUT', RETENTION, { monthsKept: 12 })).statusCode).toBe(403);
  expect((await actors.administrator.request('GET', RETENTION)).json()).toEqual(kept);
});

test('rows of the log that belong to no company are for the top', async () => {
  await writing(server.pool, systemActor('test'), (tx) => writeAudit(tx, [{ entity: 'UserGroup', id: 'of-all', action: 'update', changes: { description: ['a', 'b'] } }]));
  const seen = async (actor: TestActor) =>
    (await actor.request('GET', '/api/rest/s1/hcm/log/changes')).json<{ rows: { recordId: string }[] }>().rows.map(({ recordId }) => recordId);
  expect(await seen(actors.administrator)).toContain('of-all');
  expect(await seen(administrator)).not.toContain('of-all');
});

describe('who comes from the top into the subsidiary', () => {
  test('changes nothing of all from there', async () => {
    const guest = await renewSession(server, actors.administrator);
    const chosen = await guest.request('PUT', '/api/rest/s1/hcm/activeCompany', { companyId: companyId('subsidiary') });
    expect(chosen.statusCode, chosen.body).toBe(200);
    expect((await guest.request('PUT', RETENTION, { monthsKept: 500 })).statusCode).toBe(403);
  });
});

test('what is refused is not offered: the keys of such calls are in the dictionary of the top alone', async () => {
  const dictionary = async (actor: TestActor) => (await actor.request('GET', '/api/rest/s1/security/permisionList')).json();
  const key = 'systemManagement/logManagement/retention';
  const [above, below] = [await dictionary(actors.administrator), await dictionary(administrator)];
  expect([above.dicit[key], above.isTop]).toEqual([1, true]);
  expect([below.dicit[key], below.isTop]).toEqual([undefined, false]);
  // what the key opens besides stays
  expect(below.dicit['systemManagement/logManagement/observe']).toBe(1);
  expect(below.dicit['systemBaseData/systemBaseData/add']).toBe(1);
});
