/** A sheet as rows of text, and how large one may be. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;
export const MAX_ROWS = 100_000;
export const MAX_COLUMNS = 60;

export interface SheetRow {
  /** Line of the file (CSV) or row of the sheet (XLSX), from 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

export interface Sheet {
  /** As the file has them; a repeated one with its column behind it, so that each is one of its own. */
  readonly headers: readonly string[];
  readonly rows: readonly SheetRow[];
  /** Headers that stood before in the same file; absent: none. */
  readonly doubled?: number;
}
