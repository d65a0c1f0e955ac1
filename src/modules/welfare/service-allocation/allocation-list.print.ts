/** The list of an event on paper, to be signed: everybody's place with the slot or why they wait (issue 24, prints). */
import { isolateLtr } from '#kernel/persian-text/persian-text.ts';
import { definePrint, type Letterhead } from '#platform/print/print.define.ts';
import { printedCode, printedCount, printedDate } from '#platform/print/printed.rules.ts';
import words from './allocation-list.messages.fa.ts';
import type { Counts, PrintedLine, StoredAllocation } from './service-allocation.store.ts';
import shown from './service-allocation-page.messages.fa.ts';

export interface PrintedList {
  readonly company: Letterhead;
  readonly list: Pick<StoredAllocation, 'title' | 'eventCode' | 'way' | 'stateId'>;
  readonly counts: Counts;
  readonly lines: readonly PrintedLine[];
  /** Of a draw: what was told from the beginning, and the seed once places are drawn. */
  readonly seedHash: string | null;
  readonly seed: string | null;
  /** ISO. */
  readonly printedOn: string;
}

/** Sha256 and seeds are long: over the whole width. */
const long = (label: string, value: string | null) => (value === null ? [] : [{ label, value: isolateLtr(value), span: 4 }]);
const wordOf = (of: Readonly<Record<string, string>>, key: string | null): string => (key === null ? words.dash : (of[key] ?? words.dash));

export const allocationListPrint = definePrint<PrintedList>({
  template: new URL('./allocation-list.print.typ', import.meta.url),
  sheet: ({ company, list, seed, printedOn }) => ({
    company,
    title: words.sheetTitle,
    marks: [
      { label: words.marks.event, value: printedCode(list.eventCode) },
      { label: words.marks.printedOn, value: printedDate(printedOn) },
    ],
    ...(seed === null ? {} : { note: words.note }),
  }),
  content: ({ list, counts, lines, seedHash, seed }) => ({
    facts: [
      { label: words.facts.event, value: list.title, span: 2 },
      { label: words.facts.way, value: shown.ways[list.way] },
      { label: words.facts.state, value: shown.states[list.stateId] },
      { label: words.facts.capacity, value: printedCount(counts.capacity) },
      { label: words.facts.listed, value: printedCount(counts.listed) },
      { label: words.facts.given, value: printedCount(counts.given), span: 2 },
      ...long(words.facts.seedHash, seedHash),
      ...long(words.facts.seed, seed),
    ],
    heads: Object.values(words.heads),
    rows: lines.map(({ place, pseudoId, fullName, groupName, places, slotTitle, waiting, decider }) => [
      ...[printedCount(place), pseudoId === null ? words.dash : printedCode(pseudoId), fullName, groupName, printedCount(places)],
      ...[slotTitle ?? wordOf(shown.waitings, waiting), wordOf(shown.deciders, decider)],
    ]),
    signatures: Object.values(words.signers).map((title) => ({ title, name: '' })),
  }),
});
