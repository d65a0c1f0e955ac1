import { expect, test } from 'vitest';
import { defineTable, type TableState } from '#kernel/table/definition.ts';
import { defaultState } from '#kernel/table/state.ts';
import { isQuickSet, type QuickFilter, quickQuery, readQuick, withQuick, writeQuick } from './quick.ts';
import { changedState } from './table-state.ts';
import { isChangedFrom, keptState, openedState, wholeChange } from './views.ts';

const table = defineTable({ key: 'test/quick', rowKey: 'id', title: 'T', columns: [{ name: 'name', label: 'Name', type: 'text' }] });
const options = ['on', 'off', 'all'].map((id) => ({ id, label: id }));
const status: QuickFilter = { name: 'status', parameter: 'statusId', label: 'Status', options, initial: 'on', nothing: 'all' };
const unit: QuickFilter = { name: 'unit', parameter: 'unitId', label: 'Unit', options: undefined, labelOther: (id) => (id.startsWith('u') ? 'elsewhere' : undefined) };
const filters = [status, unit];
const state = (quick?: Record<string, string>): TableState => ({ ...defaultState(table), ...(quick === undefined ? {} : { quick }) });

test('an address keeps what means something; what is in force anyway is not written', () => {
  expect(readQuick(filters, { status: 'off', unit: 'u1', other: 'x' })).toEqual({ quick: { status: 'off', unit: 'u1' } });
  expect(readQuick(filters, { status: 'on', unit: 'zzz' })).toEqual({});
  expect(readQuick(filters, { status: 'maybe', unit: 7 })).toEqual({});
  expect(writeQuick(filters, state({ unit: 'u1' }))).toEqual({ status: undefined, unit: 'u1' });
});

test('the calls are told the value in force', () => {
  expect(quickQuery(filters, state())).toEqual({ statusId: 'on' });
  expect(quickQuery(filters, state({ status: 'all', unit: 'u1' }))).toEqual({ statusId: 'all', unitId: 'u1' });
});

test('a chip stands for what narrows the list; its cross asks for nothing', () => {
  expect(isQuickSet(status, state())).toBe(true);
  expect(isQuickSet(unit, state())).toBe(false);
  const crossed = changedState(state({ unit: 'u1' }), withQuick(status, state({ unit: 'u1' }), status.nothing));
  expect(crossed.quick).toEqual({ unit: 'u1', status: 'all' });
  expect(isQuickSet(status, crossed)).toBe(false);
  expect(withQuick(status, crossed, 'on')).toEqual({ quick: { unit: 'u1' } });
  expect(withQuick(unit, state({ unit: 'u1' }), undefined)).toEqual({ quick: undefined });
});

test('another choice begins on the first page, is kept in a view and opened with it', () => {
  expect(changedState({ ...state(), page: 4 }, withQuick(status, state(), 'off'))).toMatchObject({ page: 1, quick: { status: 'off' } });
  const view = { viewId: 'v', state: keptState(state({ status: 'off' })) };
  const opened = openedState(table, view);
  expect(opened.quick).toEqual({ status: 'off' });
  expect(isChangedFrom(table, opened, view)).toBe(false);
  expect(isChangedFrom(table, { ...opened, quick: { status: 'all' } }, view)).toBe(true);
  expect(changedState(opened, wholeChange(openedState(table, undefined))).quick).toBeUndefined();
});
