/** The own card of supplementary insurance: a PDF for whoever is covered today, nothing for anybody else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInActors, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { layInsurance } from '#testing/insurance-rows.ts';
import { partyId } from '#testing/organisation.ts';

let server: TestApp;
let self: TestActor;
let administrator: TestActor;
const CARD = '/api/rest/s1/welfare/insurance/own/card';

beforeAll(async () => {
  server = await startTestApp();
  ({ self, administrator } = await signInActors(server));
});
afterAll(() => server.close());

test('whoever is covered prints the card, which leaves a trace; who is not has none', async () => {
  await layInsurance(server, partyId('accountant'));
  const card = await self.request('GET', CARD);
  expect([card.statusCode, card.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const { rows } = await server.owner.query(`select action from audit_entry where entity = 'InsuranceMembership' and action = 'export'`);
  expect(rows).toHaveLength(1);
  expect((await administrator.request('GET', CARD)).statusCode).toBe(404);
});
