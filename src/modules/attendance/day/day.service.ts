/** What calls ask of a day and a month, with what they leave out from the law and from the house. Nothing is stored. */

import { overlap } from '#kernel/intervals/intervals.ts';
import type { LegalKindId } from '#modules/payroll/payroll.api.ts';
import type { Context } from '#platform/http/context.server.ts';
import type { calculateDayCall, calculateMonthCall } from './day.contract.ts';
import { dayErrors } from './day.errors.ts';
import { calculateDay, type DayRules, type Tolerance } from './day.rules.ts';
import { lawReader } from './day-law.service.ts';
import type { Shift } from './day-plan.rules.ts';
import { house } from './house.rules.ts';
import { type Ceiling, calculateMonth, type SheetDay, sheetFigures } from './month.rules.ts';
import { type OvertimeClass, type OvertimeWay, overtimeClasses } from './overtime.rules.ts';

type DayAsking = Context<typeof calculateDayCall>;
type DayBody = DayAsking['body'];
type MonthBody = Context<typeof calculateMonthCall>['body'];
type AskedRules = NonNullable<DayBody['rules']>;

const HOUR = 60;
const MINUTE = 60;
const DAY_SECONDS = 86_400;
const SECOND_MS = 1_000;

/** Seconds from midnight of a day to a local time. */
const secondOn = (date: string, at: string): number => (Date.parse(`${at}Z`) - Date.parse(`${date}T00:00:00Z`)) / SECOND_MS;

function shiftOf({ shift }: DayBody): Shift | undefined {
  if (shift == null || shift.lines.length === 0) return undefined;
  const lines = shift.lines.map(({ floating = 0, ...line }) => ({ ...line, floating })).toSorted((a, b) => a.from - b.from);
  const ends = lines.map(({ from, minutes, floating }) => ({ from, until: from + minutes + floating }));
  if (ends.some((one, at) => at > 0 && overlap<number>(one, ends[at - 1] as (typeof ends)[number]))) throw dayErrors.error('linesOverlap');
  const breaks = (shift.breaks ?? []).map(({ paid = false, ...pause }) => ({ ...pause, isPaid: paid }));
  for (const { from, minutes } of breaks) if (!ends.some((one) => overlap<number>(one, { from, until: from + minutes }))) throw dayErrors.error('breakOutside');
  return { lines, breaks };
}

const toleranceOf = (one: AskedRules['delay']): Tolerance => ({ minutes: one?.minutes ?? 0, beyond: one?.beyond ?? 'rest' });

function waysOf(counted: NonNullable<AskedRules['overtime']>['counted']): Record<OvertimeClass, OvertimeWay> {
  const way = (name: OvertimeClass): OvertimeWay => (typeof counted === 'string' ? counted : counted?.[name]) ?? house.overtimeWay;
  return Object.fromEntries(overtimeClasses.map((name) => [name, way(name)])) as Record<OvertimeClass, OvertimeWay>;
}

function rulesOf({ rules = {} }: DayBody, hours: (kind: LegalKindId) => number): DayRules {
  const { overtime = {}, night } = rules;
  const ceiling = overtime.ceiling === undefined ? hours('LpOvertimeDay') * HOUR : overtime.ceiling;
  return {
    doublePress: rules.doublePress === undefined ? house.doublePress : rules.doublePress * MINUTE,
    longestStay: rules.longestStay ?? house.longestStay,
    openEnd: rules.openEnd ?? house.openEnd,
    tolerance: { delay: toleranceOf(rules.delay), gap: toleranceOf(rules.gap), hurry: toleranceOf(rules.hurry) },
    overtime: {
      counted: waysOf(overtime.counted),
      minimum: overtime.minimum ?? 0,
      unit: overtime.rounding ?? 1,
      ceiling: ceiling === null ? undefined : { minutes: ceiling, act: overtime.act ?? 'warn' },
    },
    offset: rules.offset ?? 'none',
    night: night ?? { from: hours('LpNightFrom') * HOUR, until: hours('LpNightUntil') * HOUR },
  };
}

