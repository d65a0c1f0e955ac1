/** The comparison of a draft as a sheet: one row for each unit, post and holder that differs. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ColumnDefinition } from '#kernel/table/definition.ts';
import { xlsxWriter } from '#platform/tables/file-writers.server.ts';
import type { Base } from '../drafts.contract.ts';
import messages from '../drafts-page.messages.fa.ts';
import { marksWords } from '../drafts-words.rules.ts';
import { personMark, type ShownComparison } from './drafts-shown.rules.ts';

interface ComparisonFile {
  readonly title: string;
  readonly comparison: ShownComparison;
  readonly base: Base;
  /** The reader holds the class of wages. */
  readonly seesPay: boolean;
}

function columns({ base, seesPay }: ComparisonFile): ColumnDefinition[] {
  const both = (name: string, label: string, type: ColumnDefinition['type']): ColumnDefinition[] => [
    { name: `${name}Before`, label: `${label} - ${messages.before[base]}`, type },
    { name: `${name}After`, label: `${label} - ${messages.after}`, type },
  ];
  return [
    { name: 'what', label: messages.kind, type: 'text' },
    ...both('name', messages.name, 'text'),
    { name: 'marks', label: messages.mark, type: 'text' },
    ...both('place', messages.place, 'text'),
    ...both('seats', messages.seats, 'count'),
    ...both('heads', messages.heads, 'count'),
    ...(seesPay ? both('wage', messages.printedWage, 'amount') : []),
  ];
}

type Pair = { readonly before: unknown; readonly after: unknown };
const pairs = (all: Readonly<Record<string, Pair>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([name, { before, after }]) => [
      [`${name}Before`, before],
      [`${name}After`, after],
    ]),
  );

const rowsOf = ({ units, posts, people }: ShownComparison): Record<string, unknown>[] => [
  ...units.map(({ name, kinds, parent, seats, heads, wage }) => ({ what: messages.ofUnit, marks: marksWords(kinds), ...pairs({ name, place: parent, seats, heads, wage }) })),
  ...posts.map(({ name, kinds, unit, seats }) => ({ what: messages.post, marks: marksWords(kinds), ...pairs({ name, place: unit, seats }) })),
  ...people.map(({ fullName, post }) => ({
    ...{ what: messages.holder, marks: messages.marks[personMark(post)] },
    ...pairs({ name: { before: fullName, after: fullName }, place: post }),
  })),
];

/** XLSX, right to left; wages only for whom they are shown to. */
export async function comparisonSheet(file: ComparisonFile): Promise<Buffer> {
  const out = new PassThrough();
  const bytes = buffer(out);
  const writer = await xlsxWriter(out, { title: file.title, columns: columns(file) });
  await writer.write(rowsOf(file.comparison));
  await writer.end();
  return bytes;
}
