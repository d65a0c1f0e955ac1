/** Figures of the law that a day of attendance is counted by, each of the latest year that has it. */
import { toJalali, yearFa } from '#kernel/jalali/jalali.ts';
import { figuresByYear, type LegalKindId } from '#modules/payroll/payroll.api.ts';
import type { Db } from '#platform/db/db.server.ts';
import { dayErrors } from './day.errors.ts';

export interface UsedFigure {
  readonly kind: string;
  readonly value: string;
  readonly source: string;
  readonly confidence: string | null;
  readonly isConfirmed: boolean;
}

export interface DayLaw {
  /** Throws unknownYear where no figure stands yet. */
  readonly hours: (kind: LegalKindId) => number;
  /** As `hours`; of a day before the first figure that first one. Throws unknownYear where there is none at all. */
  readonly hoursOrFirst: (kind: LegalKindId) => number;
  readonly used: readonly UsedFigure[];
}

/** What the law says on an ISO day of some kinds. One statement, however many days are asked for. */
export async function lawReader(db: Db): Promise<(date: string, kinds: readonly LegalKindId[]) => DayLaw> {
  const years = [...(await figuresByYear(db))].toSorted(([a], [b]) => b - a);
  const first = (kind: string): string | null | undefined =>
    years.flatMap(([, figures]) => figures.filter((one) => one.kind === kind && one.rate !== null).toSorted((a, b) => b.fromMonth - a.fromMonth)).at(-1)?.rate;
  return (date, kinds) => {
    const { year, month } = toJalali(date);
    const found = new Map<string, UsedFigure>();
    for (const [one, figures] of years.filter(([own]) => own <= year))
      for (const { kind, rate, source, confidence, isConfirmed, fromMonth, thruMonth } of figures) {
        const stands = one < year || (fromMonth <= month && month <= thruMonth);
        if (stands && rate !== null && !found.has(kind)) found.set(kind, { kind, value: rate, source, confidence, isConfirmed });
      }
    const hoursOf = (value: string | null | undefined): number => {
      if (value == null) throw dayErrors.error('unknownYear', { values: { year: yearFa(year) } });
      return Number(value);
    };
    return {
      hours: (kind) => hoursOf(found.get(kind)?.value),
      hoursOrFirst: (kind) => hoursOf(found.get(kind)?.value ?? first(kind)),
      used: kinds.flatMap((kind) => found.get(kind) ?? []),
    };
  };
}
