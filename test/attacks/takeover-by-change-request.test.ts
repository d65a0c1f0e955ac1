/**
 * Attack: somebody asks in the name of the administrator, at an open page, to have an own mobile number written, and an HR officer who is in league
 * accepts it.
 * Refused: what is accepted is written by the call of the file with the rights of whoever accepts it, and that call judges them
 * (`src/modules/personnel/contact/admit-number.service.ts`); whoever asks decides nothing (`src/modules/personnel/change-requests/reviewing/decide.service.ts`).
 */
import { expect, test } from 'vitest';
import type { TestActor } from '#testing/actors.ts';
import { factsOf, type PersonName, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const REQUESTS = '/api/rest/s1/hcm/changeRequest';
const MINE = '09120000666';
/** From when on the number is to hold. */
const FROM = '2026-03-01';

async function ask(actor: TestActor, person: PersonName): Promise<string> {
  const [{ id, version }] = (await server.owner.query('select telecom_number_id as id, row_version as version from telecom_number where party_id = $1', [partyId(person)])).rows;
  const answer = await actor.request('POST', REQUESTS, { kind: 'phone', action: 'change', recordId: id, rowVersion: version, values: { contactNumber: MINE, fromDate: FROM } });
  expect([answer.statusCode, answer.body]).toMatchObject([201, expect.any(String)]);
  const { rows } = (await actor.request('GET', `${REQUESTS}/own`)).json();
  return rows[0].requestId;
}
async function accept(actor: TestActor, requestId: string) {
  const { recordVersion } = (await actor.request('GET', `${REQUESTS}/${requestId}`)).json();
  return actor.request('POST', `${REQUESTS}/${requestId}/decide`, { recordVersion, fields: [{ field: 'contactNumber', decision: 'accepted' }] });
}
const mobileOf = async (person: PersonName) =>
  (await server.owner.query('select contact_number as number from telecom_number where party_id = $1 order by lower(valid)', [partyId(person)])).rows.map(({ number }) => number);

test('an HR officer accepts no number of somebody who may do more; whoever asks accepts nothing', async () => {
  const requestId = await ask(actors.administrator, 'administrator');
  const answer = await accept(actors.hrOfficer, requestId);
  expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'platform/identity/recovery-ways.strongerWay']);
  expect((await accept(actors.administrator, requestId)).statusCode).toBe(403);
  expect(await mobileOf('administrator')).toEqual([factsOf('administrator').mobile]);
});

test('that of an employee it accepts', async () => {
  const requestId = await ask(actors.self, 'accountant');
  expect(await mobileOf('accountant')).toEqual([factsOf('accountant').mobile]);
  expect((await accept(actors.hrOfficer, requestId)).statusCode).toBe(200);
  expect(await mobileOf('accountant')).toEqual([factsOf('accountant').mobile, MINE]);
});
