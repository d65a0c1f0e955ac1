/** What a handler gets: everything it may use, handed over as one object. No singletons, no container. */
import type { Readable } from 'node:stream';
import type { AnyCall, BodyInput, BodyOf, MethodOf, ParamsOf, PathOf, QueryOf, ReplyOf, ScopeOf } from '#kernel/call.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { FieldClass } from '#kernel/entity.ts';
import type { ErrorBody } from '#kernel/errors.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { Attempt } from './attempt.server.ts';
import type { Upload } from './upload.server.ts';

/** A group of the actor: what it permits, on which rows, showing which classes of fields. */
export interface Grant {
  readonly groupId: string;
  /** Permission keys or their beginnings, as stored. */
  readonly permissions: readonly string[];
  readonly rowScope: 'self' | 'units' | 'named' | 'company' | 'all';
  readonly classes: readonly FieldClass[];
  /** Company the membership is valid in. */
  readonly companyId: string;
  /** Units of the scope `named`, with everything below them. */
  readonly unitIds?: readonly string[];
}

/** The signed-in person of a request. */
export interface Actor {
  readonly userId: string;
  readonly username: string;
  readonly partyId: string;
  readonly sessionId: string;
  /** The company the actor works in now (docs/adr/0021); only what was granted for it counts. */
  readonly companyId: string;
  /** Company of the account, in which the own rows stand; of a program absent. */
  readonly homeCompanyId?: string;
  /** The company one works in has no parent: what belongs to the whole installation is changed from there (docs/adr/0038). */
  readonly isTop?: boolean;
  /** Own company and those below it, as far as the grants reach. */
  readonly companyIds: readonly string[];
  /** Units in which the actor holds a position today, when a grant reaches by units. */
  readonly unitIds: readonly string[];
  readonly roles: readonly string[];
  readonly grants: readonly Grant[];
  readonly mustChangePassword: boolean;
  /** Nothing opens before a second factor is set up; identity/authenticate.ts refuses. */
  readonly mustEnrol?: true;
}

declare const scoped: unique symbol;
/**
 * The rows an actor may touch with the permission of this call. Only platform/access makes one (the brand);
 * store functions on rows of people or companies demand it, so such rows cannot be read without it.
 */
export interface RowScope {
  readonly [scoped]: true;
  readonly selfPartyId: string;
  /** Whole companies. */
  readonly companyIds: readonly string[];
  /** Units with everything below them. */
  readonly unitIds: readonly string[];
  /** ISO date the tree and the posts are read for. */
  readonly asOf: string;
}

