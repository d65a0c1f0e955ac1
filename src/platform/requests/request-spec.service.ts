/**
 * What a slice says of its requests (docs/adr/0041): what their record is, what is written, held and booked, and who is told. `requestProcess` says
 * when, in which status, and with which trace.
 */
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { AuditEntry } from '#platform/http/context.server.ts';
import type { Variables } from '#platform/workflow/cases/instances.store.ts';
import type { AnsweredCase, FormAnswer, FormKind, FormReading, ProcessKind, ReadingCase, StartKind, WritingCase } from '#platform/workflow/process.define.ts';
import type { RequestCodes, RequestEnd } from './request.rules.ts';

/** What every request is known by. */
export interface RequestRecord {
  readonly requestId: string;
  readonly companyId: string;
  /** Whose request it is. */
  readonly partyId: string;
}

/** Where a record is looked for. `today` is the ISO day in Tehran. */
export interface RequestPlace {
  readonly companyId: string;
  readonly today: string;
}

/** Who asks, in the transaction of a case. */
export interface Asking extends Pick<WritingCase, 'tx' | 'today' | 'now' | 'newId' | 'audit'> {
  readonly companyId: string;
  /** Whose request it is. */
  readonly partyId: string;
  /** Who writes it: the same, or whoever stands in for them. */
  readonly actorPartyId: string;
}

/** What was written of a request. */
export interface Written {
  readonly requestId: string;
  /** What its case is called from now on (`NewCase.subject`); null: as before. */
  readonly subject: string | null;
  /** What conditions ask for from the start. */
  readonly variables: Variables;
}

/** Where a request stands, as its record keeps it. */
export interface StoredStatus<R, S extends string> {
  /** In the trace. */
  readonly name: string;
  readonly codes: RequestCodes<S>;
  of(record: R): S;
  set(tx: Tx, record: R, status: S, now: Date): Promise<unknown>;
  /** In the trace; `update` when absent. */
  traced?(status: S): AuditEntry['action'];
}

/** What is asked for: `V` as its form has it, `W` as it was written. */
export interface Asked<R, V, W extends Written> {
  /** Of one that is begun from /tasks. */
  readonly start?: Pick<StartKind, 'permission' | 'form' | 'values'>;
  /** What a request says, with what was corrected in its place. Throws AppError with fields of the form. */
  merged(record: R, values: Readonly<Record<string, unknown>>, today: string): V | Promise<V>;
  /** Writes a request, or in place of `before` what it was corrected to. Throws what it may not be. */
  write(asking: Asking, values: V, before: R | undefined): Promise<W>;
  /** Reserves what is asked for until it is decided: days, an amount. Of a corrected one in place of what was held. */
  hold?(asking: Asking, written: W): Promise<void>;
  /** For the trace. */
  changes(written: W, before: R | undefined): NonNullable<AuditEntry['changes']>;
}

interface Showing<R> {
  /** In Persian. */
  readonly title: string;
  read(record: R, reading: ReadingCase): Promise<FormReading>;
}

/** A form with which somebody decides, or has a say. */
export interface DecisionForm<R> extends Showing<R>, Pick<FormKind, 'sees' | 'isBulk'> {
  readonly is: 'decide';
  /** The answer that leads back to whoever asked; `modify` when absent. */
  readonly back?: string;
  /** Nothing beside the answer when absent. */
  readonly values?: FormKind['values'];
  /** What any other answer writes. */
  decide?(answering: Answering, record: R, answer: FormAnswer): Promise<void>;
}

/** The form of the request itself: with it whoever asked puts right what came back. */
export interface CorrectionForm<R> extends Showing<R> {
  readonly is: 'correct';
  /** Of each what was changed: what is left out stays. */
  readonly values: FormKind['values'];
}

export type RequestForm<R> = DecisionForm<R> | CorrectionForm<R>;

/** The answer of a person. */
export type Answering = AnsweredCase & { readonly actorPartyId: string };

export interface Booking<R> {
  /** As the steps name it. */
  readonly handler: string;
  /** In Persian. */
  readonly title: string;
  /** Writes what was approved. `approve` moves the request, which holds nothing from then on; it is moved afterwards where this does not say when. */
  book(writing: WritingCase, record: R, approve: () => Promise<void>): Promise<void>;
}

export type ProcessFacts = Pick<ProcessKind, 'key' | 'title' | 'steps' | 'variables' | 'variableTitles' | 'tells' | 'facts' | 'about' | 'begunAt' | 'kinds'>;

export interface RequestSpec<R extends RequestRecord, V, W extends Written, S extends string> extends ProcessFacts {
  /** Of the trace. */
  readonly entity: string;
  find(db: Db, requestId: string, place: RequestPlace): Promise<R | undefined>;
  /** Locked until the end of the transaction. */
  lock(tx: Tx, requestId: string, place: RequestPlace): Promise<R | undefined>;
  /** Without it the case alone says where a request stands: for what nobody counts by. */
  readonly status?: StoredStatus<R, S>;
  readonly asked: Asked<R, V, W>;
  /** By key, as steps name them. */
  readonly forms: Readonly<Record<string, RequestForm<R>>>;
  readonly booking?: Booking<R>;
  /** Further services. */
  readonly services?: ProcessKind['services'];
  /** It ends without having been booked: lets go of what was held, before it is moved. */
  ending?(writing: WritingCase, record: R, end: RequestEnd): Promise<void>;
  /** Tells whoever asked how it ended (`byNotice` of request-process.ts). */
  tell?(writing: WritingCase, record: R, end: RequestEnd): Promise<void>;
}
