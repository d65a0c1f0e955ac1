import { expect, test } from 'vitest';
import { faultsOf } from '#kernel/workflow/check.rules.ts';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import { soundnessOf } from '#kernel/workflow/soundness.ts';
import { completed } from './complete.rules.ts';

const said = { who: 'manager(1)', form: 'f', answer: 'done', takesServices: true };
const open = { who: '', form: '', outcomes: [] } as const;
const drawing: ProcessDefinition = {
  nodes: [
    { kind: 'start', id: 's' },
    { kind: 'user', id: 'look', name: 'Look', ...open },
    { kind: 'exclusive', id: 'g' },
    { kind: 'service', id: 'book', name: 'Book', handler: '', runs: 'now' },
    { kind: 'user', id: 'tell', who: 'unitHead', form: '', outcomes: [{ id: 'ok', name: 'ok' }] },
    { kind: 'end', id: 'e' },
  ],
  flows: [
    { id: 'a', from: 's', to: 'look' },
    { id: 'b', from: 'look', to: 'g' },
    { id: 'yes', from: 'g', to: 'book', name: 'Yes' },
    { id: 'no', from: 'g', to: 'tell' },
    { id: 'c', from: 'book', to: 'e' },
    { id: 'd', from: 'tell', to: 'e' },
  ],
};
const nodeOf = ({ nodes }: ProcessDefinition, id: string) => nodes.find((node) => node.id === id);

test('what is missing is filled in and runs: answers are the ways behind a task, what is said stays', () => {
  const whole = completed(drawing, said);
  expect(nodeOf(whole, 'look')).toMatchObject({
    who: 'manager(1)',
    form: 'f',
    outcomes: [
      { id: 'answer1', name: 'Yes' },
      { id: 'answer2', name: 'tell' },
    ],
  });
  expect(nodeOf(whole, 'g')).toMatchObject({ otherwise: 'no' });
  expect(whole.flows.find(({ id }) => id === 'yes')?.condition).toBe('look.outcome == "answer1"');
  expect(nodeOf(whole, 'book')).toMatchObject({ kind: 'user', name: 'Book', outcomes: [{ id: 'answer1', name: 'done' }] });
  expect(nodeOf(whole, 'tell')).toMatchObject({ who: 'unitHead', form: 'f', outcomes: [{ id: 'ok', name: 'ok' }] });
  expect([...faultsOf(whole), ...soundnessOf(whole)]).toEqual([]);
  expect(completed(whole, said)).toEqual(whole);
});

test('services stay where they are to be named, and a choice that no task makes alone is left to be said', () => {
  expect(nodeOf(completed(drawing, { ...said, takesServices: false }), 'book')).toEqual(nodeOf(drawing, 'book'));
  const shared: ProcessDefinition = { ...drawing, flows: [...drawing.flows, { id: 'again', from: 'tell', to: 'g' }] };
  const left = completed(shared, said);
  expect([nodeOf(left, 'g'), left.flows.find(({ id }) => id === 'yes')?.condition]).toEqual([nodeOf(drawing, 'g'), undefined]);
});
