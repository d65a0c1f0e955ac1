/** The work of issuing orders of many, and of accepting what waits of them: each part a transaction of its own. */
import { actorOf } from '#platform/access/person-access.service.ts';
import { defineRun, type Refused, type RunItem, type RunWork } from '#platform/runs/run-kind.define.ts';
import { hasLeft } from '#platform/tasks/acts.store.ts';
import { INBOX } from '#platform/tasks/tasks.contract.ts';
import { accept } from '#platform/workflow/answers.rules.ts';
import { answerTask } from '#platform/workflow/cases/cases.service.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { peopleOf } from '../../book/orders.store.ts';
import { type Asked, askedOrders } from '../asked-orders.service.ts';
import { ISSUE_KEYS, MOST_PEOPLE } from '../issue.contract.ts';
import { issueErrors } from '../issue.errors.ts';
import { bringBefore } from '../issue.service.ts';
import type { PreparedOrder } from '../prepare.service.ts';
import { issueInRun } from './in-parts.contract.ts';
import { chosenItems, stillWaiting, waitingItems } from './in-parts.store.ts';

/** What is ordered for all; who it is for are the subjects. */
export type OrderedForAll = Omit<Asked, 'persons' | 'codes' | 'unitId' | 'people' | 'except'>;

async function issuePart(context: RunWork<OrderedForAll>, items: readonly RunItem[]): Promise<readonly Refused[]> {
  const { tx, rows, run, by, today, clock, audit } = context;
  const actor = await actorOf(tx, by.partyId, run.companyId, today);
  const newId = (): string => context.newId();
  const body = { ...run.parameters, persons: items.map(({ subjectId }) => subjectId) };
  const { type, all } = await askedOrders({ db: tx, rows, actor, body, today, now: new Date(clock.now()), by: issueInRun, newId }, true);
  const ready = all.filter((one): one is PreparedOrder => !('error' in one));
  if (ready.length > 0) await bringBefore({ tx, today, clock, newId, audit, actor }, body, type, ready, run.runId);
  return all.flatMap((one) => ('error' in one ? [{ subjectId: one.person.employmentId, error: one.error }] : []));
}

export const issuingOrders = defineRun<OrderedForAll>({
  key: 'modules/orders/issue/in-parts',
  permission: ISSUE_KEYS.add,
  alone: false,
  batch: MOST_PEOPLE,
  // those whom it is begun with: who begins it says them
  items: () => chosenItems([]),
  inReach: async ({ tx, rows }, ids) => new Set((await peopleOf(tx, rows, ids)).map(({ employmentId }) => employmentId)),
  work: issuePart,
  // the reason is told to who chose the person; amounts of a fact that moved are told at the task alone
  shown: (error) => (issueErrors.is(error, 'moved') ? {} : (error.detail.values ?? {})),
});

export interface AcceptedWith {
  /** The task that was looked at. */
  readonly taskId: string;
}

async function acceptPart(context: RunWork<AcceptedWith>, items: readonly RunItem[]): Promise<void> {
  const { tx, run, by, today, clock, audit } = context;
  const { partyId } = by;
  // the account of who has left the company may be open still
  if (await hasLeft(tx, partyId, run.companyId, today)) throw taskErrors.error('notYours');
  const answering = { tx, today, clock, newId: () => context.newId(), audit, companyId: run.companyId };
  for (const { subjectId: taskId } of items) await answerTask(answering, { taskId, partyId, outcome: accept.id, comment: null, values: {} });
}

export const acceptingOrders = defineRun<AcceptedWith>({
  key: 'modules/orders/issue/in-parts/accept',
  permission: INBOX,
  alone: false,
  batch: 1,
  items: ({ rows, run }) => waitingItems(rows.selfPartyId, run.parameters.taskId),
  inReach: ({ tx, rows }, ids) => stillWaiting(tx, rows.selfPartyId, ids),
  work: acceptPart,
});
