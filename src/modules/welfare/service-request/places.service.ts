/** Places given, passed on and given back. Each act holds the event first: nobody is passed over, and nobody waits behind a place that is free. */

import { AppError } from '#kernel/errors.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { daysBetween } from '#kernel/formula/days.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { requestsBy } from '#platform/requests/request.store.ts';
import { type Asker, type Judged, judge, judgeBy, sumOf } from './check-service.service.ts';
import { readFacts } from './facts.service.ts';
import { overrulesOf } from './overrules.store.ts';
import { placeFor, type Room, roomOf, type SlotRoom, slotsWithout, type Taken } from './places.rules.ts';
import {
  type CancelTerms,
  cancelPlace,
  type GivenPlace,
  type HeldEvent,
  holdEvent,
  movePlace,
  placeOf,
  placesOf,
  queuePlaces,
  roomIn,
  type StoredPlace,
  slotRooms,
  waitingFor,
  writeGiven,
  writePlace,
} from './places.store.ts';
import { serviceRequestErrors } from './service-request.errors.ts';
import { serviceRequest } from './service-request.form.ts';
import { placeGiven, placeOffered } from './service-request.notice.ts';

const DAY_MS = 86_400_000;
/** Where people see their own places. */
const OWN = '/otherWelfareServices/welfareRequest';

/** In whose transaction, and when. */
export interface At {
  readonly tx: Tx;
  /** ISO day in Tehran. */
  readonly today: string;
  readonly now: Date;
  newId(): string;
}

const sumsOf = (judged: Judged, slotId: string | undefined) => sumOf(judged.costs.get(slotId ?? judged.slots[0]?.slotId ?? '') ?? []);

/** What is free of an event. */
interface Free {
  readonly slots: readonly SlotRoom[];
  readonly room: Room;
}

/** Now; `isShared`: what quotas left is open to all. */
async function freeIn(tx: Tx, event: HeldEvent, isShared: boolean): Promise<Free> {
  const [slots, room] = [await slotRooms(tx, event), await roomIn(tx, event)];
  return { slots, room: { ...room, isShared } };
}

type Seeker = Pick<StoredPlace, 'choices' | 'places' | 'persons' | 'groupId'>;

const find = ({ slots, room }: Free, wanted: Seeker): Taken | undefined => placeFor(slots, roomOf(room, wanted.groupId), wanted);

/** What is free once somebody has a place of it. */
const freeAfter = ({ slots, room }: Free, { groupId, places }: Seeker, taken: Taken): Free => ({
  slots: slotsWithout(slots, taken, places),
  room: { ...room, taken: new Map([...room.taken, [groupId, (room.taken.get(groupId) ?? 0) + places]]) },
});

