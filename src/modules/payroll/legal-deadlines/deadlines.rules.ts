/**
 * Duties of a company by law and their days (guide iran.md 1.4, 1.5, 1.6): what is due, what is done by the runs and lists that are there, and what is
 * late. Pure; days are ISO dates.
 */
import { toJalali } from '#kernel/jalali/jalali.ts';
import type { LegalKindId } from '../annual-annuities/legal.catalogue.ts';
import { type LegalFigure, parseFraction } from '../annual-annuities/legal.rules.ts';
import { lastDay, type YearMonth } from '../pay/pay-month.rules.ts';

export const duties = ['insurance', 'tax', 'eidi'] as const;
export type Duty = (typeof duties)[number];

const figureOf: Readonly<Record<Duty, LegalKindId>> = { insurance: 'LpInsuranceListDue', tax: 'LpTaxListDue', eidi: 'LpEidiDue' };
const MONTHS = 12;
const MOST_MONTHS = 24n;

/** A run of pay that was not called off, as far as duties rest on it. */
export interface DutyRun extends YearMonth {
  readonly payRunId: string;
  readonly payGroupId: string;
  readonly kind: string;
  readonly isApproved: boolean;
  readonly isPaid: boolean;
  readonly isInsured: boolean;
  readonly isTaxed: boolean;
  /** When its insurance list was taken since it was approved, and its tax list sent; null: not. */
  readonly takenOn: string | null;
  readonly sentOn: string | null;
  readonly paidOn: string | null;
}

export interface DutyGroup {
  readonly payGroupId: string;
  readonly groupName: string;
  /** Of its first regular run: duties before it are not the product's to know. */
  readonly since: YearMonth;
}

/** What somebody said was done outside. */
export interface DutyMark extends YearMonth {
  readonly payGroupId: string;
  readonly duty: Duty;
  readonly reason: string;
  readonly markedOn: string;
  readonly markedBy: string | null;
}

export type DutyState = 'done' | 'open' | 'late';

export interface Deadline extends YearMonth {
  readonly payGroupId: string;
  readonly groupName: string;
  readonly duty: Duty;
  readonly dueDay: string;
  readonly state: DutyState;
  /** How it was done; null where it is not. */
  readonly by: 'file' | 'run' | 'outside' | null;
  readonly doneOn: string | null;
  /** Where it is done; null while there is no run. */
  readonly payRunId: string | null;
  /** Whether pay of the month still waits for its approval. */
  readonly waitsForPay: boolean;
  readonly reason: string | null;
  readonly markedBy: string | null;
  readonly source: string;
  readonly isConfirmed: boolean;
}

export type Law = (year: number) => readonly LegalFigure[];

const placeOf = ({ year, month }: YearMonth): number => year * MONTHS + month;

/** The last day of the month that is so many months later. */
export function endAfter({ year, month }: YearMonth, months: number): string {
  const at = month - 1 + months;
  return lastDay({ year: year + Math.floor(at / MONTHS), month: (at % MONTHS) + 1 });
}

/** By when a duty of a month is due, and where that stands; undefined where the law of the year says nothing of it in whole months. */
function dueOf(duty: Duty, of: YearMonth, law: Law): Pick<Deadline, 'dueDay' | 'source' | 'isConfirmed'> | undefined {
  const figure = law(of.year).find(({ kind, fromMonth, thruMonth }) => kind === figureOf[duty] && fromMonth <= of.month && of.month <= thruMonth);
  const months = figure && parseFraction(figure.rate ?? '');
  if (figure === undefined || months === undefined || months.denominator !== 1n || months.numerator > MOST_MONTHS) return undefined;
  return { dueDay: endAfter(of, Number(months.numerator)), source: figure.source, isConfirmed: figure.isConfirmed };
}

type Progress = Pick<Deadline, 'by' | 'doneOn' | 'payRunId' | 'waitsForPay'>;

/** Of a list: done once every approved run that asks for it has given it, and no pay of the month waits. */
function progressOfList(runs: readonly DutyRun[], asks: (run: DutyRun) => boolean, doneOn: (run: DutyRun) => string | null): Progress {
  const own = runs.filter(({ kind }) => kind === 'regular');
  const asked = runs.filter((run) => run.isApproved && (run.kind === 'regular' || asks(run)));
  const waiting = own.find(({ isApproved }) => !isApproved);
  const missing = asked.find((run) => doneOn(run) === null);
  const waitsForPay = own.length === 0 || waiting !== undefined;
  if (waitsForPay || missing !== undefined) return { by: null, doneOn: null, payRunId: (missing ?? waiting ?? own[0])?.payRunId ?? null, waitsForPay };
  const days = asked.flatMap((run) => doneOn(run) ?? []).toSorted();
  return { by: 'file', doneOn: days.at(-1) ?? null, payRunId: own.at(-1)?.payRunId ?? null, waitsForPay: false };
}

