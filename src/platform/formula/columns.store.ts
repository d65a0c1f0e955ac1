/**
 * A vocabulary whose names are columns: each is SQL over `s` (the people asked for, with `s.id` of the employment, `s.party_id`,
 * `s.company_id` and `s.day`) and over the joins it names. However many people are asked for, what is asked of them is one
 * statement, and one more for each list of records.
 */
import { readExact } from '#kernel/formula/exact.ts';
import type { Row, Type, Value } from '#kernel/formula/values.ts';
import { empty, join, rare, raw, type Sql, sql } from '#platform/db/db.server.ts';
import type { FormulaLook, FormulaName, PersonVocabulary, Subject, Values } from './formula.define.ts';

type Single = Exclude<Type, 'list' | 'table'>;

export interface Column extends Pick<FormulaName, 'unit' | 'options' | 'class'> {
  readonly type: Single;
  readonly value: Sql;
  /** Of the joins of the vocabulary. */
  readonly join?: string;
  /** What the stored text stands for on a day (ISO), where it is not the value itself. */
  readonly as?: (stored: string, day: string) => Value;
}

/** A list of records: the rows that belong to each person. */
export interface Records<F extends string = string> extends Pick<FormulaName, 'class'> {
  /** `join ... on ...`, with only the rows that count on `s.day`. */
  readonly rows: Sql;
  /** Which of them: lists of the same rows and fields are read together, and a record that is in several is one. */
  readonly only?: Sql;
  readonly fields: Readonly<Partial<Record<F, Column>>>;
}

export interface ColumnVocabulary<C extends string, L extends string, F extends string> {
  readonly code: string;
  readonly words: {
    readonly title: string;
    readonly names: Readonly<Record<NoInfer<C | L>, string>>;
    readonly fields?: Readonly<Record<NoInfer<L>, Readonly<Partial<Record<NoInfer<F>, string>>>>>;
  };
  readonly joins?: Readonly<Record<string, Sql>>;
  readonly columns: Readonly<Record<C, Column>>;
  readonly lists?: Readonly<Record<L, Records<F>>>;
}

const readers: Readonly<Record<Single, (stored: string) => Value>> = {
  number: readExact,
  text: (stored) => stored,
  date: (date) => ({ date }),
  flag: (stored) => stored === 'true' || stored === 'Y',
};

/** Whoever is asked for, in the order of the subjects (`s.at`, from 1). */
const peopleAsked = ({ day }: FormulaLook, subjects: readonly Subject[]): Sql => sql`(
  select t.id, t.party_id, t.company_id, t.at, ${day}::date as day
  from unnest(${subjects.map((one) => one.partyRelationshipId)}::uuid[], ${subjects.map((one) => one.partyId)}::uuid[], ${subjects.map((one) => one.companyId)}::uuid[])
    with ordinality as t (id, party_id, company_id, at)) s`;

type Coded = readonly [code: string, column: Column];

/** What is found: of each row at which place of the subjects (from 1) its person stands, and what is stored in each column. */
interface Found {
  readonly at: readonly number[];
  readonly stored: readonly (readonly (string | null)[])[];
}

/**
 * A row for each person would be taken apart a cell at a time; a column that comes as one array is read at once, some five times as fast.
 * All arrays are of one aggregation, so each has its rows in the same order.
 */
async function found(look: FormulaLook, columns: readonly Coded[], from: Sql, subjects: readonly Subject[]): Promise<Found> {
  const cells = columns.map(([, { value }], at) => sql`(${value})::text as ${raw(`c${at}`)}`);
  const whole = columns.map((_, at) => sql`json_agg(${raw(`c${at}`)}) as ${raw(`c${at}`)}`);
  const one = await look.db.one<Readonly<Record<string, readonly (string | null)[] | null>> & { readonly at: readonly number[] | null }>(
    rare(sql`select ${join([sql`json_agg(at) as at`, ...whole], ', ')} from (
      select ${join([sql`s.at`, ...cells], ', ')} from ${peopleAsked(look, subjects)} ${from}) rows`),
  );
  return { at: one.at ?? [], stored: columns.map((_, at) => one[`c${at}`] ?? []) };
}

/** Reads what is stored; the same text is read once, for most columns hold few. */
function readerOf({ type, as = readers[type] }: Column, day: string): (stored: string) => Value {
  const known = new Map<string, Value>();
  return (stored) => {
    const before = known.get(stored);
    if (before !== undefined) return before;
    const value = as(stored, day);
    known.set(stored, value);
    return value;
  };
}

/** Writes each column of what was found into the maps that stand for its rows. */
function fill(maps: readonly Map<string, Value>[], stored: Found['stored'], columns: readonly Coded[], day: string): void {
  for (const [at, [code, column]] of columns.entries()) {
    const read = readerOf(column, day);
    for (const [row, text] of (stored[at] ?? []).entries()) if (text !== null) maps[row]?.set(code, read(text));
  }
}

