/**
 * `npm run bench:attendance -- --people 10000`: the rules alone over a month of days of so many people, four presses a day, in one thread and without a database.
 * Prints processor seconds beside the goal; asserts nothing but that the identities hold of the sums.
 */
import { parseArgs } from 'node:util';
import { addDays } from '#kernel/jalali/jalali.ts';
import { countDay } from '#modules/attendance/day-counting/count-days.service.ts';
import type { PersonFacts, PlannedDay, PressFact } from '#modules/attendance/day-counting/day-facts.rules.ts';
import { machineFacts } from './machine.ts';

const { values: options } = parseArgs({ options: { people: { type: 'string', default: '10000' } } });
const PEOPLE = Number(options.people);
const DAYS = 31;
const FIRST = '2026-05-01';
/** Of 10,000 people, processor seconds. */
const GOAL = { people: 10_000, seconds: 3 };

const rules: PlannedDay['rules'] = {
  doublePress: 120,
  longestStay: 960,
  openEnd: 'exception',
  tolerance: { delay: { minutes: 5, beyond: 'rest' }, gap: { minutes: 0, beyond: 'rest' }, hurry: { minutes: 0, beyond: 'rest' } },
  overtime: { counted: { normal: 'automatic', before: 'never', after: 'automatic', weeklyRest: 'automatic', holiday: 'automatic' }, minimum: 0, unit: 1, ceiling: undefined },
  offset: 'none',
  night: { from: 1_320, until: 360 },
};
const plan: PlannedDay = {
  kind: 'ordinary',
  shift: { lines: [{ from: 480, minutes: 510, floating: 30 }], breaks: [{ from: 720, minutes: 30, isPaid: false }] },
  shiftClass: 'morning',
  window: { before: 240, after: 480 },
  rules,
};

const dates = Array.from({ length: DAYS }, (_, at) => addDays(FIRST, at));
const plans = new Map([addDays(FIRST, -1), ...dates, addDays(FIRST, DAYS)].map((date) => [date, plan] as const));

/** Presses of a person: a little otherwise each day. */
function pressesOf(person: number): PressFact[] {
  return dates.flatMap((date, at) => {
    const minute = String((person * 7 + at * 13) % 60).padStart(2, '0');
    return [`08:${minute}:10`, '12:01:00', '12:29:30', `17:${minute}:40`].map((time) => ({ at: `${date}T${time}` }));
  });
}

const everybody: readonly PersonFacts[] = Array.from({ length: PEOPLE }, (_, person) => ({ plans, presses: pressesOf(person), slips: [] }));
const before = process.cpuUsage();
let [planned, accounted] = [0, 0];
for (const [person, facts] of everybody.entries())
  for (const date of dates) {
    const day = countDay(facts, String(person), date);
    if (day === undefined) throw new Error(`${date} was not counted`);
    planned += day.planned;
    accounted += day.inside + day.covered + day.delay + day.gap + day.hurry + day.forgiven + day.absence;
  }
const { user, system } = process.cpuUsage(before);
if (planned !== accounted) throw new Error(`${planned} minutes planned, ${accounted} accounted for`);
const seconds = (user + system) / 1_000_000;
console.log(await machineFacts());
console.log(`${PEOPLE * DAYS} days of ${PEOPLE} people: ${seconds.toFixed(2)} s of processor; goal ${((GOAL.seconds * PEOPLE) / GOAL.people).toFixed(2)} s`);
