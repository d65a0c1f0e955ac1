import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scale } from '#testing/scale.ts';
import { faultsOf } from './check.rules.ts';
import { compiled } from './compile.ts';
import { soundnessOf } from './soundness.ts';
import { type ListedStep, type StepList, type StepOutcome, stepFaults } from './steps.ts';

const on: StepOutcome = { id: 'accept', name: 'accept', leads: 'on' };
const stop: StepOutcome = { id: 'reject', name: 'reject', leads: 'stop' };
const ask = (id: string, rest: Partial<Extract<ListedStep, { is: 'ask' }>> = {}): ListedStep => ({
  is: 'ask',
  id,
  title: id,
  who: 'initiator',
  form: 'f',
  outcomes: [on, stop],
  ...rest,
});
const back = (to: string): StepOutcome => ({ id: 'modify', name: 'modify', leads: 'back', to });

test('a leave request: back to its author, two at once, a deadline that answers, a step only for long ones', () => {
  const leave: StepList = [
    ask('fill', { outcomes: [on] }),
    ask('manager', { outcomes: [on, stop, back('fill')], deadline: { remindAfter: 'P1D', escalateAfter: 'P2D' } }),
    {
      is: 'beside',
      id: 'both',
      title: 'both',
      branches: [
        [ask('substitute', { deadline: { answerAfter: { after: 'P3D', outcome: 'accept' } } })],
        [ask('hr', { when: 'days > 3', deadline: { answerAfter: { after: 'P5D', outcome: 'reject' } } })],
      ],
    },
    { is: 'do', id: 'deduct', title: 'deduct', handler: 'leave.deduct', runs: 'now' },
  ];
  expect(stepFaults(leave)).toEqual([]);
  const definition = compiled(leave);
  expect(faultsOf(definition)).toEqual([]);
  expect(soundnessOf(definition)).toEqual([]);
  expect(definition.nodes.filter(({ kind }) => kind === 'user').map(({ id }) => id)).toEqual(['fill', 'manager', 'substitute', 'hr']);
});

test('what keeps a list from being a process is said at its step', () => {
  const faults = (list: StepList) => stepFaults(list).map(({ fault, step }) => `${fault} ${step}`);
  expect(faults([])).toEqual(['noSteps ']);
  expect(faults([ask('a'), ask('a'), ask('B b')])).toEqual(['badId B b', 'twice a']);
  expect(faults([ask('a', { outcomes: [] }), ask('b', { outcomes: [stop] }), ask('c', { outcomes: [on, on] })])).toEqual(['noOutcome a', 'noWayOn b', 'outcomeTwice c']);
  expect(faults([ask('a', { outcomes: [on, back('b')] }), ask('b', { outcomes: [on, back('z')] })])).toEqual(['backOutOfBranch a', 'backToNothing b']);
  expect(faults([ask('a'), { is: 'beside', id: 'both', title: '', branches: [[ask('b', { outcomes: [on, back('a')] })], []] }])).toEqual(['backOutOfBranch b', 'emptyBranch both']);
  expect(faults([{ is: 'beside', id: 'one', title: '', branches: [[ask('a', { deadline: { answerAfter: { after: 'P1D', outcome: 'none' } } })]] }])).toEqual([
    'fewBranches one',
    'noSuchOutcome a',
  ]);
});

/** Lists of any shape, named in order; each step may go back to any before it in its own list. */
const { list } = fc.letrec<{ list: StepList }>((tie) => ({
  list: fc.array(
    fc.oneof(
      { maxDepth: 2 },
      fc.record({
        is: fc.constant('ask'),
        turns: fc.subarray(['stop', 'back']),
        late: fc.constantFrom(undefined, 'accept', 'reject', 'modify'),
        beside: fc.subarray(['remindAfter', 'escalateAfter']),
        when: fc.constantFrom(undefined, 'x > 1'),
        many: fc.constantFrom(undefined, { order: 'together', need: 'all', stopsAtRefusal: true }),
      }),
      fc.record({ is: fc.constant('do'), handler: fc.constant('h'), runs: fc.constantFrom('now', 'later'), when: fc.constantFrom(undefined, 'x > 1') }),
      fc.record({ is: fc.constant('wait'), after: fc.constant('P1D') }),
      fc.record({ is: fc.constant('beside'), branches: fc.array(tie('list'), { minLength: 2, maxLength: 2 }) }),
    ) as unknown as fc.Arbitrary<ListedStep>,
    { minLength: 1, maxLength: 3 },
  ),
}));

interface Raw {
  readonly is: ListedStep['is'];
  readonly turns?: readonly string[];
  readonly late?: string;
  readonly beside?: readonly string[];
  readonly when?: string;
  readonly branches?: readonly StepList[];
}

function finished(raw: StepList): StepList {
  let count = 0;
  const name = (steps: StepList): StepList => {
    const before: string[] = [];
    return steps.map((step) => {
      count += 1;
      const id = `s${count}`;
      before.push(id);
      const { turns = [], late, beside = [], when, branches, ...rest } = step as unknown as Raw;
      const common = { ...rest, id, title: id, ...(when === undefined ? {} : { when }) };
      if (branches) return { ...common, branches: branches.map(name) } as unknown as ListedStep;
      if (step.is !== 'ask') return common as unknown as ListedStep;
      const outcomes = [on, ...(turns.includes('stop') ? [stop] : []), ...(turns.includes('back') ? [back(before[0] ?? id)] : [])];
      const answerAfter = outcomes.some((outcome) => outcome.id === late) ? { answerAfter: { after: 'P9D', outcome: late ?? '' } } : {};
      const { many, ...others } = common as typeof common & { many?: unknown };
      return {
        ...others,
        ...(many === undefined ? {} : { many }),
        who: 'w',
        form: 'f',
        outcomes,
        deadline: { ...Object.fromEntries(beside.map((one) => [one, 'P2D'])), ...answerAfter },
      } as unknown as ListedStep;
    });
  };
  return name(raw);
}

test('any list without faults is a sound process', { timeout: 20_000 * scale }, () => {
  fc.assert(
    fc.property(list.map(finished), (steps) => {
      expect(stepFaults(steps)).toEqual([]);
      const definition = compiled(steps);
      expect(faultsOf(definition)).toEqual([]);
      expect(soundnessOf(definition).filter(({ fault }) => fault !== 'tooComplex')).toEqual([]);
    }),
    { numRuns: 150 * scale },
  );
});
