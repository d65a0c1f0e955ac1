/** SQL of counted days. Days are ISO dates, figures minutes. */
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { DayLine, DayOutcome } from '../day/day.rules.ts';
import type { ShiftClass } from '../day/day-plan.rules.ts';
import { type SheetDay, type SheetFigure, sheetFigures } from '../day/month.rules.ts';
import type { DayKind } from '../day/overtime.rules.ts';
import type { DayException } from '../day/presses.rules.ts';
import type { MarkedDay } from './marks.store.ts';

/** A day as it was counted. */
export interface CountedDay extends DayOutcome {
  readonly partyId: string;
  readonly date: string;
  readonly kind: DayKind;
  readonly shiftClass: ShiftClass | undefined;
}

/** Columns of the figures; the names of two are words of SQL or say something else there. */
export const columnOf: Readonly<Record<SheetFigure, string>> = {
  ...(Object.fromEntries(sheetFigures.map((name) => [name, name])) as Record<SheetFigure, string>),
  notCounted: 'not_counted',
  offset: 'made_good',
  weeklyRest: 'weekly_rest',
};

const columns = [
  'company_id',
  'party_id',
  'day',
  'day_kind',
  'shift_class',
  ...sheetFigures.map((name) => columnOf[name]),
  'covered_by',
  'overtime',
  'exceptions',
  'stops',
  'lines',
];

const rowOf = (companyId: string, { partyId, date, kind, shiftClass, coveredBy, overtime, exceptions, lines, ...figures }: CountedDay) => [
  companyId,
  partyId,
  date,
  kind,
  shiftClass ?? null,
  ...sheetFigures.map((name) => figures[name]),
  JSON.stringify(coveredBy),
  JSON.stringify(overtime),
  JSON.stringify(exceptions.map(({ kind: what, at, stops }) => [what, at, Number(stops)])),
  exceptions.some(({ stops }) => stops) ? 'Y' : 'N',
  JSON.stringify(lines.map(({ figure, minutes, rule, from }) => [figure, minutes, rule, from])),
];

/** Rows of attendance_day of these people on these days. */
const among = (companyId: string, days: readonly MarkedDay[]): Sql => sql`
  d.company_id = ${companyId}::uuid and (d.party_id, d.day) in
    (select * from unnest(${days.map(({ partyId }) => partyId)}::uuid[], ${days.map(({ day }) => day)}::date[]))`;

/**
 * Puts days in the place of those that stood, two statements for all. `gone`: of whom nothing is counted on a day any more.
 * Without a RowScope: they are counted for whoever is marked.
 */
export async function writeDays(tx: Tx, companyId: string, counted: readonly CountedDay[], gone: readonly MarkedDay[]): Promise<void> {
  const all = [...counted.map(({ partyId, date }) => ({ partyId, day: date })), ...gone];
  if (all.length > 0) await tx.run(sql`delete from attendance_day d where ${among(companyId, all)}`);
  if (counted.length > 0)
    await tx.copy(
      { table: 'attendance_day', columns },
      counted.map((day) => rowOf(companyId, day)),
    );
}

type Row = Readonly<Record<SheetFigure, number>> & {
  readonly partyId: string;
  readonly date: string;
  readonly kind: DayKind;
  readonly shiftClass: ShiftClass | null;
  readonly coveredBy: CountedDay['coveredBy'];
  readonly overtime: CountedDay['overtime'];
  readonly exceptions: readonly (readonly [kind: DayException['kind'], at: number, stops: number])[];
};
type Line = readonly [figure: DayLine['figure'], minutes: number, rule: string, from: number];

const figures = sql`d.party_id as "partyId", d.day::text as date, d.day_kind as kind, d.shift_class as "shiftClass", d.planned, d.present, d.inside, d.outside, d.covered,
  d.delay, d.gap, d.hurry, d.forgiven, d.absence, d.counted, d.not_counted as "notCounted", d.night, d.made_good as "offset", d.weekly_rest as "weeklyRest", d.holiday,
  d.covered_by as "coveredBy", d.overtime, d.exceptions`;

export type StoredDay = SheetDay & { readonly partyId: string; readonly exceptions: readonly DayException[] };

const read = ({ exceptions, shiftClass, ...row }: Row): StoredDay => ({
  ...row,
  shiftClass: shiftClass ?? undefined,
  exceptions: exceptions.map(([kind, at, stops]) => ({ kind, at, stops: stops === 1 })),
});

/** Days of some people from a day to a day, ends within, in order. Without a RowScope: whoever asks has found the people in reach. */
export const daysOfPeople = async (db: Db, companyId: string, partyIds: readonly string[], from: string, thru: string): Promise<StoredDay[]> =>
  (
    await db.many<Row>(sql`
      select ${figures} from attendance_day d
      where d.company_id = ${companyId}::uuid and d.party_id = any (${[...partyIds]}::uuid[]) and d.day between ${from}::date and ${thru}::date order by d.party_id, d.day`)
  ).map(read);

/** One day with what its figures are made of; undefined where it is not counted. Without a RowScope: whoever asks has found the person in reach. */
export async function dayOf(db: Db, companyId: string, partyId: string, day: string): Promise<(StoredDay & { readonly lines: readonly DayLine[] }) | undefined> {
  const found = await db.maybe<Row & { readonly lines: readonly Line[] }>(sql`
    select ${figures}, d.lines from attendance_day d where d.company_id = ${companyId}::uuid and d.party_id = ${partyId}::uuid and d.day = ${day}::date`);
  if (found === undefined) return undefined;
  const { lines, ...row } = found;
  return { ...read(row), lines: lines.map(([figure, minutes, rule, from]) => ({ figure, minutes, rule, from })) };
}
