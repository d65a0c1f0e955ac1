import type { FieldSpan } from '#kernel/form/definition.ts';

export type Spans = { readonly xs: number; readonly sm: number; readonly md: number; readonly lg: number };

/** Look section 8: one, two, three, four fields a row. */
const usual: Spans = { xs: 12, sm: 6, md: 4, lg: 3 };

/** Columns of twelve at each width. A number counts from md on and lifts sm if it is larger; a width not told takes that of the narrower one told (guide conventions.md 3.1). */
export function spansOf(col: FieldSpan): Spans {
  if (typeof col === 'number') return { xs: usual.xs, sm: Math.max(usual.sm, col), md: col, lg: col };
  const { xs = usual.xs, sm = usual.sm, md = col.sm ?? usual.md } = col;
  return { xs, sm, md, lg: col.lg ?? col.md ?? col.sm ?? usual.lg };
}
