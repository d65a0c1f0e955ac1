/** What the call of allocation asks, read into rules. */
import { hash } from 'node:crypto';
import { monthsLater } from '#kernel/formula/days.ts';
import type { Context } from '#platform/http/context.server.ts';
import type { allocateCall } from './allocation.contract.ts';
import { allocationErrors } from './allocation.errors.ts';
import messages from './allocation.messages.fa.ts';
import { allocate, type Given, type Offer, type Wish } from './allocation.rules.ts';

type Body = Context<typeof allocateCall>['body'];

/** The slot of an event that has none of its own. */
const ONLY = '1';
const hasTwice = (codes: readonly string[]): boolean => new Set(codes).size < codes.length;
const sumOf = (counts: Iterable<number>): number => [...counts].reduce((sum, one) => sum + one, 0);

function offerOf({ event }: Body): Offer {
  const { slots = [{ code: ONLY, capacity: event.capacity ?? 0 }], quotas = [] } = event;
  if (hasTwice(slots.map(({ code }) => code)) || hasTwice(quotas.map(({ code }) => code))) throw allocationErrors.error('codeTwice');
  const capacity = event.capacity ?? sumOf(slots.map((slot) => slot.capacity));
  const within = new Map(quotas.flatMap((quota) => (quota.within === undefined ? [] : [[quota.code, quota.within] as const])));
  const groups = new Map(quotas.filter(({ code }) => !within.has(code)).map(({ code, capacity: held }) => [code, held]));
  for (const [code, group] of within) if (!groups.has(group)) throw allocationErrors.error('unknownGroup', { values: { code } });
  const heldIn = (group: string | undefined): number => sumOf(quotas.filter((quota) => quota.within === group).map((quota) => quota.capacity));
  if (heldIn(undefined) > capacity || [...groups].some(([group, held]) => heldIn(group) > held)) throw allocationErrors.error('quotasBeyond');
  const mapped = (rows: readonly { readonly code: string; readonly capacity: number }[]) => new Map(rows.map((row) => [row.code, row.capacity]));
  return { slots: mapped(slots), capacity, quotas: mapped(quotas), within, remainders: event.remainders ?? 'next' };
}

function wishesOf({ event, requests, seed }: Body, { quotas }: Offer): Wish[] {
  if (hasTwice(requests.map(({ request }) => request))) throw allocationErrors.error('requestTwice');
  const { on, standBackMonths: months } = event;
  const since = on === undefined || months === undefined ? undefined : monthsLater({ date: on }, -months).date;
  return requests.map(({ request: id, quota, choices = [], places = 1, score = 0, requestedAt, code = id, lastUsedOn }) => {
    if (quota !== undefined && !quotas.has(quota)) throw allocationErrors.error('unknownQuota', { values: { code: quota } });
    const standsBack = since !== undefined && lastUsedOn != null && lastUsedOn > since;
    return { id, quota, choices, places, score, requestedOn: requestedAt, code, standsBack, hash: seed === undefined ? undefined : hash('sha256', seed + id) };
  });
}

function sentenceOf({ rank, decider, slot, from, waits, queue }: Given): string {
  const outcome = from === undefined ? messages.waits[waits ?? 'slotFull'](queue ?? 0) : messages.given[from](slot ?? '');
  return messages.sentence(rank, messages.deciders[decider], outcome);
}

/** Throws codeTwice, quotasBeyond, unknownQuota, requestTwice, seedNeeded. */
export async function allocationFor({ body }: Context<typeof allocateCall>) {
  if ((body.mode === 'draw' || body.mode === 'scoreDraw') && body.seed === undefined) throw allocationErrors.error('seedNeeded');
  const offer = offerOf(body);
  const { list, slotsLeft } = allocate({ ...offer, mode: body.mode }, wishesOf(body, offer));
  const given = list.filter(({ slot }) => slot !== undefined);
  return {
    places: list.map((one) => ({
      ...{ rank: one.rank, request: one.wish.id, quota: one.wish.quota ?? null, places: one.wish.places, slot: one.slot ?? null },
      ...{ from: one.from ?? null, waits: one.waits ?? null, queue: one.queue ?? null, hash: one.wish.hash ?? null, explanation: sentenceOf(one) },
    })),
    slots: [...offer.slots].map(([code, capacity]) => ({ code, capacity, left: slotsLeft.get(code) ?? 0 })),
    given: sumOf(given.map(({ wish }) => wish.places)),
    waiting: list.length - given.length,
    seedHash: body.seed === undefined ? null : hash('sha256', body.seed),
  };
}
