/**
 * Who read fields of the classes pay, identity, bank or health of somebody else. Noted where replies are cut, written
 * in batches within a second, after the answer: a read costs its caller nothing. An orderly stop writes what is left;
 * a crash loses what was read in the last second. While the database takes nothing, answers wait once the queue is full.
 */
import type pg from 'pg';
import type { AnyCall } from '#kernel/call.ts';
import type { FieldClass } from '#kernel/entity.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import type { Actor, AuditEntry } from '#platform/http/context.server.ts';
import { type AttributedEntry, writeAttributed } from './audit.store.ts';

/** Classes whose reading leaves a trace (spec 2.1, reliability-security.md 2.6). */
export const loggedClasses: ReadonlySet<FieldClass> = new Set(['pay', 'identity', 'bank', 'health']);

/** People a call may show before it counts as a list: then one row with their number and what was asked stands for all. */
const MAX_SUBJECTS = 3;
const FLUSH_MS = 1_000;
const BATCH = 500;
const MAX_WAITING = 5_000;
/** Letters of one value of a query. */
const MAX_QUERY_TEXT = 200;

/** What one answer showed of other people, by their party ids; a row that names nobody stands under ''. */
export type Shown = Map<string, Set<FieldClass>>;

/** One answer that may have shown something. */
export interface ReadCall {
  readonly actor: Actor;
  readonly requestId: string;
  readonly call: AnyCall;
  readonly query: unknown;
  readonly shown: Shown;
}

export interface ReadLog {
  /** Takes note of an answer. A promise when there is no room: the answer waits for it. */
  note(read: ReadCall): Promise<void> | undefined;
  flush(): Promise<void>;
  /** Resolves when everything noted is written. */
  stop(): Promise<void>;
}

const shortened = (value: unknown): unknown => (typeof value === 'string' ? value.slice(0, MAX_QUERY_TEXT) : value);
const queryOf = (query: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries((query ?? {}) as object).flatMap(([name, value]) => (value === undefined ? [] : [[name, shortened(value)]])));

/** The entries of one answer. */
export function entriesOf({ actor, call, query, shown }: ReadCall): AuditEntry[] {
  const about = { entity: 'Call', id: `${call.method} ${call.path}`, action: 'read', companyId: actor.companyId } as const;
  const people = [...shown].filter(([subject]) => subject !== '');
  if (people.length === shown.size && people.length <= MAX_SUBJECTS)
    return people.map(([subjectPartyId, classes]) => ({ ...about, subjectPartyId, changes: { classes: [null, [...classes].sort()] } }));
  const classes = [...new Set([...shown.values()].flatMap((one) => [...one]))].sort();
  return [{ ...about, changes: { classes: [null, classes], count: [null, people.length], query: [null, queryOf(query)] } }];
}

export function createReadLog(pool: pg.Pool, report: (error: unknown) => void): ReadLog {
  let waiting: AttributedEntry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let atWork: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      await writing(pool, systemActor('read-log'), (tx) => writeAttributed(tx, batch));
      waiting = waiting.slice(batch.length);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    atWork ??= write().finally(() => {
      atWork = undefined;
    });
    return atWork;
  }

  /** What could not be written stays and is tried again. */
  function later(): void {
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => {
        report(error);
        later();
      });
    }, FLUSH_MS).unref();
  }

  return {
    note: (read) => {
      for (const entry of entriesOf(read)) waiting.push({ actor: read.actor, requestId: read.requestId, entry });
      if (waiting.length >= MAX_WAITING) return flush();
      later();
      return undefined;
    },
    flush,
    stop: async () => {
      await flush();
    },
  };
}
