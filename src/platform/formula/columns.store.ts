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

const peopleAsked = ({ day }: FormulaLook, subjects: readonly Subject[]): Sql => sql`(
  select t.id, t.party_id, t.company_id, ${day}::date as day
  from unnest(${subjects.map((one) => one.partyRelationshipId)}::uuid[], ${subjects.map((one) => one.partyId)}::uuid[], ${subjects.map((one) => one.companyId)}::uuid[])
    as t (id, party_id, company_id)) s`;

type Stored = Readonly<Record<string, string | null>> & { readonly id: string };

const selected = (columns: readonly Column[]): Sql =>
  join(
    columns.map(({ value }, at) => sql`(${value})::text as ${raw(`c${at}`)}`),
    ', ',
  );

function valuesOf(stored: Stored, columns: readonly (readonly [code: string, column: Column])[], day: string): Map<string, Value> {
  const values = new Map<string, Value>();
  for (const [at, [code, { type, as = readers[type] }]] of columns.entries()) {
    const text = stored[`c${at}`];
    if (text !== null && text !== undefined) values.set(code, as(text, day));
  }
  return values;
}

async function readColumns(look: FormulaLook, columns: readonly (readonly [string, Column])[], joins: Readonly<Record<string, Sql>>, subjects: readonly Subject[]) {
  if (columns.length === 0) return new Map<string, Map<string, Value>>();
  const of = columns.map(([, column]) => column);
  const joined = [...new Set(of.flatMap((column) => column.join ?? []))].map((name) => joins[name] ?? empty);
  const rows = await look.db.many<Stored>(rare(sql`select s.id, ${selected(of)} from ${peopleAsked(look, subjects)} ${join([empty, ...joined], ' ')}`));
  return new Map(rows.map((row) => [row.id, valuesOf(row, columns, look.day)]));
}

const fieldsOf = ({ fields }: Records): (readonly [string, Column])[] => Object.entries(fields).flatMap(([field, column]) => (column ? [[field, column] as const] : []));

async function readRecords(look: FormulaLook, list: Records, subjects: readonly Subject[]): Promise<ReadonlyMap<string, readonly Row[]>> {
  const columns = fieldsOf(list);
  const found = await look.db.many<Stored>(rare(sql`select s.id, ${selected(columns.map(([, column]) => column))} from ${peopleAsked(look, subjects)} ${list.rows}`));
  const records = Map.groupBy(found, ({ id }) => id);
  return new Map(subjects.map(({ partyRelationshipId: id }) => [id, (records.get(id) ?? []).map((row) => valuesOf(row, columns, look.day))]));
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
      const values = await readColumns(
        look,
        columns.filter(([name]) => asked.has(name)),
        joins,
        subjects,
      );
      for (const [name, records] of lists.filter(([list]) => asked.has(list)))
        for (const [id, rows] of await readRecords(look, records, subjects)) {
          const own = values.get(id) ?? new Map<string, Value>();
          values.set(id, own.set(name, rows));
        }
      return values satisfies ReadonlyMap<string, Values>;
    },
  };
}
