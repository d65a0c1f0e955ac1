import { expect, test, vi } from 'vitest';
import { defineForm } from '#kernel/form/definition.ts';
import { draftChanges, draftOf, storeOf } from './model.ts';
import { createFormStore } from './store.ts';

const order = defineForm('test/order', [
  { type: 'number', name: 'count', label: 'count' },
  { type: 'number', name: 'price', label: 'price' },
  { type: 'number', name: 'sum', label: 'sum', value: ({ count, price }) => Number(count ?? 0) * Number(price ?? 0) },
  { type: 'check', name: 'isGift', label: 'gift' },
  { type: 'text', name: 'wish', label: 'wish', visibleWhen: ({ isGift }) => isGift === true, requiredWhen: ({ count }) => Number(count) > 1 },
  { type: 'text', name: 'street', group: 'address', label: 'street', readOnlyWhen: ({ isGift }) => isGift === true },
  { type: 'password', name: 'pin', label: 'pin' },
]);

test('a listener of one field hears of that field alone, and of what follows from it', () => {
  const store = storeOf(order, { count: 2, price: 3 });
  const heard: string[] = [];
  for (const path of ['count', 'price', 'sum', 'isGift', 'wish', 'address.street']) store.subscribe(() => heard.push(path), path);
  store.setValues({ price: 4 });
  expect(heard.toSorted()).toEqual(['price', 'sum']);
  expect(store.field('sum')).toMatchObject({ value: 8, isReadOnly: true });
  heard.length = 0;
  store.setValues({ isGift: true });
  expect(heard.toSorted()).toEqual(['address.street', 'isGift', 'wish']);
  expect(store.field('wish')).toMatchObject({ isVisible: true, isRequired: true });
  expect(store.field('address.street').isReadOnly).toBe(true);
  heard.length = 0;
  store.setValues({ count: 2 });
  expect(heard).toEqual([]);
});

test('a counting sentence follows what is put right, a plain one stays', () => {
  const store = storeOf(order);
  const states = { count: { error: true }, price: { error: true } };
  store.setStates(states, (wrong) => `${wrong.length} left`);
  store.setValues({ count: 1 });
  expect(store.snapshot().summary).toBe('1 left');
  store.setValues({ price: 1 });
  expect(store.snapshot().summary).toBeUndefined();
  store.setStates(states, 'refused');
  store.setValues({ count: 2, price: 2 });
  expect(store.snapshot().summary).toBe('refused');
});

test('a value clears its own error only, and stands in its group', () => {
  const store = storeOf(order);
  store.setStates({ 'address.street': { error: true, helper: 'a' }, count: { error: true, helper: 'b' } }, 'sentence');
  store.setValues({ 'address.street': 'x' });
  expect(store.field('address.street').state).toBeUndefined();
  expect(store.field('count').state?.helper).toBe('b');
  expect(store.snapshot().values).toMatchObject({ address: { street: 'x' } });
});

test('what was changed is known by path; a reset takes it back, a save makes it the new ground', () => {
  const store = storeOf(order, { count: 1, price: 1 });
  const round = store.snapshot().round;
  store.setValues({ count: 5 });
  expect(store.snapshot().changed).toEqual(['count', 'sum']);
  store.setValues({ count: 1 });
  expect(store.snapshot().changed).toEqual([]);
  store.setValues({ count: 5 });
  store.noteProblem('price', 'impossible');
  store.reset();
  expect([store.field('count').value, store.problems.size, store.snapshot().round]).toEqual([1, 0, round + 1]);
  store.setValues({ count: 7 });
  const sent = store.snapshot().values;
  store.setValues({ price: 2 });
  store.markSaved(sent);
  expect([store.snapshot().changed, store.snapshot().base['count']]).toEqual([['price', 'sum'], 7]);
});

test('a listener that has gone hears nothing; files are equal by identity, lists by content', () => {
  const file = new File(['a'], 'a');
  const store = createFormStore({ paths: ['file', 'list'], values: { file, list: [1] } });
  const listener = vi.fn();
  store.subscribe(listener)();
  store.setValues({ file: new File(['b'], 'b'), list: [1] });
  expect(listener).not.toHaveBeenCalled();
  expect(store.snapshot().changed).toEqual(['file']);
});

test('a draft keeps what was written and nobody computes, and no secret', () => {
  const store = storeOf(order, { count: 1, price: 1 });
  store.setValues({ count: 3, pin: 'secret', 'address.street': 'x' });
  expect(draftOf(order, store.snapshot())).toEqual({ count: 3, address: { street: 'x' } });
  expect(draftChanges(order, { count: 3, address: { street: 'x' }, pin: 'secret', sum: 99, gone: 1 })).toEqual({ count: 3, 'address.street': 'x' });
});
