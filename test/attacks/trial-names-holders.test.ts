/**
 * Attack: Whoever designs processes tries out a draft whose step asks for the holders of a permission or the members of a group, and learns their names, which
 * /accessLevel tells to administrators alone; or learns of people beyond their rows.
 * Refused: a trial names those found by permission or group only to who may ask for explanations, and nobody whose row the trier does not see
 * (`src/modules/tasks/designs/trial-people.service.ts`); the others are a number.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { type CaseActors, layCaseActors } from '#testing/case-actors.ts';
import { factsOf, partyId } from '#testing/organisation.ts';

const DESIGN = 'process/design';
let server: TestApp;
let cases: CaseActors;
let administrator: TestActor;
beforeAll(async () => {
  server = await startTestApp();
  cases = await layCaseActors(server);
  administrator = await cases.holder('admin-like', 'administrator', ['*'], ['public']);
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

interface Stop {
  readonly people: readonly { readonly partyId: string }[];
  readonly more: number;
}
/** Whom a step asks, in a draft written for it, as one reader is told. */
async function tried(who: string, actor: TestActor): Promise<{ readonly stop: Stop | undefined; readonly body: string }> {
  const { definitionId } = (await cases.post(cases.office, `${DESIGN}/kind/generalRequest/draft`, { from: null })).json<{ definitionId: string }>();
  const steps = [{ is: 'ask', id: 'one', title: 'One', who, form: 'general-request/decide', outcomes: [{ id: 'accept', name: 'Accept', leads: 'on' }] }];
  const { version } = (await cases.get(cases.office, `${DESIGN}/version/${definitionId}`)).json<{ version: { rowVersion: number } }>();
  const saved = await cases.office.request('PUT', `/api/rest/s1/hcm/${DESIGN}/version/${definitionId}`, { rowVersion: version.rowVersion, title: 'Trial', note: null, steps });
  expect(saved.statusCode, saved.body).toBe(200);
  const trial = await cases.post(actor, `${DESIGN}/version/${definitionId}/trial`, { subjectPartyId: partyId('accountant'), variables: {}, answers: [] });
  expect(trial.statusCode, trial.body).toBe(200);
  const { rowVersion } = saved.json<{ rowVersion: number }>();
  await cases.post(cases.office, `${DESIGN}/version/${definitionId}/discard`, { rowVersion });
  return { stop: trial.json<{ trail: Stop[] }>().trail[0], body: trial.body };
}

test('holders of a permission and members of a group are a number to who may not ask who they are', async () => {
  for (const who of ['permission(systemManagement/accessLevel/users/edit)', 'group(admin-like)']) {
    const { stop, body } = await tried(who, cases.office);
    expect(stop).toMatchObject({ people: [], more: 1 });
    expect(body).not.toContain(factsOf('administrator').lastName);
    expect((await tried(who, administrator)).stop).toMatchObject({ people: [{ partyId: partyId('administrator') }], more: 0 });
  }
});

test('those whom the chart names are named', async () => {
  expect((await tried('manager(1)', cases.office)).stop).toMatchObject({ people: [{ partyId: partyId('director') }], more: 0 });
});
