/** What of a working life brings an order of employment: hiring or the first day of the product, each new year, a new kind of employment, a new seat. Pure. */
import { addDays, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import type { Grade } from './jobs.ts';
import type { PersonFile, Structure } from './organisation.ts';
import { daysBetween, later } from './spans.ts';

/** Codes of types of orders that the demo issues by itself. */
export type EventType = 'EotOpening' | 'EotHire' | 'EotAnnual' | 'EotConversion' | 'EotAppointment';

export interface OrderEvent {
  readonly day: string;
  readonly type: EventType;
  /** Kind of employment that it says; null: it stays. */
  readonly kind: string | null;
  /** Rials or points that were typed, by code. */
  readonly typed: Readonly<Record<string, number>>;
  /** A wage of a day that it grants at least; null: that of the rules. */
  readonly wage: bigint | null;
}

/** Years whose orders the demo lays, and the first year whose seniority the law counts by itself. */
export interface EventYears {
  readonly first: number;
  readonly last: number;
}

const SENIORITY_SINCE = '2018-03-21';
const DAYS_A_YEAR = 365;
/** Rials a day of years before the law that is kept, as an order on paper would have said. */
const broughtSeniority = (hired: string): number => 160_000 + 12_000 * Math.floor(daysBetween(hired, SENIORITY_SINCE) / DAYS_A_YEAR);
/** Since so many days nobody has looked through the anniversaries of service. */
const ANNIVERSARIES_LEFT = 60;

/** Rials a day of the group of those who lead others. */
const groupWage: Readonly<Partial<Record<Grade, number>>> = { chief: 3_000_000, deputy: 2_000_000, manager: 1_250_000, head: 800_000, supervisor: 450_000 };
const points: Readonly<Record<Grade, number>> = {
  chief: 14_000,
  deputy: 12_500,
  manager: 11_000,
  head: 9_800,
  supervisor: 8_900,
  senior: 8_400,
  expert: 7_600,
  technician: 6_500,
  worker: 5_600,
};

const labourTyped = (grade: Grade): Readonly<Record<string, number>> => {
  const amount = groupWage[grade];
  return amount === undefined ? {} : { groupWage: amount };
};

/** Points by grade and by what the file shows. */
function civilTyped(file: PersonFile, grade: Grade, day: string): Readonly<Record<string, number>> {
  const years = Math.max(0, Math.floor(daysBetween(file.hired, day) / DAYS_A_YEAR));
  const isMarried = file.marital === 'MarsMarried';
  return {
    ...{ jobRight: points[grade], employeeRight: 3_200 + 90 * years, jobExtra: 2_100, specialExtra: 15 },
    ...(groupWage[grade] !== undefined && { managementExtra: 1_900 }),
    ...(isMarried && { familyExtra: 810, childExtra: 210 * Math.min(3, file.kids) }),
  };
}

const yearStart = (year: number): string => toIso({ year, month: 1, day: 1 });

/** The day of the year on which a further year of service is complete. */
function anniversary(hired: string, year: number): string {
  const { month, day } = toJalali(hired);
  // the last day of the year is not in every one
  return toIso({ year, month, day: Math.min(day, month === 12 ? 29 : day) });
}

const isWithin = ({ hired, left }: PersonFile, day: string, today: string): boolean => day >= hired && (left === null || day < left) && day <= today;

/** Of several events of a day one order, by the type of the first. */
function together(own: readonly OrderEvent[]): OrderEvent {
  const [first] = own as readonly [OrderEvent];
  return { ...first, typed: Object.assign({}, ...own.map(({ typed }) => typed).toReversed()), wage: own.find(({ wage }) => wage !== null)?.wage ?? null };
}

/** Events of a file in order, at most one a day. `isCivil`: by the law of civil service, whose wages are points. */
export function eventsOf(file: PersonFile, { seats }: Pick<Structure, 'seats'>, { first, last }: EventYears, isCivil: boolean, today: string): OrderEvent[] {
  const begin = later(file.hired, yearStart(first));
  if (!isWithin(file, begin, today) || toJalali(begin).year > last) return [];
  const gradeOf = (position: number | undefined): Grade => seats[position ?? 0]?.grade ?? 'worker';
  const held = file.holdings.findLast(({ from }) => from <= begin) ?? file.holdings[0];
  const grade = gradeOf(held?.position);
  const wageOn = (day: string): bigint | null => (isCivil ? null : (file.wages.findLast(({ from }) => from <= day)?.daily ?? null));
  const isHired = begin === file.hired;
  const typedFor = (of: Grade, day: string) => (isCivil ? civilTyped(file, of, day) : labourTyped(of));
  const opening: OrderEvent = {
    ...{ day: begin, type: isHired ? 'EotHire' : 'EotOpening', kind: isHired ? (file.kinds[0]?.kind ?? null) : null, wage: wageOn(begin) },
    typed: { ...typedFor(grade, begin), ...(!isCivil && file.hired < SENIORITY_SINCE && { seniorityWage: broughtSeniority(file.hired) }) },
  };
  const plain = { kind: null, typed: {}, wage: null } as const;
  const annual = Array.from({ length: last - first + 1 }, (_, at): OrderEvent => ({ ...plain, day: yearStart(first + at), type: 'EotAnnual' }));
  const served = anniversary(file.hired, last);
  const seniority: OrderEvent[] = isCivil || served > addDays(today, -ANNIVERSARIES_LEFT) ? [] : [{ ...plain, day: served, type: 'EotAnnual' }];
  const kinds = file.kinds.slice(1).map(({ from, kind }): OrderEvent => ({ ...plain, day: from, type: 'EotConversion', kind }));
  const seated = file.holdings
    .slice(1)
    .map(({ from, position }): OrderEvent => ({ ...plain, day: from, type: 'EotAppointment', typed: typedFor(gradeOf(position), from), wage: wageOn(from) }));
  const further = [...kinds, ...seated, ...annual, ...seniority].filter(({ day }) => day > begin && isWithin(file, day, today) && toJalali(day).year <= last);
  const byDay = Map.groupBy(further, ({ day }) => day);
  const merged = [...byDay.values()].map((own) => together(own));
  return [opening, ...merged.toSorted((a, b) => (a.day < b.day ? -1 : 1))];
}
