/** Filters as sentences: column, operator, values (look 7: a chip reads "end of contract until 1405/10/30"). */
import type { Option } from '#kernel/form/options.ts';
import type { ColumnDefinition, FilterOperator, TableFilter } from '#kernel/table/definition.ts';
import words from '#ui/options/options.messages.fa.ts';
import { cellText, optionLabel } from './cell-text.ts';
import messages from './data-table.messages.fa.ts';

/** Options named in a chip; of more only the number is told. */
const NAMED = 2;

export interface FilterWords {
  /** Column and operator, quiet. */
  readonly subject: string;
  /** What is asked for; empty for empty and filled. */
  readonly value: string;
}

export function operatorLabel({ type }: ColumnDefinition, operator: FilterOperator): string {
  const ofDates = type === 'date' || type === 'dateTime' ? messages.dateOperators[operator as keyof typeof messages.dateOperators] : undefined;
  return ofDates ?? messages.operators[operator];
}

function valueWords(column: ColumnDefinition, { operator, values }: TableFilter, options: readonly Option[] | undefined): string {
  if (operator === 'in' || operator === 'notIn') {
    const labels = values.slice(0, NAMED).map((id) => optionLabel(options, id));
    return labels.join(words.separator) + (values.length > NAMED ? messages.andMore(values.length - NAMED) : '');
  }
  // a value of a filter is a single one, also of a column of several
  const [first = '', second] = values.map((value) => cellText(column, value, options));
  return second === undefined ? first : messages.span(first, second);
}

export function filterWords(column: ColumnDefinition, filter: TableFilter, options?: readonly Option[]): FilterWords {
  const { operator } = filter;
  if (operator === 'empty' || operator === 'filled') return { subject: messages.chip(column.label, messages.operators[operator]), value: '' };
  const operatorWord = operator === 'in' || operator === 'is' || operator === 'between' ? '' : operatorLabel(column, operator);
  return { subject: operatorWord === '' ? messages.chipColon(column.label) : messages.chip(column.label, operatorWord), value: valueWords(column, filter, options) };
}

/** The whole sentence, for accessible names. */
export function filterSentence(column: ColumnDefinition, filter: TableFilter, options?: readonly Option[]): string {
  const { subject, value } = filterWords(column, filter, options);
  return value === '' ? subject : `${subject} ${value}`;
}
