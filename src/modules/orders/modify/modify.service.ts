/** Takes a signed order back, whole or not at all; before that shows what comes of it. */
import type { BodyInput } from '#kernel/call.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { factNames } from '../book/facts.rules.ts';
import { holdPeople, type OrderedPerson, signedOrders } from '../book/orders.store.ts';
import { settleOrders } from '../book/settle.service.ts';
import { correctionsAround } from '../book/timeline.rules.ts';
import { signedFrom } from '../issue/prepare.store.ts';
import { recountLater } from '../issue/recount.service.ts';
import { endsBy, placed, standingTogether } from '../moves/moves.rules.ts';
import { settleMoves } from '../moves/moves.service.ts';
import { movingOrders } from '../moves/moves.store.ts';
import { doneTo, type FoundMoved, type ShownEffect, tried } from './effect.service.ts';
import { annulOrder, type previewAnnulment } from './modify.contract.ts';
import { modifyErrors } from './modify.errors.ts';
import { annul, correctionOf, displacedIn, type HeldOrder, holdOrder } from './modify.store.ts';

type Changing = Pick<Context<typeof annulOrder>, 'tx' | 'rows' | 'actor' | 'params'>;

/** A signed order that may be changed, and whose it is; both are held. Throws notFound, ownOrder, classNeeded, notSigned. */
export async function changeable({ tx, rows, actor, params }: Changing): Promise<{ readonly order: HeldOrder; readonly person: OrderedPerson }> {
  const order = await holdOrder(tx, rows, params.orderId);
  if (order === undefined) throw httpErrors.error('notFound');
  if (order.partyId === actor.partyId) throw modifyErrors.error('ownOrder');
  if (!classesOf(actor, annulOrder)(order.partyId).has('pay')) throw modifyErrors.error('classNeeded');
  if (order.status !== 'EoSigned') throw modifyErrors.error('notSigned');
  const [person] = await holdPeople(tx, [order.employmentId]);
  if (person === undefined) throw httpErrors.error('notFound');
  return { order, person };
}

interface Annulling {
  readonly context: Pick<Context<typeof annulOrder>, 'tx' | 'rows' | 'clock' | 'newId' | 'today' | 'audit'>;
  readonly order: HeldOrder;
  readonly person: OrderedPerson;
  readonly reason: string;
  readonly goesOn: ReadonlySet<GivenBack>;
}

/** An end that comes back with the annulment of what stood in its place is the last of the employment. Throws laterOrders. */
async function mustEndLast(tx: Tx, employmentId: string): Promise<void> {
  const ending = standingTogether(await movingOrders(tx, [employmentId])).filter(({ moves }) => endsBy(moves));
  const signed = ending.length === 0 ? [] : await signedOrders(tx, [employmentId]);
  for (const { orderId, fromDate } of ending) {
    const number = (await signedFrom(tx, [employmentId], fromDate, [...correctionsAround(signed, orderId)])).get(employmentId);
    if (number !== undefined) throw modifyErrors.error('laterOrders', { values: { number: toPersianDigits(number) } });
  }
}

function takeBack({ context, order: { orderId, employmentId, fromDate, correctsId, moves }, person, reason, goesOn }: Annulling): Promise<ShownEffect> {
  const { tx, rows, clock } = context;
  const now = new Date(clock.now());
  const settling = { tx, now, newId: () => context.newId() };
  return doneTo(tx, person, context.today, async (): Promise<FoundMoved> => {
    await annul(tx, orderId, reason, now);
    if (correctsId !== null && moves?.end !== undefined) await mustEndLast(tx, employmentId);
    const taken = await settleMoves({ ...settling, today: context.today, audit: context.audit }, [person], { goesOn });
    // an end that is taken back has another last day
    const people = await holdPeople(tx, [employmentId]);
    await recountLater(settling, people, new Map([[employmentId, { orderId, fromDate }]]));
    const facts = (await settleOrders(settling, people, new Map([[employmentId, orderId]]), new Set(factNames.filter((fact) => goesOn.has(fact))))).get(employmentId);
    return { facts, moves: taken.get(employmentId)?.moved ?? [], others: await displacedIn(tx, rows, taken.get(employmentId)?.others ?? []) };
  });
}

/** Facts that come back as they were kept, or go on as the file says. */
const givenBack = [...factNames, ...placed] as const;
type GivenBack = (typeof givenBack)[number];
type Back = NonNullable<BodyInput<typeof annulOrder>['back']>;
const goingOn = (back: Back = {}): ReadonlySet<GivenBack> => new Set(givenBack.filter((fact) => back[fact] === 'file'));

/** Throws what `changeable` throws, isCorrected. */
async function annullable(changing: Changing) {
  const found = await changeable(changing);
  const correction = await correctionOf(changing.tx, found.order.orderId);
  if (correction !== undefined) throw modifyErrors.error('isCorrected', { values: { number: toPersianDigits(correction) } });
  return found;
}

/** Throws what `annulSigned` throws, but for what is asked of it. */
export async function previewAnnul(context: Context<typeof previewAnnulment>) {
  const { order, person } = await annullable(context);
  const reason = order.orderId;
  const silent = { ...context, newId: () => context.newId(), audit: () => undefined };
  const effect = await tried(context.tx, () => takeBack({ context: silent, order, person, reason, goesOn: goingOn(context.body.back) }));
  return told(person, effect);
}

/** An effect as calls tell it. */
export const told = ({ partyId, fullName, pseudoId }: OrderedPerson, { moved, others, ...effect }: ShownEffect) => ({
  partyId,
  fullName,
  pseudoId,
  ...effect,
  moved: [...moved],
  others: [...others],
});

/** Throws notFound, classNeeded, ownOrder, notSigned, isCorrected, answerNeeded, notAsShown and why a later order has no amounts any more. */
export async function annulSigned(context: Context<typeof annulOrder>) {
  const { audit, body } = context;
  const { order, person } = await annullable(context);
  const { orderId, companyId, partyId, status } = order;
  const { moved, shown } = await takeBack({ context, order, person, reason: body.reason, goesOn: goingOn(body.back) });
  if (moved.some(({ fact }) => body.back?.[fact] === undefined)) throw modifyErrors.error('answerNeeded');
  if (shown !== body.shown) throw modifyErrors.error('notAsShown');
  audit({ entity: 'EmplOrder', id: orderId, companyId, subjectPartyId: partyId, action: 'update', changes: { status: [status, 'EoAnnulled'] } });
  return { orderId };
}
