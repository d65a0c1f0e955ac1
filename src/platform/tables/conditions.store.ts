/** Filters, words and order of a table as SQL. Values are parameters; expressions are those of the source. */
import { likeText } from '#kernel/persian-text/like.ts';
import { foldForSearch, searchWords } from '#kernel/persian-text/persian-text.ts';
import type { ColumnDefinition, SortKey, TableDefinition, TableFilter } from '#kernel/table/definition.ts';
import { columnOf } from '#kernel/table/filter.ts';
import { empty, join, type Sql, sql } from '#platform/db/db.server.ts';
import type { Sight, SourceColumn, SourceParts } from './source.define.ts';

/** A column with what it is read by, as one reader may see it. */
export interface ReadColumn {
  readonly definition: ColumnDefinition;
  readonly source: SourceColumn;
}

/** Ties a column to its source; where the reader's own value is hidden, it is null. */
export function readColumn(definition: ColumnDefinition, { columns, subject }: SourceParts, sight: Sight): ReadColumn {
  const source = columns[definition.name];
  if (source === undefined) throw new Error(`no source of column ${definition.name}`);
  if (subject === undefined || !sight.hidesOwn(definition)) return { definition, source };
  const masked = (expression: Sql): Sql => sql`case when ${subject} is distinct from ${sight.partyId}::uuid then ${expression} end`;
  const { value, label, folded, sort, ...rest } = source;
  return {
    definition,
    source: {
      ...rest,
      value: masked(value),
      ...(label ? { label: masked(label) } : {}),
      ...(folded ? { folded: masked(folded) } : {}),
      ...(sort ? { sort: masked(sort) } : {}),
    },
  };
}

const isWordy = ({ type }: ColumnDefinition): boolean => type === 'text' || type === 'code' || type === 'select' || type === 'indicator';

function isEmpty({ definition, source: { value } }: ReadColumn): Sql {
  if (definition.type === 'multiselect') return sql`coalesce(${value}, '') in ('', '[]')`;
  return isWordy(definition) ? sql`coalesce(${value}, '') = ''` : sql`${value} is null`;
}

/** Text is compared folded, codes by their capital letters. */
function wordCondition({ definition, source }: ReadColumn, operator: string, typed: string): Sql {
  const [compared, text] =
    definition.type === 'code' ? [sql`upper(${source.value})`, typed.toUpperCase()] : [source.folded ?? sql`folded_text(${source.value})`, foldForSearch(typed)];
  if (operator === 'is') return sql`${compared} = ${text}`;
  return sql`${compared} like ${operator === 'begins' ? `${likeText(text)}%` : `%${likeText(text)}%`}`;
}

const isDay = (value: string): boolean => value.length === 10;
/** A day stands for all of it, in Tehran. */
const moment = (value: string, plusDays: 0 | 1): Sql =>
  isDay(value) ? sql`((${value}::date + ${plusDays}::int)::timestamp at time zone 'Asia/Tehran')` : sql`${value}::timestamptz`;

/** A bound as its type is compared. */
function bound({ type }: ColumnDefinition, value: string): Sql {
  if (type === 'date') return sql`${value}::date`;
  return type === 'float' ? sql`${value}::numeric` : sql`${value}::bigint`;
}

const from = ({ definition, source }: ReadColumn, value: string): Sql =>
  definition.type === 'dateTime' ? sql`${source.value} >= ${moment(value, 0)}` : sql`${source.value} >= ${bound(definition, value)}`;

function to({ definition, source }: ReadColumn, value: string): Sql {
  if (definition.type !== 'dateTime') return sql`${source.value} <= ${bound(definition, value)}`;
  return isDay(value) ? sql`${source.value} < ${moment(value, 1)}` : sql`${source.value} <= ${moment(value, 0)}`;
}

function among({ definition, source: { value } }: ReadColumn, ids: readonly string[]): Sql {
  return definition.type === 'multiselect' ? sql`nullif(${value}, '')::jsonb ?| ${[...ids]}::text[]` : sql`${value} = any (${[...ids]}::text[])`;
}

