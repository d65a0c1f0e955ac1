/** What is done to the list of an event: made, sent, approved, refused. */
import { hash } from 'node:crypto';
import type { Clock } from '#kernel/clock/clock.ts';
import { monthsLater } from '#kernel/formula/days.ts';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { AuditEntry, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { beginCase } from '#platform/workflow/cases/cases.service.ts';
import { allocate, type Wish } from '../allocation/allocation.rules.ts';
import { givePlaces } from '../service-request/places.service.ts';
import { allocationListErrors } from './service-allocation.errors.ts';
import words from './service-allocation.messages.fa.ts';
import { placeWaits } from './service-allocation.notice.ts';
import { PROCESS } from './service-allocation.steps.ts';
import {
  type AllocationState,
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

/** Throws notFound, stale, wrongState. */
export async function held({ tx, rows }: Acting, eventId: string, states: readonly AllocationState[], rowVersion?: number): Promise<StoredAllocation> {
  const list = await holdAllocation(tx, rows, eventId);
  if (list === undefined) throw httpErrors.error('notFound');
  if (rowVersion !== undefined && rowVersion !== list.rowVersion) throw allocationListErrors.error('stale');
  if (!states.includes(list.stateId)) throw allocationListErrors.error('wrongState');
  return list;
}

/** Moves a list on, with its trace. */
export async function move({ tx, audit }: Acting, { welfareEventId: id, companyId, stateId }: StoredAllocation, to: AllocationState): Promise<void> {
  await moveAllocation(tx, id, to);
  audit({ entity: 'WelfareAllocation', id, action: 'update', companyId, changes: { stateId: [stateId, to] } });
}

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

/** Freezes the list; answers the tracking code of its case. `partyId`: who sends. Throws notFound, stale, wrongState. */
export async function sendList(acting: Acting & { readonly clock: Clock }, eventId: string, rowVersion: number, partyId: string): Promise<string> {
  const { tx, today, clock } = acting;
  const list = await held(acting, eventId, ['WaRanked'], rowVersion);
  await move(acting, list, 'WaSent');
  const context = { tx, today, clock, newId: () => acting.newId(), audit: acting.audit, companyId: list.companyId };
  const about = { recordId: eventId, subjectPartyId: partyId, subject: words.subject({ title: list.title }), variables: { returned: false } };
  return (await beginCase(context, { key: PROCESS }, about, partyId)).trackingCode;
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
