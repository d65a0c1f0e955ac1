/**
 * Attack: An employee begins hundreds of requests and writes hundreds of comments in one of them, to bury the inbox, the notices and the messages of a manager.
 * Refused: open cases of a person and process are bounded wherever a case is begun (`src/platform/workflow/cases/cases.service.ts`), comments of a person in a case by the hour
 * (`src/platform/tasks/cases.routes.ts`); both also when they come at the same moment.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_COMMENTS_AN_HOUR, MOST_OPEN_CASES } from '#platform/workflow/bounds.rules.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { type CaseActors, layCaseActors, saidBy } from '#testing/case-actors.ts';
import { partyId } from '#testing/organisation.ts';

let server: TestApp;
let cases: CaseActors;
beforeAll(async () => {
  server = await startTestApp();
  cases = await layCaseActors(server);
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

const ask = () =>
  cases.post(cases.asker, 'process/start', { processDefinitionId: 'generalRequest', variables: { title: { value: 'Again' }, description: { value: 'and again' } } });

/** How often each answer came. */
const tally = (answers: readonly string[]): Record<string, number> => Object.fromEntries([...Map.groupBy(answers, (one) => one)].map(([said, all]) => [said, all.length]));

test('of many requests at the same moment as many wait as may, others begin theirs, and one that is over makes room', async () => {
  const first = (await ask()).json<{ id: string }>().id;
  const answers = await Promise.all(Array.from({ length: MOST_OPEN_CASES + 8 }, async () => saidBy(await ask())));
  expect(tally(answers)).toEqual({ '201': MOST_OPEN_CASES - 1, '409 tooManyOpenCases': 9 });
  const [{ n } = { n: 0 }] = await cases.rows<{ n: number }>('select count(*)::int as n from process_task_candidate where party_id = $1', partyId('director'));
  expect(n).toBe(MOST_OPEN_CASES);
  const other = { processDefinitionId: 'generalRequest', variables: { title: { value: 'Mine' }, description: { value: 'one' } } };
  expect((await cases.post(cases.colleague, 'process/start', other)).statusCode).toBe(201);
  expect((await cases.post(cases.asker, `process/instance/${first}/withdraw`)).statusCode).toBe(200);
  expect([saidBy(await ask()), saidBy(await ask())]).toEqual(['201', '409 tooManyOpenCases']);
});

test('comments of a person in a case are bounded by the hour', async () => {
  const id = await cases.begin(cases.colleague, 'generalRequest', { title: 'Talk', description: 'of much' });
  const say = async (actor = cases.colleague) => saidBy(await cases.post(actor, `process/instance/${id}/comment`, { text: 'again' }));
  const answers = await Promise.all(Array.from({ length: MOST_COMMENTS_AN_HOUR + 5 }, () => say()));
  expect(tally(answers)).toEqual({ '201': MOST_COMMENTS_AN_HOUR, '429 tooManyComments': 5 });
  expect(await say(cases.manager)).toBe('201');
  server.clock.advance(3_600_001);
  expect(await say()).toBe('201');
});
