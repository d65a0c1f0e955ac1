import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineTable, MAX_SORT_KEYS } from '#kernel/table/definition.ts';
import { defaultState } from '#kernel/table/state.ts';
import { bulkOf, countSelected, everythingSelected, isSelected, nothingSelected, stateOfAll, toggled, toggledAll } from './selection.ts';
import { arrangement, changedState, movedColumn, toggledSort, withColumn } from './table-state.ts';
import { isChangedFrom, openedState } from './views.ts';

const table = defineTable({
  key: 'test/state',
  rowKey: 'id',
  title: 'test',
  columns: [
    { name: 'a', label: 'a', type: 'text', pinned: 'start' },
    { name: 'b', label: 'b', type: 'text' },
    { name: 'c', label: 'c', type: 'text' },
    { name: 'd', label: 'd', type: 'text', pinned: 'end' },
  ],
});
const state = { ...defaultState(table), page: 4 };
const namesOf = (columns: readonly { readonly name: string }[]): string => columns.map(({ name }) => name).join('');

test('other rows begin on the first page, another arrangement stays on it', () => {
  expect(changedState(state, { search: 'x' }).page).toBe(1);
  expect(changedState(state, { sort: [{ column: 'b' }] }).page).toBe(1);
  expect(changedState(state, { columns: [{ name: 'b', hidden: true }] }).page).toBe(4);
  expect(changedState({ ...state, view: 'v' }, { view: undefined })).not.toHaveProperty('view');
});

test('a head goes through ascending, descending and none; added keys keep the others, up to the limit', () => {
  const first = toggledSort([], 'a', false);
  const second = toggledSort(first, 'a', false);
  expect([first, second, toggledSort(second, 'a', false)]).toEqual([[{ column: 'a' }], [{ column: 'a', descending: true }], []]);
  const added = ['b', 'c', 'd'].reduce((sort, column) => toggledSort(sort, column, true), first);
  expect(added).toHaveLength(MAX_SORT_KEYS);
  expect(toggledSort(added, 'c', true).map(({ descending }) => descending)).toEqual([undefined, true, undefined]);
});

test('a column goes to the place of another and is pinned as that one', () => {
  const columns = arrangement(table, state);
  expect(namesOf(columns)).toBe('abcd');
  expect(namesOf(movedColumn(columns, 'c', 'b'))).toBe('acbd');
  expect(namesOf(movedColumn(columns, 'b', 'c'))).toBe('acbd');
  expect(movedColumn(columns, 'b', 'a')[0]).toEqual({ name: 'b', pinned: 'start' });
  expect(movedColumn(columns, 'a', 'c')[2]).toEqual({ name: 'a' });
});

test('pinned columns stand at their edges, wherever they were', () => {
  const columns = withColumn(arrangement(table, state), 'c', { pinned: 'start' });
  expect(namesOf(arrangement(table, { ...state, columns }))).toBe('acbd');
});

test('moving columns about loses none', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd', 'x');
  fc.assert(
    fc.property(fc.array(fc.tuple(name, name)), (moves) => {
      const columns = moves.reduce((list, [one, other]) => movedColumn(list, one, other), arrangement(table, state));
      expect([...namesOf(columns)].sort().join('')).toBe('abcd');
    }),
  );
});

const keys = ['k0', 'k1', 'k2', 'k3', 'k4'];

test('a range goes from the row touched last; without one it is the row alone', () => {
  const one = toggled(nothingSelected, 'k1', false, keys);
  expect([...toggled(one, 'k3', true, keys).keys]).toEqual(['k1', 'k2', 'k3']);
  expect([...toggled(nothingSelected, 'k3', true, keys).keys]).toEqual(['k3']);
  expect([...toggled({ ...one, anchor: 'other page' }, 'k3', true, keys).keys]).toEqual(['k1', 'k3']);
});

test('of everything single rows are left out, and the action is told which', () => {
  const all = toggled(everythingSelected, 'k2', false, keys);
  expect(isSelected(all, 'k2')).toBe(false);
  expect(isSelected(all, 'on another page')).toBe(true);
  expect(countSelected(all, 412)).toBe(411);
  expect(bulkOf(all, state)).toEqual({ all: { search: '', filters: [], sort: state.sort }, except: ['k2'] });
  expect(bulkOf(toggled(nothingSelected, 'k2', false, keys), state)).toEqual({ keys: ['k2'] });
});

test('turning a row over twice changes nothing, whatever is chosen', () => {
  fc.assert(
    fc.property(fc.constantFrom(nothingSelected, everythingSelected), fc.array(fc.constantFrom(...keys)), fc.constantFrom(...keys), (start, touched, key) => {
      const chosen = touched.reduce((selection, one) => toggled(selection, one, false, keys), start);
      const twice = toggled(toggled(chosen, key, false, keys), key, false, keys);
      for (const one of keys) expect(isSelected(twice, one)).toBe(isSelected(chosen, one));
    }),
  );
});

test('the box in the head takes all rows on screen, or none of them', () => {
  const all = toggledAll(nothingSelected, keys);
  expect(stateOfAll(all, keys)).toBe('all');
  expect(stateOfAll(toggled(all, 'k0', false, keys), keys)).toBe('some');
  expect(stateOfAll(toggledAll(all, keys), keys)).toBe('none');
  expect(stateOfAll(everythingSelected, [])).toBe('none');
});

test('a view is changed by what it keeps, and not by turning its pages', () => {
  const view = { viewId: 'v', state: changedState(defaultState(table), { filters: [{ column: 'a', operator: 'is', values: ['x'] }] }) };
  const opened = openedState(table, view);
  expect(isChangedFrom(table, opened, view)).toBe(false);
  expect(isChangedFrom(table, { ...opened, page: 3 }, view)).toBe(false);
  expect(isChangedFrom(table, changedState(opened, { filters: [] }), view)).toBe(true);
  expect(isChangedFrom(table, defaultState(table), undefined)).toBe(false);
});
