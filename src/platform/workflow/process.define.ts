/**
 * What a module says of a process (guide engines 5): its steps as shipped, the forms its tasks are done with and the services it
 * runs. A slice exports one from `x.process.ts`; the browser's part of a form stands in `x.task-form.tsx` under the same key.
 * Facts of a case lie in tables of the slice; variables of the instance hold what conditions ask for and nothing else.
 */
import type { PermissionKey } from '#kernel/call.ts';
import type { FieldClass } from '#kernel/entity.ts';
import type { z } from '#kernel/schema.ts';
import type { Scalar } from '#kernel/workflow/condition.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import type { ChainKinds } from '#platform/approval/chain-kinds.service.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { AuditEntry } from '#platform/http/context.server.ts';
import type { Variables } from './cases/instances.store.ts';
import type { Branch, NamedStep } from './cases/unfold.rules.ts';

/** The case a handler is about. */
export interface ProcessCase {
  readonly instanceId: string;
  readonly companyId: string;
  readonly processKey: string;
  /** The record the instance is about; null of a process without one. */
  readonly recordId: string | null;
  readonly initiatorPartyId: string;
  readonly subjectPartyId: string;
  readonly variables: Variables;
}

/** Common to all that is handed to a module. `today` is the ISO day in Tehran. */
interface Around {
  readonly today: string;
  readonly now: Date;
  newId(): string;
}

/** Reading the facts a form shows. The reader is a candidate or the assignee of the task, or somebody who may follow the case. */
export interface ReadingCase extends Around {
  readonly db: Db;
  readonly case: ProcessCase;
  readonly readerPartyId: string;
  /** Node of the task; '' of a form that is read with the whole case. */
  readonly step: string;
}

/** Inside the transaction of a step. */
export interface WritingCase extends Around {
  readonly tx: Tx;
  readonly case: ProcessCase;
  /** Who answers; null where the process goes on by itself. */
  readonly actorPartyId: string | null;
  audit(entry: AuditEntry): void;
}

/** What a form is answered in. */
export interface AnsweredCase extends WritingCase {
  /** The case is called something else from now on: its request was corrected (`NewCase.subject`). */
  rename(subject: string): Promise<void>;
}

/** What was answered with a form. */
export interface FormAnswer {
  readonly outcome: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly comment: string | null;
  /** Node of the task. */
  readonly step: string;
}

/** What a form shows. */
export interface FormReading {
  /** JSON. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Classes of what it tells of the subject: for the trace of reads, and for whoever is to be given the task. */
  readonly readClasses?: readonly FieldClass[];
  /** Of these names of `data` the class of each: they are null to whoever stands in for somebody, or sees to the case, without holding it. */
  readonly classed?: Readonly<Record<string, FieldClass>>;
  /** Classes that whoever the step asks must hold, too, to be shown what is `classed` so: deciding does not bring them. */
  readonly kept?: readonly FieldClass[];
}

/** A form that tasks are done with. */
export interface FormKind {
  /** In Persian, for whoever chooses it for a step; its key when it has none. */
  readonly title?: string;
  /** `case`: whoever does a step with it reads discussion, comments and files of the case while it runs; `step`: nothing but their own step. */
  readonly sees: 'step' | 'case';
  /** Beside the outcome and the comment; a strict object, judged before anything runs. */
  readonly values: z.ZodMiniType<Readonly<Record<string, unknown>>>;
  read(reading: ReadingCase): Promise<FormReading>;
  /** Writes what was answered, before the process goes on; answers variables to set. Throws AppError of the slice's tables with a field of `values`. */
  apply?(writing: AnsweredCase, answer: FormAnswer): Promise<Variables | undefined>;
  /** Several tasks of this form may be answered at once, with the outcome and a comment alone: `values` then gets {}. */
  readonly isBulk?: true;
}

/** What a new case begins with. */
export interface NewCase {
  readonly recordId: string | null;
  readonly subjectPartyId: string;
  /** What it is called in inboxes, in Persian, at most 200 characters; no values of a class but public. */
  readonly subject: string;
  readonly variables: Variables;
}

