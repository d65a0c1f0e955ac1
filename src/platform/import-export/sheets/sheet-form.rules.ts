/** A sheet as rows of text, and how large one may be. */
/** Largest sheet in megabytes, whatever the installation says of other files: the one figure of calls, pages and sentences. */
export const MAX_FILE_MB = 50;
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024;
export const MAX_ROWS = 100_000;
export const MAX_COLUMNS = 60;
/** Bytes that the parts of an XLSX may unpack to: the tags around 100,000 rows of 24 short cells are some 140 MB; they pass by and are not kept. */
export const MAX_UNPACKED = 200 * 1024 * 1024;
/** Letters of all cells together, and of all shared strings: what is kept. 100,000 rows of 24 cells are some 30 million. */
export const MAX_LETTERS = 60_000_000;
export const MAX_STRINGS = 2_000_000;
/** Cells that merging fills: a sheet with more of them is no table. */
export const MAX_MERGED = 200_000;

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
