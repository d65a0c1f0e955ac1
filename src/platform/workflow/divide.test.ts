/** Cases about many on the real database: divided by whom their steps find, and what somebody could try through one. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from '#kernel/schema.ts';
import type { Scalar } from '#kernel/workflow/condition.ts';
import type { AskStep, ListedStep } from '#kernel/workflow/steps.ts';
import { type Bench, company, openBench } from '#testing/cases.ts';
import { companyId, type PersonName, partyId, personNames, postId } from '#testing/organisation.ts';
import { MOST_SUBJECTS } from './bounds.rules.ts';
import { beginCaseOfMany, leaveCase, reresolve } from './cases/cases.service.ts';
import { subjectIdsOf, subjectsOf } from './cases/subjects.store.ts';
import type { ProcessKind } from './process.define.ts';
import { announceProcesses } from './registry.server.ts';

let testBed: Bench;
beforeAll(async () => {
  announceProcesses([]);
  testBed = await openBench();
});
afterAll(() => testBed.database.close());
beforeEach(async () => {
  await testBed.rows('delete from process_instance; delete from task_substitution');
  ends.length = 0;
});

const accept = { id: 'accept', name: 'accept', leads: 'on' } as const;
const ask = (id: string, who: string, more: Partial<AskStep> = {}): AskStep => ({ is: 'ask', id, title: id, who, form: 'f', outcomes: [accept], ...more });
const nameOf = new Map(personNames.map((name) => [partyId(name), name]));
const namesIn = (ids: readonly string[]): readonly (PersonName | undefined)[] => ids.map((id) => nameOf.get(id)).toSorted();

/** What each answer was given for, and what ends were told. */
const decided: (readonly (PersonName | undefined)[])[] = [];
const ends: string[] = [];
const declare = (...steps: readonly ListedStep[]): ProcessKind =>
  testBed.declare(steps, {
    forms: {
      f: {
        sees: 'case',
        values: z.strictObject({}),
        read: async ({ db, case: of }) => ({ data: { subjects: await subjectsOf(db, of) } }),
        apply: async ({ tx, case: of }) => {
          decided.push(namesIn(await subjectIdsOf(tx, of)));
          return undefined;
        },
      },
    },
    ended: async ({ case: of }, how) => void ends.push(`${how} ${of.instanceId}`),
  });

const begun = (kind: ProcessKind, subjects: readonly PersonName[], known: (name: PersonName) => Readonly<Record<string, Scalar>> = () => ({})) =>
  testBed.inStep(async (ctx) => {
    const many = subjects.map((name) => ({ partyId: partyId(name), known: known(name) }));
    return (await beginCaseOfMany(ctx, kind, { recordId: null, subject: 'loans', variables: {}, subjects: many }, partyId('hrOfficer'))).instanceId;
  });

interface Part {
  readonly id: string;
  readonly subjects: readonly (PersonName | undefined)[];
  readonly asked: readonly PersonName[];
  readonly taskId: string;
}
/** What runs, by its subjects. */
async function parts(): Promise<readonly Part[]> {
  const running = await testBed.rows<{ id: string }>(`select process_instance_id as id from process_instance where status = 'active'`);
  const all = await Promise.all(
    running.map(async ({ id }): Promise<Part> => {
      const [task] = await testBed.openTasks(id);
      const subjects = namesIn(await testBed.inStep(({ tx }) => subjectIdsOf(tx, { instanceId: id })));
      return { id, subjects, asked: task?.people ?? [], taskId: task?.taskId ?? '' };
    }),
  );
  return all.toSorted((a, b) => a.subjects.join().localeCompare(b.subjects.join()));
}
const told = async () => (await parts()).map(({ subjects, asked }) => [subjects, asked]);
const partOf = async (name: PersonName): Promise<Part> => (await parts()).find(({ subjects }) => subjects.includes(name)) as Part;
const CLERKS = `post(${postId('clerk')})`;

