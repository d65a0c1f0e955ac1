/** Corrections of signed orders: tried whole, signing and all, to be shown; then brought before their approvers as any order. */
import type { BodyInput } from '#kernel/call.ts';
import { type Exact, readExact } from '#kernel/formula/exact.ts';
import { contains } from '#kernel/intervals/intervals.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { beginCaseOfMany } from '#platform/workflow/cases/cases.service.ts';
import { type OrderedPerson, signedOrders } from '../book/orders.store.ts';
import { lastingDays, orderDays } from '../book/timeline.rules.ts';
import { shownItem } from '../counting/calculate.rules.ts';
import { groupNamesOf } from '../counting/counting.store.ts';
import { issueErrors } from '../issue/issue.errors.ts';
import { ordersOfIssue } from '../issue/issued.store.ts';
import { PROCESS } from '../issue/order.steps.ts';
import { defOf, newOrder, type PreparedOrder } from '../issue/prepare.service.ts';
import { insertIssue, insertOrders, isKindOfEmployment, kindById, type OrderKind, openOn, typedFactors } from '../issue/prepare.store.ts';
import { prepareMoving } from '../issue/prepare-moving.service.ts';
import { signOrders } from '../issue/sign.service.ts';
import { judgeMoves, movesFor, mustMove } from '../moves/asked-moves.service.ts';
import { correctableBy, endSayings, endsBy, type Moves } from '../moves/moves.rules.ts';
import { hasEnded, isOffered } from '../moves/moves.store.ts';
import type { correctionChoices, correctOrder, previewCorrection } from './correct.contract.ts';
import { doneTo, tried } from './effect.service.ts';
import { modifyErrors } from './modify.errors.ts';
import { changeable, told } from './modify.service.ts';
import { type HeldOrder, typeIn } from './modify.store.ts';
import words from './modify-page.messages.fa.ts';

type Asked = BodyInput<typeof correctOrder>;
type Correcting = Pick<Context<typeof correctOrder>, 'tx' | 'rows' | 'actor' | 'params' | 'body' | 'clock' | 'today' | 'newId'>;

const exactOf = (value: string | number): Exact => readExact(String(value)) ?? 0;
const DAY_MS = 86_400_000;

/** Throws notItsDay of a day on which the order does not count. */
async function mustCount(tx: Tx, { orderId, employmentId, isCover }: HeldOrder, day: string): Promise<void> {
  const orders = await signedOrders(tx, [employmentId]);
  const spans = isCover ? orderDays(orders, { from: null, until: null }) : lastingDays(orders);
  if (!spans.some((span) => span.orderId === orderId && contains(span, day))) throw modifyErrors.error('notItsDay');
}

/** The last day of a correction. Throws needsEnd, daysOrder, tooLong. */
function lastDay({ thruDate: stands, isCover }: HeldOrder, { mostDays }: OrderKind, { fromDate, thruDate = stands }: Asked): string | null {
  if (thruDate === null) {
    if (isCover) throw issueErrors.error('needsEnd');
    return null;
  }
  if (thruDate < fromDate) throw issueErrors.error('daysOrder');
  const days = (Date.parse(addDays(thruDate, 1)) - Date.parse(fromDate)) / DAY_MS;
  if (mostDays !== null && days > mostDays) throw issueErrors.error('tooLong', { values: { most: toPersianDigits(String(mostDays)) } });
  return thruDate;
}

/** Throws kindNotMoved, option. */
async function mustMoveKind(tx: Tx, { movesKind }: OrderKind, kind: string | null): Promise<void> {
  if (kind === null) return;
  if (!movesKind) throw issueErrors.error('kindNotMoved');
  if (!(await isKindOfEmployment(tx, kind))) throw issueErrors.error('option', { fields: { employmentStatusEnumId: 'option' } });
}

/** What it says of the end; undefined: nothing. Throws coverEnds, endAlone, option, endsNothing. */
async function endOf({ tx, body }: Correcting, { isCover, orderId, employmentId, moves }: HeldOrder): Promise<Moves['end']> {
  const { end } = body;
  // what lets the employment go on is not bent back by a further correction
  if (end === undefined) return moves?.end !== undefined && !endsBy(moves) ? moves.end : undefined;
  if (isCover) throw modifyErrors.error('coverEnds');
  const { terminationTypeEnumId } = end;
  if (terminationTypeEnumId !== null) {
    if (Object.keys(body.moves ?? {}).length > 0) throw modifyErrors.error('endAlone');
    if (!(await isOffered(tx, 'TerminationType', terminationTypeEnumId))) throw modifyErrors.error('option');
    return end;
  }
  if (!(await hasEnded(tx, employmentId, orderId))) throw modifyErrors.error('endsNothing');
  return end;
}

/**
 * The correction counted from the facts as they stand once it has moved them. What replaces an order from its first day on is counted as that one was, but for
 * what is said anew. Throws unknownPost, option, notMoved and why the file cannot become that.
 */
