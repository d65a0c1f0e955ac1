/** What a month has room for. Pure; minutes are whole, days have two decimals. */
import { absences, minuteFactors, workFactors } from '../pay/labour.rules.ts';
import pay from '../pay/pay.messages.fa.ts';
import { firstDay, lastDay, shared, type YearMonth } from '../pay/pay-month.rules.ts';

export const sheetFactors = [...workFactors, ...absences] as const;

const titles: Readonly<Record<string, string>> = { ...pay.factors, ...pay.work };
export const factorTitle = (code: string): string => titles[code] ?? code;

export const isInMinutes = (workFactor: unknown): boolean => minuteFactors.has(String(workFactor));
const isAbsence = (workFactor: string): boolean => (absences as readonly string[]).includes(workFactor);
/** Whether it is counted in days; false where no factor is said. */
export const isInDays = (workFactor: unknown): boolean => sheetFactors.some((one) => one === workFactor) && !isInMinutes(workFactor);
/** What is paid for, in days: has a ceiling. */
export const isPaidInDays = (workFactor: unknown): boolean => isInDays(workFactor) && !isAbsence(String(workFactor));

/** What work is counted by, as other programs are told it. */
export const factorKinds = sheetFactors.map((workFactor) => {
  const inMinutes = isInMinutes(workFactor);
  return { workFactor, description: factorTitle(workFactor), countedIn: inMinutes ? ('minutes' as const) : ('days' as const), hasCeiling: inMinutes || isPaidInDays(workFactor) };
});

export interface WorkLine {
  readonly workFactor: string;
  readonly minutes: number | null;
  readonly days: number | null;
}

const MINUTES_OF_DAY = 1_440;
const HUNDREDTHS = 100;

/** Days of a month on which an employment stands; `thru` null: no end. */
export const employedDays = (of: YearMonth, { from, thru }: { readonly from: string; readonly thru: string | null }): number =>
  shared(from, thru ?? lastDay(of), firstDay(of), lastDay(of));

const sum = (lines: readonly WorkLine[], of: (line: WorkLine) => number): number => lines.reduce((total, line) => total + of(line), 0);
const hundredths = ({ days }: WorkLine): number => Math.round((days ?? 0) * HUNDREDTHS);

/**
 * What is wrong with all lines of somebody's month: of no factor is there more than the days of employment hold, projects taken
 * together, and no more days are missed than there are. Undefined: nothing.
 */
export function monthFault(lines: readonly WorkLine[], employed: number): 'tooManyMinutes' | 'tooManyDays' | undefined {
  const most = employed * HUNDREDTHS;
  for (const [factor, own] of Map.groupBy(lines, ({ workFactor }) => workFactor)) {
    if (sum(own, ({ minutes }) => minutes ?? 0) > employed * MINUTES_OF_DAY) return 'tooManyMinutes';
    if (!isAbsence(factor) && sum(own, hundredths) > most) return 'tooManyDays';
  }
  const missed = lines.filter(({ workFactor }) => isAbsence(workFactor));
  return sum(missed, hundredths) > most ? 'tooManyDays' : undefined;
}

/** What an amount may be at most, as its refusal says it. */
export const mostOf = (fault: 'tooManyMinutes' | 'tooManyDays', employed: number): number => (fault === 'tooManyMinutes' ? (employed * MINUTES_OF_DAY) / 60 : employed);