test('a step that asks the manager of each divides the case by managers; a manager among them comes into another part', async () => {
  const kind = declare(ask('check', `person(${partyId('administrator')})`), ask('decide', `manager(1) else ${CLERKS}`), ask('pay', CLERKS));
  const whole = await begun(kind, ['accountant', 'colleague', 'seller', 'salesHead']);
  expect(await told()).toEqual([[['accountant', 'colleague', 'salesHead', 'seller'], ['administrator']]]);
  expect(await testBed.answer('administrator', (await parts())[0]?.taskId ?? '')).toBe('ok');
  expect(await told()).toEqual([
    [['accountant', 'colleague'], ['director']],
    [['salesHead'], ['administrator', 'hrOfficer']],
    [['seller'], ['salesHead']],
  ]);
  // the whole is over, and nothing was told of an end that is none
  expect([await testBed.statusOf(whole), ends]).toEqual(['completed', []]);
  expect(await testBed.answer('director', (await partOf('accountant')).taskId)).toBe('ok');
  expect(decided.at(-1)).toEqual(['accountant', 'colleague']);
  const { id, taskId } = await partOf('accountant');
  expect(await testBed.answer('hrOfficer', taskId)).toBe('ok');
  expect([await testBed.statusOf(id), ends]).toEqual(['completed', [`completed ${id}`]]);
});

test('nobody decides about themselves among others: not by a post, by standing in, or by being handed the task', async () => {
  const kind = declare(ask('decide', CLERKS));
  await begun(kind, ['accountant', 'seller', 'administrator']);
  // both hold the post, and one of them is a subject
  expect(await told()).toEqual([
    [
      ['accountant', 'seller'],
      ['administrator', 'hrOfficer'],
    ],
    [['administrator'], ['hrOfficer']],
  ]);
  await testBed.rows(
    `insert into task_substitution (substitution_id, company_id, party_id, substitute_party_id, valid, process_key_text)
     values (gen_random_uuid(), $1, $2, $3, '[2026-01-01,2026-12-31)', '')`,
    company,
    partyId('hrOfficer'),
    partyId('seller'),
  );
  const { taskId } = await partOf('seller');
  await testBed.inStep((ctx) => reresolve(ctx, taskId));
  expect((await partOf('seller')).asked).toEqual(['administrator', 'hrOfficer']);
  // past all that looks for people
  await testBed.rows(`insert into process_task_candidate (party_id, task_id, company_id, reason) values ($1, $2, $3, 'given')`, partyId('seller'), taskId, company);
  expect(await testBed.answer('seller', taskId)).toBe('notYours');
  expect(await testBed.answer('hrOfficer', taskId)).toBe('ok');
});

test('what somebody did of the whole, or had a hand in, they have done of each part', async () => {
  const kind = declare(ask('check', CLERKS), ask('decide', `manager(1) else ${CLERKS}`), ask('pay', `${CLERKS} except step(check)`));
  const whole = await begun(kind, ['seller', 'accountant']);
  expect(await testBed.answer('administrator', (await partOf('seller')).taskId)).toBe('ok');
  expect(await testBed.answer('salesHead', (await partOf('seller')).taskId)).toBe('ok');
  expect((await partOf('seller')).asked).toEqual(['hrOfficer']);
  // a hand in the whole before it was divided
  const other = await begun(kind, ['seller', 'accountant']);
  expect(other).not.toBe(whole);
  await testBed.rows(`insert into process_hand (process_instance_id, party_id, company_id, at) values ($1, $2, $3, now())`, other, partyId('director'), company);
  const check = (await testBed.openTasks(other))[0]?.taskId ?? '';
  expect(await testBed.answer('administrator', check)).toBe('ok');
  const [divided] = await testBed.rows<{ id: string }>(
    `select i.process_instance_id as id from process_instance i join process_subject s using (process_instance_id) where divided_from = $1 and s.party_id = $2`,
    other,
    partyId('accountant'),
  );
  expect((await testBed.openTasks(divided?.id ?? '')).map(({ people }) => people)).toEqual([['administrator', 'hrOfficer']]);
});

