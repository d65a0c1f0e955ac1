/**
 * Attack: an HR officer writes an own e-mail address into the file of the administrator (a new row, a change), and has a recovery code sent there, by the user name
 * and by that address.
 * Refused: `src/platform/identity/recovery-ways/ways.store.ts` reads the e-mail of the account alone: addresses of a file are told notices and carry no code (docs/adr/0029).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '#platform/messaging/outbox.server.ts';
import { keepingChannel } from '#platform/messaging/test-support.ts';
import { signInActors } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { partyId } from '#testing/organisation.ts';

const MINE = 'mine@attacker.example';
const OWN = 'administrator@house.example';
const ELECTRONIC = '/api/rest/s1/hcm/person/electronic';
const mail = keepingChannel('mail');
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ channels: [mail] });
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

/** Where a code goes that is asked for by a name. */
async function codeGoesTo(username: string): Promise<readonly string[]> {
  mail.messages.length = 0;
  const answer = await server.app.inject({ method: 'POST', url: '/api/rest/s1/hcm/ForgotPassword', payload: { username } });
  expect(answer.statusCode).toBe(200);
  await outbox().drain();
  return mail.messages.map(({ to }) => to);
}

test('an e-mail address of the file carries no code', async () => {
  const { hrOfficer } = await signInActors(server);
  await server.owner.query(`update user_account set email_address = $2, email_written_by = null where party_id = $1`, [partyId('administrator'), OWN]);
  for (const contactMechPurposeId of ['EmailPersonal', 'EmailWork']) {
    const body = { contactMechPurposeId, infoString: `${contactMechPurposeId}@house.example`, fromDate: '2021-03-21', thruDate: null };
    const added = await hrOfficer.request('POST', ELECTRONIC, { ...body, partyId: partyId('administrator') });
    expect([added.statusCode, added.body]).toEqual([201, added.body]);
    const changed = await hrOfficer.request('PUT', `${ELECTRONIC}/${added.json<{ id: string }>().id}`, { ...body, infoString: MINE, fromDate: '2026-05-01', rowVersion: 1 });
    expect([changed.statusCode, changed.body]).toEqual([200, changed.body]);
  }
  expect(await codeGoesTo('test-administrator')).toEqual([OWN]);
  expect(await codeGoesTo(MINE)).toEqual([]);
  // nor where the account has no address of its own
  await server.owner.query(`update user_account set email_address = null where party_id = $1`, [partyId('administrator')]);
  server.clock.advance(3_600_000);
  expect(await codeGoesTo('test-administrator')).toEqual([]);
});
