/** What is done to the list of an event: made, approved, refused. */
import { hash } from 'node:crypto';
import { monthsLater } from '#kernel/formula/days.ts';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { allocate, allocateInOrder, type Given, type Offer, type Wish } from '../allocation/allocation.rules.ts';
import { type Acting, defineApprovedList } from '../approved-list/approved-list.define.ts';
import { defineMoves } from '../approved-list/moves.define.ts';
import { eventWord, seedOf } from '../draw-words/draw-words.store.ts';
import { givePlaces } from '../service-request/places.service.ts';
import { insertMarks, insertMove, lineOf, type Mark, moveOf, openMovesOf, writeDecision } from './line-changes.store.ts';
import { allocationListErrors } from './service-allocation.errors.ts';
import words from './service-allocation.messages.fa.ts';
import { placeWaits } from './service-allocation.notice.ts';
import {
  type AllocationState,
  allocationOf,
  type Candidate,
  candidatesOf,
  countsOf,
  holdAllocation,
  type ListedLine,
  linesToGive,
  listedLines,
  moveAllocation,
  type NewLine,
  offerOf,
  type StoredAllocation,
  writeLines,
} from './service-allocation.store.ts';

/** Process and chain (platform/approval); never given to another. */
export const PROCESS = 'WelfareAllocation';

export const allocationList = defineApprovedList<AllocationState, StoredAllocation>({
  ...{ entity: 'WelfareAllocation', process: PROCESS, states: { ranked: 'WaRanked', sent: 'WaSent', returned: 'WaReturned' } },
  ...{ find: allocationOf, hold: holdAllocation, write: moveAllocation, subject: words.subject },
  idOf: ({ welfareEventId }) => welfareEventId,
  refusal: (name) => allocationListErrors.error(name),
  // what is sent is not changed behind the back of those who approve it
  async mayBeSent(tx, eventId) {
    if ((await openMovesOf(tx, eventId)) > 0) throw allocationListErrors.error('openMoves');
  },
});
const { held, move } = allocationList;

/** Of a draw. */
export const seedOfList = (list: StoredAllocation): string => seedOf(eventWord, list.welfareEventId, list);

/** Whoever had fewer places of services before comes first, and of a draw whoever has the lower hash. */
function wishesOf(list: StoredAllocation, candidates: readonly Candidate[], quotas: ReadonlyMap<string, number>): Wish[] {
  const { way, requestThru, standBackMonths } = list;
  const seed = way === 'draw' ? seedOfList(list) : undefined;
  const since = standBackMonths === null ? undefined : monthsLater({ date: requestThru }, -standBackMonths).date;
  return candidates.map(({ requestId: id, groupId, choices, places, createdAt, code, uses, lastUsedOn }) => ({
    ...{ id, choices, places, code, score: -uses, requestedOn: createdAt },
    quota: quotas.has(groupId) ? groupId : undefined,
    hash: seed === undefined ? undefined : hash('sha256', seed + id),
    standsBack: since !== undefined && lastUsedOn !== null && lastUsedOn > since,
  }));
}

/** What the event has to give. */
async function offerIn({ tx }: Acting, { welfareEventId, remainders }: StoredAllocation): Promise<Offer> {
  const stored = await offerOf(tx, welfareEventId);
  const slots = new Map(stored.slots);
  return { slots, capacity: [...slots.values()].reduce((sum, one) => sum + one, 0), quotas: new Map(stored.quotas), remainders };
}

function linesOf(placed: readonly Given<string>[], of: readonly { readonly requestId: string; readonly partyId: string }[]): NewLine[] {
  const known = new Map(of.map(({ requestId, partyId }) => [requestId, partyId]));
  return placed.map(({ wish, rank, decider, slot, from, waits }) => ({
    ...{ request: wish.id, party: known.get(wish.id) ?? '', place: rank, decider, uses: -wish.score, hash: wish.hash ?? null },
    ...{ slot: slot ?? null, source: from ?? null, waiting: waits ?? null },
  }));
}

/** Changes of the order of a list by hand: slots follow the new order. */
export const allocationMoves = defineMoves<AllocationState, StoredAllocation, ListedLine>({
  ...{ list: allocationList, entity: 'WelfareAllocationMove', movable: ['WaRanked', 'WaReturned'] },
  ...{ placeOf: lineOf, places: listedLines, moveOf, insert: insertMove, writeDecision },
  refusal: (name, detail) => allocationListErrors.error(name, detail),
  async reorder(acting, list, places) {
    const offer = await offerIn(acting, list);
    const ranked = places.map(({ id, choices, places: wanted, uses, hash: drawn, groupId }): Wish => {
      const quota = offer.quotas.has(groupId) ? groupId : undefined;
      return { id, choices, places: wanted, quota, score: -uses, requestedOn: undefined, code: id, hash: drawn ?? undefined };
    });
    const decider = (at: number): string => (at === 0 && places[at]?.decider !== 'hand' ? 'first' : (places[at]?.decider ?? 'hand'));
    await writeLines(acting.tx, list, linesOf(allocateInOrder(offer, ranked, decider).list, places));
  },
});

/** Keeps what whoever decides says of lines. Throws noLine of a request that is none of the list. */
export async function markLines({ tx, now, newId }: Acting, { welfareEventId, companyId }: StoredAllocation, marks: readonly Mark[], by: string | null): Promise<void> {
  const written = await insertMarks(
    tx,
    { eventId: welfareEventId, companyId, by, now },
    marks.map((one) => ({ id: newId(), ...one })),
  );
  if (written < marks.length) throw allocationListErrors.error('noLine', { fields: { marks: 'noLine' } });
}

/** Makes the list: nobody gets a place by it yet. Throws notFound, stale, wrongState, stillOpen, undecided, nobody. */
export async function rankList(acting: Acting, eventId: string, rowVersion: number): Promise<{ places: number; given: number }> {
  const { tx, today } = acting;
  const list = await held(acting, eventId, ['WaOpen', 'WaRejected'], rowVersion);
  const { requestThru, way: mode } = list;
  if (requestThru >= today) throw allocationListErrors.error('stillOpen', { values: { day: formatJalaliFa(requestThru) } });
  const { undecided } = await countsOf(tx, eventId);
  if (undecided > 0) throw allocationListErrors.error('undecided', { values: { count: toPersianDigits(String(undecided)) } });
  const candidates = await candidatesOf(tx, eventId);
  if (candidates.length === 0) throw allocationListErrors.error('nobody');
  const offer = await offerIn(acting, list);
  const placed = allocate({ ...offer, mode }, wishesOf(list, candidates, offer.quotas)).list;
  await writeLines(tx, list, linesOf(placed, candidates));
  await move(acting, list, 'WaRanked');
  return { places: placed.length, given: placed.filter(({ slot }) => slot !== undefined).length };
}

/** Gives all places of an approved list at once, in its order; whoever gets none waits in that order and is told. */
export async function approveList(acting: Acting, eventId: string): Promise<void> {
  const { tx, today, now, newId } = acting;
  const list = await held(acting, eventId, ['WaSent']);
  await move(acting, list, 'WaApproved');
  const waiting = await givePlaces({ tx, today, now, newId }, eventId, await linesToGive(tx, eventId));
  if (waiting.length > 0) await notify(tx, placeWaits, { recipients: waiting, values: {}, link: '/otherWelfareServices/welfareRequest', now, newId });
}

/** Those of a refused list are listed as before. */
export async function rejectList(acting: Acting, eventId: string): Promise<void> {
  await move(acting, await held(acting, eventId, ['WaSent', 'WaReturned']), 'WaRejected');
}
