/**
 * Attendance of the demo: clocks, cards and presses of some three hundred people since two months, counted by the product itself; the two months before this one
 * closed, the last of them but for those with a day that stops. Each installation of a seed has the same.
 */
import { addDays, toJalali } from '#kernel/jalali/jalali.ts';
import { insertClosing, insertSheets } from '#modules/attendance/closing/closing.store.ts';
import { countDays } from '#modules/attendance/day-counting/count-days.service.ts';
import { dayFacts } from '#modules/attendance/day-counting/facts.service.ts';
import { addEvents, deliveryOf, type NewEvent, prepareMonths } from '#modules/attendance/events/events.store.ts';
import { usualFactors } from '#modules/attendance/factors/factors.rules.ts';
import { type PeriodDays, periodOf, periodsOfYear } from '#modules/attendance/periods/periods.rules.ts';
import { addPeriods, type Period, periodsOf } from '#modules/attendance/periods/periods.store.ts';
import { countMonths, payOf } from '#modules/attendance/sheets/count-sheets.service.ts';
import { moveSheets, writeCounted } from '#modules/attendance/sheets/sheets.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import words from './attendance.messages.fa.ts';
import { addCards, addClocks, type DemoWorker, workersOf } from './attendance.store.ts';
import { type Dice, dice } from './dice.ts';

export interface DemoAttendance {
  readonly companyId: string;
  /** ISO date. */
  readonly today: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Of accounts, who have attendance before others; and who closes the months. */
  readonly first: readonly string[];
  readonly officer: string;
  newId(): string;
}

const SEED = 1_405;
/** Of each company in which somebody has an account. */
const PEOPLE = 150;
const MINUTE_MS = 60_000;
/** Of a hundred days of somebody: on so many nobody comes, or a press lacks. */
const AWAY = 0.02;
const FORGOTTEN = 0.002;

const before = ({ year, month }: Pick<PeriodDays, 'year' | 'month'>): PeriodDays => periodOf(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1, 1);

const at = (date: string, minute: number): string => new Date(Date.parse(`${date}T00:00:00Z`) + minute * MINUTE_MS).toISOString().slice(0, 19);

/** When somebody comes and goes on a day of so many minutes from one on. */
function pressesOn(chance: Dice, date: string, from: number, until: number): string[] {
  if (chance.chance(AWAY)) return [];
  const comes = from + (chance.chance(0.15) ? chance.between(5, 45) : chance.between(-15, 4));
  const goes = until + (chance.chance(0.2) ? chance.between(60, 150) : chance.between(0, 25));
  return chance.chance(FORGOTTEN) ? [at(date, comes)] : [at(date, comes), at(date, goes)];
}

/** Presses of everybody, by day. */
async function pressesOf(tx: Tx, { companyId, today }: DemoAttendance, workers: readonly DemoWorker[], from: string): Promise<Map<string, { card: string; at: string }[]>> {
  const plans = await dayFacts.plans(
    tx,
    companyId,
    workers.map(({ partyId }) => partyId),
    from,
    today,
  );
  const byDay = new Map<string, { card: string; at: string }[]>();
  for (const [index, { partyId }] of workers.entries()) {
    const chance = dice(SEED, index);
    for (const [date, { shift }] of plans.get(partyId) ?? []) {
      const [line] = shift?.lines ?? [];
      const last = shift?.lines.at(-1);
      if (line === undefined || last === undefined || date >= today) continue;
      for (const moment of pressesOn(chance, date, line.from, last.from + last.minutes)) {
        const day = moment.slice(0, 10);
        byDay.set(day, [...(byDay.get(day) ?? []), { card: cardOf(index), at: moment }]);
      }
    }
  }
  return byDay;
}

const FIRST_CARD = 1_001;
const cardOf = (index: number): string => String(FIRST_CARD + index);

