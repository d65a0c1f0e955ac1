/** Which insurance list somebody of a run stands in: one for each workshop and contract row, and of each month that was paid late (guide iran.md 2.1). Pure. */
import { lastDay, type YearMonth } from '../pay/pay-month.rules.ts';
import type { PaySettings } from '../pay/pay-settings.rules.ts';
import { type FileMonth, type FileRow, lateMonths, latePaid, ownLines } from '../state-files/file-month.rules.ts';

/** A workshop with a row of its contracts; what the head of its list says. */
export interface Workshop {
  readonly areaId: string;
  readonly title: string;
  readonly workshop: string;
  readonly contractRow: string | null;
  readonly workshopName: string;
  readonly employer: string;
  readonly address: string | null;
}

/** Days (ISO) that somebody was paid in, and whose lists they stood in; the last day null: open. */
export interface InsuredIn {
  readonly from: string;
  readonly thru: string | null;
  /** Null where the group of those days files no list. */
  readonly areaId: string | null;
}

interface Insured {
  readonly endDate: string | null;
  readonly insuredIn: readonly InsuredIn[] | null;
}

/** What lists of a run are made of. */
export interface ListsOf {
  readonly run: YearMonth;
  /** The workshop of the run's group. */
  readonly areaId: string | null;
  /** Each at the place of its row, counted from 1. */
  readonly people: readonly Insured[];
  readonly rows: readonly FileRow[];
  readonly workshops: readonly Workshop[];
  readonly lateList: PaySettings['lateList'];
}

export interface InsuranceList {
  readonly workshop: Workshop;
  /** Who stands in it; of a month that was paid late with what was late alone. */
  readonly rows: readonly FileRow[];
}

export interface Lists {
  readonly lists: readonly InsuranceList[];
  /** Who is of no workshop. */
  readonly homeless: readonly FileRow[];
}

/** Of the last day of a month, or of the last day of work in it; before and after what is known, of the run's group. */
function areaOn({ endDate, insuredIn }: Insured, month: YearMonth): string | undefined {
  const end = lastDay(month);
  const day = endDate !== null && endDate < end ? endDate : end;
  return insuredIn?.find(({ from, thru }) => from <= day && (thru === null || day <= thru))?.areaId ?? undefined;
}

/** Rows of a month: those of the run, or who was paid late for one. */
function rowsIn({ rows, lateList }: ListsOf, late: YearMonth | undefined): FileRow[] {
  const lateOf = (of: FileMonth): readonly FileMonth[] => (lateList === 'paid' ? [latePaid(of)].filter((one) => one !== undefined) : lateMonths(of));
  const monthIn = (of: FileMonth): FileMonth | undefined => (late === undefined ? ownLines(of) : lateOf(of).find(({ year, month }) => year === late.year && month === late.month));
  return rows.flatMap((row): FileRow[] => {
    const kept = row.month && monthIn(row.month);
    return late !== undefined && kept === undefined ? [] : [{ ...row, month: kept }];
  });
}

/** The lists of a month in the order of the workshops; without a month those of the run's own. */
export function listsOf(of: ListsOf, late?: YearMonth): Lists {
  const known = new Map(of.workshops.map((one) => [one.areaId, one]));
  const workshopOf = ({ row }: FileRow): Workshop | undefined => {
    const one = of.people[row - 1];
    return known.get((one && areaOn(one, late ?? of.run)) ?? of.areaId ?? '');
  };
  const shares = Map.groupBy(rowsIn(of, late), workshopOf);
  return {
    lists: of.workshops.flatMap((workshop) => {
      const rows = shares.get(workshop);
      return rows === undefined ? [] : [{ workshop, rows }];
    }),
    homeless: shares.get(undefined) ?? [],
  };
}

const MONTHS = 12;

/** Months that a run pays late to the insured, the oldest first: each of its own, or that of the run for all. */
export function lateIn({ run: { year, month }, rows, lateList }: Pick<ListsOf, 'run' | 'rows' | 'lateList'>): YearMonth[] {
  if (lateList === 'paid') return rows.some((row) => row.month?.isInsured && latePaid(row.month) !== undefined) ? [{ year, month }] : [];
  const months = new Set(rows.flatMap(({ month }) => (month?.isInsured ? lateMonths(month).map(({ year, month: of }) => year * MONTHS + of - 1) : [])));
  return [...months].toSorted((a, b) => a - b).map((count) => ({ year: Math.floor(count / MONTHS), month: (count % MONTHS) + 1 }));
}
