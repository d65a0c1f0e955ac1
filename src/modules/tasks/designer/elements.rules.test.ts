import { expect, test } from 'vitest';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import { asksIn, elementsOf, wayNames } from './elements.rules.ts';

const definition: ProcessDefinition = {
  nodes: [
    { kind: 'start', id: 's' },
    { kind: 'user', id: 'one', name: 'One', who: '', form: '', outcomes: [{ id: 'yes', name: 'Yes' }] },
    { kind: 'user', id: 'two', who: '', form: '', outcomes: [] },
    { kind: 'exclusive', id: 'g', otherwise: 'no' },
    { kind: 'exclusive', id: 'join' },
    { kind: 'end', id: 'e' },
  ],
  flows: [
    { id: 'yes', from: 'g', to: 'two' },
    { id: 'no', from: 'g', to: 'join' },
    { id: 'on', from: 'join', to: 'e' },
  ],
};

test('tasks and the ways that are chosen can be filled in; what has one way out chooses nothing', () => {
  expect(elementsOf(definition).map(({ id }) => id)).toEqual(['one', 'two', 'yes', 'no']);
  expect(elementsOf(definition)[3]).toMatchObject({ is: 'flow', isOtherwise: true });
});

test('each other task may come before the one that is written', () => {
  expect(asksIn(definition, 'one').map(({ id, title }) => [id, title])).toEqual([
    ['two', 'two'],
    ['one', 'One'],
  ]);
  expect(wayNames(definition, { id: 'yes', from: 'one', to: 'two' })).toEqual({ from: 'One', to: 'two' });
});
