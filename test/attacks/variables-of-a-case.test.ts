/**
 * Attack: An approver who sees to cases too sets `days = 0` in a leave of 20 days, so that the step of the personnel office is passed over; or sets a variable that
 * decides who is asked, and answers.
 * Refused: variables that are facts of the record are never set by hand (`src/platform/tasks/cases.routes.ts`) and are read from the record before every step
 * (`src/platform/workflow/cases/case-facts.service.ts`); who set another one does not answer in that case (`process_hand`, a trigger of `process_task`).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from '#kernel/schema.ts';
import { defineProcess } from '#platform/workflow/process.define.ts';
import { announceProcesses, processKinds } from '#platform/workflow/registry.server.ts';
import type { TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { type CaseActors, layCaseActors, saidBy, unpaid } from '#testing/case-actors.ts';
import { partyId } from '#testing/organisation.ts';

let server: TestApp;
let cases: CaseActors;
let managing: TestActor;

/** A process with a variable that people may set. */
const open = defineProcess({
  key: 'OpenVariables',
  title: 'Open',
  steps: [
    {
      is: 'ask',
      id: 'one',
      title: 'One',
      who: `person(${partyId('director')}) else group(hrOfficer)`,
      form: 'f',
      outcomes: [{ id: 'accept', name: 'Accept', leads: 'on' }],
    },
  ],
  variables: { urgent: { sample: false, from: 'hand' } },
  tells: ['personal'],
  forms: { f: { sees: 'case', isBulk: true, values: z.strictObject({}), read: async () => ({ data: {} }) } },
  start: {
    permission: ['tasks/inbox/observe'],
    form: 'f',
    values: z.strictObject({}),
    begin: async ({ actorPartyId }) => ({ recordId: null, subjectPartyId: actorPartyId, subject: 'open', variables: { urgent: false } }),
  },
  services: {},
});

beforeAll(async () => {
  server = await startTestApp();
  cases = await layCaseActors(server);
  announceProcesses([...processKinds(), open]);
  managing = await cases.holder('managing', 'salesHead', ['tasks', 'taskManagement/cases/manage'], ['public', 'personal', 'health']);
  // the manager of the asker sees to cases too
  await cases.rows(`insert into user_group_member (user_id, user_group_id, company_id, valid)
    select user_id, 'managing', company_id, '[2021-03-21,)' from user_account where username = 'case-director'`);
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

const set = async (actor: TestActor, processInstanceId: string, variables: object) => saidBy(await cases.post(actor, 'process/variables', { processInstanceId, variables }));
const stages = async (actor: TestActor, id: string) =>
  (await cases.get(actor, `process/instance/${id}`)).json<{ stages: { step: string; state: string }[] }>().stages.map(({ step, state }) => `${step} ${state}`);

test('what the record says is not set by hand, and steps decide by the record', async () => {
  const id = await cases.begin(cases.asker, 'leave', unpaid('2026-06-06', '2026-06-28'));
  for (const name of ['days', 'hrOverDays', 'substitute', 'returned']) expect(await set(cases.manager, id, { [name]: { value: null } })).toBe('409 factOfRecord');
  // written past the rules of the calls, as before there were any
  await cases.rows(`update process_instance set variables = variables || '{"days": 0}' where process_instance_id = $1`, id);
  expect(await cases.answer(cases.manager, await cases.taskOf(id), 'accept')).toBe('200');
  expect(await stages(cases.asker, id)).toContain('office current');
});

test('no process of the registry has a variable that people set by hand', () => {
  const byHand = processKinds().flatMap(({ key, variables }) => Object.entries(variables).flatMap(([name, { from }]) => (from === 'hand' ? [`${key}.${name}`] : [])));
  expect(byHand).toEqual(['OpenVariables.urgent']);
});

test('where nobody else is found, the task stays, and is refused', async () => {
  const id = await cases.begin(cases.asker, 'OpenVariables', {});
  const taskId = await cases.taskOf(id);
  await cases.rows(`update user_account set disabled = 'Y' where username = 'case-hrofficer'`);
  expect(await set(cases.manager, id, { urgent: { value: true } })).toBe('200');
  expect(await cases.answer(cases.manager, taskId, 'accept')).toBe('409 hadAHand');
  expect((await cases.get(cases.manager, `process/task/${taskId}`)).json()).toMatchObject({ barred: 'hand', may: { answer: false } });
  await cases.rows(`update user_account set disabled = 'N' where username = 'case-hrofficer'`);
});

test('who has set a variable answers in that case by no door', async () => {
  const id = await cases.begin(cases.asker, 'OpenVariables', {});
  const taskId = await cases.taskOf(id);
  expect(await set(cases.manager, id, { urgent: { value: true } })).toBe('200');
  const refused = /^(403 notYours|409 hadAHand)$/;
  expect(await cases.answer(cases.manager, taskId, 'accept')).toMatch(refused);
  expect(saidBy(await cases.post(cases.manager, `process/task/${taskId}/claim`))).toMatch(refused);
  const bulk = await cases.post(cases.manager, 'process/task/complete', { taskIds: [taskId], outcome: 'accept' });
  expect(bulk.json<{ results: { done: boolean }[] }>().results[0]?.done).toBe(false);
  // others are asked in their place, and they stand in for none of them
  const stand = { substitutePartyId: partyId('director'), fromDate: '2026-05-10', thruDate: '2026-05-10', processKeys: [] };
  expect((await cases.post(cases.office, 'process/substitution', stand)).statusCode).toBeLessThan(300);
  expect(await cases.answer(cases.manager, taskId, 'accept')).toMatch(refused);
  const closing = cases.rows(`update process_task set status = 'completed', closed_at = now(), completed_by = $2 where task_id = $1`, taskId, partyId('director'));
  await expect(closing).rejects.toThrow(/process_task_hand/);
  expect(await cases.answer(cases.office, taskId, 'accept')).toBe('200');
});

test('nobody else is kept from anything by it', async () => {
  const id = await cases.begin(cases.asker, 'OpenVariables', {});
  expect(await set(managing, id, { urgent: { value: true } })).toBe('200');
  expect(await cases.answer(cases.manager, await cases.taskOf(id), 'accept')).toBe('200');
});
