/** Rows of a sheet that stand from a day to a day: what says their days, and that no two of the same stand on one. Pure. */
import type { Fault, RowFault, Values } from '#platform/import-export/kind.define.ts';
import { type Days, meets } from './days.rules.ts';
import type { PlacedRow, StandingRow } from './employment-import.service.ts';

/** Days (ISO) of a row: from its first on, without end where it says none. */
export const daysOf = ({ from = '', thru }: Values): Days => ({ from, thru: thru ?? null });

/** An end before the first day. */
export function* backwardsIn({ from, thru }: Values): Iterable<Fault> {
  if (from !== undefined && thru !== undefined && thru < from) yield { column: 'thru', code: 'thru_before_from' };
}

export interface DatedRows {
  /** What stands once on a day of an employment (a factor, a facility); the first day tells its rows apart. */
  whatOf(values: Values): string;
  /** What the sheet is told of a row that meets another one. */
  readonly code: string;
}

interface Span {
  readonly key: string;
  readonly days: Days;
}

/** What tells the rows of an employment apart. */
export const keyOf = ({ whatOf }: Pick<DatedRows, 'whatOf'>, values: Values): string => `${whatOf(values)} ${values['from']}`;

/** Rows that meet another one of the same: what stands, as the sheet changes it, or a row of the sheet before it. */
export function overlapsIn(of: DatedRows, rows: readonly PlacedRow[], standing: readonly StandingRow[]): RowFault[] {
  const keyAt = (employmentId: string, values: Values): string => `${employmentId} ${keyOf(of, values)}`;
  const said = new Map(rows.map(({ employment, values }) => [keyAt(employment.partyRelationshipId, values), values]));
  const known = new Map(standing.map(({ partyRelationshipId, values }) => [keyAt(partyRelationshipId, values), values]));
  const spans = new Map<string, Span[]>();
  const spansAt = (employmentId: string, values: Values): Span[] => {
    const place = `${employmentId} ${of.whatOf(values)}`;
    const found = spans.get(place) ?? [];
    spans.set(place, found);
    return found;
  };
  for (const { partyRelationshipId, values } of standing) {
    const key = keyAt(partyRelationshipId, values);
    spansAt(partyRelationshipId, values).push({ key, days: daysOf({ ...values, ...said.get(key) }) });
  }
  return rows.flatMap(({ row, values, employment: { partyRelationshipId } }): RowFault[] => {
    const key = keyAt(partyRelationshipId, values);
    const days = daysOf({ ...known.get(key), ...values });
    const own = spansAt(partyRelationshipId, values);
    if (own.some((other) => other.key !== key && meets(other.days, days))) return [{ row, column: 'from', code: of.code }];
    if (!known.has(key)) own.push({ key, days });
    return [];
  });
}
