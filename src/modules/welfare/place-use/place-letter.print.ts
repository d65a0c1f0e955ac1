/** The introduction letter of a place: who comes, where, and from when. */
import { daysBetween } from '#kernel/formula/days.ts';
import { isolateLtr } from '#kernel/persian-text/persian-text.ts';
import { shownCode } from '#platform/papers/paper-marks.rules.ts';
import { definePrint, type Letterhead } from '#platform/print/print.define.ts';
import { printedCode, printedCount, printedDate } from '#platform/print/printed.rules.ts';
import words from './place-letter.messages.fa.ts';
import type { LetterPlace } from './place-use.store.ts';

export interface PrintedLetter {
  readonly company: Letterhead;
  readonly place: LetterPlace;
  /** Names of those who come along. */
  readonly companions: readonly string[];
  /** ISO day of the print. */
  readonly day: string;
  readonly code: string;
  /** Where the paper is checked. */
  readonly address: string;
}

function factsOf({ fromDate, thruDate, isStay, unitCode, persons, places }: LetterPlace): { label: string; value: string }[] {
  const { facts } = words;
  return [
    { label: facts.from, value: printedDate(fromDate) },
    { label: facts.thru, value: printedDate(thruDate) },
    { label: facts.persons, value: printedCount(persons) },
    ...(isStay
      ? [
          { label: facts.nights, value: printedCount(daysBetween({ date: fromDate }, { date: thruDate }) + 1) },
          { label: facts.unit, value: unitCode === null ? words.dash : printedCode(unitCode) },
        ]
      : [{ label: facts.places, value: printedCount(places) }]),
  ];
}

export const placeLetterPrint = definePrint<PrintedLetter>({
  template: new URL('./place-letter.print.typ', import.meta.url),
  sheet: ({ company, day, code, address }) => ({
    company,
    title: words.title,
    marks: [{ label: words.date, value: printedDate(day) }],
    note: words.checkNote({ address: isolateLtr(address) }),
    code: shownCode(code),
  }),
  content: ({ place, companions }) => ({
    opening: words.opening,
    paragraphs: [words.introduces({ name: place.fullName, code: printedCode(place.pseudoId), event: place.eventTitle, slot: place.slotTitle }), words.advice],
    facts: factsOf(place),
    companions: companions.length === 0 ? null : { title: words.companions, heads: words.heads, rows: companions.map((name, at) => [printedCount(at + 1), name]) },
    signatures: [{ title: words.signer, name: '' }],
  }),
});
