import { expect, test } from 'vitest';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import { type Fill, filledIn } from './fill.rules.ts';

const definition: ProcessDefinition = {
  nodes: [
    { kind: 'start', id: 's' },
    { kind: 'user', id: 'ask', name: 'Ask', who: '', form: '', outcomes: [] },
    { kind: 'exclusive', id: 'g', otherwise: 'no' },
    { kind: 'boundaryTimer', id: 'late', on: 'ask', after: '', interrupts: false, repeats: 1 },
    { kind: 'end', id: 'e' },
  ],
  flows: [
    { id: 'yes', from: 'g', to: 'e' },
    { id: 'no', from: 'g', to: 'e', name: 'No' },
  ],
};
const after = (id: string, fill: Fill) => filledIn(definition, id, fill)?.definition;

test('an element takes what is said of it, and nothing else changes', () => {
  const user: Fill = {
    kind: 'user',
    name: 'Ask',
    who: 'manager(1)',
    form: 'f',
    outcomes: [
      { answer: 'yes', name: 'Yes', isRefusal: false },
      { answer: 'no', name: 'No', isRefusal: true },
    ],
  };
  expect(after('ask', user)?.nodes[1]).toEqual({
    kind: 'user',
    id: 'ask',
    name: 'Ask',
    who: 'manager(1)',
    form: 'f',
    outcomes: [
      { id: 'yes', name: 'Yes' },
      { id: 'no', name: 'No', isRefusal: true },
    ],
  });
  expect(after('late', { kind: 'timer', name: '', after: 'P2D' })?.nodes[3]).toEqual({ kind: 'boundaryTimer', id: 'late', on: 'ask', after: 'P2D', interrupts: false, repeats: 1 });
});

test('a way has a condition or is the other one: there is one of that at a gateway', () => {
  const other = after('yes', { kind: 'flow', name: 'Yes', condition: 'days > 3', isOtherwise: true });
  expect(other?.nodes[2]).toEqual({ kind: 'exclusive', id: 'g', otherwise: 'yes' });
  expect(other?.flows[0]).toEqual({ id: 'yes', from: 'g', to: 'e', name: 'Yes' });
  const plain = after('no', { kind: 'flow', name: '', condition: 'days > 3', isOtherwise: false });
  expect(plain?.nodes[2]).toEqual({ kind: 'exclusive', id: 'g' });
  expect(plain?.flows[1]).toEqual({ id: 'no', from: 'g', to: 'e', condition: 'days > 3' });
});

test('what is not there, or of another kind, is not filled in', () => {
  expect(filledIn(definition, 'ask', { kind: 'service', name: '', handler: 'h', runs: 'now' })).toBeUndefined();
  expect(filledIn(definition, 'gone', { kind: 'timer', name: '', after: 'P1D' })).toBeUndefined();
  expect(filledIn(definition, 'g', { kind: 'flow', name: '', condition: '', isOtherwise: false })).toBeUndefined();
});