/** The form a process is begun with from /tasks; without one nobody begins it there. */
export interface StartKind {
  /** Any one of them is enough. */
  readonly permission: readonly [PermissionKey, ...PermissionKey[]];
  /** Key of the form in the browser. */
  readonly form: string;
  readonly values: z.ZodMiniType<Readonly<Record<string, unknown>>>;
  /** Writes the record the case is about. `actorPartyId` is who begins it. */
  begin(
    writing: Omit<WritingCase, 'case' | 'actorPartyId'> & { readonly companyId: string; readonly actorPartyId: string },
    values: Readonly<Record<string, unknown>>,
  ): Promise<NewCase>;
}

/** A name that conditions and ways to people may use. */
export interface ProcessVariable {
  /** A value to try it with (dry run). */
  readonly sample: Scalar;
  /**
   * Who says it. record: the record of the case, which is asked anew before every step (`facts`). forms: what forms and services answer.
   * hand: the management may set it, too; whoever does so answers nothing more in that case.
   */
  readonly from: 'record' | 'forms' | 'hand';
}

/** Whom a step `several` asks. */
export interface BranchList {
  /** In Persian: what stands for all of them where no case is meant. */
  readonly title: string;
  /** Those of the case of a record, which stays with them; `day` is an ISO date. */
  of(reading: { readonly db: Db; readonly companyId: string; readonly recordId: string; readonly day: string }): Promise<readonly Branch[]>;
}

/** Kinds of cases, as one of the chains of the process knows them. */
export interface CaseKinds extends ChainKinds {
  /** Of which kind the case of a record is now; null: of none. */
  of(db: Db, recordId: string): Promise<string | null>;
}

/** Approvers that a record brings by itself, say those of the group that it pays. */
export interface OwnLevels {
  /** Of approval_process: in the place of this chain of the company. */
  readonly process: string;
  /** Those of a record, which stay with its case; the company's chain counts where there are none. */
  of(db: Db, recordId: string): Promise<readonly NamedStep[]>;
}

export interface ProcessKind {
  /** Never given to another process. */
  readonly key: string;
  /** In Persian, from the messages of the slice. */
  readonly title: string;
  /** As shipped; a company may publish versions of its own. */
  readonly steps: StepList;
  readonly variables: Readonly<Record<string, ProcessVariable>>;
  /** The variables that are facts of the record, as it stands now. */
  facts?(reading: { readonly db: Db; readonly case: ProcessCase }): Promise<Variables>;
  /** Classes of what people may say in its cases: discussion, comments and files are read by the management only with all of these. */
  readonly tells: readonly FieldClass[];
  /** What they are called, in Persian. */
  readonly variableTitles?: Readonly<Record<string, string>>;
  /** What steps `several` ask, by the names that they use. */
  readonly lists?: Readonly<Record<string, BranchList>>;
  /** Kinds of its cases that may have approval chains of their own. */
  readonly kinds?: CaseKinds;
  readonly levels?: OwnLevels;
  readonly start?: StartKind;
  /** The page on which it is begun, when that is not /tasks: /tasks leads there whoever holds one of the keys. */
  readonly begunAt?: { readonly path: string; readonly permission: StartKind['permission'] };
  /** By key, as steps name them: `leave/decide`. */
  readonly forms: Readonly<Record<string, FormKind>>;
  /** The form that tells what a case is about to whoever brought it and to the person it concerns, read with the step ''; others read those of their tasks. */
  readonly about?: string;
  /** Services by name; answer variables to set. Throw ServiceError for what a process may take at an edge. Of steps that run `later` it is called outside of the step's transaction, with the job's id as `key`. */
  readonly services: Readonly<Record<string, ServiceKind>>;
  /** Once begun it is not called off by its initiator. */
  readonly isBinding?: true;
  /** The case is over: the record follows. Called in the transaction of the last step; `last` is the answer that ended it, null when something else did. */
  ended?(writing: WritingCase, how: 'completed' | 'cancelled', last: { readonly step: string; readonly outcome: string; readonly isRefusal: boolean } | null): Promise<void>;
}

export interface ServiceKind {
  /** In Persian: what HR chooses it by. */
  readonly title: string;
  run(writing: WritingCase): Promise<Variables | undefined>;
  /** Of one that runs later: the half outside of the house, tried again with the same key until it succeeds; `run` follows in a transaction. */
  perform?(key: string, of: ProcessCase): Promise<void>;
}

/** Declares a process. */
export const defineProcess = (kind: ProcessKind): ProcessKind => kind;
