/** Chains of any shape in lists of any shape become processes that run. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOf } from '#kernel/workflow/check.rules.ts';
import { compiled } from '#kernel/workflow/compile.ts';
import { soundnessOf } from '#kernel/workflow/soundness.ts';
import { type AskStep, type ListedStep, type StepList, stepFaults } from '#kernel/workflow/steps.ts';
import { readWho } from '#kernel/workflow/who.ts';
import { stepActions } from '#platform/approval/chain.rules.ts';
import { chainStep } from '#testing/chain-step.ts';
import { isFolded, type NamedStep, unfold } from './cases/unfold.rules.ts';

const approver = (rest: Partial<NamedStep> = {}): NamedStep => ({ ...chainStep, emplPositionId: '0196f0a0-0000-7000-8000-000000000001', title: 'post', ...rest });
const ask = (id: string, rest: Partial<AskStep> = {}): AskStep => ({
  is: 'ask',
  id,
  title: id,
  who: 'unitHead',
  form: 'f',
  outcomes: [{ id: 'accept', name: '', leads: 'on' }],
  ...rest,
});
const chain = (rest: object = {}): ListedStep => ({ is: 'chain', id: 'c', title: 'c', process: 'P', form: 'f', ...rest });
const questions = (list: StepList) => list.filter((step) => step.is === 'ask');

test('each step of a chain says in its own words what the step of the process is', () => {
  const [first, second] = questions(
    unfold([chain({ when: 'days > 3' })], () => [
      approver({ sequence: 20, actions: ['ActReject', 'ActSubstitute'], verificationTypeEnumId: 'VtAll', deadlineDays: 3, title: 'b' }),
      approver({ sequence: 10, verLevelCriteriaEnumId: 'VLCRoleInUnit', roleTypeId: 'OrgRManager', actions: ['ActModify'], title: 'a' }),
    ]),
  );
  // nowhere to send back to: it is not offered
  expect(first).toMatchObject({ id: 'c1', title: 'a', who: 'role(OrgRManager) except subject in person', when: 'days > 3', outcomes: [{ id: 'accept' }] });
  expect(first?.outcomes).toHaveLength(1);
  expect(second).toMatchObject({
    id: 'c2',
    title: 'b',
    who: 'post(0196f0a0-0000-7000-8000-000000000001) except subject',
    many: { order: 'together', need: 'all', stopsAtRefusal: true },
    deadline: { due: 'P3D', remindAfter: 'P3D' },
    outcomes: [{ leads: 'on' }, { id: 'reject', leads: 'stop' }],
  });
});

test('ways back to a chain lead to its first approver, or, when it has none, to the question itself', () => {
  const again = ask('office', {
    outcomes: [
      { id: 'accept', name: '', leads: 'on' },
      { id: 'again', name: '', leads: 'back', to: 'c' },
    ],
  });
  const targets = (of: readonly NamedStep[]) => questions(unfold([chain(), again], () => of)).flatMap(({ outcomes }) => outcomes.flatMap(({ to = [] }) => to));
  expect([targets([approver()]), targets([])]).toEqual([['c1'], ['office']]);
});

test('a branch without anybody to ask is none', () => {
  const beside = (other: ListedStep): StepList => [{ is: 'beside', id: 'both', title: '', when: 'x > 1', branches: [[chain()], [other]] }];
  expect(unfold(beside(ask('a', { when: 'y > 1' })), () => [])).toEqual([ask('a', { when: '(x > 1) and (y > 1)' })]);
  expect(unfold(beside(chain({ id: 'd' })), () => [])).toEqual([]);
});

const chains = fc.array(
  fc.record({
    actions: fc.subarray([...stepActions]),
    verificationTypeEnumId: fc.constantFrom('VtAny' as const, 'VtAll' as const),
    deadlineDays: fc.constantFrom(null, 2),
    delegation: fc.constantFrom('Y' as const, 'N' as const),
    roleInProcessEnumId: fc.constantFrom('RipManager', 'RipRequester', 'RipSubject', 'RipExpert'),
  }),
  { maxLength: 3 },
);
const placed = (of: readonly Partial<NamedStep>[]): NamedStep[] =>
  of.map((one, at) => approver({ sequence: at + 1, verLevelCriteriaEnumId: 'VLCRoleInProcess', emplPositionId: null, ...one }));
const inLists = fc.record({
  before: fc.boolean(),
  beside: fc.boolean(),
  after: fc.boolean(),
  rest: fc.record({ ifNone: fc.constant('manager(1)'), returnForm: fc.constant('g'), when: fc.constant('days > 3') }, { requiredKeys: [] }),
});

test('whatever the chain, the list runs to its end', { timeout: 20_000 }, () => {
  fc.assert(
    fc.property(chains, inLists, (steps, { before, beside, after, rest }) => {
      const inner = chain(rest);
      const list: StepList = [
        ...(before ? [ask('fill', { who: 'initiator' })] : []),
        beside ? { is: 'beside', id: 'both', title: '', branches: [[inner], [ask('other')]] } : inner,
        ...(after
          ? [
              ask('office', {
                outcomes: [
                  { id: 'accept', name: '', leads: 'on' },
                  { id: 'again', name: '', leads: 'back', to: beside ? 'both' : 'c' },
                ],
              }),
            ]
          : []),
      ];
      expect(stepFaults(list)).toEqual([]);
      const whole = unfold(list, () => placed(steps));
      expect(isFolded(whole)).toBe(false);
      if (whole.length > 0) expect(stepFaults(whole)).toEqual([]);
      for (const { who } of questions(whole)) expect(readWho(who)).toBeDefined();
      const definition = compiled(whole);
      expect(faultsOf(definition)).toEqual([]);
      expect(soundnessOf(definition)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
