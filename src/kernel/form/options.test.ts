import { expect, test } from 'vitest';
import type { FieldDefinition } from './definition.ts';
import texts from './form.messages.fa.ts';
import { knownRows, toOptions } from './options.ts';

const select = (more: Partial<FieldDefinition> = {}): FieldDefinition => ({ type: 'select', name: 'x', label: 'X', ...more });
const ids = (field: FieldDefinition, rows: readonly Record<string, unknown>[], values = {}) => toOptions(field, rows, values).map(({ id }) => id);

test('by sequenceNum, equal ones as they came, those without a number last', () => {
  const rows = [{ enumId: 'none' }, { enumId: 'b', sequenceNum: 2 }, { enumId: 'a', sequenceNum: '1' }, { enumId: 'c', sequenceNum: 2 }, { enumId: 'odd', sequenceNum: 'x' }];
  expect(ids(select(), rows)).toEqual(['a', 'b', 'c', 'none', 'odd']);
});

test('id and label: of enumerations, of statuses and places, or as the field says', () => {
  const pairs = (field: FieldDefinition, row: Record<string, unknown>) => toOptions(field, [row]).map(({ id, label }) => [id, label]);
  expect(pairs(select(), { enumId: 'E', description: 'd' })).toEqual([['E', 'd']]);
  expect(pairs(select(), { statusId: 'S', description: 'd' })).toEqual([['S', 'd']]);
  expect(pairs(select(), { geoId: 7, geoName: 'g' })).toEqual([['7', 'g']]);
  expect(pairs(select({ optionIdField: 'code', optionLabelField: 'title' }), { enumId: 'E', code: 'C', title: 't' })).toEqual([['C', 't']]);
});

test('disabled by optionIndicator N or disabled true', () => {
  const rows = [{ enumId: 'a', optionIndicator: 'N' }, { enumId: 'b', disabled: true }, { enumId: 'c', optionIndicator: 'Y', disabled: false }, { enumId: 'd' }];
  expect(toOptions(select(), rows).map(({ isDisabled }) => isDisabled)).toEqual([true, true, false, false]);
});

test('none first, appended rows last, filtered by the other values; an id once, none without one', () => {
  const field = select({
    noneOption: true,
    appendOptions: [{ enumId: 'z', description: 'more' }, { enumId: 'a' }],
    filterOptions: (rows, values) => rows.filter((row) => row['parent'] === values['parent']),
  });
  const rows = [{ enumId: 'b', parent: 'p', sequenceNum: 2 }, { enumId: 'a', parent: 'p', sequenceNum: 1 }, { enumId: 'c', parent: 'q' }, { parent: 'p' }];
  expect(ids(field, rows, { parent: 'p' })).toEqual(['NA', 'a', 'b', 'z']);
  expect(toOptions(field, [])[0]).toMatchObject({ id: 'NA', label: texts.none });
});

test('the lists of the product itself', () => {
  const lists = ['Gender', 'Existence', 'InstituteQualification', 'Province'].map((options) => knownRows(select({ options }))?.map(({ enumId }) => enumId));
  expect(lists).toEqual([['Y', 'N'], ['exist', 'notExist'], ['Accept', 'Decline'], undefined]);
});
