import { beforeAll, expect, test } from 'vitest';
import type { ActorName } from '#testing/actors.ts';
import { partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { MAX_A_DAY } from './request.rules.ts';

const { server, actors } = await serverWithActors();
let paths: string[];
beforeAll(async () => {
  paths = server.registry.screens.map(({ screen }) => screen.path);
});

const ask = async (who: ActorName, path: string) => {
  const answer = await actors[who].request('POST', '/api/rest/s1/security/accessRequest', { path });
  return { status: answer.statusCode, body: answer.json() };
};
const told = async (): Promise<number> =>
  (await server.owner.query('select count(*)::int as n from notification_message_user where party_id = $1', [partyId('administrator')])).rows[0].n;

test('the administrator is told once a day, also by who is in no group; it is audited', async () => {
  for (let n = 0; n < 3; n++) expect(await ask('noRoles', '/organizationalChart')).toMatchObject({ status: 200 });
  const before = await told();
  for (let n = 0; n < 3; n++) expect(await ask('self', '/accessLevel')).toEqual({ status: 200, body: { asked: true } });
  expect(await told()).toBe(before + 1);
  const { rows } = await server.owner.query("select changes from audit_entry where entity = 'AccessRequest' and subject_party_id = $1", [partyId('accountant')]);
  expect(rows).toEqual([{ changes: { path: [null, '/accessLevel'] } }]);
});

test('a page that is none is refused', async () => {
  expect(await ask('self', '/no-such-page')).toMatchObject({ status: 400, body: { errorCode: 'modules/home/access-request.unknownPage' } });
});

test('nobody floods the administrators: so many pages a day, side by side too', async () => {
  const before = await told();
  const wanted = paths.slice(0, 2 * MAX_A_DAY);
  const answers = await Promise.all(wanted.map((path) => ask('colleague', path)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_A_DAY);
  expect(new Set(answers.map(({ body }) => body.errorCode))).toEqual(new Set([undefined, 'modules/home/access-request.tooManyToday']));
  expect(await told()).toBe(before + MAX_A_DAY);
});