export interface RequestFacts {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  /** The request came over TLS, here or at the proxy in front: cookies say Secure. */
  readonly secure: boolean;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What a handler may say about the answer besides its body. */
export interface ReplyFacts {
  header(name: string, value: string): void;
  /** The raw answer is a part of the whole (206). */
  partial(): void;
  /**
   * Tags the answer of a `tagged` call with its version; true when the caller holds that version already: the answer is
   * then 304 without a body, whatever the handler returns.
   */
  isKnown(version: string): boolean;
}

/** One changed record: goes into the audit in the same transaction. */
export interface AuditEntry {
  /** Entity name as in the contract, for example Person. */
  readonly entity: string;
  readonly id: string;
  readonly action: 'create' | 'update' | 'delete' | 'import' | 'undo' | 'sign-in' | 'sign-out' | 'refuse' | 'export' | 'read';
  /** Field to [old, new]. */
  readonly changes?: Readonly<Record<string, readonly [unknown, unknown]>>;
  readonly subjectPartyId?: string;
  readonly companyId?: string;
}

/** Streams of events to browsers (src/server/live.ts). */
export interface Streams {
  /** A stream that ends with the session; tooMany: the session has as many as it may. Undefined when no more are taken. */
  open(who: { readonly sessionId: string; readonly partyId: string }): Readable | 'tooMany' | undefined;
}

/** What an act needs wherever it is done: in a call, in a task, in a job. */
export interface Act {
  readonly clock: Clock;
  /** ISO date of today in Asia/Tehran. */
  readonly today: string;
  newId(): string;
}

/** What a call has of HTTP beside it. */
export interface Base extends Act {
  readonly request: RequestFacts;
  readonly reply: ReplyFacts;
  /**
   * Says of whom the answer shows fields of these classes, where its contract does not: values in lists of fields. Reading
   * them leaves the same trace as reading a classed field (audit/read-log.ts).
   */
  recordRead(subjectPartyId: string, classes: readonly FieldClass[]): void;
  /** Undefined where the server serves none. */
  readonly streams: Streams | undefined;
}

type Rows<S> = S extends 'none' | 'installation' ? object : { readonly rows: RowScope };
type Who<C extends AnyCall> = C['permission'] extends 'public' ? { readonly actor: Actor | undefined } : { readonly actor: Actor };
type Store<M> = M extends 'GET' ? { readonly db: Db } : { readonly tx: Tx; audit(entry: AuditEntry): void };
type Attempted<M> = M extends 'GET' ? object : { readonly attempt: Attempt };

/** What is asked for and by whom, with nothing of HTTP. */
export type ActContext<C extends AnyCall> = Act &
  Who<C> &
  Store<MethodOf<C>> &
  Rows<ScopeOf<C>> & {
    readonly body: BodyOf<C>;
    readonly query: QueryOf<C>;
    readonly params: Readonly<Record<ParamsOf<PathOf<C>>, string>>;
  };

export type Context<C extends AnyCall> = Base &
  ActContext<C> &
  Attempted<MethodOf<C>> & {
    /** File and fields of a multipart call. */
    readonly upload: Upload;
  };

export type Handler<C extends AnyCall> = (context: Context<C>) => Promise<ReplyOf<C>>;

export interface Route {
  readonly call: AnyCall;
  /** Takes the context of its call. */
  readonly handler: (context: object) => Promise<unknown>;
  /** Name of the handler that this call shares with those a factory made for other records. */
  readonly family?: string;
  /** The handler needs no more than an `ActContext`. */
  readonly isAct?: true;
  /** Bodies by an English name, for the document of all calls. */
  readonly examples?: Readonly<Record<string, unknown>>;
}

const ofFamily = (family: string | undefined): Pick<Route, 'family'> => (family === undefined ? {} : { family });

/** Ties a handler to its call. */
export const route = <C extends AnyCall>(call: C, handler: Handler<C>, family?: string): Route => ({ call, handler: handler as unknown as Route['handler'], ...ofFamily(family) });

/** Shows outside programs what a body looks like, by an English name each; every one is answered (test/examples.test.ts). */
export const withExamples = <C extends AnyCall>(_call: C, one: Route, examples: Readonly<Record<string, BodyInput<C>>>): Route => ({ ...one, examples });

/** Ties a handler to a call that answers raw bytes, or nothing to whoever holds them already. */
export const rawRoute = <C extends AnyCall>(call: C, handler: (context: Context<C>) => Promise<Uint8Array | undefined>): Route => ({
  call,
  handler: handler as unknown as Route['handler'],
});

/** Ties a handler to its call that needs nothing of HTTP: a task or a job may do the same act by it. */
export const actRoute = <C extends AnyCall>(call: C, handler: (act: ActContext<C>) => Promise<ReplyOf<C>>, family?: string): Route => ({
  ...route(call, handler as Handler<C>, family),
  isAct: true,
});

/**
 * What the handler of a throttled call, or of one with transactions of its own, gets instead of one transaction: short
 * ones of its own, and reads outside of any. Hashing a password or keeping a file then holds no connection, and a counted
 * failure outlives the refusal that follows it. Writes its audit with writeAudit.
 */
export type ManualTransactionContext<C extends AnyCall> = Omit<Context<C>, 'db' | 'tx' | 'audit' | 'attempt'> & {
  readonly db: Db;
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** In words what a transaction was refused with; throws on what nobody foresaw. */
  told(error: unknown): ErrorBody;
};

/** Ties a handler to a throttled call, or to one with transactions of its own. */
export function manualRoute<C extends AnyCall>(call: C, handler: (context: ManualTransactionContext<C>) => Promise<ReplyOf<C>>, family?: string): Route {
  if (!call.throttled && !call.ownTransactions) throw new Error(`${call.method} ${call.path} is neither throttled nor has transactions of its own`);
  return { call, handler: handler as unknown as Route['handler'], ...ofFamily(family) };
}