test("another's part is not there for who decides on one, nor what is known of its subjects", async () => {
  const kind = declare(ask('decide', 'manager(1)'));
  await begun(kind, ['accountant', 'seller'], (name) => ({ wage: `wage of ${name}` }));
  const [mine, yours] = [await partOf('seller'), await partOf('accountant')];
  expect(await testBed.answer('salesHead', yours.taskId)).toBe('notFound');
  const seen = (part: Part) => testBed.inStep(({ tx }) => subjectsOf(tx, { instanceId: part.id }));
  expect(await seen(mine)).toEqual([{ partyId: partyId('seller'), known: { wage: 'wage of seller' } }]);
  // sealed where it stands, also beside the case in its rows and its history
  const [stored] = await testBed.rows<{ text: string }>(
    `select string_agg(t, ' ') as text from (select known_text as t from process_subject union all select variables::text || state::text from process_instance
       union all select detail::text from process_event) as s`,
  );
  expect(stored?.text).not.toContain('wage of');
  // nor by the company beside
  const elsewhere = await testBed.inStep(({ tx }) => subjectsOf(tx, { instanceId: mine.id }), companyId('subsidiary'));
  expect(elsewhere).toEqual([]);
});

test('whoever is taken out meanwhile is decided on no more; with the last one the case is over', async () => {
  const kind = declare(ask('decide', 'manager(1)'));
  await begun(kind, ['accountant', 'colleague', 'seller']);
  const out = (name: PersonName, { id }: Part) =>
    testBed.inStep((ctx) => leaveCase(ctx, { instanceId: id, subjectId: partyId(name), partyId: partyId('hrOfficer'), comment: null }));
  const [two, one] = [await partOf('accountant'), await partOf('seller')];
  await out('colleague', two);
  await expect(out('colleague', two)).rejects.toMatchObject({ errorName: 'notRunning' });
  await expect(out('seller', two)).rejects.toMatchObject({ errorName: 'notRunning' });
  expect(await testBed.answer('director', two.taskId)).toBe('ok');
  expect(decided.at(-1)).toEqual(['accountant']);
  await out('seller', one);
  expect([await testBed.statusOf(one.id), ends.at(-1)]).toEqual(['cancelled', `cancelled ${one.id}`]);
  expect(await testBed.answer('salesHead', one.taskId)).toBe('dropped');
});

test('while something else of it is under way a case is not divided, and the management hears of it', async () => {
  const beside: ListedStep = { is: 'beside', id: 'both', title: 'both', branches: [[ask('decide', 'manager(1)')], [ask('check', CLERKS)]] };
  await begun(declare(beside), ['accountant', 'seller']);
  expect(await testBed.rows('select code, node_id as node from process_incident')).toEqual([{ code: 'divided', node: 'decide' }]);
  await testBed.rows('delete from process_instance');
  await begun(declare(beside), ['accountant', 'colleague']);
  expect(await testBed.rows('select from process_incident')).toEqual([]);
});

test('tasks of many are asked of the people of each part', async () => {
  const kind = declare(ask('decide', `manager(1) else ${CLERKS}`, { many: { order: 'together', need: 'all', stopsAtRefusal: true } }));
  await begun(kind, ['seller', 'salesHead']);
  const open = await testBed.rows<{ n: number }>(`select count(*)::int as n from process_task where status = 'open' group by process_instance_id order by n`);
  expect(open).toEqual([{ n: 1 }, { n: 2 }]);
});

test('a case about nobody, or about more than are looked at, is none', async () => {
  const kind = declare(ask('decide', 'manager(1)'));
  await expect(begun(kind, [])).rejects.toMatchObject({ errorName: 'tooManySubjects' });
  await expect(begun(kind, Array<PersonName>(MOST_SUBJECTS + 1).fill('seller'))).rejects.toMatchObject({ errorName: 'tooManySubjects' });
});
