/** What is done to the list of an event: made, approved, refused. */
import { hash } from 'node:crypto';
import { monthsLater } from '#kernel/formula/days.ts';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { allocate, type Wish } from '../allocation/allocation.rules.ts';
import { type Acting, defineApprovedList } from '../approved-list/approved-list.define.ts';
import { givePlaces } from '../service-request/places.service.ts';
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
  linesToGive,
  moveAllocation,
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
});
const { held, move } = allocationList;

/** Whoever had fewer places of services before comes first, and of a draw whoever has the lower hash. */
function wishesOf({ seed, way, requestThru, standBackMonths }: StoredAllocation, candidates: readonly Candidate[], quotas: ReadonlyMap<string, number>): Wish[] {
  const since = standBackMonths === null ? undefined : monthsLater({ date: requestThru }, -standBackMonths).date;
  return candidates.map(({ requestId: id, groupId, choices, places, createdAt, code, uses, lastUsedOn }) => ({
    ...{ id, choices, places, code, score: -uses, requestedOn: createdAt },
    quota: quotas.has(groupId) ? groupId : undefined,
    hash: way === 'draw' ? hash('sha256', seed + id) : undefined,
    standsBack: since !== undefined && lastUsedOn !== null && lastUsedOn > since,
  }));
}

/** Makes the list: nobody gets a place by it yet. Throws notFound, stale, wrongState, stillOpen, undecided, nobody. */
export async function rankList(acting: Acting, eventId: string, rowVersion: number): Promise<{ places: number; given: number }> {
  const { tx, today } = acting;
  const list = await held(acting, eventId, ['WaOpen', 'WaRejected'], rowVersion);
  const { requestThru, way: mode, remainders } = list;
  if (requestThru >= today) throw allocationListErrors.error('stillOpen', { values: { day: formatJalaliFa(requestThru) } });
  const { undecided } = await countsOf(tx, eventId);
  if (undecided > 0) throw allocationListErrors.error('undecided', { values: { count: toPersianDigits(String(undecided)) } });
  const candidates = await candidatesOf(tx, eventId);
  if (candidates.length === 0) throw allocationListErrors.error('nobody');
  const stored = await offerOf(tx, eventId);
  const [slots, quotas] = [new Map(stored.slots), new Map(stored.quotas)];
  const capacity = [...slots.values()].reduce((sum, one) => sum + one, 0);
  const known = new Map(candidates.map((one) => [one.requestId, one]));
  const placed = allocate({ slots, capacity, quotas, mode, remainders }, wishesOf(list, candidates, quotas)).list;
  await writeLines(
    tx,
    list,
    placed.map(({ wish, rank, decider, slot, from, waits }) => ({
      ...{ request: wish.id, party: known.get(wish.id)?.partyId ?? '', place: rank, decider, uses: -wish.score, hash: wish.hash ?? null },
      ...{ slot: slot ?? null, source: from ?? null, waiting: waits ?? null },
    })),
  );
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
