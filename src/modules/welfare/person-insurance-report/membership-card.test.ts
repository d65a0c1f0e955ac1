/** The own card of supplementary insurance: a PDF for whoever is covered today, nothing for anybody else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInActors, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { layInsurance } from '#testing/insurance-rows.ts';
import { partyId } from '#testing/organisation.ts';

let server: TestApp;
let actors: Awaited<ReturnType<typeof signInActors>>;
const CARD = '/api/rest/s1/welfare/insurance/own/card';

beforeAll(async () => {
  server = await startTestApp();
  actors = await signInActors(server);
});
afterAll(() => server.close());

test('whoever is covered prints the card, which leaves a trace; who is not has none', async () => {
  await layInsurance(server, partyId('accountant'));
  const card = await actors.self.request('GET', CARD);
  expect([card.statusCode, card.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const { rows } = await server.owner.query(`select action from audit_entry where entity = 'InsuranceMembership' and action = 'export'`);
  expect(rows).toHaveLength(1);
  expect((await actors.administrator.request('GET', CARD)).statusCode).toBe(409);
});

test('the card of somebody is printed for who may know the family and the codes, and for nobody else', async () => {
  const { hrOfficer, colleague, managerAbove, hrOfficerElsewhere } = actors;
  const of = async (who: TestActor, party = partyId('accountant')) => who.request('GET', `/api/rest/s1/welfare/insurance/person/card?partyId=${party}`);
  const card = await of(hrOfficer);
  expect([card.statusCode, card.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const { rows } = await server.owner.query(`select distinct subject_party_id as of from audit_entry where entity = 'InsuranceMembership' and action = 'export'`);
  expect(rows).toEqual([{ of: partyId('accountant') }]);
  expect((await of(hrOfficer, partyId('seller'))).statusCode, 'nothing covers them').toBe(409);
  expect((await of(hrOfficerElsewhere)).statusCode).toBe(404);
  expect((await of(colleague)).statusCode).toBe(404);
  expect((await of(managerAbove)).statusCode).toBe(403);
});
