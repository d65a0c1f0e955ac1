import { expect, test } from 'vitest';
import type { AskStep, StepList } from '#kernel/workflow/steps.ts';
import { sampleSteps } from './designer-samples.ui.ts';
import { drawable, gapOn } from './drawing.rules.ts';

const ask = (id: string, more: Partial<AskStep> = {}): AskStep => ({
  is: 'ask',
  id,
  title: id,
  who: 'manager(1)',
  form: 'f',
  outcomes: [{ id: 'accept', name: 'yes', leads: 'on' }],
  ...more,
});
const drawnIds = (steps: StepList): readonly string[] => drawable(steps)?.nodes.map(({ id }) => id) ?? [];

test.each<[string, StepList, string]>([
  ['no steps', [], 'begin'],
  ['no answer', [ask('a', { outcomes: [] })], 'a'],
  ['no answer that leads on', [ask('a', { outcomes: [{ id: 'stop', name: 'no', leads: 'stop' }] })], 'a'],
  ['an answer back to nothing', [ask('a', { outcomes: [{ id: 'back', name: 'back', leads: 'back', to: 'gone' }] })], 'a'],
  ['a condition that is not understood', [ask('a', { when: 'days >' })], 'a_when'],
  ['an empty branch', [{ is: 'beside', id: 'b', title: '', branches: [[], [ask('a')]] }], 'a'],
  ['no branches', [{ is: 'beside', id: 'b', title: '', branches: [] }], 'b_fork'],
  ['a name that stands twice', [ask('a'), ask('a')], 'a'],
  ['an answer after a while that there is not', [ask('a', { deadline: { answerAfter: { after: 'P1D', outcome: 'gone' } } })], 'a'],
])('a list stays drawn while it is faulty: %s', (_fault, steps, node) => {
  expect(drawnIds(steps)).toContain(node);
});

test('a way of the drawing is a place of the list: between two steps, at either end, in a branch; ways within a step and back are none', () => {
  const definition = drawable(sampleSteps);
  const places = Object.fromEntries(
    (definition?.flows ?? []).flatMap((flow) => {
      const gap = gapOn(sampleSteps, flow);
      return gap === undefined ? [] : [[`${flow.from}>${flow.to}`, gap]];
    }),
  );
  expect(places).toMatchObject({
    'begin>correct_again': { place: null, at: 0 },
    'both_join>approval': { place: null, at: 2 },
    'book>over': { place: null, at: 5 },
    'both_fork>check': { place: { step: 'both', branch: 1 }, at: 0 },
    'check>both_join': { place: { step: 'both', branch: 1 }, at: 1 },
    'both_fork>substitute': { place: { step: 'both', branch: 0 }, at: 0 },
    'substitute_on>both_join': { place: { step: 'both', branch: 0 }, at: 1 },
  });
  // each place once: one way leads to it
  const told = Object.values(places).map((gap) => JSON.stringify(gap));
  expect(new Set(told).size).toBe(told.length);
  expect(Object.keys(places).some((way) => way.includes('_answer>') && way.endsWith('_again'))).toBe(false);
});