/** Into the maps of the subjects, by their place. */
async function readColumns(look: FormulaLook, columns: readonly Coded[], joins: Readonly<Record<string, Sql>>, subjects: readonly Subject[], maps: readonly Map<string, Value>[]) {
  if (columns.length === 0) return;
  const joined = [...new Set(columns.flatMap(([, column]) => column.join ?? []))].map((name) => joins[name] ?? empty);
  const { at: places, stored } = await found(look, columns, join([empty, ...joined], ' '), subjects);
  const own = places.map((at) => maps[at - 1] as Map<string, Value>);
  fill(own, stored, columns, look.day);
}

const fieldsOf = ({ fields }: Records): Coded[] => Object.entries(fields).flatMap(([field, column]) => (column ? [[field, column] as const] : []));

/** Of whoever has no records. */
const NO_ROWS: readonly Row[] = [];

function addTo(map: Map<string, Value>, code: string, record: Row): void {
  const own = map.get(code) as Row[];
  if (own === NO_ROWS) map.set(code, [record]);
  else own.push(record);
}

type CodedList = readonly [code: string, list: Records];
type CodedLists = readonly [CodedList, ...CodedList[]];

/** Lists of the same rows and fields stand together. */
function bySource(lists: readonly CodedList[]): CodedLists[] {
  const sources = Map.groupBy(lists, ([, { rows }]) => rows);
  return [...sources.values()].flatMap((of) => [...Map.groupBy(of, ([, { fields }]) => fields).values()]) as unknown as CodedLists[];
}

const everyone = sql`true`;

/** Records are read once for all lists of the same rows, each with whether it is in the list. */
async function readRecords(look: FormulaLook, lists: CodedLists, subjects: readonly Subject[], maps: readonly Map<string, Value>[]): Promise<void> {
  const [[, { rows }]] = lists;
  const columns = fieldsOf(lists[0][1]);
  const only = lists.map(([, list]) => list.only ?? everyone);
  const isIn = only.map((value, at): Coded => [`in${at}`, { type: 'flag', class: 'public', value }]);
  const { at: places, stored } = await found(look, [...columns, ...isIn], sql`${rows} where ${join(only, ' or ')}`, subjects);
  const records = places.map(() => new Map<string, Value>());
  fill(records, stored, columns, look.day);
  for (const [list, [code]] of lists.entries()) {
    for (const map of maps) map.set(code, NO_ROWS);
    const inList = stored[columns.length + list] ?? [];
    for (const [row, at] of places.entries()) if (inList[row] === 'true') addTo(maps[at - 1] as Map<string, Value>, code, records[row] as Row);
  }
}

const nameOf = (code: string, title: string, { type, unit, options, class: fieldClass }: Column): FormulaName => ({
  code,
  title,
  type,
  unit,
  class: fieldClass,
  ...(options !== undefined && { options }),
});

/** Declares a vocabulary of columns. Codes are the keys of `columns` and `lists` below its own. */
export function columnVocabulary<const C extends string, const L extends string = never, const F extends string = string>(spec: ColumnVocabulary<C, L, F>): PersonVocabulary {
  const { code, words, joins = {} } = spec;
  const coded = <T>(of: Readonly<Record<string, T>>) => Object.entries(of).map(([name, one]): readonly [string, T] => [`${code}.${name}`, one]);
  const columns = coded<Column>(spec.columns);
  const lists = coded<Records>(spec.lists ?? {});
  const titleOf = (name: string): string => words.names[name.slice(code.length + 1) as C | L];
  const fieldTitle = (list: string, field: string): string => words.fields?.[list.slice(code.length + 1) as L]?.[field as F] ?? field;
  return {
    is: 'vocabulary',
    of: 'person',
    code,
    title: words.title,
    names: [
      ...columns.map(([name, column]) => nameOf(name, titleOf(name), column)),
      ...lists.map(
        ([name, list]): FormulaName => ({
          code: name,
          title: titleOf(name),
          type: 'list',
          class: list.class,
          fields: fieldsOf(list).map(([field, column]) => nameOf(field, fieldTitle(name, field), column)),
        }),
      ),
    ],
    read: async (look, asked, subjects) => {
      const maps = subjects.map(() => new Map<string, Value>());
      const isAsked = ([name]: readonly [string, unknown]): boolean => asked.has(name);
      await readColumns(look, columns.filter(isAsked), joins, subjects, maps);
      for (const together of bySource(lists.filter(isAsked))) await readRecords(look, together, subjects, maps);
      return new Map(subjects.map(({ partyRelationshipId }, at): [string, Values] => [partyRelationshipId, maps[at] as Values]));
    },
  };
}
