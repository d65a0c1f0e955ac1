/** The comparison of a draft on A4: what differs, the sums, and who prepares and approves it. */
import { definePrint, type Letterhead } from '#platform/print/print.define.ts';
import { printedAmount, printedCount, printedDate } from '#platform/print/printed.rules.ts';
import type { ShownComparison } from './comparison/drafts-shown.rules.ts';
import type { Base } from './drafts.contract.ts';
import type { StoredDraft } from './drafts.store.ts';
import messages from './drafts-page.messages.fa.ts';
import { marksWords } from './drafts-words.rules.ts';

export interface ComparisonPaper {
  readonly company: Letterhead;
  readonly draft: StoredDraft;
  readonly comparison: ShownComparison;
  readonly base: Base;
  /** The reader holds the class of wages. */
  readonly seesPay: boolean;
  /** ISO day. */
  readonly printedOn: string;
}

const none = messages.noOne;
const change = (before: string | null, after: string | null): string => (before === after ? (after ?? none) : `${before ?? none} \u2190 ${after ?? none}`);
const counts = (pair: { readonly before: number | null; readonly after: number | null }): string =>
  change(pair.before === null ? null : printedCount(pair.before), pair.after === null ? null : printedCount(pair.after));
const columns = (...labels: readonly string[]) => labels.map((label) => ({ label }));

function sums({ comparison: { totals }, seesPay }: ComparisonPaper): string[][] {
  const { before, after } = totals;
  const row = (label: string, old: number, now: number): string[] => [label, printedCount(old), printedCount(now), printedCount(now - old)];
  const wage = [messages.printedWage, printedAmount(BigInt(before.wage)), printedAmount(BigInt(after.wage)), printedAmount(BigInt(after.wage) - BigInt(before.wage))];
  return [
    row(messages.unitCount, before.units, after.units),
    row(messages.postCount, before.posts, after.posts),
    row(messages.seats, before.seats, after.seats),
    row(messages.heads, before.heads, after.heads),
    ...(seesPay ? [wage] : []),
  ];
}

function partsOf({ comparison: { units, posts, people }, base, seesPay }: ComparisonPaper) {
  const wage = (pair: { readonly before: string; readonly after: string }): string[] =>
    seesPay ? [change(printedAmount(BigInt(pair.before)), printedAmount(BigInt(pair.after)))] : [];
  return [
    {
      title: messages.comparedUnits,
      columns: columns(messages.ofUnit, messages.mark, messages.parent, messages.seats, messages.heads, ...(seesPay ? [messages.printedWage] : [])),
      rows: units.map((unit) => [
        change(unit.name.before ?? unit.name.after, unit.name.after ?? unit.name.before),
        marksWords(unit.kinds),
        change(unit.parent.before, unit.parent.after),
        counts(unit.seats),
        counts(unit.heads),
        ...wage(unit.wage),
      ]),
    },
    {
      title: messages.comparedPosts,
      columns: columns(messages.post, messages.mark, messages.ofUnit, messages.seats),
      rows: posts.map((post) => [
        change(post.name.before ?? post.name.after, post.name.after ?? post.name.before),
        marksWords(post.kinds),
        change(post.unit.before, post.unit.after),
        counts(post.seats),
      ]),
    },
    {
      title: messages.comparedPeople,
      columns: columns(messages.person, messages.before[base], messages.after),
      rows: people.map(({ fullName, post }) => [fullName, post.before ?? messages.marks.begun, post.after ?? messages.marks.ended]),
    },
  ];
}

export const comparisonPrint = definePrint<ComparisonPaper>({
  template: new URL('./drafts.print.typ', import.meta.url),
  sheet: ({ company, printedOn }) => ({ company, title: messages.printTitle, marks: [{ label: messages.printedOn, value: printedDate(printedOn) }] }),
  content: (paper) => ({
    facts: [
      { label: messages.name, value: paper.draft.title, span: 2 },
      { label: messages.effectiveDate, value: printedDate(paper.draft.effectiveDate), span: 1 },
      { label: messages.status, value: messages.statuses[paper.draft.statusId], span: 1 },
    ],
    sums: { title: messages.totals, columns: columns(messages.figure, messages.before[paper.base], messages.after, messages.difference), rows: sums(paper) },
    parts: partsOf(paper).filter(({ rows }) => rows.length > 0),
    signers: [
      { title: messages.signPreparer, name: paper.draft.createdByName ?? '' },
      { title: messages.signApprover, name: paper.draft.approvedByName ?? '' },
    ],
  }),
});
