/** Refusals of a table's calls. Their sentences stand in platform/tables; `fields` names the part of the query that is wrong. */
import { defineErrors } from '#kernel/errors.ts';

export const tableErrors = defineErrors('platform/tables', {
  badFilter: { status: 400, field: 'filter' },
  tooManyFilters: { status: 400, field: 'filter' },
  unknownColumn: { status: 400 },
  notFilterable: { status: 400, field: 'filter' },
  notSortable: { status: 400, field: 'orderByField' },
  badOperator: { status: 400, field: 'filter' },
  badValue: { status: 400, field: 'filter' },
  /** The column is of a class the reader does not hold for everybody in the list. */
  hiddenColumn: { status: 403 },
  tooManyRows: { status: 400 },
  tooManySelected: { status: 400 },
  noPrint: { status: 400, field: 'format' },
});
