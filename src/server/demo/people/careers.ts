/** Who holds which position when: hires, leavers with successors, promotions, vacancies. Pure; no position is ever held twice at once. */
import { addDays, compareIso } from '#kernel/jalali/jalali.ts';
import type { Dice } from '../dice.ts';
import type { Career, Position } from '../organisation.ts';

/** Share of all files that belong to people who have left, and of seats (against those held) that stand empty. */
const LEAVERS = 0.09;
const VACANT = 0.04;
const PROMOTED = 0.06;

const YEAR = 365;
/** Nobody was hired earlier than this many days ago. */
const LONGEST = 22 * YEAR;

export interface Head {
  readonly active: number;
  readonly leavers: number;
  readonly seats: number;
}

/** How many of `people` stay, how many have left, and the seats they need. */
export function headCount(people: number): Head {
  const leavers = Math.floor(people * LEAVERS);
  const active = people - leavers;
  return { active, leavers, seats: active + Math.floor(active * VACANT) };
}

/** First day of the history and the day on which it ends. */
export interface Window {
  readonly start: string;
  readonly today: string;
}

/** A day from `least` to `most` days before a day. */
const before = (day: string, least: number, most: number, chance: Dice): string => addDays(day, -chance.between(least, most));
const later = (a: string, b: string): string => (compareIso(a, b) > 0 ? a : b);
const daysOf = (window: Window): number => Math.round((Date.parse(window.today) - Date.parse(window.start)) / 86_400_000);

/** A day in the history, at least `least` days after its start and before its end. */
const within = (window: Window, least: number, chance: Dice): string => addDays(window.start, chance.between(least, daysOf(window) - 10));

interface Plan {
  readonly companyId: string;
  readonly window: Window;
  readonly chance: Dice;
  readonly founded: string;
}

/** Somebody who held the position until `thru` and then left. */
function leaver({ companyId, chance, founded }: Plan, position: number, thru: string): Career {
  const hired = later(before(thru, 200, 8 * YEAR, chance), founded);
  return { companyId, hired, left: thru, holdings: [{ position, from: hired, thru }] };
}

function steady({ companyId, window, chance, founded }: Plan, position: number, grade: Position['grade']): Career {
  const recent = grade === 'worker' || grade === 'technician' || grade === 'expert' ? 0.4 : 0.2;
  const hired = chance.chance(recent) ? within(window, 0, chance) : later(before(window.start, 1, LONGEST - daysOf(window), chance), founded);
  return { companyId, hired, left: null, holdings: [{ position, from: hired, thru: null }] };
}

/** The present holder came in the history, after somebody who left. */
function succession(plan: Plan, position: number): Career[] {
  const { companyId, window, chance } = plan;
  const hired = within(window, YEAR, chance);
  return [{ companyId, hired, left: null, holdings: [{ position, from: hired, thru: null }] }, leaver(plan, position, before(hired, 1, 90, chance))];
}

/** One person rose from the lower position to the higher, another was hired into the lower one. */
function promotion({ companyId, window, chance, founded }: Plan, higher: number, lower: number): Career[] {
  const moved = within(window, YEAR, chance);
  const hired = later(before(moved, YEAR, 9 * YEAR, chance), founded);
  const day = addDays(moved, chance.between(1, 8));
  return [
    {
      companyId,
      hired,
      left: null,
      holdings: [
        { position: lower, from: hired, thru: moved },
        { position: higher, from: moved, thru: null },
      ],
    },
    { companyId, hired: day, left: null, holdings: [{ position: lower, from: day, thru: null }] },
  ];
}

const leads = ({ grade }: Position): boolean => grade !== 'worker' && grade !== 'technician' && grade !== 'expert';

/** The careers of one company; `first` is the place of its first position in the list of all seats. */
export function makeCareers(plan: Plan, seats: readonly Position[], first: number, head: Head): Career[] {
  const { chance, window } = plan;
  const places = chance.shuffled(seats.map((_, i) => i).slice(1));
  const staff = places.filter((i) => !leads(seats[i] as Position));
  const vacant = (staff.length > 0 ? staff : places).slice(0, head.seats - head.active);
  const emptied = vacant.slice(0, Math.floor(head.leavers / 5));
  const free = new Set(places);
  for (const place of vacant) free.delete(place);
  const succeeded = [...free].slice(0, head.leavers - emptied.length);
  for (const place of succeeded) free.delete(place);
  const higher = [...free].filter((i) => leads(seats[i] as Position));
  const lower = [...free].filter((i) => !leads(seats[i] as Position));
  const pairs = higher.slice(0, Math.min(lower.length, Math.floor(head.active * PROMOTED))).map((place, i) => [place, lower[i] ?? place] as const);
  for (const place of pairs.flat()) free.delete(place);
  const careers = [
    ...(seats[0] ? [steady(plan, first, seats[0].grade)] : []),
    ...[...free].map((place) => steady(plan, first + place, (seats[place] as Position).grade)),
    ...succeeded.flatMap((place) => succession(plan, first + place)),
    ...pairs.flatMap(([above, below]) => promotion(plan, first + above, first + below)),
    ...emptied.map((place) => leaver(plan, first + place, before(window.today, 5, 400, chance))),
  ];
  return careers.sort((a, b) => compareIso(a.hired, b.hired) || a.holdings[0].position - b.holdings[0].position);
}
