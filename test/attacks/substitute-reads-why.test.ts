/**
 * Attack: A colleague who is asked to stand in reads in the discussion of the leave, its comments and its files why somebody is away; also after declining, and after
 * the end. So does everybody who ever could have answered a step.
 * Refused: a form says whether its step sees the case or itself (`sees`, `src/platform/workflow/process.define.ts`); discussion, comments and files are read by those whose
 * step sees the case, while it runs, by whose case it is and by the management with the classes of the process (`src/platform/tasks/reach.service.ts`).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { type CaseActors, layCaseActors, saidBy, unpaid } from '#testing/case-actors.ts';
import { partyId } from '#testing/organisation.ts';

const WORDS = 'second round of chemotherapy';
let server: TestApp;
let cases: CaseActors;
let blind: TestActor;
let other: TestActor;

beforeAll(async () => {
  server = await startTestApp();
  cases = await layCaseActors(server);
  blind = await cases.holder('blind', 'seller', ['tasks', 'taskManagement/cases/manage'], ['public', 'personal']);
  other = await cases.holder('second-office', 'administrator', ['tasks'], ['public']);
  await cases.rows(`insert into user_group_member (user_id, user_group_id, company_id, valid)
    select user_id, 'hrOfficer', company_id, '[2021-03-21,)' from user_account where username = 'second-office'`);
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

interface Sights {
  readonly task: number;
  readonly case: number;
  readonly words: boolean;
  readonly file: number;
}
/** What somebody is answered of a task, of its case and of the file in its discussion. */
async function sights(actor: TestActor, taskId: string, instanceId: string, file: string): Promise<Sights> {
  const [task, of] = [await cases.get(actor, `process/task/${taskId}`), await cases.get(actor, `process/instance/${instanceId}`)];
  return {
    task: task.statusCode,
    case: of.statusCode,
    words: [task, of].some(({ body }) => body.includes(WORDS)),
    file: (await cases.get(actor, `getpersonnelfile1?name=${file}`)).statusCode,
  };
}
const own: Sights = { task: 200, case: 404, words: false, file: 404 };
const whole: Sights = { task: 200, case: 200, words: true, file: 200 };
const nothing: Sights = { task: 404, case: 404, words: false, file: 404 };

const say = async (actor: TestActor, instanceId: string, text: string, file: string | null = null) =>
  saidBy(await cases.post(actor, `process/instance/${instanceId}/comment`, { text, file }));

let day = 5;
async function discussed(more: object) {
  day += 1;
  const id = await cases.begin(cases.asker, 'leave', unpaid(`2026-06-${String(day).padStart(2, '0')}`, undefined, more));
  const { name } = (await cases.asker.upload('/api/rest/s1/hcm/getpersonnelfile', { name: 'oncology.pdf', content: '%PDF-1.4\n%%EOF' })).json<{ name: string }>();
  expect(await say(cases.asker, id, WORDS, name)).toBe('201');
  return { id, file: name.split(';')[0] ?? '' };
}

test('the substitute of a leave sees the own step and nothing that is said, before, after declining and after the end', async () => {
  const { id, file } = await discussed({ substitutePartyId: partyId('colleague') });
  const taskId = await cases.taskOf(id);
  const look = () => sights(cases.colleague, taskId, id, file);
  expect(await look()).toEqual(own);
  expect(await say(cases.colleague, id, 'why?')).toBe('404 notFound');
  const { history, discussion, may } = (await cases.get(cases.colleague, `process/task/${taskId}`)).json<{ history: unknown[]; discussion: unknown[]; may: object }>();
  expect([history, discussion, may]).toEqual([[], [], expect.objectContaining({ answer: true, discuss: false })]);
  expect(await cases.answer(cases.colleague, taskId, 'decline')).toBe('200');
  expect(await look()).toEqual(own);
  // what others write at their steps is not theirs either
  const variables = { outcome: { value: 'withdraw' }, comment: { value: WORDS } };
  expect((await cases.post(cases.asker, 'process/form', { taskId: await cases.taskOf(id), variables })).statusCode).toBe(200);
  expect(await look()).toEqual(own);
  expect(await sights(cases.asker, taskId, id, file)).toMatchObject({ case: 200, words: true, file: 200 });
});

test('who decides sees the case while it runs, and afterwards the own step; who merely could have decided sees nothing', async () => {
  const { id, file } = await discussed({ fromDate: '2026-07-04', thruDate: '2026-07-22' });
  const first = await cases.taskOf(id);
  expect(await sights(cases.manager, first, id, file)).toEqual(whole);
  expect(await cases.answer(cases.manager, first, 'accept')).toBe('200');
  expect(await sights(cases.manager, first, id, file)).toEqual(whole);
  const atOffice = await cases.taskOf(id);
  await cases.rows(`delete from user_group_permission where user_group_id = 'hrOfficer' and permission = 'taskManagement'`);
  expect([await sights(cases.office, atOffice, id, file), await sights(other, atOffice, id, file)]).toEqual([whole, whole]);
  expect(await cases.answer(cases.office, atOffice, 'modify')).toBe('200');
  // that it is done, and by whom, learns who could have done it
  expect(await sights(other, atOffice, id, file)).toEqual(own);
  expect((await cases.get(other, `process/task/${atOffice}`)).json()).toMatchObject({ status: 'completed', data: null, comment: null, history: [] });
  expect((await cases.post(cases.asker, `process/instance/${id}/withdraw`)).statusCode).toBe(200);
  expect(await sights(cases.manager, first, id, file)).toEqual(own);
  expect(await sights(cases.office, atOffice, id, file)).toEqual(own);
  expect(await sights(other, atOffice, id, file)).toEqual(nothing);
});

test('the management without the classes sees where a case stands and not what is said', async () => {
  const { id, file } = await discussed({});
  expect(await sights(blind, await cases.taskOf(id), id, file)).toEqual({ task: 200, case: 200, words: false, file: 404 });
  expect(await say(blind, id, 'why?')).toBe('403 talkHidden');
});
