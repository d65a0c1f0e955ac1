/** What a slice says about the rows of a table: where they lie and how each column is read. Identifiers of statements come from here and from nowhere else. */
import type { $ZodType } from 'zod/v4/core';
import type { AnyCall, QueryOf, ScopeOf } from '#kernel/call.ts';
import type { FieldClass } from '#kernel/entity.ts';
import type { ColumnDefinition, ColumnNameOf, ConditionNameOf, TableDefinition, TableFilter } from '#kernel/table/definition.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Db, Sql } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import type { SealedField } from '#platform/secrets/sealed-field.define.ts';

/**
 * How a column is read. Types of `value` in SQL: text, code, select (an id), multiselect (JSON text), indicator (Y, N):
 * text; count, hour, amount: whole numbers; float: any number; date: date; dateTime: timestamptz.
 */
export interface SourceColumn {
  readonly value: Sql;
  /** Words of a select whose options do not stand in the definition: for order, export and print. */
  readonly label?: Sql;
  /** The text as foldForSearch makes it, when a column holds it: quicker than folding each row. */
  readonly folded?: Sql;
  /** Compared in place of the value, by its own collation; empty values null. */
  readonly sort?: Sql;
  /** Name of one of the `joins`, without which the column cannot be read. */
  readonly join?: string;
  /** The value lies sealed, bound to the record `of`: it is opened row by row and can neither be filtered, sorted nor searched by. */
  readonly sealed?: { readonly field: Pick<SealedField, 'open'>; readonly of: Sql };
}

/** SQL of one checked filter of a condition; `all`: the filters it stands among. */
export type SourceCondition = (filter: TableFilter, all: readonly TableFilter[]) => Sql;

export interface SourceParts<N extends string = string, K extends string = string> {
  /** Tables with their joins, without `from`. */
  readonly from: Sql;
  /** Joins that no row is lost or doubled by; made only when a column is asked for that needs them. */
  readonly joins?: Readonly<Record<string, Sql>>;
  /** Which rows there are at all: made from the RowScope of the call. */
  readonly where: Sql;
  /** Unique; makes every order total, and names the row. */
  readonly key: Sql;
  /** partyId of the person a row is about. */
  readonly subject?: Sql;
  readonly columns: { readonly [K in N]: SourceColumn };
  /** Of every condition of the table: what it asks of a row. Needs none of the `joins`. */
  readonly conditions?: { readonly [C in K]: SourceCondition };
  /** Fields of a row that are no columns. */
  readonly more?: Readonly<Record<string, Sql>>;
  /** Columns (text, code) in which words are looked for; those of a class the reader lacks are left out. Absent: `where` has seen to the words. */
  readonly search?: readonly N[];
  /** Order when none is asked for. */
  readonly order?: Sql;
  /** There may be 100,000 rows, of which the index of the order would be read to its end for the last of few: their subjects are looked for first. Has no totals; of filtered rows no more than 1,000 are counted. */
  readonly isLarge?: true;
  /** Names of the ids in filters by lists that do not stand in the definition, for the head of a print. */
  readonly labels?: ReadonlyMap<string, string>;
  /** What the further parameters of the call ask for, as sentences for the head of a print. */
  readonly said?: readonly string[];
}

/** The two calls as `defineList` makes them. */
export interface TableCalls<T extends TableDefinition = TableDefinition> {
  readonly table: T;
  readonly row: $ZodType;
  readonly list: AnyCall;
  readonly export: AnyCall;
}

/** For whom and for what the rows are read. */
export type Look<C extends TableCalls> = {
  readonly db: Db;
  readonly actor: Actor;
  /** ISO date in Tehran. */
  readonly today: string;
  readonly query: Omit<QueryOf<C['export']>, 'format' | 'columns'>;
  /** The checked filters, for a source that has to look something up for them. */
  readonly filters?: readonly TableFilter[];
  /** The call that reaches the rows, where it is not one of the table's own. */
  readonly by?: AnyCall;
} & (ScopeOf<C['list']> extends 'none' ? object : { readonly rows: RowScope });

/** A table with conditions has to say each of them. */
export type PartsOf<T extends TableDefinition> = SourceParts<ColumnNameOf<T>, ConditionNameOf<T>> &
  ([ConditionNameOf<T>] extends [never] ? object : Required<Pick<SourceParts<ColumnNameOf<T>, ConditionNameOf<T>>, 'conditions'>>);

export interface TableSource<C extends TableCalls = TableCalls> {
  readonly calls: C;
  /** Highest count that is told exactly; a list with totals counts all of its rows. */
  readonly countCap?: number;
  parts(look: Look<C>): PartsOf<C['table']> | Promise<PartsOf<C['table']>>;
}

/** Declares where the rows of a table lie. */
export const defineSource = <C extends TableCalls>(source: TableSource<C>): TableSource<C> => source;

/** What somebody may know about the columns of a table. */
export interface Sight {
  /** Held for everybody in scope: only these may be filtered, sorted and summed by, or exported. */
  mayUse(column: ColumnDefinition): boolean;
  /** Held for others and not for oneself (evaluation): one's own value counts as empty, or order and filters would tell it. */
  hidesOwn(column: ColumnDefinition): boolean;
  readonly partyId: string;
}

/** What the actor may know by a call, of the rows that `by` reaches. Where every row is one's own, what one may see of oneself may be asked too. */
export function sightOf(actor: Actor, call: AnyCall, by: AnyCall = call): Sight {
  const classes = classesOf(actor, call, by);
  const own = classes(actor.partyId);
  const held = call.scope === 'self' ? own : classes(undefined);
  const classOf = (column: ColumnDefinition): FieldClass => column.class ?? 'public';
  return { mayUse: (column) => held.has(classOf(column)), hidesOwn: (column) => !own.has(classOf(column)), partyId: actor.partyId };
}
