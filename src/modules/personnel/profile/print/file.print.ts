/** The information card of a person and the whole file on A4 (issue 7; guide personnel.md 6.2). What the reader may not see is not handed in. */
import { definePrint, type Letterhead } from '#platform/print/print.define.ts';
import { printedCode, printedDate } from '#platform/print/printed.rules.ts';
import messages from '../profile-page.messages.fa.ts';

export type PrintedFact = {
  readonly label: string;
  readonly value: string;
};

export interface PrintedFile {
  readonly company: Letterhead;
  readonly title: string;
  readonly name: string;
  readonly pseudoId: string | null;
  /** PNG or JPEG. */
  readonly photo: Uint8Array | null;
  readonly facts: readonly { readonly title: string; readonly items: readonly PrintedFact[] }[];
  /** Posts held so far, newest first, in the columns of `postColumns`. */
  readonly posts: readonly (readonly string[])[];
  /** Records of the tabs: each with what is said in it. */
  readonly parts: readonly { readonly title: string; readonly rows: readonly (readonly PrintedFact[])[] }[];
  /** ISO days: that of the print, and the one the facts are of. */
  readonly printedOn: string;
  readonly asOf: string;
}

const COLUMNS = 4;
/** Letters that a box of so many columns holds in one line. */
const LETTERS = 24;

/** Boxes in rows of four: a long value has more than one, and the last of a row what is left of it, so that none stands empty. */
export function inRows(items: readonly PrintedFact[]): (PrintedFact & { readonly span: number })[] {
  const placed: { readonly item: PrintedFact; span: number }[] = [];
  let free = COLUMNS;
  const close = (): void => {
    const last = placed.at(-1);
    if (last !== undefined && free < COLUMNS) last.span += free;
    free = COLUMNS;
  };
  for (const item of items) {
    const span = Math.min(COLUMNS, Math.max(1, Math.ceil(item.value.length / LETTERS)));
    if (span > free) close();
    placed.push({ item, span });
    free -= span;
    if (free === 0) free = COLUMNS;
  }
  close();
  return placed.map(({ item, span }) => ({ ...item, span }));
}

export const filePrint = definePrint<PrintedFile>({
  template: new URL('./file.print.typ', import.meta.url),
  sheet: ({ company, title, pseudoId, printedOn, asOf }) => ({
    company,
    title,
    marks: [
      ...(pseudoId === null ? [] : [{ label: messages.labels.pseudoId, value: printedCode(pseudoId) }]),
      { label: messages.printedOn, value: printedDate(printedOn) },
      ...(asOf === printedOn ? [] : [{ label: messages.printedAsOf, value: printedDate(asOf) }]),
    ],
  }),
  content: ({ name, photo, facts, posts, parts }) => ({
    name,
    photo,
    facts: facts.filter(({ items }) => items.length > 0).map((part) => ({ ...part, items: inRows(part.items) })),
    posts: { title: messages.posts, columns: Object.values(messages.postColumns).map((label) => ({ label })), rows: posts },
    parts: parts.filter(({ rows }) => rows.length > 0).map((part) => ({ ...part, rows: part.rows.map(inRows) })),
  }),
});
