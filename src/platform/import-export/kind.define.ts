/**
 * An import kind: what a sheet of units, jobs, positions or people means. Slices declare theirs in `*.import.ts`
 * and know nothing of files, runs or the wire; this slice reads, checks, applies, resumes and undoes for all of them.
 */
import type { OwnWriting, PermissionKey } from '#kernel/call.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import { differences } from '#kernel/differences.ts';
import type { FieldClass } from '#kernel/entity.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { Actor, Base } from '#platform/http/context.server.ts';
import type { ReadCell } from './cells.rules.ts';

/** Cleaned values of a row by column name, all as text: dates ISO, amounts digits, options ids. Empty cells are absent. */
export type Values = Readonly<Record<string, string | undefined>>;

/** Facts that a sentence of the messages names: the other row, the year, the number of digits. */
export type Facts = Readonly<Record<string, string | number>>;

/** Why a row is not accepted. `code` is stable and the key of its Persian sentence (`reasons`). */
export interface Fault {
  readonly column: string;
  readonly code: string;
  readonly facts?: Facts;
}

/** A row of the file that has passed so far. `row` is its line, the header being line 1. */
export interface FileRow {
  readonly row: number;
  readonly values: Values;
  /** Columns whose cell says that what is stored goes. */
  readonly cleared?: readonly string[];
}

export interface RowFault extends Fault {
  readonly row: number;
}

/** Records with codes of their own in each company. */
export type CodeOf = 'unit' | 'job' | 'position' | 'employment';

export interface Column {
  readonly name: string;
  /** The sheet must have the column and every row a value. */
  readonly required?: true;
  /** Code when the value is missing; default `missing_value`. */
  readonly missing?: string;
  /** Whoever may not see the class sees neither value nor reason in somebody else's run. */
  readonly fieldClass: FieldClass;
  readonly read: ReadCell;
  /** How a stored value is told; as it is when absent. Words: value to word. */
  readonly shown?: 'date' | 'amount' | 'option' | Readonly<Record<string, string>>;
  /** The mark for emptying is taken. */
  readonly clears?: true;
  /** Whether somebody writes it in the row of their own; of kinds that write to files. */
  readonly own?: OwnWriting;
  /** Of what the values are codes, by which a company that knows the file is found. */
  readonly codeOf?: CodeOf;
}

/** What the kind says in Persian: kept in the messages of its slice. */
export interface KindTexts {
  readonly title: string;
  /** Column name to its header; the first is the title, the others are spellings that are also understood. */
  readonly headers: Readonly<Record<string, readonly [string, ...string[]]>>;
  /** A good row for the template, by column name. */
  readonly example: Readonly<Record<string, string>>;
  /** Other words for options: type to word to id. */
  readonly synonyms?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Where a run writes. */
export interface Target {
  /** Undefined only while the installation has no company. */
  readonly companyId: string | undefined;
  /** Companies the importer may write to. */
  readonly reach: readonly string[];
  /** Whether a unit row without parent may found a further company. */
  readonly mayFound: boolean;
  /** ISO date from which a changed dated fact is valid. */
  readonly today: string;
  /** Classes of fields the importer may write; undefined: all, the installation itself imports. */
  readonly held?: ReadonlySet<FieldClass> | undefined;
  /** The account that imports and whose it is; undefined: the installation itself imports. */
  readonly importer?: { readonly userId: string; readonly partyId: string } | undefined;
  readonly clock: Clock;
  newId(): string;
}

export type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

/** What a row would do to the database. */
export interface Planned extends FileRow {
  readonly action: 'create' | 'update' | 'unchanged';
  /** The record, also of one that does not exist yet. */
  readonly id: string;
  readonly companyId: string;
  readonly changes: Changes;
  /** What stands in the database now. */
  readonly stored?: Values;
}

/** What a row did. `before` is whatever the kind's `revert` needs to bring the record back. */
export interface Change {
  readonly row: number;
  readonly id: string;
  readonly action: 'create' | 'update';
  readonly before?: unknown;
}

export interface Revertible {
  readonly runId: string;
  /** What the run did, last row first. */
  readonly changes: readonly Change[];
}

/** Whoever takes a run back. */
export interface Reverter extends Pick<Base, 'clock' | 'today' | 'newId'> {
  readonly actor: Actor;
}

export interface Applied {
  readonly changes: readonly Change[];
  /** Companies the rows founded. */
  readonly companies?: readonly string[];
}

export interface ImportKind {
  readonly kind: string;
  /** Name of a record in the audit. */
  readonly entity: string;
  /** Keys of the screen where these records are written by hand: who holds all of them brings sheets of this kind by the narrower right too. */
  readonly byHand?: readonly PermissionKey[];
  /** Place in the order of imports. */
  readonly order: number;
  readonly texts: KindTexts;
  readonly columns: readonly Column[];
  /** Columns that name a row to its reader. */
  readonly labels: readonly string[];
  /** The record is a person: the audit names it as subject. */
  readonly aboutPeople?: true;
  /** Columns of which one alone names a record that stands already: its row may leave out all else. */
  readonly identifies?: readonly string[];
  /** Lines of the rows whose record stands already. */
  known?(db: Db, target: Target, rows: readonly FileRow[]): Promise<ReadonlySet<number>>;
  /** Code of an earlier kind that must come first, or undefined. */
  needs(db: Db, target: Target): Promise<string | undefined>;
  /** Rules between the cells of one row. Pure. */
  rowFaults?(values: Values, target: Target): readonly Fault[];
  /** Values that follow from others, after the row has passed. Pure. */
  complete?(values: Values): Values;
  /** Columns whose value no two rows of a file share, to the code the later row gets. */
  readonly unique: Readonly<Record<string, string>>;
  /** Rules that need the database or the rest of the file. */
  check(db: Db, target: Target, rows: readonly FileRow[]): Promise<readonly RowFault[]>;
  /** Rows in the order in which they can be written (parents first), with what only the whole file tells. */
  arrange?(db: Db, target: Target, rows: readonly FileRow[]): Promise<readonly FileRow[]>;
  /** Holds the records of rows that are about to be planned and written, so that nobody changes them in between. */
  hold?(tx: Tx, target: Target, rows: readonly FileRow[]): Promise<unknown>;
  plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<readonly Planned[]>;
  apply(tx: Tx, target: Target, rows: readonly Planned[]): Promise<Applied>;
  /** Names (keys of `dependants` in the messages) and numbers of the rows that need what the run made. */
  dependants(db: Db, runId: string): Promise<Readonly<Record<string, number>>>;
  /** `by`: who takes it back; undefined: the installation itself. */
  revert(tx: Tx, run: Revertible, by: Reverter | undefined): Promise<void>;
  /** People of whom taking the run back moves what nobody weaker than they may move. */
  guarded?(db: Db, runId: string): Promise<readonly string[]>;
}

/** Declares a kind. */
export const defineImport = (kind: ImportKind): ImportKind => kind;

/** Fields of a row that differ from the stored ones; empty cells never erase what is stored, the mark for emptying does. */
export const changesOf = (values: Values, stored: Values | undefined, cleared: readonly string[] = []): Changes =>
  differences(stored, { ...values, ...Object.fromEntries(cleared.map((name) => [name, null])) });
