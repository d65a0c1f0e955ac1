/**
 * Services of the demo: a pool card whose session is full and has a queue, a house on the coast that is open today and drawn later, one of the holidays that
 * is drawn, a journey whose requests are closed and wait to be ranked, a concert whose list is before those who approve it, and school supplies and a parcel
 * of the New Year that cost nobody anything.
 */
import { addDays } from '#kernel/jalali/jalali.ts';
import { allocationList, approveList, rankList } from '#modules/welfare/service-allocation/service-allocation.service.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { membersOf } from './welfare.store.ts';
import words from './welfare-services.messages.fa.ts';
import { type DemoEvent, type DemoPlace, type DemoSlot, hasAsked, layEvents, layPlaces, layQuotas, layShares, laySlots, layUnits } from './welfare-services.store.ts';

export interface DemoServices {
  /** All companies, which have the groups, and those of them that have events. */
  readonly companyIds: readonly string[];
  readonly shown: Iterable<string>;
  /** ISO days: from which shares count, and today. */
  readonly founded: string;
  readonly today: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Sends a list to those who approve it; in a demo without the account nobody does. */
  readonly officer: { readonly partyId: string } | undefined;
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
  { code: 'CONCERT', employee: 20 },
  { code: 'SCHOOL', employee: 0 },
  { code: 'NOWRUZ', employee: 0 },
] as const;
/** Of the places of the house, for the groups together. */
const QUOTA_PERCENT = 60;
/** Places of the full session, who waits for one, who asked for the house, who for the journey and its seats, for the concert, for the house of the holidays, and pieces
 * of school supplies and parcels with who had one. */
const COUNTS = { pool: 12, queue: 7, coast: 12, villas: 4, pilgrimage: 30, seats: 18, concert: 9, chairs: 6, holidays: 7, pieces: 200, school: 8, parcels: 10 } as const;

/** Throws what the database refuses. Groups and their members stand already. */
export async function writeServices(tx: Tx, demo: DemoServices): Promise<void> {
  await layShares(tx, demo.companyIds, shares, demo.founded);
  for (const companyId of demo.shown) await writeEvents(tx, demo, companyId);
}

async function writeEvents(tx: Tx, demo: DemoServices, companyId: string): Promise<void> {
  const { today, first: employee, newId } = demo;
  const day = (days: number): string => addDays(today, days);
  const window = { from: day(-20), thru: day(15) };
  const closed = { from: day(-40), thru: day(-2) };
  const [pool, coast, pilgrimage, concert, holidays] = [newId(), newId(), newId(), newId(), newId()];
  const [school, parcel] = [newId(), newId()];
  const events: readonly DemoEvent[] = [
    { id: pool, service: 'POOL', code: 'POOL-1', title: words.events.pool, way: 'firstCome', cost: 2 * MILLION, ...window },
    { id: coast, service: 'COAST', code: 'COAST-1', title: words.events.coast, way: 'draw', cost: 6 * MILLION, ...window },
    { id: pilgrimage, service: 'PILGRIMAGE', code: 'TOUR-1', title: words.events.pilgrimage, way: 'score', cost: 45 * MILLION, ...closed },
    { id: concert, service: 'CONCERT', code: 'CONCERT-1', title: words.events.concert, way: 'score', cost: 4 * MILLION, ...closed },
    { id: holidays, service: 'COAST', code: 'COAST-2', title: words.events.holidays, way: 'draw', cost: 7 * MILLION, ...closed },
    { id: school, service: 'SCHOOL', code: 'SCHOOL-1', title: words.events.school, way: 'firstCome', cost: 5 * MILLION, ...window },
    { id: parcel, service: 'NOWRUZ', code: 'NOWRUZ-1', title: words.events.parcel, way: 'firstCome', cost: 9 * MILLION, ...window },
  ];
  const [evening, first, second, departure, night, week] = [newId(), newId(), newId(), newId(), newId(), newId()];
  const [supplies, parcels] = [newId(), newId()];
  const slots: readonly DemoSlot[] = [
    { id: evening, event: pool, code: '1', title: words.slots.pool, from: day(20), thru: day(100), capacity: COUNTS.pool },
    { id: first, event: coast, code: '1', title: words.slots.coastOne, from: day(30), thru: day(32), capacity: COUNTS.villas },
    { id: second, event: coast, code: '2', title: words.slots.coastTwo, from: day(37), thru: day(39), capacity: COUNTS.villas },
    { id: departure, event: pilgrimage, code: '1', title: words.slots.pilgrimage, from: day(45), thru: day(49), capacity: COUNTS.seats },
    { id: night, event: concert, code: '1', title: words.slots.concert, from: day(25), thru: day(25), capacity: COUNTS.chairs },
    { id: week, event: holidays, code: '1', title: words.slots.holidays, from: day(50), thru: day(52), capacity: COUNTS.villas },
    { id: supplies, event: school, code: '1', title: words.slots.school, from: day(18), thru: day(40), capacity: COUNTS.pieces },
    { id: parcels, event: parcel, code: '1', title: words.slots.parcel, from: day(60), thru: day(90), capacity: COUNTS.pieces },
  ];
  await layUnits(tx, companyId, 'COAST', { count: COUNTS.villas, beds: 4, title: words.unit });
  await layEvents(tx, companyId, events);
  await laySlots(tx, companyId, slots);
  await layQuotas(tx, companyId, coast, QUOTA_PERCENT);
  const people = await membersOf(tx, companyId, today, employee);
  const asked = (slot: string, status: DemoPlace['status'], count: number, asOf: string): DemoPlace[] =>
    people.splice(0, count).map((party): DemoPlace => ({ id: newId(), party, slot, status, day: asOf }));
  await layPlaces(tx, companyId, [
    ...asked(evening, 'WpConfirmed', COUNTS.pool, day(-15)),
    ...asked(night, 'WpListed', COUNTS.concert, day(-14)),
    ...asked(week, 'WpListed', COUNTS.holidays, day(-16)),
    ...asked(evening, 'WpWaiting', COUNTS.queue, day(-9)),
    ...asked(first, 'WpListed', COUNTS.coast, day(-5)),
    ...asked(departure, 'WpListed', COUNTS.pilgrimage, day(-12)),
    ...asked(supplies, 'WpConfirmed', COUNTS.school, day(-8)),
    ...asked(parcels, 'WpConfirmed', COUNTS.parcels, day(-7)),
  ]);
  await writeLists(tx, demo, { companyId, concert, holidays });
}

/** The list of the concert is sent, the house of the holidays is drawn and given; of a small demo nobody may have asked. */
async function writeLists(
  tx: Tx,
  { companyIds, today, now, officer, newId }: DemoServices,
  { companyId, concert, holidays }: Readonly<Record<'companyId' | 'concert' | 'holidays', string>>,
) {
  const clock = { now: () => now };
  const acting = { tx, rows: systemScope([companyId], today), today, now: new Date(now), newId, audit: () => undefined, clock };
  async function ranked(eventId: string) {
    if (!(await hasAsked(tx, eventId))) return undefined;
    await rankList(acting, eventId, 1);
    return allocationList.held(acting, eventId, ['WaRanked']);
  }
  const drawn = await ranked(holidays);
  if (drawn !== undefined) {
    await allocationList.move(acting, drawn, 'WaSent');
    await approveList(acting, holidays);
  }
  // where the officer works
  if (officer === undefined || companyId !== companyIds[0]) return;
  const sent = await ranked(concert);
  if (sent !== undefined) await allocationList.send(acting, concert, sent.rowVersion, officer.partyId);
}
