/**
 * Services of the demo: a pool card whose session is full and has a queue, a house on the coast that is open today and drawn later, and a journey whose
 * requests are closed and wait to be ranked. In sets.
 */
import { addDays } from '#kernel/jalali/jalali.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { membersOf } from './welfare.store.ts';
import words from './welfare-services.messages.fa.ts';
import { type DemoEvent, type DemoPlace, type DemoSlot, layEvents, layPlaces, layShares, laySlots, layUnits } from './welfare-services.store.ts';

export interface DemoServices {
  /** All companies, which have the groups, and those of them that have events. */
  readonly companyIds: readonly string[];
  readonly shown: Iterable<string>;
  /** ISO days: from which shares count, and today. */
  readonly founded: string;
  readonly today: string;
  /** Party id of whoever has a place in the full session; of a demo without the account nobody does. */
  readonly first: string | null;
  newId(): string;
}

const MILLION = 1_000_000;
/** Percent that whoever asks bears. */
const shares = [
  { code: 'POOL', employee: 30 },
  { code: 'COAST', employee: 50 },
  { code: 'PILGRIMAGE', employee: 40 },
] as const;
/** Places of the full session, who waits for one, who asked for the house, who for the journey and its seats. */
const COUNTS = { pool: 20, queue: 7, coast: 12, villas: 4, pilgrimage: 30, seats: 18 } as const;

/** Throws what the database refuses. Groups and their members stand already. */
export async function writeServices(tx: Tx, demo: DemoServices): Promise<void> {
  await layShares(tx, demo.companyIds, shares, demo.founded);
  for (const companyId of demo.shown) await writeEvents(tx, demo, companyId);
}

async function writeEvents(tx: Tx, { today, first: employee, newId }: DemoServices, companyId: string): Promise<void> {
  const day = (days: number): string => addDays(today, days);
  const window = { from: day(-20), thru: day(15) };
  const [pool, coast, pilgrimage] = [newId(), newId(), newId()];
  const events: readonly DemoEvent[] = [
    { id: pool, service: 'POOL', code: 'POOL-1', title: words.events.pool, way: 'firstCome', cost: 2 * MILLION, ...window },
    { id: coast, service: 'COAST', code: 'COAST-1', title: words.events.coast, way: 'draw', cost: 6 * MILLION, ...window },
    { id: pilgrimage, service: 'PILGRIMAGE', code: 'TOUR-1', title: words.events.pilgrimage, way: 'score', cost: 45 * MILLION, from: day(-40), thru: day(-2) },
  ];
  const [evening, first, second, departure] = [newId(), newId(), newId(), newId()];
  const slots: readonly DemoSlot[] = [
    { id: evening, event: pool, code: '1', title: words.slots.pool, from: day(20), thru: day(100), capacity: COUNTS.pool },
    { id: first, event: coast, code: '1', title: words.slots.coastOne, from: day(30), thru: day(32), capacity: COUNTS.villas },
    { id: second, event: coast, code: '2', title: words.slots.coastTwo, from: day(37), thru: day(39), capacity: COUNTS.villas },
    { id: departure, event: pilgrimage, code: '1', title: words.slots.pilgrimage, from: day(45), thru: day(49), capacity: COUNTS.seats },
  ];
  await layUnits(tx, companyId, 'COAST', { count: COUNTS.villas, beds: 4, title: words.unit });
  await layEvents(tx, companyId, events);
  await laySlots(tx, companyId, slots);
  const people = await membersOf(tx, companyId, today, employee);
  const asked = (slot: string, status: DemoPlace['status'], count: number, asOf: string): DemoPlace[] =>
    people.splice(0, count).map((party): DemoPlace => ({ id: newId(), party, slot, status, day: asOf }));
  await layPlaces(tx, companyId, [
    ...asked(evening, 'WpConfirmed', COUNTS.pool, day(-15)),
    ...asked(evening, 'WpWaiting', COUNTS.queue, day(-9)),
    ...asked(first, 'WpListed', COUNTS.coast, day(-5)),
    ...asked(departure, 'WpListed', COUNTS.pilgrimage, day(-12)),
  ]);
}
