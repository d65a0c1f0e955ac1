/** Steps whose branches a slice lists when a case begins: any order of them runs, and a case stays with the list it began with. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from '#kernel/workflow/check.rules.ts';
import { compiled } from '#kernel/workflow/compile.ts';
import { soundnessOf } from '#kernel/workflow/soundness.ts';
import { type ListedStep, type SeveralStep, stepFaults } from '#kernel/workflow/steps.ts';
import { type Bench, openBench } from '#testing/cases.ts';
import { type PersonName, partyId } from '#testing/organisation.ts';
import { beginCase } from './cases/cases.service.ts';
import { type Branch, branchId, unfold } from './cases/unfold.rules.ts';
import type { ProcessKind } from './process.define.ts';
import { announceProcesses, kindFaults } from './registry.server.ts';

let testBed: Bench;
beforeAll(async () => {
  announceProcesses([]);
  testBed = await openBench();
});
afterAll(() => testBed.database.close());

const accept = { id: 'accept', name: 'accept', leads: 'on' } as const;
const reject = { id: 'reject', name: 'reject', leads: 'stop' } as const;
const several = (more: Partial<SeveralStep> = {}): SeveralStep => ({
  is: 'several',
  id: 'clear',
  title: 'clear',
  list: 'units',
  form: 'f',
  outcomes: [accept, reject],
  ...more,
});
const who = (name: PersonName): string => `person(${partyId(name)})`;
const branch = (id: string, name: PersonName, more: Partial<Branch> = {}): Branch => ({ id, title: id, who: who(name), ...more });
const last: ListedStep = { is: 'ask', id: 'last', title: 'last', who: who('director'), form: 'f', outcomes: [accept] };

/** Whom each case asks, by its record. */
const listed = new Map<string, readonly Branch[]>();
const declare = (more: Partial<ProcessKind> = {}): ProcessKind =>
  testBed.declare([several(), last], { lists: { units: { title: 'units', of: async ({ recordId }) => listed.get(recordId) ?? [] } }, ...more });

async function begun(kind: ProcessKind, branches: readonly Branch[]) {
  const recordId = randomUUID();
  listed.set(recordId, branches);
  const one = { recordId, subjectPartyId: partyId('accountant'), subject: 'case', variables: {} };
  const { instanceId } = await testBed.inStep((ctx) => beginCase(ctx, kind, one, partyId('accountant')));
  const open = async () => (await testBed.openTasks(instanceId)).map(({ node }) => node).toSorted();
  const answer = async (node: string, name: PersonName, outcome = 'accept') => {
    const task = (await testBed.openTasks(instanceId)).find((task) => task.node === node);
    return testBed.answer(name, task?.taskId ?? '', outcome, {}, 'because');
  };
  return { instanceId, recordId, open, answer };
}

test('each is asked when those it waits for have answered, and what follows when all have', async () => {
  const kind = declare();
  const { open, answer } = await begun(kind, [
    branch('store', 'seller'),
    branch('library', 'colleague'),
    branch('cashier', 'payrollOfficer', { after: ['store', 'library', 'nowhere'] }),
    branch('guard', 'hrOfficer', { after: ['store'], deadline: { due: 'P1D' } }),
  ]);
  expect(await open()).toEqual(['clearLibrary', 'clearStore']);
  expect(await answer('clearStore', 'seller')).toBe('ok');
  expect(await open()).toEqual(['clearGuard', 'clearLibrary']);
  expect(await answer('clearLibrary', 'colleague')).toBe('ok');
  expect(await open()).toEqual(['clearCashier', 'clearGuard']);
  // nobody answers the branch of another
  expect(await answer('clearCashier', 'hrOfficer')).toBe('notFound');
  expect(await answer('clearGuard', 'hrOfficer')).toBe('ok');
  expect(await answer('clearCashier', 'payrollOfficer')).toBe('ok');
  expect(await open()).toEqual(['last']);
});

test('a refusal of one ends the case, with all that waits in it', async () => {
  const { instanceId, open, answer } = await begun(declare(), [branch('store', 'seller'), branch('library', 'colleague')]);
  expect(await answer('clearStore', 'seller', 'reject')).toBe('ok');
  expect([await open(), await testBed.statusOf(instanceId)]).toEqual([[], 'completed']);
});

test('one alone needs no other, and of nobody the step is passed over', async () => {
  const kind = declare();
  const one = await begun(kind, [branch('store', 'seller')]);
  expect(await one.open()).toEqual(['clearStore']);
  expect(await one.answer('clearStore', 'seller')).toBe('ok');
  expect(await one.open()).toEqual(['last']);
  expect(await (await begun(kind, [])).open()).toEqual(['last']);
});

test('a case stays with whom it began with', async () => {
  const { recordId, open, answer } = await begun(declare(), [branch('store', 'seller'), branch('library', 'colleague', { after: ['store'] })]);
  listed.set(recordId, [branch('store', 'seller')]);
  expect(await answer('clearStore', 'seller')).toBe('ok');
  expect(await open()).toEqual(['clearLibrary']);
});

test('branches that wait for each other, or that nothing tells apart, begin no case', async () => {
  const kind = declare();
  const before = (await testBed.rows('select from process_instance')).length;
  await expect(begun(kind, [branch('a', 'seller', { after: ['b'] }), branch('b', 'seller', { after: ['a'] }), branch('c', 'seller')])).rejects.toThrow(RangeError);
  await expect(begun(kind, [branch('a', 'seller'), branch('a', 'colleague')])).rejects.toThrow(RangeError);
  expect(await testBed.rows('select from process_instance')).toHaveLength(before);
});

test('a step that names no list, no form or a way back is no process', () => {
  const kind = declare();
  expect(kindFaults(kind)).toEqual([]);
  expect(kindFaults({ ...kind, steps: [several({ list: 'none', form: 'none' })] })).toEqual([
    'clear asks those of none, which is no list',
    'clear is done with none, which is no form',
  ]);
  const faults = (...steps: readonly ListedStep[]) => stepFaults(steps).map(({ fault }) => fault);
  expect(faults(several({ outcomes: [accept, { id: 'back', name: '', leads: 'back', to: 'clear' }] }))).toEqual(['backOutOfBranch']);
  expect(faults(several({ outcomes: [] }))).toEqual(['noOutcome']);
  expect(faults(several({ outcomes: [reject] }))).toEqual(['noWayOn']);
  // the names of what it becomes
  expect(faults(several(), { ...last, id: 'clearStore' })).toEqual(['twice']);
});

test('branches in any order that has no circle become a sound process', () => {
  const lists = fc
    .integer({ min: 0, max: 6 })
    .chain((count) =>
      fc
        .tuple(...Array.from({ length: count }, (_, at) => fc.subarray(Array.from({ length: at }, (_nothing, before) => `b${before}`))))
        .map((afters) => afters.map((after, at): Branch => ({ id: `b${at}`, title: 'b', who: 'initiator', after }))),
    );
  fc.assert(
    fc.property(lists, (branches) => {
      const definition = compiled(
        unfold(
          [several({ when: 'x > 1' }), last],
          () => [],
          () => branches,
        ),
      );
      expect([faultsOf(definition), soundnessOf(definition)]).toEqual([[], []]);
      const ids = definition.nodes.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => branches.some((one) => branchId('clear', one.id) === id))).toHaveLength(branches.length);
    }),
    { numRuns: 60 },
  );
});
