/** Pay by orders for other modules, and orders that they ask for. Amounts are class pay: whoever shows them holds it. */
import type { Exact } from '#kernel/formula/exact.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { actorOf } from '#platform/access/person-access.service.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { beginCaseOfMany, type CaseContext } from '#platform/workflow/cases/cases.service.ts';
import { type OrderedPerson, peopleOf } from '../book/orders.store.ts';
import { type PaySpan, paySpans } from '../book/pay-spans.rules.ts';
import { ordersPaying, type PaidLook } from '../book/pay-spans.store.ts';
import { issueErrors } from '../issue/issue.errors.ts';
import { PROCESS } from '../issue/order.steps.ts';
import words from '../issue/order-process.messages.fa.ts';
import { defOf, newOrder, type PreparedOrder } from '../issue/prepare.service.ts';
import { insertIssue, insertOrders, kindById, type OrderKind, openOn, signedFrom } from '../issue/prepare.store.ts';
import { prepareMoving } from '../issue/prepare-moving.service.ts';
import { movesFor } from '../moves/asked-moves.service.ts';
import { kindIdOf } from './doors.store.ts';

/**
 * What orders pay on the days that they count, by factor of pay: whole rials of a day, a month or thirty days, ISO days, the last within (null: open), with order, version
 * and number as evidence. Days that an order leaves unpaid are there with 0 rials. People out of reach answer nothing.
 */
export const paySpansIn = async (look: PaidLook): Promise<PaySpan[]> => paySpans(await ordersPaying(look));

/**
 * What the order of a day pays somebody by these factors of pay (codes; all where absent): whole rials of a day, a month or thirty days. Nothing of who has no order on
 * the day (ISO) or is out of reach.
 */
export async function wageOn(look: Omit<PaidLook, 'employmentIds' | 'from' | 'thru'>, employmentId: string, day: string, factors?: readonly string[]): Promise<PaySpan[]> {
  const found = await paySpansIn({ ...look, employmentIds: [employmentId], from: day, thru: day });
  return factors === undefined ? found : found.filter(({ factor }) => factors.includes(factor));
}

/** An order as another module asks for it. */
export interface AskedDraft {
  readonly employmentId: string;
  /** Code of a type of order of the company. */
  readonly typeCode: string;
  /** ISO dates; `thruDate` null: as the type and the order before have it. */
  readonly orderDate: string;
  readonly fromDate: string;
  readonly thruDate: string | null;
  /** Rials or points by code of factor. */
  readonly typed: ReadonlyMap<string, Exact>;
  readonly description: string | null;
}

interface Drafting {
  readonly type: OrderKind;
  readonly person: OrderedPerson;
  readonly fromDate: string;
  readonly typed: ReadonlyMap<string, Exact>;
}

/** Counted as issuing counts it; one whose type ends the employment ends it when it is signed. Throws laterOrders, stronger, and why there are no amounts. */
async function drafted(ctx: CaseContext, rows: RowScope, initiatorPartyId: string, { type, person, fromDate, typed }: Drafting): Promise<PreparedOrder> {
  const { tx, companyId, clock, today } = ctx;
  const ends = type.terminationTypeEnumId !== null;
  const [later] = ends ? (await signedFrom(tx, [person.employmentId], fromDate)).values() : [];
  if (later !== undefined) throw issueErrors.error('laterOrders', { values: { number: toPersianDigits(later) } });
  const judging = { db: tx, rows, actor: await actorOf(tx, initiatorPartyId, companyId, today), today };
  const { moves, refused } = await movesFor(judging, type, { fixed: {}, previous: [] }, [person], fromDate);
  for (const error of refused.values()) throw error;
  const moving = { tx, now: new Date(clock.now()), today, newId: () => ctx.newId() };
  const preparing = { db: tx, companyId, isExplained: true, typedOf: () => typed };
  const def = defOf(type, { fromDate, agreementId: null, kind: null, ends });
  return prepareMoving(moving, preparing, { def, person, correctsId: null, moves: moves.get(person.employmentId) });
}

/**
 * Counts an order of somebody in reach and brings it before the approvers of its type: nothing of it counts before one of them signs. Throws notFound of who
 * is out of reach, ownOrder, unknownType, needsEnd, alreadyOpen, laterOrders and stronger of an end, and why there are no amounts.
 */
export async function draftOrder(ctx: CaseContext, rows: RowScope, initiatorPartyId: string, asked: AskedDraft): Promise<{ readonly orderId: string }> {
  const { tx, companyId, clock } = ctx;
  const { employmentId, typeCode, orderDate, fromDate, thruDate, typed, description } = asked;
  const [person] = await peopleOf(tx, rows, [employmentId]);
  if (person === undefined || person.companyId !== companyId) throw httpErrors.error('notFound');
  if (person.partyId === initiatorPartyId) throw issueErrors.error('ownOrder');
  const typeId = await kindIdOf(tx, companyId, typeCode);
  const type = typeId === undefined ? undefined : await kindById(tx, companyId, typeId);
  if (type === undefined) throw issueErrors.error('unknownType');
  if (type.needsEnd && thruDate === null) throw issueErrors.error('needsEnd');
  if ((await openOn(tx, [employmentId], fromDate)).size > 0) throw issueErrors.error('alreadyOpen');
  const found = await drafted(ctx, rows, initiatorPartyId, { type, person, fromDate, typed });
  const issue = { issueId: ctx.newId(), companyId, orderTypeId: type.orderTypeId, producerPartyId: initiatorPartyId, description, now: new Date(clock.now()) };
  const order = newOrder(ctx.newId(), 1, found);
  await insertIssue(tx, issue);
  await insertOrders(tx, issue, type, { orderDate, fromDate, thruDate }, [order]);
  const changes = { status: [null, 'EoInApproval'] } as const;
  ctx.audit({ entity: 'EmplOrder', id: order.orderId, companyId, subjectPartyId: person.partyId, action: 'create', changes });
  const subjects = [{ partyId: person.partyId, known: {} }];
  const subject = words.subject({ type: type.title, count: (1).toLocaleString('fa-IR') });
  await beginCaseOfMany(ctx, { key: PROCESS }, { recordId: issue.issueId, subjects, subject, variables: { returned: false } }, initiatorPartyId);
  return { orderId: order.orderId };
}