async function layPresses(tx: Tx, demo: DemoAttendance, workers: readonly DemoWorker[], from: string): Promise<void> {
  const { companyId, newId, now } = demo;
  const clocks = words.clocks.map((title, index) => ({ id: newId(), code: `C${index + 1}`, title }));
  await addClocks(tx, companyId, clocks);
  await addCards(
    tx,
    companyId,
    workers.map(({ employmentId, from: since }, index) => ({ id: newId(), employmentId, card: cardOf(index), from: since > from ? since : from })),
  );
  const byDay = await pressesOf(tx, demo, workers, from);
  await prepareMonths(tx, [...byDay.keys()]);
  const receivedAt = new Date(now).toISOString();
  for (const [day, presses] of byDay) {
    const [device] = clocks;
    if (device === undefined) return;
    const clockDeliveryId = await deliveryOf(tx, { companyId, clockDeviceId: device.id, source: 'call', day }, newId());
    const events = presses.map((press): NewEvent => ({ eventId: newId(), key: '', ...press }));
    await addEvents(tx, { companyId, clockDeviceId: device.id, clockDeliveryId, receivedAt }, events, 0);
  }
}

/** Closes a month as if everybody had checked and approved it; whoever has a day that stops stays where the office would correct it. */
async function closeMonth(tx: Tx, demo: DemoAttendance, workers: readonly DemoWorker[], period: Period): Promise<void> {
  const { companyId, newId, now, officer, today } = demo;
  const closingId = newId();
  await insertClosing(tx, { closingId, companyId, periodId: period.periodId, deadline: addDays(period.thru, 5), producerPartyId: officer, now: new Date(now) });
  const months = await countMonths(
    tx,
    companyId,
    workers.map(({ partyId }) => partyId),
    period,
    addDays(today, -1),
  );
  const sheets = months.filter(({ days }) => days.length > 0).map((month) => ({ sheetId: newId(), partyId: month.partyId, month }));
  await insertSheets(tx, { companyId, closingId, periodId: period.periodId }, sheets);
  await writeCounted(
    tx,
    sheets.map(({ sheetId, month }) => ({ sheetId, figures: month.figures, days: month.days, pay: payOf(month, usualFactors), stops: month.stops.length })),
  );
  const ids = (of: typeof sheets) => of.map(({ sheetId }) => sheetId);
  await moveSheets(tx, ids(sheets), 'AsCalculated');
  const ready = sheets.filter(({ month }) => month.stops.length === 0);
  await moveSheets(tx, ids(ready), 'AsConfirmed', { confirmedBy: 'office' });
  await moveSheets(tx, ids(ready), 'AsInApproval');
  await moveSheets(tx, ids(ready), 'AsClosed', { closedAt: new Date(now) });
}

/** People counted together. */
const TOGETHER = 100;

/** Lays attendance of a company from the first day of the month before the last one until yesterday. */
export async function writeAttendance(tx: Tx, demo: DemoAttendance): Promise<void> {
  const { companyId, today, first, newId } = demo;
  const { year, month } = toJalali(today);
  const last = before({ year, month });
  const earlier = before(last);
  for (const one of new Set([earlier.year, last.year, year])) await addPeriods(tx, companyId, periodsOfYear(one, 1), newId);
  const workers = await workersOf(tx, companyId, first, earlier.from, PEOPLE);
  await layPresses(tx, demo, workers, earlier.from);
  for (let start = 0; start < workers.length; start += TOGETHER) {
    const days = workers.slice(start, start + TOGETHER).flatMap(({ partyId }) => daysUntil(earlier.from, today).map((day) => ({ partyId, day })));
    await countDays(tx, dayFacts, companyId, days);
  }
  const periods = await periodsOf(tx, companyId);
  for (const period of [earlier, last]) {
    const found = periods.find((one) => one.year === period.year && one.month === period.month);
    if (found !== undefined) await closeMonth(tx, demo, workers, found);
  }
}

function daysUntil(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day < until; day = addDays(day, 1)) days.push(day);
  return days;
}
