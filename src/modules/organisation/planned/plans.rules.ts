/** What is said of something from a later day on, told as a person would: only what becomes different. Pure. */

/** A span of a history; days are ISO dates, null where it goes on without end. */
export interface HistoryRow {
  readonly fromDate?: string | null | undefined;
}

/** What of a row is told, by its label; `tell` writes the value, as it stands when absent. */
export interface Told<R> {
  readonly label: string;
  readonly of: (row: R) => string | number | null | undefined;
}

export interface Plan {
  /** First day, ISO. */
  readonly from: string;
  readonly changes: readonly { readonly label: string; readonly text: string | null }[];
}

/** The changes that come after a day, the next one first. Where nothing that is told differs the list of changes is empty. */
export function plansOf<R extends HistoryRow>(history: readonly R[], day: string, told: readonly Told<R>[]): readonly Plan[] {
  const rows = history.toSorted((one, other) => ((one.fromDate ?? '') < (other.fromDate ?? '') ? -1 : 1));
  return rows.flatMap((row, at) => {
    const before = rows[at - 1];
    if (before === undefined || row.fromDate === null || row.fromDate === undefined || row.fromDate <= day) return [];
    const changes = told.flatMap(({ label, of }) => {
      const value = of(row) ?? null;
      return value === (of(before) ?? null) ? [] : [{ label, text: value === null ? null : String(value) }];
    });
    return [{ from: row.fromDate, changes }];
  });
}
