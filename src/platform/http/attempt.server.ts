/** One of many things that a call does, each kept or taken back for itself. */
import type { ErrorBody } from '#kernel/errors.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { sql } from '#platform/db/db.server.ts';
import type { AuditEntry } from './context.server.ts';
import type { Fault } from './faults.server.ts';

/** What came of it; `refused` is what the answer would have said, had it been the whole call. */
export type Attempted<T> = { readonly done: T } | { readonly refused: ErrorBody };

/** Runs within the transaction of the call and keeps all of it or nothing, with its audit. Throws only what nobody foresaw. */
export type Attempt = <T>(work: (audit: (entry: AuditEntry) => void) => Promise<T>) => Promise<Attempted<T>>;

/** `tell` turns what was thrown into an answer; entries of what is kept go to `audit`. */
export const attemptIn =
  (tx: Tx, audit: (entry: AuditEntry) => void, tell: (error: unknown) => Fault): Attempt =>
  async (work) => {
    const entries: AuditEntry[] = [];
    await tx.run(sql`savepoint attempt`);
    try {
      const done = await work((entry) => void entries.push(entry));
      await tx.run(sql`release savepoint attempt`);
      for (const entry of entries) audit(entry);
      return { done };
    } catch (error) {
      const fault = tell(error);
      if (fault.unforeseen) throw error;
      await tx.run(sql`rollback to savepoint attempt`);
      await tx.run(sql`release savepoint attempt`);
      return { refused: fault.body };
    }
  };
