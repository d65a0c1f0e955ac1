/** The filters of a list as one form: a value for each column, and filters made of the values again. Pure. */
import type { ColumnDefinition, TableDefinition, TableFilter } from '#kernel/table/definition.ts';
import { checkFilter, columnOf, operatorsOf } from '#kernel/table/filter.ts';

/** By column: ids of a select, from and to of a number or a day, one text. Empty texts stand for nothing. */
export type FilterDraft = Readonly<Record<string, readonly string[]>>;

const ranges: ReadonlySet<ColumnDefinition['type']> = new Set(['count', 'float', 'date', 'dateTime']);
const choices: ReadonlySet<ColumnDefinition['type']> = new Set(['select', 'multiselect']);
export const isRange = ({ type }: Pick<ColumnDefinition, 'type'>): boolean => ranges.has(type);
export const isChoice = ({ type }: Pick<ColumnDefinition, 'type'>): boolean => choices.has(type);

/** The operator that one text is looked for by. */
const textOperator = ({ type }: ColumnDefinition): 'begins' | 'contains' => (type === 'code' ? 'begins' : 'contains');

/** The value a field of the form shows of a filter; undefined when it can show none. */
function shownOf(column: ColumnDefinition, { operator, values }: TableFilter): readonly string[] | undefined {
  const [first = '', second = ''] = values;
  if (isChoice(column)) return operator === 'in' ? values : undefined;
  if (isRange(column)) return { is: [first, first], from: [first, ''], to: ['', first], between: [first, second] }[operator as 'is' | 'from' | 'to' | 'between'];
  if (column.type === 'indicator') return operator === 'is' ? values : undefined;
  return operator === textOperator(column) ? values : undefined;
}

/** The filters that the form shows, the first of each column, and those it leaves as they are. */
export function readDraft(table: TableDefinition, filters: readonly TableFilter[]): { readonly draft: FilterDraft; readonly others: readonly TableFilter[] } {
  const draft: Record<string, readonly string[]> = {};
  const others: TableFilter[] = [];
  for (const filter of filters) {
    const column = columnOf(table, filter.column);
    const shown = column === undefined || filter.column in draft ? undefined : shownOf(column, filter);
    if (shown === undefined) others.push(filter);
    else draft[filter.column] = shown;
  }
  return { draft, others };
}

function filterOf(column: ColumnDefinition, values: readonly string[]): TableFilter | undefined {
  const [first = '', second = ''] = values;
  const of = (operator: TableFilter['operator'], ...asked: readonly string[]): TableFilter => ({ column: column.name, operator, values: asked });
  if (isChoice(column)) return values.length === 0 ? undefined : of('in', ...values);
  if (isRange(column)) {
    if (first !== '' && second !== '') return first === second && operatorsOf(column).includes('is') ? of('is', first) : of('between', first, second);
    if (first !== '') return of('from', first);
    return second === '' ? undefined : of('to', second);
  }
  if (first === '') return undefined;
  return column.type === 'indicator' ? of('is', first) : of(textOperator(column), first);
}

/** The filters a form asks for, in the order of the table, or the columns whose values are none. */
export function filtersOf(table: TableDefinition, draft: FilterDraft): { readonly filters: readonly TableFilter[]; readonly refused: readonly ColumnDefinition[] } {
  const filters: TableFilter[] = [];
  const refused: ColumnDefinition[] = [];
  for (const column of table.columns) {
    const asked = filterOf(column, draft[column.name] ?? []);
    if (asked === undefined) continue;
    const checked = checkFilter(table, asked);
    if ('filter' in checked) filters.push(checked.filter);
    else refused.push(column);
  }
  return { filters, refused };
}
