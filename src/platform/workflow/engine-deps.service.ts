/** What the engine needs of the house, and what a step is told and tells. */
import type { NodeOf } from '#kernel/workflow/definition.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Candidate, ClosedTask, Instance, NewTask, Variables } from './cases/instances.store.ts';

/** Subjects for whom the same people are asked. */
export interface Group {
  readonly people: readonly Candidate[];
  readonly subjectIds: readonly string[];
}

/** Who made a step, and what is written of it. */
export interface StepNote {
  readonly kind: string;
  readonly nodeId?: string;
  readonly actorPartyId?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** What the engine needs of the house. */
export interface EngineDeps {
  readonly tx: Tx;
  readonly newId: () => string;
  readonly now: () => Date;
  /** The version that a new instance of a company about a record begins with; undefined where there is none. */
  definition(companyId: string, processKey: string, recordId: string | null): Promise<{ readonly definitionId: string } | undefined>;
  /** The variables with what the record of the instance says of them now. */
  facts(instance: Instance): Promise<Variables>;
  /** Whom a task is for, by the text of its node; for a task of many each is asked once. */
  findPeople(instance: Instance, node: NodeOf<'user'>): Promise<readonly Candidate[]>;
  /** Of a case about many: its subjects by whom the task of a node is for. */
  groups(instance: Instance, node: NodeOf<'user'>): Promise<readonly Group[]>;
  /** Who may do it in place of them. */
  substitutes(instance: Instance, node: NodeOf<'user'>, principals: readonly Candidate[]): Promise<readonly Candidate[]>;
  /** Somebody has something new to do. */
  opened(instance: Instance, task: NewTask): Promise<void>;
  /** A case is stuck at a node; `by` is what led there. Called once for each incident, with its row written. */
  halted(instance: Instance, at: { readonly node: string; readonly code: string }, by: StepNote): Promise<void>;
  /** A case that was stuck at these nodes is so no more, whatever came of it. */
  freed(instance: Instance, nodes: readonly string[]): Promise<void>;
  /** Tasks are closed, done or dropped. */
  closed(instance: Instance, tasks: readonly ClosedTask[]): Promise<void>;
  /** The instance is over; `last` is what ended it. */
  ended(instance: Instance, how: 'completed' | 'cancelled', last: StepNote): Promise<void>;
  /** When a duration in working time is over, counted by the calendar of the company. */
  dueAt(instance: Instance, after: string, from: Date): Promise<Date>;
  /** Runs a service in the transaction of the step; answers variables to set. Throws ServiceError for an error that the process may take. */
  run(instance: Instance, node: NodeOf<'service'>): Promise<Variables>;
  /** Has a service run after the step, in the transaction of which this is laid down. */
  defer(jobId: string, companyId: string): Promise<void>;
}

/** An error of a service that a process may take at an edge, by its code. Anything else that is thrown rolls the step back. */
export class ServiceError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`service error ${code}`);
    this.code = code;
  }
}
