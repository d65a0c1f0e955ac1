/** Working time between moments in SQL, by the calendar of each company: two numbers per row instead of a walk over its days. */

import { addDays } from '#kernel/jalali/jalali.ts';
import { type CompanyCalendar, calendarOf } from '#platform/calendar/work-calendar/work-calendar.store.ts';
import { constant, type Db, join, type Sql, sql } from '#platform/db/db.server.ts';
import { DAY_BEGINS, FIRST_DAY, sumsOf } from './run-report.rules.ts';

const firstDay = Date.parse(FIRST_DAY) / 86_400_000;
/** Tehran is so many minutes before UTC. */
const TEHRAN_MINUTES = 210;

const kept = new WeakMap<CompanyCalendar, { readonly last: string; readonly sums: readonly number[] }>();

function sumsUntil(calendar: CompanyCalendar, last: string): readonly number[] {
  const known = kept.get(calendar);
  if (known?.last === last) return known.sums;
  const sums = sumsOf(calendar.minutes(), last);
  kept.set(calendar, { last, sums });
  return sums;
}

/** The table `k` of the calendars of companies, one row each, up to the day after today: to be joined by its company_id. */
export async function clocks(db: Db, companyIds: readonly string[], today: string): Promise<Sql> {
  const rows: Sql[] = [];
  for (const id of companyIds) rows.push(sql`(${id}::uuid, ${[...sumsUntil(await calendarOf(db, id), addDays(today, 1))]}::int[])`);
  return sql`(values ${join(rows)}) as k (company_id, sums)`;
}

/** Minutes since 1970 in Tehran. */
export const minutesOf = (at: Sql): Sql => sql`(floor(date_part('epoch', ${at}) / 60)::int + ${constant(TEHRAN_MINUTES)})`;

/** Working minutes until a moment, which is not null. */
function mark(minutes: Sql): Sql {
  const day = sql`greatest(least(${minutes} / 1440 - ${constant(firstDay - 1)}, cardinality(k.sums) - 1), 1)`;
  return sql`(k.sums[${day}] + least(greatest(${minutes} % 1440 - ${constant(DAY_BEGINS)}, 0), k.sums[${day} + 1] - k.sums[${day}]))`;
}

/** Working minutes between two moments in minutes (`minutesOf`), neither of them null; needs `clocks`. */
export const workedIn = (from: Sql, to: Sql): Sql => sql`(${mark(to)} - ${mark(from)})`;

/** The same of two moments; where there are many rows, their minutes are better made once. */
export const workedBetween = (from: Sql, to: Sql): Sql => workedIn(minutesOf(from), minutesOf(to));

/** Minutes of the longest day of the week of a company. */
export const usualDay = async (db: Db, companyId: string, today: string): Promise<number> => Math.max(...(await calendarOf(db, companyId)).week()(today));
