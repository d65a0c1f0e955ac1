/**
 * A day and a month of attendance counted for whoever asks, from presses to the sheet, every minute explained.
 * Invariants: nothing is stored and no person is read; planned = inside + covered + delay + gap + hurry + forgiven + absence, present = inside + outside,
 * outside = counted + notCounted. Times are whole minutes from midnight of the day, Tehran wall time: those of the day before are negative, those of the
 * next day begin at 1,440. Presses are local times without a zone (`2026-05-10T07:58:31`); days are ISO dates.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day, text } from '#kernel/shapes.ts';
import { dayErrors } from './day.errors.ts';
import { dayFigures } from './day.rules.ts';
import { shiftClasses } from './day-plan.rules.ts';
import { periods, sheetFigures } from './month.rules.ts';
import { dayKinds, overtimeClasses, overtimeWays } from './overtime.rules.ts';
import { coverFactors, pressKeys } from './presses.rules.ts';

const permission = 'functionalManagement/trafficInfo/observe';
const PATH = '/rest/s1/functionalManagement';

const within = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
/** Of the day itself, the one before or the two after it. */
const minute = within(-1_440, 4_320);
const length = within(0, 2_880);
const few = <V extends z.core.$ZodType>(of: V, most = 20) => z.array(of).check(z.maxLength(most));
const optional = <V extends z.core.$ZodType>(of: V) => z.optional(of);
const ofClasses = <V extends z.core.$ZodType>(of: V) =>
  z.strictObject(Object.fromEntries(overtimeClasses.map((name) => [name, of])) as Record<(typeof overtimeClasses)[number], V>);

const tolerance = z.strictObject({ minutes: length, beyond: optional(z.enum(['all', 'rest'])) });
const acts = z.enum(['warn', 'stop']);

export const dayRules = z.strictObject({
  /** Minutes within which two presses are one; 2 where absent. */
  doublePress: optional(within(0, 60)),
  /** Minutes beyond which a stay is an exception; 960 where absent. */
  longestStay: optional(within(1, 2_880)),
  openEnd: optional(z.enum(['exception', 'shiftEnd', 'nothing'])),
  delay: optional(tolerance),
  gap: optional(tolerance),
  hurry: optional(tolerance),
  overtime: optional(
    z.strictObject({
      /** For all classes, or for each; `approved` where absent. */
      counted: optional(z.union([z.enum(overtimeWays), ofClasses(optional(z.enum(overtimeWays)))])),
      minimum: optional(length),
      rounding: optional(within(1, 240)),
      /** Most minutes of the day; what the law says where absent (Art. 59), none where null. */
      ceiling: optional(z.nullable(length)),
      act: optional(acts),
    }),
  ),
  offset: optional(z.enum(['none', 'day'])),
  /** Minutes of the day; what the law says where absent. One that ends no later than it begins crosses midnight. */
  night: optional(z.strictObject({ from: within(0, 1_439), until: within(0, 2_879) })),
});

const line = z.strictObject({ figure: text, minutes: z.int(), rule: text, from: z.int() });
const figuresOf = <N extends string>(names: readonly N[]) => Object.fromEntries(names.map((name) => [name, z.int()])) as Record<N, z.ZodMiniInt>;
const named = z.record(text, z.int());
const law = z.array(z.strictObject({ kind: text, value: text, source: text, confidence: z.nullable(text), isConfirmed: z.boolean() }));

