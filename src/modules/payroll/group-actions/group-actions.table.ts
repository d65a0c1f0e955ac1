/** Columns and form of the duties of a pay group (guide payroll 4.7.4). */
import { defineForm, type FormValues, type OptionRow } from '#kernel/form/definition.ts';
import { empties } from '#kernel/form/empties.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { seatField } from '../group-seats/group-seats.contract.ts';
import words from './group-actions-page.messages.fa.ts';

/** PayrollCalcAction has two levels: when, and what is done then. */
const types = (rows: readonly OptionRow[]): OptionRow[] => rows.filter(({ parentEnumId }) => parentEnumId == null);
const dutiesOf = (rows: readonly OptionRow[], { type }: FormValues): OptionRow[] => rows.filter(({ parentEnumId }) => parentEnumId != null && parentEnumId === type);

export const groupActionTable = defineTable({
  key: 'payroll/groupActions',
  rowKey: 'payGroupActionId',
  title: words.title,
  columns: [
    { name: 'title', label: words.name, type: 'text', pinned: 'start', width: 200 },
    { name: 'typeName', label: words.type, type: 'text' },
    { name: 'duties', label: words.duties, type: 'text', width: 220 },
    { name: 'positionTitle', label: words.position, type: 'text', width: 200 },
    { name: 'holders', label: words.holders, type: 'text', width: 200 },
  ],
});

export const groupActionForm = defineForm('payroll/groupAction', [
  { type: 'text', name: 'title', label: words.name, required: true, maxLength: 200, col: 6 },
  { type: 'select', name: 'type', label: words.type, options: 'PayrollCalcAction', filterOptions: types, required: true, otherOutputs: empties('actionEnumIds'), col: 6 },
  {
    type: 'multiselect',
    name: 'actionEnumIds',
    label: words.duties,
    help: words.dutiesHelp,
    options: 'PayrollCalcAction',
    filterOptions: dutiesOf,
    required: true,
    visibleWhen: ({ type }) => type != null,
    col: 6,
  },
  seatField(words.position, words.positionHelp),
]);
