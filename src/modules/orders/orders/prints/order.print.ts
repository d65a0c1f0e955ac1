/** An order on paper: its days, the person, every factor by its group, and how wage and seniority base came about over the years. */
import { isolateLtr, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { shownCode } from '#platform/papers/paper-marks.rules.ts';
import { definePrint, type Letterhead } from '#platform/print/print.define.ts';
import { printedAmount, printedAmountInWords, printedCode, printedCount, printedDate } from '#platform/print/printed.rules.ts';
import { monthlyOf } from '../../counting/order-count.rules.ts';
import words from './order-paper.messages.fa.ts';
import type { Copy } from './order-prints.contract.ts';
import type { PaperItem, StoredPaper, TrailStep } from './order-prints.store.ts';

/** What is known of the person on the day of execution; null: not known, or not for whoever prints. */
export interface PaperPerson {
  readonly fatherName: string | null;
  readonly nationalCode: string | null;
  readonly idNumber: string | null;
  readonly birthDate: string | null;
  readonly unitName: string | null;
  readonly positionTitle: string | null;
  readonly hireDate: string | null;
}

export interface PrintedOrder {
  readonly company: Letterhead;
  readonly copy: Copy;
  readonly order: StoredPaper;
  readonly person: PaperPerson;
  /** Where the paper is checked. */
  readonly address: string;
}

const date = (iso: string | null): string => (iso === null ? words.dash : printedDate(iso));
const code = (text: string | null): string => (text === null ? words.dash : printedCode(text));
const numberOf = (number: string | null): string => (number === null ? words.noNumber : printedCode(number));

const OPEN: ReadonlySet<string> = new Set(['EoDraft', 'EoInApproval', 'EoReturned']);

/** What stands against it, in words. */
function notesOf({ stateId, version, annulledOn, annulReason, corrected, counts, number }: StoredPaper): string[] {
  const { notes } = words;
  if (OPEN.has(stateId)) return [notes.open];
  if (stateId === 'EoAnnulled') return [notes.annulled({ day: date(annulledOn), reason: annulReason ?? words.dash })];
  if (stateId !== 'EoSigned') return [notes.over];
  const recounted = version > 1 && number !== null ? [notes.recounted({ version: toPersianDigits(String(version)) })] : [];
  if (corrected !== null) return [notes.corrected({ number: numberOf(corrected) }), ...recounted];
  return counts ? recounted : [notes.replaced];
}

function factsOf({ order, person }: PrintedOrder): { label: string; value: string }[] {
  const { facts: said } = order;
  const values: Readonly<Record<keyof typeof words.facts, string>> = {
    fullName: order.fullName,
    pseudoId: code(order.pseudoId),
    fatherName: person.fatherName ?? words.dash,
    nationalCode: code(person.nationalCode),
    idNumber: code(person.idNumber),
    birthDate: date(person.birthDate),
    marital: said.isMarried === undefined ? words.dash : said.isMarried ? words.married : words.single,
    children: said.children === undefined ? words.dash : printedCount(said.children),
    unitName: person.unitName ?? words.dash,
    positionTitle: person.positionTitle ?? words.dash,
    kind: order.kindName ?? words.dash,
    agreement: order.agreementName ?? words.dash,
    hireDate: date(person.hireDate),
    type: order.typeTitle,
    fromDate: date(order.fromDate),
    thruDate: date(order.thruDate),
  };
  return Object.entries(values).map(([name, value]) => ({ label: words.facts[name as keyof typeof words.facts], value }));
}

const itemRow = ({ title, score, basis, amount }: PaperItem): string[] => [
  title,
  score === null ? '' : isolateLtr(toPersianDigits(score)),
  words.bases[basis],
  printedAmount(amount),
  printedAmount(monthlyOf({ basis, amount: BigInt(amount) })),
];

/** Factors that come to something, by group. */
function groupsOf({ copy, order: { items } }: PrintedOrder) {
  const shown = items.filter(({ amount, onCopy }) => amount !== '0' && (copy === 'sheet' || onCopy));
  return [...Map.groupBy(shown, ({ groupName }) => groupName ?? words.otherGroup)].map(([title, own]) => ({ title, rows: own.map(itemRow) }));
}

/** Whole rials: the steps are exact. */
const wholeOf = (daily: string): string => {
  const [numerator = '0', denominator = '1'] = daily.split('/');
  if (denominator !== '1') return printedAmount((2n * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)));
  const [whole = '0', part = ''] = daily.split('.');
  return printedAmount(BigInt(whole) + (part !== '' && Number(part[0]) >= 5 ? 1n : 0n));
};

function trailOf({ order: { facts } }: PrintedOrder) {
  const byYear = (steps: readonly TrailStep[] = []): ReadonlyMap<number, string> => new Map(steps.map(({ year, daily }) => [year, wholeOf(daily)]));
  const [wages, seniority] = [byYear(facts.trail), byYear(facts.seniority)];
  const years = [...new Set([...wages.keys(), ...seniority.keys()])].toSorted((a, b) => a - b);
  if (years.length === 0) return null;
  return {
    title: words.trail,
    heads: [words.year, words.daily, words.seniority],
    rows: years.map((year) => [toPersianDigits(String(year)), wages.get(year) ?? words.dash, seniority.get(year) ?? words.dash]),
  };
}

export const orderPrint = definePrint<PrintedOrder>({
  template: new URL('./order.print.typ', import.meta.url),
  sheet: ({ company, copy, address, order: { number, orderDate, version, code: mark } }) => ({
    company,
    title: words[copy],
    marks: [
      { label: words.number, value: numberOf(number) },
      { label: words.orderDate, value: printedDate(orderDate) },
      { label: words.version, value: toPersianDigits(String(version)) },
    ],
    ...(mark !== null && { note: words.checkNote({ address: isolateLtr(address) }), code: shownCode(mark) }),
  }),
  content: (printed) => {
    const { order } = printed;
    const { heads } = words;
    return {
      opening: words.opening,
      notes: notesOf(order),
      facts: factsOf(printed),
      paragraphs: [order.bodyText, order.description].filter((text) => text !== null && text !== ''),
      heads: [heads.factor, heads.score, heads.basis, heads.amount, heads.monthly],
      groups: groupsOf(printed),
      total: { label: words.total, amount: printedAmount(order.total), words: printedAmountInWords(order.total) },
      trail: trailOf(printed),
      signatures: [
        { title: words.signer, name: '' },
        { title: words.receiver, name: order.fullName },
      ],
    };
  },
});
