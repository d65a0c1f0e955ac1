/** Places, ranges and clipboard text of a matrix of people and days. Pure. */

export interface Place {
  readonly row: number;
  readonly column: number;
}
/** From where a range was drawn to where it ends; one cell when both are the same. */
export interface Range {
  readonly from: Place;
  readonly to: Place;
}
export interface Bounds {
  readonly top: number;
  readonly bottom: number;
  readonly start: number;
  readonly end: number;
}

/** Both ends are within. */
export const boundsOf = ({ from, to }: Range): Bounds => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  start: Math.min(from.column, to.column),
  end: Math.max(from.column, to.column),
});

export const isWithin = ({ top, bottom, start, end }: Bounds, { row, column }: Place): boolean => top <= row && row <= bottom && start <= column && column <= end;

const steps = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Rows of cells as a spreadsheet holds them. */
export const toClipboard = (range: Range, valueAt: (place: Place) => string): string => {
  const { top, bottom, start, end } = boundsOf(range);
  return steps(top, bottom)
    .map((row) =>
      steps(start, end)
        .map((column) => valueAt({ row, column }))
        .join('\t'),
    )
    .join('\n');
};

/**
 * What a text from a spreadsheet lays on a range. One that is smaller than the range is laid again and again, so that a week fills a month and one line several
 * people; one that is larger reaches beyond it, as far as there are cells.
 */
export function fromClipboard(text: string, range: Range, size: { readonly rows: number; readonly columns: number }): (Place & { readonly value: string })[] {
  const lines = text
    .replace(/\r/g, '')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
  const { top, bottom, start, end } = boundsOf(range);
  const wide = Math.max(...lines.map((line) => line.length));
  const last = { row: Math.min(size.rows - 1, Math.max(bottom, top + lines.length - 1)), column: Math.min(size.columns - 1, Math.max(end, start + wide - 1)) };
  return steps(top, last.row).flatMap((row) =>
    steps(start, last.column).flatMap((column) => {
      const value = lines[(row - top) % lines.length]?.[(column - start) % wide];
      return value === undefined ? [] : [{ row, column, value: value.trim() }];
    }),
  );
}

/** The rows that are drawn: what is seen and a few on either side. */
export function drawnRows(count: number, scrolled: number, height: number, rowHeight: number): { readonly first: number; readonly last: number } {
  const AROUND = 6;
  const first = Math.max(0, Math.floor(scrolled / rowHeight) - AROUND);
  return { first, last: Math.min(count - 1, Math.ceil((scrolled + height) / rowHeight) + AROUND) };
}