export const calculateDayCall = defineCall({
  method: 'POST',
  path: `${PATH}/calculateDay`,
  summary: 'Counts a day of attendance from presses, plan, slips and rules, every minute explained; nothing is stored and no person is read',
  permission,
  scope: 'rows',
  errors: [dayErrors],
  body: z.strictObject({
    date: day,
    dayKind: optional(z.enum(dayKinds)),
    /** Of the day after, into which a shift may reach; ordinary where absent. */
    nextDayKind: optional(z.enum(dayKinds)),
    /** Absent on a day without a plan. */
    shift: optional(
      z.nullable(
        z.strictObject({
          lines: few(z.strictObject({ from: minute, minutes: within(1, 2_880), floating: optional(within(0, 720)) })),
          breaks: optional(few(z.strictObject({ from: minute, minutes: within(1, 720), paid: optional(z.boolean()) }))),
          class: optional(z.enum(shiftClasses)),
        }),
      ),
    ),
    /** Minutes before the plan begins and after it ends in which presses belong to the day. */
    window: optional(z.strictObject({ before: within(0, 1_440), after: within(0, 1_440) })),
    /** Where the next shift begins: a stay that reaches into it is cut there. */
    nextShiftFrom: optional(minute),
    rules: optional(dayRules),
    events: optional(few(z.strictObject({ at: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)), key: optional(z.enum(pressKeys)) }), 200)),
    /** Approved: what covers planned time, and overtime. */
    slips: optional(few(z.strictObject({ factor: z.enum([...coverFactors, 'overtime', 'excuse']), from: minute, to: minute }), 50)),
  }),
  noChanges: 'it counts and keeps nothing',
  reply: z.strictObject({
    ...figuresOf(dayFigures),
    ...figuresOf(['weeklyRest', 'holiday']),
    coveredBy: named,
    overtime: named,
    exceptions: z.array(z.strictObject({ kind: text, at: z.int(), stops: z.boolean() })),
    lines: z.array(line),
    parameters: law,
  }),
});

const sums = Object.fromEntries(sheetFigures.map((name) => [name, optional(length)])) as Record<(typeof sheetFigures)[number], z.ZodMiniOptional<typeof length>>;

export const calculateMonthCall = defineCall({
  method: 'POST',
  path: `${PATH}/calculateMonth`,
  summary: 'Counts the sheet of a month from its days, under ceilings, with the kind of shift work; nothing is stored and no person is read',
  permission,
  scope: 'rows',
  errors: [dayErrors],
  body: z.strictObject({
    /** In order, as calculateDay answers them; a figure that is absent is 0. */
    days: few(
      z.strictObject({
        date: day,
        dayKind: optional(z.enum(dayKinds)),
        class: optional(z.enum(shiftClasses)),
        ...sums,
        coveredBy: optional(
          z.strictObject(Object.fromEntries(coverFactors.map((name) => [name, optional(length)])) as Record<(typeof coverFactors)[number], z.ZodMiniOptional<typeof length>>),
        ),
        overtime: optional(ofClasses(optional(length))),
      }),
      62,
    ).check(z.minLength(1)),
    /** Most minutes of a period; of overtime where `of` is absent, and only warned of where `act` is. */
    ceilings: optional(few(z.strictObject({ of: optional(z.enum(['overtime', 'work'])), period: z.enum(periods), minutes: within(0, 527_040), act: optional(acts) }))),
    /** Of who works in rotation: the first day of four weeks, of which the law limits the hours (Art. 57). */
    rotation: optional(z.nullable(z.strictObject({ from: day }))),
    offset: optional(z.enum(['none', 'month'])),
  }),
  noChanges: 'it counts and keeps nothing',
  reply: z.strictObject({
    figures: z.strictObject(figuresOf(sheetFigures)),
    coveredBy: named,
    overtime: named,
    counts: z.strictObject(figuresOf(['planned', 'worked', 'absent', 'covered', 'weeklyRest', 'holiday'])),
    /** By article 56: `two` of three shifts without the night, all `three`, the `night` with one other; null where there is none. */
    shiftWork: z.nullable(z.enum(['two', 'three', 'night'])),
    nightPaid: z.int(),
    exceptions: z.array(z.strictObject({ kind: text, of: text, period: text, from: text, minutes: z.int() })),
    lines: z.array(z.strictObject({ figure: text, minutes: z.int(), rule: text, date: text })),
    parameters: law,
  }),
});
