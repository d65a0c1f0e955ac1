/**
 * A kind of work over many records: what a slice declares in `*.run.ts`, so that payslips, welfare or orders for many are done in
 * batches, resumed, paused and stopped, without a word about how (docs/adr/0043).
 */
import type { PermissionKey } from '#kernel/call.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { AppError, ErrorValues } from '#kernel/errors.ts';
import type { AccessFacts } from '#platform/access/access.store.ts';
import type { Db, Sql, Tx } from '#platform/db/db.server.ts';
import type { AuditEntry, RowScope } from '#platform/http/context.server.ts';
import type { Threads } from '#platform/threads/threads.server.ts';

/** What is known of a run wherever its kind is asked. */
export interface RunFacts<P> {
  readonly runId: string;
  readonly companyId: string;
  /** What it is about beside its subjects, as JSON takes it; nothing of a person. */
  readonly parameters: P;
}

/** What the kind is told when subjects are listed and when some of them are worked on. */
export interface RunContext<P> {
  readonly tx: Tx;
  readonly run: RunFacts<P>;
  /** Rows that who started the run reaches today with the permission of the kind. */
  readonly rows: RowScope;
  /** ISO date in Tehran. */
  readonly today: string;
  readonly clock: Clock;
  newId(): string;
}

/** What the kind is told when it reads for a batch that has not begun. */
export interface RunAhead<P> extends Omit<RunContext<P>, 'tx'> {
  /** Beside any transaction: what was committed by then. */
  readonly db: Db;
  readonly threads: Threads;
}

export interface RunWork<P, A = unknown> extends RunContext<P> {
  /** Who started the run, with what they may do today. */
  readonly by: { readonly userId: string; readonly partyId: string } & AccessFacts;
  audit(entry: AuditEntry): void;
  /** A transaction of its own in the same name, for what has to stand whatever becomes of the batch: the row of a file before its bytes. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** For what takes the processor long. */
  readonly threads: Threads;
  /** What `ahead` answered for these subjects and maybe others; undefined where nothing was read for them, or it failed. */
  readonly ahead?: A | undefined;
}

export interface RunItem {
  /** Place in the order of the run, from 1. */
  readonly itemNo: number;
  readonly subjectId: string;
}

/** A subject of a batch that is set aside while the others of it are done. */
export interface Refused {
  readonly subjectId: string;
  readonly error: AppError;
}

/** How many subjects a finished run did and set aside. */
export interface RunCounts {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
}

export interface RunKind<P = unknown, A = unknown> {
  /** Folder of the slice below src and a name: modules/payroll/payslips. Stays what it is from release to release. */
  readonly key: string;
  /** Whoever starts the run must hold it, when it starts and at each batch. */
  readonly permission: PermissionKey;
  /** One run at a time in a company; otherwise any number. */
  readonly alone: boolean;
  /** Subjects of one transaction. */
  readonly batch: number;
  /** Selects `subject_id uuid` in the order of the work; asked once, when the run starts. */
  items(context: RunContext<P>): Sql;
  /** Of these subjects the ones within `rows`; asked at each batch. */
  inReach(context: RunContext<P>, subjectIds: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Reads, and counts, for the next batch while this one is written: of a kind whose batches both read and write much. It writes nothing, and what it
   * answers is held until its batch begins, or forgotten.
   */
  ahead?(context: RunAhead<P>, subjectIds: readonly string[]): Promise<A>;
  /**
   * Does the work; all of it or, when it throws, nothing. The subjects of a batch that failed are then tried one by one. Those that it knows
   * it cannot do it answers, and has done nothing of them.
   */
  work(context: RunWork<P, A>, items: readonly RunItem[]): Promise<readonly Refused[]> | Promise<void>;
  /** What may be shown of a failure beside its code; default: nothing, since values can be of a person. */
  shown?(error: AppError): ErrorValues;
  /** With the end of the run, in its last transaction: to tell who started it. */
  ended?(context: RunWork<P>, counts: RunCounts): Promise<void>;
}

/** Declares a kind. */
export const defineRun = <P, A = unknown>(kind: RunKind<P, A>): RunKind<P, A> => kind;
