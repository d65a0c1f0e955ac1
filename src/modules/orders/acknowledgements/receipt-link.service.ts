/** Sends the links by which people confirm the receipt of their orders, and hears what they say by them. */
import { formatJalaliFa, todayIn } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Context, ManualTransactionContext } from '#platform/http/context.server.ts';
import { configuredAddress } from '#platform/http/public-address.server.ts';
import { actAs } from '#platform/identity/accounts.store.ts';
import { siteOf } from '#platform/identity/identity.rules.ts';
import { countOrRefuse } from '#platform/identity/sign-in.service.ts';
import { openWays } from '#platform/messaging/outbox.server.ts';
import { enqueueAll } from '#platform/messaging/outbox.store.ts';
import { recipientsOf } from '#platform/notifications/notify.store.ts';
import { checkLimit } from '#platform/papers/paper-check.service.ts';
import { initialsOf } from '#platform/papers/paper-marks.rules.ts';
import { ORDER } from '../orders/orders.contract.ts';
import { acknowledgementErrors } from './acknowledgements.errors.ts';
import { chosenWaiting } from './acknowledgements.service.ts';
import { noteReminded, type WaitingOrder } from './acknowledgements.store.ts';
import { type confirmReceipt, type linkStates, type lookAtReceipt, mailOrders, type saidStates } from './receipt-link.contract.ts';
import { codeOfLink, linkOfCode } from './receipt-link.server.ts';
import { insertLinks, type LinkedOrder, namesOf, orderOfLink, spendLink } from './receipt-link.store.ts';
import words from './receipt-link-page.messages.fa.ts';

const DAY_MS = 86_400_000;
/** How long a link counts, and how long the message that brings it is worth sending. */
const LINK_DAYS = 30;
const SEND_DAYS = 3;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Messages of people, each with a link for each of the own orders. */
async function mailed(context: Context<typeof mailOrders>, origin: string, orders: readonly WaitingOrder[], addresses: ReadonlyMap<string, string>): Promise<void> {
  const { tx, clock, newId } = context;
  const now = new Date(clock.now());
  const expires = new Date(now.getTime() + LINK_DAYS * DAY_MS);
  const day = formatJalaliFa(todayIn('Asia/Tehran', expires.getTime()));
  const [names, links] = [await namesOf(tx, orders), orders.map((order) => ({ ...order, linkId: newId() }))];
  await insertLinks(tx, links, now, expires);
  const texts = Map.groupBy(links, ({ partyId }) => partyId);
  await enqueueAll(
    tx,
    [...texts].map(([partyId, own]) => ({
      ...{ id: newId(), now: now.getTime(), sendUntil: now.getTime() + SEND_DAYS * DAY_MS, way: { kind: 'mail' as const, to: addresses.get(partyId) ?? '' } },
      subject: words.subject({ count: toPersianDigits(String(own.length)) }),
      text: own
        .map(({ orderId, linkId }) => {
          const { type = '', number = '' } = names.get(orderId) ?? {};
          return words.lines({ type, number: toPersianDigits(number), day, link: `${origin}/orderReceipt?code=${codeOfLink(linkId)}` });
        })
        .join('\n\n'),
    })),
  );
}

/** Throws noMail, noneWaits, remindedToday, noAddress. */
export async function mail(context: Context<typeof mailOrders>) {
  const { tx, today, clock, audit } = context;
  const origin = configuredAddress();
  if (origin === undefined || !openWays().includes('mail')) throw acknowledgementErrors.error('noMail');
  const waiting = (await chosenWaiting(context, mailOrders)).filter(({ remindedOn }) => remindedOn !== today);
  if (waiting.length === 0) throw acknowledgementErrors.error('remindedToday');
  const people = [...new Set(waiting.map(({ partyId }) => partyId))];
  const addresses = new Map((await recipientsOf(tx, people, 'pay', today)).flatMap(({ partyId, email }) => (email === null ? [] : [[partyId, email] as const])));
  const orders = waiting.filter(({ partyId }) => addresses.has(partyId));
  if (orders.length === 0) throw acknowledgementErrors.error('noAddress');
  await noteReminded(tx, orders, new Date(clock.now()));
  await mailed(context, origin, orders, addresses);
  for (const { orderId: id, partyId: subjectPartyId, companyId, remindedOn } of orders)
    audit({ entity: ORDER, id, companyId, subjectPartyId, action: 'update', changes: { reminded: [remindedOn, today] } });
  return { orders: orders.length, people: addresses.size, without: people.length - addresses.size };
}

type State = (typeof linkStates)[number];

function stateOf({ state, acknowledgedAt, usedAt, expiresAt }: LinkedOrder, now: number): State {
  if (state !== 'EoSigned') return 'annulled';
  if (acknowledgedAt !== null || usedAt !== null) return 'used';
  return Date.parse(expiresAt) <= now ? 'expired' : 'waiting';
}

const found = async (db: Db, code: string): Promise<{ readonly linkId: string; readonly order: LinkedOrder } | undefined> => {
  const linkId = linkOfCode(code);
  const order = linkId === undefined ? undefined : await orderOfLink(db, linkId);
  return linkId === undefined || order === undefined ? undefined : { linkId, order };
};

type Open<C extends typeof lookAtReceipt | typeof confirmReceipt> = ManualTransactionContext<C>;

const counted = ({ transact, request, clock }: Open<typeof lookAtReceipt> | Open<typeof confirmReceipt>): Promise<void> =>
  transact((tx) => countOrRefuse(tx, [{ key: `order-receipt:network:${siteOf(request.ip)}`, limit: checkLimit }], clock.now()));

const unknown = { state: 'unknown', typeTitle: null, number: null, orderDate: null, companyName: null, initials: null } as const;

/** Throws throttled. */
export async function look(context: Open<typeof lookAtReceipt>) {
  await counted(context);
  const one = await found(context.db, context.body.code);
  if (one === undefined) return unknown;
  const { title: typeTitle, number, orderDate, companyName, firstName, lastName } = one.order;
  return { state: stateOf(one.order, context.clock.now()), typeTitle, number, orderDate, companyName, initials: initialsOf(firstName, lastName) };
}

/** Throws throttled. */
export async function confirm(context: Open<typeof confirmReceipt>): Promise<{ state: (typeof saidStates)[number] }> {
  await counted(context);
  const now = context.clock.now();
  return context.transact(async (tx) => {
    const one = await found(tx, context.body.code);
    if (one === undefined) return { state: 'unknown' };
    const state = stateOf(one.order, now);
    if (state !== 'waiting') return { state };
    const { orderId: id, partyId, companyId } = one.order;
    // who holds the link is the person it was sent to, signed in or not
    await actAs(tx, { userId: NOBODY, partyId, companyId });
    if (!(await spendLink(tx, one.linkId, one.order, new Date(now)))) return { state: 'used' };
    const changes = { acknowledged: ['N', 'Y'], acknowledgedVia: [null, 'email'] } as const;
    await writeAudit(tx, [{ entity: ORDER, id, companyId, subjectPartyId: partyId, action: 'update', changes }]);
    return { state: 'done' };
  });
}
