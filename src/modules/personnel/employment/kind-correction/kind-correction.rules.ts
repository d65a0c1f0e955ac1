/** What correcting a kind of employment does to the row before it. Pure; days are ISO dates, `until` the first day after. */
export interface KindDays {
  /** Null: since always. */
  readonly from: string | null;
  /** Null: open. */
  readonly until: string | null;
}

/**
 * The new end of the kind before, null where it stays as it is; undefined when the day cannot be: before the tie or the kind before, or after the own last day.
 * Without a kind before it none may be lost either: days that had a kind keep one.
 */
export function endBefore(day: string, own: KindDays, before: KindDays | undefined, employmentFrom: string | null): { readonly until: string | null } | undefined {
  if ((own.until !== null && day >= own.until) || (employmentFrom !== null && day < employmentFrom)) return undefined;
  if (before === undefined || (before.until ?? '') < (own.from ?? '')) {
    const earliest = before?.until ?? employmentFrom;
    // a gap before it may be filled, and its own first days may not become one
    return (earliest === null || day >= earliest) && (own.from === null || day <= own.from) ? { until: null } : undefined;
  }
  if (before.from !== null && day <= before.from) return undefined;
  return { until: day === own.from ? null : day };
}