async function counted(correcting: Correcting, order: HeldOrder, person: OrderedPerson, type: OrderKind): Promise<PreparedOrder> {
  const { tx, rows, actor, body, clock, today } = correcting;
  const { fromDate, typed: said = {}, employmentStatusEnumId = null } = body;
  const judging = { db: tx, rows, actor, today };
  const judged = await judgeMoves(judging, body.moves ?? {}, fromDate);
  mustMove({ ...type, moves: JSON.stringify(correctableBy(type.moves)) }, judged);
  // the end that the order made is its own and stands where nothing is said of it
  const end = await endOf(correcting, order);
  const { terminationTypeEnumId = null } = end ?? {};
  const planned = await movesFor(judging, { ...type, terminationTypeEnumId, goesOn: end !== undefined }, judged, [person], fromDate);
  for (const error of planned.refused.values()) throw error;
  const isWhole = fromDate === order.fromDate;
  const typed = new Map([...Object.entries(isWhole ? order.facts.typed : {}), ...Object.entries(said)].map(([code, value]) => [code, exactOf(value)]));
  const kind = employmentStatusEnumId ?? (isWhole ? order.facts.saidKind : null);
  const preparing = { db: tx, companyId: order.companyId, isExplained: true, typedOf: () => typed, placeOf: () => ({ correctsId: order.orderId }) };
  const def = defOf(type, { fromDate, agreementId: order.agreementId, kind, ends: end === undefined ? type.terminationTypeEnumId !== null : terminationTypeEnumId !== null });
  const moving = { tx, now: new Date(clock.now()), today, newId: () => correcting.newId() };
  return prepareMoving(moving, preparing, { def, person, correctsId: order.orderId, moves: planned.moves.get(person.employmentId) });
}

/** Writes the correction as one that waits for approval. Throws what `changeable` throws, what is wrong with days, kind and moves, why it has no amounts. */
async function issued(correcting: Correcting) {
  const { tx, actor, body, clock } = correcting;
  const { order, person } = await changeable(correcting);
  const type = await kindById(tx, order.companyId, order.orderTypeId);
  if (type === undefined) throw issueErrors.error('unknownType');
  const thruDate = lastDay(order, type, body);
  await mustMoveKind(tx, type, body.employmentStatusEnumId ?? null);
  await mustCount(tx, order, body.fromDate);
  if ((await openOn(tx, [order.employmentId], body.fromDate)).size > 0) throw issueErrors.error('alreadyOpen');
  const prepared = await counted(correcting, order, person, type);
  const issueId = correcting.newId();
  const issue = { issueId, companyId: order.companyId, orderTypeId: type.orderTypeId, producerPartyId: actor.partyId, description: body.description ?? null };
  const dated = { ...issue, now: new Date(clock.now()) };
  await insertIssue(tx, dated);
  const { isCover, endsCover, pays } = order;
  const made = newOrder(correcting.newId(), 1, prepared);
  const dates = { orderDate: body.orderDate, fromDate: body.fromDate, thruDate, correctsId: order.orderId };
  await insertOrders(tx, dated, { ...type, isCover, endsCover, pays }, dates, [made]);
  return { order, person, type, prepared, issueId, orderId: made.orderId };
}

/** Throws notFound. */
export async function choices({ db, rows, params }: Context<typeof correctionChoices>) {
  const found = await typeIn(db, rows, params.orderId);
  if (found === undefined) throw httpErrors.error('notFound');
  const { companyId, orderTypeId, orderSet, isCover, endsEmployment } = found;
  const factors = await typedFactors(db, companyId);
  const type = await kindById(db, companyId, orderTypeId);
  return {
    movesKind: type?.movesKind === true,
    moves: [...correctableBy(type?.moves ?? null)],
    ends: endSayings.filter((one) => (one === 'ends' ? !isCover : endsEmployment)),
    // of the law that the order was counted by; the other one's stand for nothing in it
    factors: factors.filter(({ sets }) => orderSet === null || sets.includes(orderSet)).map(({ code, title, isScored }) => ({ code, title, isScored })),
  };
}

/** What a correction says and does: it is signed on trial. */
export async function previewCorrect(context: Context<typeof previewCorrection>) {
  const { tx, clock, today } = context;
  const groups = await groupNamesOf(tx);
  return tried(tx, async () => {
    const { order, person, prepared, issueId, orderId } = await issued(context);
    const settling = { tx, now: new Date(clock.now()), today, newId: () => context.newId(), audit: () => undefined };
    const effect = await doneTo(
      tx,
      person,
      today,
      async () => {
        await signOrders(settling, await ordersOfIssue(tx, issueId, [person.partyId]));
        return undefined;
      },
      new Map([[orderId, words.correctionOf(order.number ?? '')]]),
    );
    return {
      ...told(person, effect),
      items: prepared.items.map((item) => shownItem(item, groups)),
      monthly: String(prepared.total),
      corrected: order.total,
    };
  });
}

/** Throws what `issued` throws. */
export async function correct(context: Context<typeof correctOrder>) {
  const { tx, actor, today, clock, audit } = context;
  const { order, person, issueId, orderId } = await issued(context);
  const { companyId, partyId: subjectPartyId, fullName: name } = person;
  audit({ entity: 'EmplOrder', id: orderId, companyId, subjectPartyId, action: 'create', changes: { status: [null, 'EoInApproval'], corrects: [null, order.orderId] } });
  const ctx = { tx, today, clock, newId: () => context.newId(), audit, companyId };
  const subject = words.subject({ number: toPersianDigits(order.number ?? ''), name });
  const subjects = [{ partyId: subjectPartyId, known: {} }];
  await beginCaseOfMany(ctx, { key: PROCESS }, { recordId: issueId, subjects, subject, variables: { returned: false } }, actor.partyId);
  return { orderIssueId: issueId };
}