/** Throws unknownYear, linesOverlap, breakOutside, slipOrder. */
export async function dayFor({ tx: db, body }: DayAsking) {
  const { date, events = [], slips = [] } = body;
  const kinds: LegalKindId[] = [];
  const law = (await lawReader(db))(date, ['LpOvertimeDay', 'LpNightFrom', 'LpNightUntil']);
  const hours = (kind: LegalKindId): number => {
    kinds.push(kind);
    return law.hours(kind);
  };
  if (slips.some(({ from, to }) => to <= from)) throw dayErrors.error('slipOrder');
  const shift = shiftOf(body);
  const rules = rulesOf(body, hours);
  const outcome = calculateDay({
    kind: body.dayKind ?? 'ordinary',
    nextKind: body.nextDayKind ?? 'ordinary',
    shift,
    window: body.window ?? (shift === undefined ? house.noWindow : house.window),
    nextFrom: body.nextShiftFrom,
    presses: events.map(({ at, key }) => ({ second: secondOn(date, at), key })).filter(({ second }) => Math.abs(second) < DAY_SECONDS * 4),
    covers: slips.flatMap(({ factor, from, to }) => (factor === 'overtime' || factor === 'excuse' ? [] : [{ factor, from, until: to }])),
    approved: slips.flatMap(({ factor, from, to }) => (factor === 'overtime' ? [{ from, until: to }] : [])),
    excused: slips.flatMap(({ factor, from, to }) => (factor === 'excuse' ? [{ from, until: to }] : [])),
    rules,
  });
  return { ...outcome, exceptions: [...outcome.exceptions], lines: [...outcome.lines], parameters: law.used.filter(({ kind }) => kinds.some((used) => used === kind)) };
}

function sheetDayOf({ date, dayKind = 'ordinary', class: shiftClass, coveredBy = {}, overtime = {}, ...figures }: MonthBody['days'][number]): SheetDay {
  const sums = Object.fromEntries(sheetFigures.map((name) => [name, figures[name] ?? 0])) as Record<(typeof sheetFigures)[number], number>;
  const classes = Object.fromEntries(overtimeClasses.map((name) => [name, overtime[name] ?? 0])) as Record<OvertimeClass, number>;
  return { date, kind: dayKind, shiftClass, coveredBy: Object.fromEntries(Object.entries(coveredBy).map(([name, minutes]) => [name, minutes ?? 0])), overtime: classes, ...sums };
}

/** Throws unknownYear, daysOrder. */
export async function monthFor({ tx: db, body }: Context<typeof calculateMonthCall>) {
  const days = body.days.map(sheetDayOf);
  if (days.some(({ date }, at) => at > 0 && date <= (days[at - 1]?.date ?? ''))) throw dayErrors.error('daysOrder');
  const ceilings: Ceiling[] = (body.ceilings ?? []).map(({ of = 'overtime', act = 'warn', ...ceiling }) => ({ of, act, ...ceiling }));
  const isRotating = body.rotation != null;
  const isLegal = isRotating && !ceilings.some(({ of, period }) => of === 'work' && period === 'fourWeeks');
  const law = isLegal ? (await lawReader(db))(days.at(-1)?.date ?? '', ['LpFourWeekHours']) : undefined;
  if (law !== undefined) ceilings.push({ of: 'work', period: 'fourWeeks', minutes: law.hours('LpFourWeekHours') * HOUR, act: 'warn' });
  const { shiftWork, exceptions, lines, ...sheet } = calculateMonth({ days, ceilings, rotationFrom: body.rotation?.from, offset: body.offset ?? 'none' });
  return { ...sheet, exceptions: [...exceptions], lines: [...lines], shiftWork: shiftWork ?? null, parameters: [...(law?.used ?? [])] };
}
