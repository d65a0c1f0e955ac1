/**
 * A list that is ranked or drawn, sent, and approved or refused as a whole: one mechanism for budgets of loans and events of services. The case is about
 * the officer who sent it, who for that approves nothing in it.
 */
import type { Clock } from '#kernel/clock/clock.ts';
import type { AppError } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { AuditEntry, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { MODIFY, RESUBMIT } from '#platform/workflow/answers.rules.ts';
import { beginCase } from '#platform/workflow/cases/cases.service.ts';
import { defineProcess, type FormKind, type FormReading, type ProcessCase, type ProcessKind, type WritingCase } from '#platform/workflow/process.define.ts';
import { listSteps, listVariables } from './approved-list.rules.ts';

/** Somebody who does something to a list, or a process in their place. */
export interface Acting {
  readonly tx: Tx;
  readonly rows: RowScope;
  /** ISO day. */
  readonly today: string;
  readonly now: Date;
  newId(): string;
  audit(entry: AuditEntry): void;
}

/** Who acts in a call, with the clock that a case begins by. */
export const actingIn = ({ tx, rows, today, clock, newId, audit }: Omit<Acting, 'now'> & { readonly clock: Clock }): Acting & { readonly clock: Clock } => ({
  ...{ tx, rows, today, clock, now: new Date(clock.now()) },
  newId: () => newId(),
  audit: (entry) => audit(entry),
});

export interface StoredList<State extends string> {
  readonly companyId: string;
  readonly title: string;
  readonly stateId: State;
  readonly rowVersion: number;
}

export interface ListKind<State extends string, List extends StoredList<State>> {
  /** As the trace knows it. */
  readonly entity: string;
  /** Of its process and of its chain. */
  readonly process: string;
  readonly states: { readonly ranked: State; readonly sent: State; readonly returned: State };
  idOf(list: List): string;
  /** One of a company in scope. */
  find(db: Db, rows: RowScope, id: string): Promise<List | undefined>;
  /** The same, held until the end of the transaction. */
  hold(tx: Tx, rows: RowScope, id: string): Promise<List | undefined>;
  write(tx: Tx, id: string, to: State): Promise<unknown>;
  refusal(name: 'stale' | 'wrongState'): AppError;
  /** What its case is called. */
  subject(of: { readonly title: string }): string;
  /** Throws what stands in the way of sending it. */
  mayBeSent?(tx: Tx, id: string): Promise<void>;
}

export interface ApprovedList<State extends string, List extends StoredList<State>> {
  readonly kind: ListKind<State, List>;
  /** Holds a list. Throws notFound, stale, wrongState. */
  held(acting: Pick<Acting, 'tx' | 'rows'>, id: string, states: readonly State[], rowVersion?: number): Promise<List>;
  /** Moves it on, with its trace. */
  move(acting: Pick<Acting, 'tx' | 'audit'>, list: List, to: State): Promise<void>;
  /** Freezes it; answers the tracking code of its case. `partyId`: who sends. Throws notFound, stale, wrongState and what `mayBeSent` throws. */
  send(acting: Acting & { readonly clock: Clock }, id: string, rowVersion: number, partyId: string): Promise<string>;
}

export function defineApprovedList<State extends string, List extends StoredList<State>>(kind: ListKind<State, List>): ApprovedList<State, List> {
  const { entity, process, states } = kind;
  const held: ApprovedList<State, List>['held'] = async ({ tx, rows }, id, among, rowVersion) => {
    const list = await kind.hold(tx, rows, id);
    if (list === undefined) throw httpErrors.error('notFound');
    if (rowVersion !== undefined && rowVersion !== list.rowVersion) throw kind.refusal('stale');
    if (!among.includes(list.stateId)) throw kind.refusal('wrongState');
    return list;
  };
  const move: ApprovedList<State, List>['move'] = async ({ tx, audit }, list, to) => {
    await kind.write(tx, kind.idOf(list), to);
    audit({ entity, id: kind.idOf(list), action: 'update', companyId: list.companyId, changes: { stateId: [list.stateId, to] } });
  };
  return {
    ...{ kind, held, move },
    async send(acting, id, rowVersion, partyId) {
      const { tx, today, clock } = acting;
      const list = await held(acting, id, [states.ranked], rowVersion);
      await kind.mayBeSent?.(tx, id);
      await move(acting, list, states.sent);
      const context = { tx, today, clock, newId: () => acting.newId(), audit: acting.audit, companyId: list.companyId };
      const about = { recordId: id, subjectPartyId: partyId, subject: kind.subject({ title: list.title }), variables: { returned: false } };
      return (await beginCase(context, { key: process }, about, partyId)).trackingCode;
    },
  };
}

interface ListWords {
  readonly process: string;
  readonly forms: { readonly decide: string };
  readonly steps: { readonly approval: string; readonly approve: string };
  readonly variables: Readonly<Record<string, string>>;
  readonly services: { readonly approve: string };
}

interface ListProcess<State extends string, List extends StoredList<State>> {
  readonly words: ListWords;
  /** Key of the form in the browser. */
  readonly form: string;
  /** Name of the service that does what the list decides. */
  readonly approve: string;
  readonly begunAt: NonNullable<ProcessKind['begunAt']>;
  readonly tells: ProcessKind['tells'];
  /** Beside outcome and comment, of whoever decides; nothing where absent. */
  readonly values?: FormKind['values'];
  /** Keeps what was said with the values. Throws AppError with a field of them. */
  said?(acting: Acting, list: List, values: Readonly<Record<string, unknown>>, by: string | null): Promise<void>;
  /** What whoever decides reads. `isReturned`: by the officer whose list came back. */
  read(db: Db, list: List, isReturned: boolean): Promise<FormReading>;
  approved(acting: Acting, id: string): Promise<void>;
  /** Called off, given up or refused before it was approved. */
  rejected(acting: Acting, id: string): Promise<void>;
}

const recordOf = ({ recordId }: ProcessCase): string => {
  if (recordId === null) throw httpErrors.error('notFound');
  return recordId;
};

const actingFor = ({ tx, case: { companyId }, today, now, newId, audit }: WritingCase): Acting => ({
  ...{ tx, today, now, rows: systemScope([companyId], today) },
  newId: () => newId(),
  audit: (entry) => audit(entry),
});

/** The process by which a list is accepted, sent back to be put right, or refused. */
export function defineListProcess<State extends string, List extends StoredList<State>>(
  { kind, held, move }: ApprovedList<State, List>,
  { words, form: formKey, approve, begunAt, tells, values: said = z.strictObject({}), said: keep, read, approved, rejected }: ListProcess<State, List>,
): ProcessKind {
  const { sent, returned } = kind.states;
  const listOf = async (db: Db, of: ProcessCase, today: string): Promise<List> => {
    const list = await kind.find(db, systemScope([of.companyId], today), recordOf(of));
    if (list === undefined) throw httpErrors.error('notFound');
    return list;
  };
  const form: FormKind = {
    ...{ title: words.forms.decide, sees: 'case', values: said },
    async read({ db, case: of, today }) {
      const list = await listOf(db, of, today);
      return read(db, list, list.stateId === returned);
    },
    async apply(writing, { outcome, values }) {
      const doing = actingFor(writing);
      if (keep !== undefined && Object.keys(values).length > 0) await keep(doing, await listOf(writing.tx, writing.case, writing.today), values, writing.actorPartyId);
      if (outcome !== MODIFY && outcome !== RESUBMIT) return undefined;
      const isBack = outcome === MODIFY;
      const list = await held(doing, recordOf(writing.case), [isBack ? sent : returned]);
      if (!isBack) await kind.mayBeSent?.(doing.tx, kind.idOf(list));
      await move(doing, list, isBack ? returned : sent);
      return { returned: isBack };
    },
  };
  return defineProcess({
    ...{ key: kind.process, title: words.process, variables: listVariables, variableTitles: words.variables, tells, begunAt },
    steps: listSteps({ process: kind.process, form: formKey, approve, titles: words.steps }),
    forms: { [formKey]: form },
    services: {
      [approve]: {
        title: words.services.approve,
        async run(writing) {
          await approved(actingFor(writing), recordOf(writing.case));
          return undefined;
        },
      },
    },
    async ended(writing, how, last) {
      const { stateId } = await listOf(writing.tx, writing.case, writing.today);
      const isStopped = how === 'cancelled' || last?.isRefusal === true || stateId === returned;
      if (isStopped && (stateId === sent || stateId === returned)) await rejected(actingFor(writing), recordOf(writing.case));
    },
  });
}
