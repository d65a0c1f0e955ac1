/**
 * Attack: Whoever sees to cases without a class of the form (a group with `taskManagement/cases/manage` and the class public) hands a sick leave to themselves or to an
 * accomplice, to read the medical note and to decide; or hands it to somebody for whom they stand in.
 * Refused: handing on asks the classes of the form of whoever receives it, and the management hands nothing to itself (`src/platform/tasks/handing-on.service.ts`); who moved a
 * task does not answer it in anybody's name (`process_hand`, asked in `src/platform/workflow/people/people.service.ts` and by a trigger of `process_task`).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { type CaseActors, layCaseActors, saidBy, unpaid } from '#testing/case-actors.ts';
import { partyId } from '#testing/organisation.ts';

const NOTE = 'chemotherapy, third round';
let server: TestApp;
let cases: CaseActors;
/** Sees to cases and holds the class public alone. */
let blind: TestActor;
/** Sees to cases and holds all classes. */
let seeing: TestActor;

beforeAll(async () => {
  server = await startTestApp();
  cases = await layCaseActors(server);
  blind = await cases.holder('blind', 'seller', ['tasks', 'taskManagement/cases/manage'], ['public']);
  seeing = await cases.holder('seeing', 'salesHead', ['tasks', 'taskManagement/cases/manage'], ['public', 'personal', 'health']);
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

let day = 5;
/** A leave with a note that tells of an illness; it waits for the manager. */
async function asked(): Promise<string> {
  day += 1;
  return cases.taskOf(await cases.begin(cases.asker, 'leave', unpaid(`2026-06-${String(day).padStart(2, '0')}`, undefined, { note: NOTE })));
}
const give = async (by: TestActor, taskId: string, to: Parameters<typeof partyId>[0]) =>
  saidBy(await cases.post(by, `process/task/${taskId}/reassign`, { partyId: partyId(to), comment: 'for a look' }));
const reads = async (actor: TestActor, taskId: string) => (await cases.get(actor, `process/task/${taskId}`)).body.includes(NOTE);

test('nobody gets by hand a form whose classes they do not hold, themselves first of all', async () => {
  const taskId = await asked();
  expect(await reads(cases.manager, taskId)).toBe(true);
  expect(await give(blind, taskId, 'seller')).toBe('409 notToOneself');
  expect(await give(blind, taskId, 'colleague')).toBe('409 lacksClasses');
  expect(await give(cases.manager, taskId, 'colleague')).toBe('409 lacksClasses');
  for (const nobody of [blind, cases.colleague])
    expect([await reads(nobody, taskId), await cases.answer(nobody, taskId, 'accept')]).toEqual([false, expect.stringMatching(/^40[34]/)]);
  // nor are they offered
  const offered = async (by: TestActor) => (await cases.get(by, `process/task/${taskId}/people?searchValue=${encodeURIComponent('10')}`)).body;
  expect(await offered(blind)).not.toContain(partyId('colleague'));
  expect(await cases.answer(cases.manager, taskId, 'accept')).toBe('200');
});

test('the management takes over nothing, whatever it holds', async () => {
  const taskId = await asked();
  expect(await give(seeing, taskId, 'salesHead')).toBe('409 notToOneself');
  expect(await cases.answer(seeing, taskId, 'accept')).toBe('403 notYours');
  // it goes to somebody who may know it
  expect(await give(seeing, taskId, 'hrOfficer')).toBe('200');
  expect(await cases.answer(cases.office, taskId, 'accept')).toBe('200');
});

test('who has handed a task to somebody answers it in nobody’s name', async () => {
  const taskId = await asked();
  expect(await give(seeing, taskId, 'hrOfficer')).toBe('200');
  const today = '2026-05-10';
  const stand = { substitutePartyId: partyId('salesHead'), fromDate: today, thruDate: today, processKeys: [] };
  expect((await cases.post(cases.office, 'process/substitution', stand)).statusCode).toBeLessThan(300);
  expect(await cases.answer(seeing, taskId, 'accept')).toMatch(/^40[39]/);
  const bulk = await cases.post(seeing, 'process/task/complete', { taskIds: [taskId], outcome: 'accept' });
  expect(bulk.json<{ results: { done: boolean }[] }>().results.map(({ done }) => done)).toEqual([false]);
  expect(saidBy(await cases.post(seeing, `process/task/${taskId}/claim`))).toMatch(/^40[39]/);
  // whichever way comes to be: the table itself refuses
  const closing = cases.rows(`update process_task set status = 'completed', closed_at = now(), completed_by = $2 where task_id = $1`, taskId, partyId('salesHead'));
  await expect(closing).rejects.toThrow(/process_task_hand/);
  expect(await cases.answer(cases.office, taskId, 'accept')).toBe('200');
});

test('whoever stands in reads of an illness only what their own groups hold', async () => {
  const taskId = await asked();
  const today = '2026-05-10';
  const stand = { substitutePartyId: partyId('colleague'), fromDate: today, thruDate: today, processKeys: ['leave'] };
  expect((await cases.post(cases.manager, 'process/substitution', stand)).statusCode).toBeLessThan(300);
  const { data } = (await cases.get(cases.colleague, `process/task/${taskId}`)).json<{ data: Record<string, unknown> }>();
  expect([data['fromDate'], data['note'], data['document']]).toEqual([expect.any(String), null, null]);
  expect(await cases.answer(cases.colleague, taskId, 'accept')).toBe('200');
});
