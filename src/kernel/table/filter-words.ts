/** Filters as sentences: column, operator, values (look 7: a chip reads "end of contract until 1405/10/30"). */
import type { ColumnDefinition, FilterOperator, TableFilter } from './definition.ts';
import messages from './filter.messages.fa.ts';

/** Options named in a sentence; of more only the number is told. */
const NAMED = 2;

export interface FilterWords {
  /** Column and operator, quiet. */
  readonly subject: string;
  /** What is asked for; empty for empty and filled. */
  readonly value: string;
}

/** How values become text: by the reader's settings on the screen, in the one way of paper in a print. */
export interface FilterTexts {
  readonly value: (value: string) => string;
  /** Label of an option. */
  readonly option: (id: string) => string;
  readonly count: (count: number) => string;
}

export function operatorLabel({ type }: Pick<ColumnDefinition, 'type'>, operator: FilterOperator): string {
  const ofDates = type === 'date' || type === 'dateTime' ? messages.dateOperators[operator as keyof typeof messages.dateOperators] : undefined;
  return ofDates ?? messages.operators[operator];
}

function valueWords({ operator, values }: TableFilter, texts: FilterTexts): string {
  if (operator === 'in' || operator === 'notIn') {
    const labels = values.slice(0, NAMED).map(texts.option);
    return labels.join(messages.separator) + (values.length > NAMED ? messages.andMore(texts.count(values.length - NAMED)) : '');
  }
  // a value of a filter is a single one, also of a column of several
  const [first = '', second] = values.map(texts.value);
  return second === undefined ? first : messages.span(first, second);
}

export function filterWords(column: ColumnDefinition, filter: TableFilter, texts: FilterTexts): FilterWords {
  const { operator } = filter;
  if (operator === 'empty' || operator === 'filled') return { subject: messages.subject(column.label, messages.operators[operator]), value: '' };
  const isSaid = operator !== 'in' && operator !== 'is' && operator !== 'between';
  return { subject: isSaid ? messages.subject(column.label, operatorLabel(column, operator)) : messages.subjectColon(column.label), value: valueWords(filter, texts) };
}

/** The whole sentence: for accessible names and prints. */
export const sentenceOf = ({ subject, value }: FilterWords): string => (value === '' ? subject : `${subject} ${value}`);
