/** Which days a date field takes: for its calendar; typed days are judged by kernel/form. */
export interface DateLimits {
  /** First and last allowed ISO day. */
  minDate?: string | undefined;
  maxDate?: string | undefined;
  disablePast?: boolean | undefined;
  disableFuture?: boolean | undefined;
  /** ISO day; that of Iran when absent. */
  today?: string | undefined;
}

export interface DayBounds {
  readonly first: string | undefined;
  readonly last: string | undefined;
}

/** The narrower of both kinds of limits. */
export function dayBounds({ minDate, maxDate, disablePast = false, disableFuture = false }: DateLimits, today: string): DayBounds {
  const first = [minDate, disablePast ? today : undefined].filter((day) => day !== undefined).toSorted();
  const last = [maxDate, disableFuture ? today : undefined].filter((day) => day !== undefined).toSorted();
  return { first: first.at(-1), last: last[0] };
}
