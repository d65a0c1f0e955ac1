/** Chains by kind of a process on the real database: the chain of the kind goes before the general one, and nobody gets past it by a correction. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from '#kernel/schema.ts';
import type { ChainStep } from '#platform/approval/chain.rules.ts';
import { type Bench, company, openBench, plain } from '#testing/cases.ts';
import { companyId, partyId, postId } from '#testing/organisation.ts';
import { correction } from './answers.rules.ts';
import { beginCase } from './cases/cases.service.ts';
import { hasOwnChain } from './definitions.service.ts';
import type { ProcessKind } from './process.define.ts';
import { announceProcesses } from './registry.server.ts';

const PROCESS = 'WelfareLoan';
let testBed: Bench;
beforeAll(async () => {
  announceProcesses([]);
  testBed = await openBench();
});
afterAll(() => testBed.database.close());
beforeEach(() => testBed.rows('delete from process_instance; delete from approval_chain'));

const post = (name: 'clerk' | 'director' | 'salesHead', rest: Partial<ChainStep> = {}): Partial<ChainStep> => ({
  verLevelCriteriaEnumId: 'VLCEP',
  emplPositionId: postId(name),
  ...rest,
});

/** Loans of two types; which one a loan is of is kept here. */
const typeOf = new Map<string, string | null>();
const declare = (more: Partial<ProcessKind> = {}): ProcessKind =>
  testBed.declare([{ is: 'chain', id: 'approve', title: 'approve', process: PROCESS, form: 'f', ifNone: 'manager(1)' }], {
    kinds: {
      process: PROCESS,
      list: async () => [
        { id: 'home', title: 'home' },
        { id: 'car', title: 'car' },
      ],
      of: async (_, recordId) => typeOf.get(recordId) ?? null,
    },
    ...more,
  });

async function begun(kind: ProcessKind, type: string | null, of = company): Promise<{ readonly id: string; readonly recordId: string }> {
  const recordId = randomUUID();
  typeOf.set(recordId, type);
  const asker = partyId(of === company ? 'accountant' : 'worker');
  const one = { recordId, subjectPartyId: asker, subject: 'loan', variables: {} };
  return { id: (await testBed.inStep((ctx) => beginCase(ctx, kind, one, asker), of)).instanceId, recordId };
}
const asked = async (kind: ProcessKind, type: string | null) => (await testBed.openTasks((await begun(kind, type)).id)).map(({ people }) => people);
const HEAD = [['salesHead']];
const DIRECTOR = [['director']];

test('the chain of the kind counts for its cases, the general one for all others', async () => {
  const kind = declare();
  await testBed.chain(PROCESS, [post('director')]);
  await testBed.chain(PROCESS, [post('salesHead')], 'home');
  expect(await asked(kind, 'home')).toEqual(HEAD);
  for (const other of ['car', null, 'unheard of']) expect(await asked(kind, other)).toEqual(DIRECTOR);
  // without steps it hands back to the general one
  await testBed.chain(PROCESS, [], 'home');
  expect(await asked(kind, 'home')).toEqual(DIRECTOR);
  await testBed.chain(PROCESS, []);
  expect(await asked(kind, 'home')).toEqual(DIRECTOR);
});

test('a kind that is no more keeps its chain for the cases that are still of it', async () => {
  await testBed.chain(PROCESS, [post('director')]);
  await testBed.chain(PROCESS, [post('salesHead')], 'home');
  const { kinds } = declare();
  const gone = declare({ kinds: { ...(kinds as NonNullable<typeof kinds>), list: async () => [{ id: 'car', title: 'car' }] } });
  expect(await asked(gone, 'home')).toEqual(HEAD);
});

test('the chain of another company decides nothing here', async () => {
  const kind = declare();
  await testBed.chain(PROCESS, [post('director')]);
  await testBed.chain(PROCESS, [post('salesHead')], 'home');
  const elsewhere = await begun(kind, 'home', companyId('subsidiary'));
  const [at] = await testBed.rows<{ node: string }>(
    `select node_id as node from process_incident where process_instance_id = $1 union select node_id from process_task where process_instance_id = $1`,
    elsewhere.id,
  );
  // neither of the two approvers: whom the process asks where there is no chain
  expect(at).toEqual({ node: 'approve1' });
  expect((await testBed.openTasks(elsewhere.id)).flatMap(({ people }) => people)).not.toEqual(expect.arrayContaining(['salesHead']));
});

test('a case is not corrected into a kind on which others decide', async () => {
  await testBed.chain(PROCESS, [post('director')]);
  await testBed.chain(PROCESS, [post('salesHead', { actions: ['ActModify'] })], 'home');
  let becomes: string | null = null;
  const { kinds } = declare();
  const kind = testBed.declare(
    [
      correction({ id: 'correct', form: 'f', when: 'approve1.outcome == "modify"' }),
      { is: 'chain', id: 'approve', title: 'approve', process: PROCESS, form: 'f', returnTo: 'correct' },
    ],
    {
      ...(kinds === undefined ? {} : { kinds }),
      forms: {
        f: {
          ...plain,
          values: z.strictObject({}),
          apply: async ({ case: of }, { outcome }) => {
            if (outcome === 'resubmit' && of.recordId !== null) typeOf.set(of.recordId, becomes);
            return undefined;
          },
        },
      },
    },
  );
  const { id, recordId } = await begun(kind, 'home');
  const taskOf = async () => (await testBed.openTasks(id))[0]?.taskId ?? '';
  expect(await testBed.answer('salesHead', await taskOf(), 'modify')).toBe('ok');
  for (const other of ['car', null]) {
    becomes = other;
    expect(await testBed.answer('accountant', await taskOf(), 'resubmit')).toBe('otherChain');
    typeOf.set(recordId, 'home');
  }
  // also when the kinds have the same chain by now: the case runs on what counted when it began
  await testBed.chain(PROCESS, [], 'home');
  becomes = 'car';
  expect(await testBed.answer('accountant', await taskOf(), 'resubmit')).toBe('otherChain');
  typeOf.set(recordId, 'home');
  becomes = 'home';
  expect(await testBed.answer('accountant', await taskOf(), 'resubmit')).toBe('ok');
  expect((await testBed.openTasks(id)).map(({ people }) => people)).toEqual(HEAD);
});

test('cases on the chain of their kind are not moved to a version without it', async () => {
  const kind = declare();
  await testBed.chain(PROCESS, [post('director')]);
  await testBed.chain(PROCESS, [post('salesHead')], 'home');
  const own = async (type: string | null): Promise<boolean> => {
    const { recordId } = await begun(kind, type);
    return testBed.inStep(({ tx, today }) => hasOwnChain(tx, { companyId: company, processKey: kind.key, recordId }, today));
  };
  expect([await own('home'), await own('car'), await own(null)]).toEqual([true, false, false]);
});