/** The condition of one checked filter (kernel/table checkFilter). */
export function filterCondition(column: ReadColumn, { operator, values: [first = '', second = ''], values }: TableFilter): Sql {
  switch (operator) {
    case 'empty':
      return isEmpty(column);
    case 'filled':
      return sql`not (${isEmpty(column)})`;
    case 'from':
      return from(column, first);
    case 'to':
      return to(column, first);
    case 'between':
      return sql`(${from(column, first)} and ${to(column, second)})`;
    case 'in':
      return among(column, values);
    case 'notIn':
      return sql`(${isEmpty(column)} or not (${among(column, values)}))`;
    default:
      if (column.definition.type === 'indicator') return sql`${column.source.value} = ${first}`;
      return column.definition.type === 'text' || column.definition.type === 'code'
        ? wordCondition(column, operator, first)
        : sql`${column.source.value} = ${bound(column.definition, first)}`;
  }
}

/** What the checked filters of a request ask, and the columns they read. */
export function requestedFilters(
  table: TableDefinition,
  parts: SourceParts,
  sight: Sight,
  filters: readonly TableFilter[],
): { readonly where: readonly Sql[]; readonly columns: readonly ReadColumn[] } {
  const read = filters.map((filter) => {
    const definition = columnOf(table, filter.column);
    if (definition === undefined) throw new Error(`${table.key} has no column ${filter.column}`);
    if (definition.isCondition === undefined) {
      const column = readColumn(definition, parts, sight);
      return { where: filterCondition(column, filter), column };
    }
    return { where: conditionOf(definition, parts, sight, filter, filters), column: undefined };
  });
  return { where: read.map(({ where }) => where), columns: read.flatMap(({ column }) => column ?? []) };
}

/** One's own value of a hidden class counts as none: whatever is asked, one's own row does not answer. */
function conditionOf(definition: ColumnDefinition, { conditions, subject }: SourceParts, sight: Sight, filter: TableFilter, all: readonly TableFilter[]): Sql {
  const condition = conditions?.[definition.name];
  if (condition === undefined) throw new Error(`no source of condition ${definition.name}`);
  if (subject === undefined || !sight.hidesOwn(definition)) return condition(filter, all);
  return sql`(${subject} is distinct from ${sight.partyId}::uuid and ${condition(filter, all)})`;
}

/** Each word stands in one of the columns: in texts anywhere, in codes at the beginning. */
export function searchCondition(columns: readonly ReadColumn[], typed: string): Sql {
  const anywhere = (word: string): Sql[] => columns.map((column) => wordCondition(column, column.definition.type === 'code' ? 'begins' : 'contains', word));
  const words = searchWords(typed).map((word) => (columns.length === 0 ? sql`false` : sql`(${join(anywhere(word), ' or ')})`));
  return words.length === 0 ? sql`true` : join(words, ' and ');
}

const persian = new Intl.Collator('fa');

/** Ids of a select in the order of their labels. */
function idsByLabel({ options }: ColumnDefinition): string[] | undefined {
  if (!Array.isArray(options)) return undefined;
  const labelled = options.map((row) => ({ id: String(row['enumId']), label: String(row['description'] ?? '') }));
  return labelled.sort((a, b) => persian.compare(a.label, b.label)).map(({ id }) => id);
}

/** What is compared when rows are ordered by the column; empty values are null. */
export function sortExpression({ definition, source }: ReadColumn): Sql {
  if (source.sort) return source.sort;
  if (source.label) return sql`nullif(${source.label}, '') collate "fa-x-icu"`;
  const ids = definition.type === 'select' ? idsByLabel(definition) : undefined;
  if (ids) return sql`array_position(${ids}::text[], ${source.value})`;
  if (definition.type === 'text') return sql`nullif(${source.value}, '') collate "fa-x-icu"`;
  return definition.type === 'code' ? sql`nullif(${source.value}, '')` : source.value;
}

/** Empty values last, whichever way the order goes. */
export const wayOf = ({ descending }: SortKey): Sql => (descending ? sql`desc nulls last` : sql`asc nulls last`);

/** The joins that some columns need, each once. */
export function joinsFor({ joins = {} }: SourceParts, columns: readonly ReadColumn[]): Sql {
  const names = [...new Set(columns.flatMap(({ source }) => source.join ?? []))];
  return names.length === 0
    ? empty
    : join(
        names.map((name) => joins[name] ?? empty),
        ' ',
      );
}
