/**
 * Whether a filter may be asked of a table, and its values in the one form in which they are stored, sent and compared:
 * ASCII digits, Persian letters, ISO days, the smaller bound first. The same rules on both sides.
 */
import { isIsoDate } from '#kernel/jalali/jalali.ts';
import { cleanDigits, hasForbiddenCharacters, normaliseText } from '#kernel/persian-text/persian-text.ts';
import {
  type ColumnDefinition,
  type ColumnType,
  type FilterOperator,
  filterOperators,
  MAX_FILTER_IDS,
  MAX_FILTER_TEXT,
  MAX_FILTERS,
  type TableDefinition,
  type TableFilter,
} from './definition.ts';

/** Longest id of an option. */
const MAX_ID = 60;

/** Why a filter is refused: no such column, none to filter by, an operator of another type, a value that is none. */
export type FilterFault = 'unknownColumn' | 'notFilterable' | 'badOperator' | 'badValue';

export type CheckedFilter = { readonly filter: TableFilter } | { readonly fault: FilterFault };

/** What may be asked of a column, in the order of offering. */
export const operatorsOf = ({ type, operators }: Pick<ColumnDefinition, 'type' | 'operators'>): readonly FilterOperator[] =>
  operators ?? [...filterOperators[type], 'empty', 'filled'];

export const columnOf = (definition: TableDefinition, name: string): ColumnDefinition | undefined => definition.columns.find((column) => column.name === name);

/** One value in its stored form; undefined when it is none of the type. */
type Reader = (text: string) => string | undefined;

const matching =
  (shape: RegExp): Reader =>
  (text) => {
    // grouped as people and sheets write them; the Arabic decimal sign
    const digits = cleanDigits(text)
      .replace(/[,\u066C]/g, '')
      .replace('\u066B', '.');
    return shape.test(digits) ? plainNumber(digits) : undefined;
  };

/** One spelling of a number: no zeros in front, none behind the point, no minus before nothing. */
function plainNumber(digits: string): string {
  const [whole = '', part = ''] = digits.replace('-', '').split('.');
  const rest = part.replace(/0+$/, '');
  const bare = `${whole.replace(/^0+(?=\d)/, '')}${rest === '' ? '' : `.${rest}`}`;
  return digits.startsWith('-') && bare !== '0' ? `-${bare}` : bare;
}

const readText: Reader = (text) => {
  const folded = normaliseText(text);
  return folded !== '' && folded.length <= MAX_FILTER_TEXT && !hasForbiddenCharacters(folded) ? folded : undefined;
};
const readId: Reader = (text) => (text !== '' && text.length <= MAX_ID && !hasForbiddenCharacters(text) ? text : undefined);
const readDay: Reader = (text) => {
  const day = cleanDigits(text);
  return isIsoDate(day) ? day : undefined;
};
const isInstant = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/.test(text) && !Number.isNaN(Date.parse(text));

const readers: Record<ColumnType, Reader> = {
  text: readText,
  code: (text) => readText(cleanDigits(text)),
  count: matching(/^-?\d{1,15}$/),
  float: matching(/^-?\d{1,15}(\.\d{1,9})?$/),
  amount: matching(/^-?\d{1,18}$/),
  hour: matching(/^-?\d{1,9}$/),
  date: readDay,
  // a day stands for the whole of it, in Tehran
  dateTime: (text) => readDay(text) ?? (isInstant(text) ? new Date(text).toISOString() : undefined),
  indicator: (text) => (text === 'Y' || text === 'N' ? text : undefined),
  select: readId,
  multiselect: readId,
};

const isWithout = (operator: FilterOperator): boolean => operator === 'empty' || operator === 'filled';

function rightNumber(operator: FilterOperator, count: number): boolean {
  if (operator === 'between') return count === 2;
  return operator === 'in' || operator === 'notIn' ? count >= 1 && count <= MAX_FILTER_IDS : count === 1;
}

/** Of a column whose options stand in its definition, only their ids. */
function isOffered({ options }: ColumnDefinition, id: string): boolean {
  return !Array.isArray(options) || options.some((row) => row['enumId'] === id);
}

const isAfter = (type: ColumnType, a: string, b: string): boolean => {
  if (type === 'date' || type === 'dateTime') return a > b;
  return type === 'amount' ? BigInt(a) > BigInt(b) : Number(a) > Number(b);
};

function valuesOf(column: ColumnDefinition, { operator, values }: TableFilter): readonly string[] | undefined {
  if (isWithout(operator)) return [];
  if (!rightNumber(operator, values.length)) return undefined;
  const read = values.map(readers[column.type]).filter((value) => value !== undefined);
  if (read.length !== values.length) return undefined;
  if (operator === 'in' || operator === 'notIn') return read.every((id) => isOffered(column, id)) ? [...new Set(read)] : undefined;
  const [first = '', second] = read;
  return second !== undefined && isAfter(column.type, first, second) ? [second, first] : read;
}

/** The filter with its values in stored form, or why it is none. Checking twice changes nothing. */
export function checkFilter(definition: TableDefinition, filter: TableFilter): CheckedFilter {
  const column = columnOf(definition, filter.column);
  if (column === undefined) return { fault: 'unknownColumn' };
  if (column.filterable === false) return { fault: 'notFilterable' };
  if (!operatorsOf(column).includes(filter.operator)) return { fault: 'badOperator' };
  const values = valuesOf(column, filter);
  return values === undefined ? { fault: 'badValue' } : { filter: { column: column.name, operator: filter.operator, values } };
}

/** The filters that hold; the rest count as absent. */
export const validFilters = (definition: TableDefinition, filters: readonly TableFilter[]): readonly TableFilter[] =>
  filters
    .flatMap((filter) => {
      const checked = checkFilter(definition, filter);
      return 'filter' in checked ? [checked.filter] : [];
    })
    .slice(0, MAX_FILTERS);
