/** Shows orders before they are issued, and brings them before their approvers. */
import type { FieldClass } from '#kernel/entity.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Actor, Context } from '#platform/http/context.server.ts';
import { beginCaseOfMany, type CaseContext } from '#platform/workflow/cases/cases.service.ts';
import { shownItem, shownTotals, shownTrail } from '../counting/calculate.rules.ts';
import { groupNamesOf } from '../counting/counting.store.ts';
import type { FileGap } from '../counting/order-facts.service.ts';
import { type Asked, askedOrders, told } from './asked-orders.service.ts';
import { issueOrders, previewOrders } from './issue.contract.ts';
import { issueErrors } from './issue.errors.ts';
import messages from './issue.messages.fa.ts';
import { reasonOf } from './issue-reasons.rules.ts';
import { PROCESS } from './order.steps.ts';
import words from './order-process.messages.fa.ts';
import { newOrder, type PreparedOrder } from './prepare.service.ts';
import { insertIssue, insertOrders, type OrderKind } from './prepare.store.ts';

/** Whoever may not know a fact is not told that it is missing. */
const gapClass = { hireDate: 'public', marital: 'personal', kids: 'family' } as const satisfies Readonly<Record<FileGap, FieldClass>>;

/** What would be issued. Throws classNeeded, unknownType, notFound of somebody out of reach and what is wrong with the days. */
export async function preview(context: Context<typeof previewOrders>) {
  const { tx, rows, actor, body, today, clock } = context;
  const now = new Date(clock.now());
  const { all } = await askedOrders({ db: tx, rows, actor, body, today, now, by: previewOrders, newId: () => context.newId() }, true);
  const held = classesOf(actor, previewOrders);
  const groups = await groupNamesOf(tx);
  return {
    orders: all.flatMap((one) => {
      if ('error' in one) return [];
      const totals = shownTotals(one.items);
      return [
        {
          ...told(one.person),
          items: one.items.map((item) => shownItem(item, groups)),
          ...totals,
          previous: String(one.previousTotal),
          difference: String(one.total - one.previousTotal),
          trail: shownTrail(one.trail),
          moves: [...(one.changes ?? [])],
        },
      ];
    }),
    warnings: all.flatMap((one) => {
      if ('error' in one) return [];
      const said = one.gaps.filter((gap) => held(one.person.partyId).has(gapClass[gap])).map((gap) => messages.gaps[gap]);
      return said.length === 0 ? [] : [{ ...told(one.person), code: 'INCOMPLETE_PERSONNEL_INFO', reason: said.join(' ') }];
    }),
    errors: all.flatMap((one) => ('error' in one ? [{ ...told(one.person), code: one.error.errorName, reason: reasonOf(one.error) }] : [])),
  };
}

/** Issues. Throws what preview throws, nobody, notAll. */
export async function issue(context: Context<typeof issueOrders>) {
  const { tx, rows, actor, body, today, clock } = context;
  const now = new Date(clock.now());
  const { type, all } = await askedOrders({ db: tx, rows, actor, body, today, now, by: issueOrders, newId: () => context.newId() }, true);
  const ready = all.filter((one): one is PreparedOrder => !('error' in one));
  const left = all.length - ready.length;
  if (ready.length === 0) {
    const [first] = all;
    if (all.length === 1 && first !== undefined && 'error' in first) throw first.error;
    throw issueErrors.error('nobody');
  }
  if (left > 0 && body.leaveOut !== true) throw issueErrors.error('notAll', { values: { count: toPersianDigits(String(left)) } });
  const orderIssueId = await bringBefore({ ...context, newId: () => context.newId() }, body, type, ready);
  return { orderIssueId, orders: ready.length, left };
}

/** What orders are brought before their approvers with. */
export interface Bringing extends Omit<CaseContext, 'companyId'> {
  readonly actor: Pick<Actor, 'companyId' | 'partyId'>;
}

type OrderBody = Pick<Asked, 'orderDate' | 'fromDate' | 'thruDate' | 'description'>;

/** Writes orders that were counted and begins their case; answers the id of the issue. `runId`: the run that it is a part of. */
export async function bringBefore(bringing: Bringing, body: OrderBody, type: OrderKind, ready: readonly PreparedOrder[], runId: string | null = null): Promise<string> {
  const { tx, today, clock, audit, actor } = bringing;
  const newId = (): string => bringing.newId();
  const { companyId, partyId } = actor;
  const now = new Date(clock.now());
  const one = { issueId: newId(), companyId, orderTypeId: type.orderTypeId, producerPartyId: partyId, description: body.description ?? null, now, runId };
  await insertIssue(tx, one);
  const orders = ready.map((order) => newOrder(newId(), 1, order));
  await insertOrders(tx, one, type, { orderDate: body.orderDate, fromDate: body.fromDate, thruDate: body.thruDate ?? null }, orders);
  for (const { orderId, partyId: subjectPartyId } of orders)
    audit({ entity: 'EmplOrder', id: orderId, companyId, subjectPartyId, action: 'create', changes: { status: [null, 'EoInApproval'] } });
  const subjects = orders.map((order) => ({ partyId: order.partyId, known: {} }));
  const subject = words.subject({ type: type.title, count: toPersianDigits(String(orders.length)) });
  await beginCaseOfMany({ tx, today, clock, newId, audit, companyId }, { key: PROCESS }, { recordId: one.issueId, subjects, subject, variables: { returned: false } }, partyId);
  return one.issueId;
}