/** Of the bonus of a year: done once a run of it is paid. */
function progressOfEidi(runs: readonly DutyRun[]): Progress {
  const own = runs.filter(({ kind }) => kind === 'eidi');
  const open = own.find(({ isPaid }) => !isPaid);
  const last = own.at(-1);
  if (last === undefined || open !== undefined) return { by: null, doneOn: null, payRunId: (open ?? last)?.payRunId ?? null, waitsForPay: false };
  return { by: 'run', doneOn: last.paidOn, payRunId: last.payRunId, waitsForPay: false };
}

export interface Question {
  /** Jalali: whose months and whose bonus. */
  readonly year: number;
  readonly today: string;
  readonly groups: readonly DutyGroup[];
  /** Of the year. */
  readonly runs: readonly DutyRun[];
  readonly marks: readonly DutyMark[];
  readonly law: Law;
}

const progressOf = (duty: Duty, year: readonly DutyRun[], { month }: YearMonth): Progress => {
  const own = year.filter((run) => run.month === month);
  if (duty === 'insurance')
    return progressOfList(
      own,
      ({ isInsured }) => isInsured,
      ({ takenOn }) => takenOn,
    );
  return duty === 'tax'
    ? progressOfList(
        own,
        ({ isTaxed }) => isTaxed,
        ({ sentOn }) => sentOn,
      )
    : progressOfEidi(year);
};

/** Months of a year that are over, from the first that a group was paid for; of the bonus the last month of the year. */
function dutiesOf({ since }: DutyGroup, { year, today }: Question): (YearMonth & { readonly duty: Duty })[] {
  const now = placeOf(toJalali(today));
  const months = Array.from({ length: MONTHS }, (_, at) => ({ year, month: at + 1 })).filter((one) => placeOf(one) >= placeOf(since) && placeOf(one) < now);
  const lists = months.flatMap((one) => [
    { ...one, duty: 'insurance' as const },
    { ...one, duty: 'tax' as const },
  ]);
  return since.year <= year && year <= toJalali(today).year ? [...lists, { year, month: MONTHS, duty: 'eidi' }] : lists;
}

/** What is due of the months of a year, the first day first; what the law says no day of is not there. */
export function deadlinesOf(question: Question): Deadline[] {
  const { groups, marks, law, today } = question;
  const runsOf = Map.groupBy(question.runs, ({ payGroupId }) => payGroupId);
  const markOf = new Map(marks.map((one) => [`${one.payGroupId}/${one.duty}/${placeOf(one)}`, one]));
  const found = groups.flatMap((group) =>
    dutiesOf(group, question).flatMap(({ duty, ...of }): Deadline[] => {
      const due = dueOf(duty, of, law);
      if (due === undefined) return [];
      const { payGroupId, groupName } = group;
      const progress = progressOf(duty, runsOf.get(payGroupId) ?? [], of);
      const mark = progress.by === null ? markOf.get(`${payGroupId}/${duty}/${placeOf(of)}`) : undefined;
      const said = mark === undefined ? progress : { ...progress, by: 'outside' as const, doneOn: mark.markedOn };
      const state: DutyState = said.by !== null ? 'done' : due.dueDay < today ? 'late' : 'open';
      return [{ ...of, payGroupId, groupName, duty, ...due, ...said, state, reason: mark?.reason ?? null, markedBy: mark?.markedBy ?? null }];
    }),
  );
  return found.toSorted((a, b) => (a.dueDay < b.dueDay ? -1 : a.dueDay > b.dueDay ? 1 : duties.indexOf(a.duty) - duties.indexOf(b.duty)));
}

/** Duties of which the law of a year says no day in some month that is over. */
export const unsaidDuties = ({ year, law }: Pick<Question, 'year' | 'law'>): Duty[] => duties.filter((duty) => dueOf(duty, { year, month: MONTHS }, law) === undefined);

export type Stage = 'near' | 'late';
export interface Telling extends YearMonth {
  readonly duty: Duty;
  readonly stage: Stage;
  readonly dueDay: string;
}

/** What a company is to be told today, of each duty once however many groups it is of; nothing of what was late long ago. */
export function tellingsOf(deadlines: readonly Deadline[], { today, from, since }: { readonly today: string; readonly from: string; readonly since: string }): Telling[] {
  const told = deadlines.flatMap(({ duty, year, month, dueDay, state }): Telling[] => {
    if (state === 'late') return dueDay >= since ? [{ duty, year, month, dueDay, stage: 'late' }] : [];
    return state === 'open' && today <= dueDay && dueDay <= from ? [{ duty, year, month, dueDay, stage: 'near' }] : [];
  });
  return [...new Map(told.map((one) => [`${one.duty}/${placeOf(one)}`, one])).values()];
}
