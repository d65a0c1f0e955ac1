/**
 * Attack: One person takes the version of a process that two have put in force out of force alone, and with it the step that the company added.
 * Refused: a retirement is asked for by one and decided by another (`src/modules/tasks/designs/designs.routes.ts`), and the table refuses it too
 * (`process_definition_retire_eyes`).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { type CaseActors, layCaseActors, saidBy } from '#testing/case-actors.ts';
import { partyId } from '#testing/organisation.ts';

const DESIGN = 'process/design';
let server: TestApp;
let cases: CaseActors;
let second: TestActor;
let definitionId: string;
beforeAll(async () => {
  server = await startTestApp();
  cases = await layCaseActors(server);
  second = await cases.holder('second', 'administrator', ['tasks', 'taskManagement'], ['public']);
  definitionId = (await cases.post(cases.office, `${DESIGN}/kind/generalRequest/draft`, { from: null })).json<{ definitionId: string }>().definitionId;
  for (const [actor, act] of [
    [cases.office, 'submit'],
    [second, 'publish'],
  ] as const)
    expect(await does(actor, act)).toBe('200');
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

async function does(actor: TestActor, act: string): Promise<string> {
  const { version } = (await cases.get(actor, `${DESIGN}/version/${definitionId}`)).json<{ version: { rowVersion: number } }>();
  return saidBy(await cases.post(actor, `${DESIGN}/version/${definitionId}/${act}`, { rowVersion: version.rowVersion }));
}
const status = async () => (await cases.rows<{ status: string }>('select status from process_definition where process_definition_id = $1', definitionId))[0]?.status;

test('nobody takes a version out of force alone, by no order of the calls', async () => {
  expect([await does(second, 'retire/confirm'), await does(second, 'retire'), await does(second, 'retire'), await does(second, 'retire/confirm')]).toEqual([
    '409 status',
    '200',
    '409 status',
    '409 ownRetirement',
  ]);
  expect(await status()).toBe('published');
  // of two who ask and take back in turn neither decides on what is their own
  expect([await does(cases.office, 'retire/keep'), await does(cases.office, 'retire'), await does(cases.office, 'retire/confirm')]).toEqual(['200', '200', '409 ownRetirement']);
  const alone = `update process_definition set status = 'retired', retired_by = $2 where process_definition_id = $1`;
  await expect(cases.rows(alone, definitionId, partyId('hrOfficer'))).rejects.toMatchObject({ constraint: 'process_definition_retire_eyes' });
  expect([await status(), await does(second, 'retire/confirm'), await status()]).toEqual(['published', '200', 'retired']);
});

test('nor is it retired who was never asked to be', async () => {
  await cases.rows(
    `update process_definition set status = 'published', retired_by = null, retire_asked_by = null, retire_asked_at = null where process_definition_id = $1`,
    definitionId,
  );
  const unasked = `update process_definition set status = 'retired', retired_by = $2 where process_definition_id = $1`;
  await expect(cases.rows(unasked, definitionId, partyId('hrOfficer'))).rejects.toMatchObject({ constraint: 'process_definition_retire_asked' });
});