/** What those of an event are judged by today, by request; of whom the service is no longer for nothing. */
async function judgedNow({ tx, today: day }: At, { companyId }: HeldEvent, places: readonly StoredPlace[]): Promise<ReadonlyMap<string, Judged>> {
  if (places.length === 0) return new Map();
  const requests = await requestsBy(
    tx,
    serviceRequest,
    places.map(({ requestId }) => requestId),
  );
  const facts = await readFacts(tx, { companyId, day }, requests);
  const overruled = await overrulesOf(
    tx,
    places.map(({ requestId }) => requestId),
  );
  const approved = new Set(places.flatMap(({ requestId, requestStatus }) => (requestStatus === 'RqApproved' ? [requestId] : [])));
  // nobody has had a word yet on what is not decided
  const of = (requestId: string) => (approved.has(requestId) ? (overruled.get(requestId) ?? new Set<string>()) : undefined);
  const judged = requests.map(({ requestId, partyId, values }): readonly [string, Judged] | undefined => {
    try {
      return [requestId, judgeBy(facts, { companyId, partyId, day }, values, { mustBeOpen: false, overruled: of(requestId) })];
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  });
  return new Map(judged.filter((one) => one !== undefined));
}

interface Giving {
  readonly one: StoredPlace;
  readonly taken: Taken;
  readonly judged: Judged;
}

/** Gives free places and tells those who get them: to be confirmed where the event says so, held while the request is not decided. */
async function give({ tx, now, newId }: At, { confirmDays, title: event }: HeldEvent, giving: readonly Giving[]): Promise<void> {
  if (giving.length === 0) return;
  const end = confirmDays === null ? undefined : new Date(now.getTime() + confirmDays * DAY_MS);
  const isOffered = ({ one }: Giving): boolean => end !== undefined && one.requestStatus === 'RqApproved';
  const given = giving.map((giveOne): GivenPlace => {
    const { one, taken, judged } = giveOne;
    const { cost, employeeShare, employerShare } = sumsOf(judged, taken.slotId);
    const status = isOffered(giveOne) ? 'WpOffered' : one.requestStatus === 'RqApproved' ? 'WpConfirmed' : 'WpHeld';
    const until = status === 'WpOffered' && end !== undefined ? end : null;
    return { ...taken, requestId: one.requestId, status, until, cost: String(cost), employeeShare: String(employeeShare), employerShare: String(employerShare) };
  });
  await writeGiven(tx, given);
  const [offered, had] = [giving.filter(isOffered), giving.filter((one) => !isOffered(one))].map((all) => all.map(({ one }) => one.partyId)) as [string[], string[]];
  const way = { link: OWN, now, newId };
  if (had.length > 0) await notify(tx, placeGiven, { ...way, recipients: had, values: { event } });
  if (end !== undefined && offered.length > 0) await notify(tx, placeOffered, { ...way, recipients: offered, values: { event, until: todayIn('Asia/Tehran', end.getTime()) } });
}

/** One going through those who wait, in order of arrival. Answers how many got a place. */
async function passOnOnce(at: At, event: HeldEvent, isShared: boolean): Promise<number> {
  const { tx } = at;
  let free = await freeIn(tx, event, isShared);
  // what is free only becomes less: whoever finds nothing now finds nothing
  const seekers = (await waitingFor(tx, event.eventId)).filter((one) => find(free, one) !== undefined);
  const known = await judgedNow(at, event, seekers);
  const giving: Giving[] = [];
  for (const one of seekers) {
    const judged = known.get(one.requestId);
    const taken = judged && find(free, one);
    if (taken === undefined || judged === undefined) continue;
    giving.push({ one, taken, judged });
    free = freeAfter(free, one, taken);
  }
  await give(at, event, giving);
  return giving.length;
}

/**
 * Gives what is free to those who wait, of the event that is held: first within quotas, then, once requests are closed and by setting, what quotas left
 * to whoever is next of all. Answers how many got one.
 */
export async function passOn(at: At, event: HeldEvent): Promise<number> {
  const given = await passOnOnce(at, event, false);
  return event.remainders === 'next' && event.requestThru < at.today ? given + (await passOnOnce(at, event, true)) : given;
}

/**
 * Gives the places of an approved list in its order: each the slot that the list says, where it still is one for them; everybody else waits in the order
 * of the list, before what is left over is passed on. Answers who waits (party ids).
 */
export async function givePlaces(at: At, eventId: string, lines: readonly { readonly requestId: string; readonly slotId: string | null }[]): Promise<string[]> {
  const { tx } = at;
  const event = await holdEvent(tx, eventId);
  const listed = await placesOf(
    tx,
    lines.map(({ requestId }) => requestId),
  );
  const [places, known] = [new Map(listed.map((one) => [one.requestId, one])), await judgedNow(at, event, listed)];
  let slots = await slotRooms(tx, event);
  const giving: Giving[] = [];
  const queued: string[] = [];
  for (const { requestId, slotId } of lines) {
    const [one, judged] = [places.get(requestId), known.get(requestId)];
    const taken = one && judged && slotId !== null ? placeFor(slots, one.places, { ...one, choices: [slotId] }) : undefined;
    if (one === undefined || judged === undefined || taken === undefined) {
      queued.push(requestId);
      continue;
    }
    giving.push({ one, taken, judged });
    slots = slotsWithout(slots, taken, one.places);
  }
  await give(at, event, giving);
  if (queued.length > 0) await queuePlaces(tx, queued);
  await passOn(at, event);
  return (await waitingFor(tx, eventId)).map(({ partyId }) => partyId);
}

/** Takes a place at once where the first who come have them, or a place in the queue; otherwise it is listed until places are given. */
export async function takePlace(at: At, { companyId, partyId }: Omit<Asker, 'day'>, requestId: string, values: FormValues): Promise<void> {
  const { tx, today } = at;
  const judged = await judge(tx, { companyId, partyId, day: today }, values, { mustBeOpen: true });
  const { slots, groupId, places, people } = judged;
  const eventId = slots[0]?.eventId ?? '';
  const event = await holdEvent(tx, eventId);
  const before = await placeOf(tx, requestId);
  if (before?.status === 'WpHeld') await movePlace(tx, requestId, 'WpWaiting');
  const wanted = { choices: slots.map(({ slotId }) => slotId), places, persons: people.length };
  const taken = event.way === 'firstCome' ? find(await freeIn(tx, event, false), { ...wanted, groupId }) : undefined;
  const status = event.way === 'firstCome' ? (taken === undefined ? 'WpWaiting' : 'WpHeld') : 'WpListed';
  await writePlace(tx, { ...{ requestId, companyId, partyId, eventId, groupId, places, persons: people.length, status, taken }, ...sumsOf(judged, taken?.slotId) });
  if (before?.status !== 'WpHeld') return;
  await passOn(at, before.eventId === eventId ? event : await holdEvent(tx, before.eventId));
}

/** A request that was refused or taken back lets go of its place. */
export async function releasePlace(at: At, requestId: string): Promise<void> {
  const place = await placeOf(at.tx, requestId);
  if (place === undefined) return;
  const event = await holdEvent(at.tx, place.eventId);
  await movePlace(at.tx, requestId, 'WpReleased');
  await passOn(at, event);
}

/** What was held is confirmed once the request is accepted; who waits or is listed goes on doing so. */
export async function confirmHeld({ tx }: At, requestId: string): Promise<void> {
  const place = await placeOf(tx, requestId);
  if (place === undefined) return;
  await holdEvent(tx, place.eventId);
  if ((await placeOf(tx, requestId))?.status === 'WpHeld') await movePlace(tx, requestId, 'WpConfirmed');
}

/** Throws notOffered of what is not offered, or not any more. */
export async function confirmOffer({ tx, now }: Pick<At, 'tx' | 'now'>, { requestId, eventId }: StoredPlace): Promise<void> {
  await holdEvent(tx, eventId);
  const place = await placeOf(tx, requestId);
  if (place?.status !== 'WpOffered' || (place.offeredUntil !== null && Date.parse(place.offeredUntil) < now.getTime())) throw serviceRequestErrors.error('notOffered');
  await movePlace(tx, requestId, 'WpConfirmed');
}

/** Rials that cancelling so many days before gives back of what the employee bears: the row with the most days that are still left. */
export function backOf({ rows, employeeShare }: CancelTerms, days: number): bigint {
  const row = rows.filter(({ daysBefore }) => daysBefore <= days).toSorted((a, b) => b.daysBefore - a.daysBefore)[0];
  return row === undefined ? 0n : (employeeShare * BigInt(Math.round(row.share * 1_000_000))) / 100_000_000n;
}

/** Gives an own place back and passes it on. Answers the rials that are given back. Throws notCancellable of what is used, over or not decided. */
export async function cancelOwn(at: At, { requestId, eventId }: StoredPlace): Promise<bigint> {
  const event = await holdEvent(at.tx, eventId);
  const place = await placeOf(at.tx, requestId);
  const isLiving = place !== undefined && ['WpWaiting', 'WpOffered', 'WpConfirmed'].includes(place.status) && place.requestStatus === 'RqApproved';
  const days = place === undefined || place.fromDate === null ? 0 : daysBetween({ date: at.today }, { date: place.fromDate });
  if (!isLiving || days < 0) throw serviceRequestErrors.error('notCancellable');
  const back = place.status === 'WpConfirmed' ? backOf(place, days) : place.employeeShare;
  await cancelPlace(at.tx, requestId, back);
  await passOn(at, event);
  return back;
}
