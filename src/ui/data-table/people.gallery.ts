/** Ten thousand people for the gallery and the browser tests, and a server of them in the page. */
import { optionRows } from '#kernel/form/options.ts';
import { defineList } from '#kernel/table/contract.ts';
import { defineTable, type TableFilter, type TableRequest } from '#kernel/table/definition.ts';
import { readRequest } from '#kernel/table/request.ts';
import type { GalleryAnswers, GalleryQuestion } from '#ui/gallery/gallery.ts';
import texts from './data-table.gallery.messages.fa.ts';

const { columns: labels } = texts;

export const peopleTable = defineTable({
  key: 'gallery/people',
  rowKey: 'id',
  title: texts.title,
  pageSize: 10,
  sort: [{ column: 'fullName' }],
  columns: [
    { name: 'fullName', label: labels.fullName, type: 'text', pinned: 'start', width: 190 },
    { name: 'pseudoId', label: labels.pseudoId, type: 'code' },
    { name: 'unit', label: labels.unit, type: 'text' },
    { name: 'kind', label: labels.kind, type: 'select', options: optionRows(texts.kinds) },
    { name: 'isActive', label: labels.isActive, type: 'indicator', indicatorLabels: { Y: texts.active, N: texts.inactive } },
    { name: 'hireDate', label: labels.hireDate, type: 'date' },
    { name: 'contractEnd', label: labels.contractEnd, type: 'date' },
    { name: 'overtime', label: labels.overtime, type: 'hour' },
    { name: 'salary', label: labels.salary, type: 'amount', total: true },
    { name: 'score', label: labels.score, type: 'float', hidden: true },
    { name: 'skills', label: labels.skills, type: 'multiselect', options: optionRows(texts.skills), hidden: true },
    { name: 'seenAt', label: labels.seenAt, type: 'dateTime', hidden: true },
  ],
});

export const people = defineList(peopleTable, { path: '/rest/s1/gallery/people', permission: 'gallery/people', scope: 'none' });

export type Person = Readonly<Record<string, string | number | null>> & { readonly id: string };

const DAY_MS = 86_400_000;
const day = (number: number): string => new Date(Date.UTC(2015, 2, 21) + number * DAY_MS).toISOString().slice(0, 10);
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** The person of a number: always the same. */
function personOf(at: number): Person {
  const kinds = Object.keys(texts.kinds);
  const skills = Object.keys(texts.skills);
  const mixed = (at * 7919) % 10_007;
  return {
    id: `p${at}`,
    fullName: `${pick(texts.firstNames, mixed)} ${pick(texts.lastNames, Math.floor(mixed / 16))}`,
    pseudoId: String(100_000 + at),
    unit: at % 23 === 0 ? null : pick(texts.units, mixed),
    kind: at % 37 === 0 ? 'gone' : pick(kinds, mixed),
    isActive: mixed % 5 === 0 ? 'N' : 'Y',
    hireDate: day(mixed % 3900),
    contractEnd: mixed % 3 === 0 ? null : day(4000 + (mixed % 500)),
    overtime: (mixed * 13) % 6000,
    salary: String(110_000_000 + mixed * 41_300),
    score: Math.round((mixed % 2000) / 1.3) / 100,
    skills: JSON.stringify(skills.filter((_, index) => (mixed >> index) % 2 === 1)),
    seenAt: new Date(Date.UTC(2026, 9, 1, 5) + mixed * 61_000).toISOString(),
  };
}

export const manyPeople: readonly Person[] = Array.from({ length: 10_000 }, (_, at) => personOf(at));

function holds(value: string | number | null, { operator, values: [first = '', second = ''], values }: TableFilter): boolean {
  if (operator === 'empty' || operator === 'filled') return (value === null || value === '') === (operator === 'empty');
  if (value === null) return operator === 'notIn';
  const text = String(value);
  const number = Number(value);
  const compared = Number.isNaN(number) ? [text, first, second] : [number, Number(first), Number(second)];
  const [own = '', low = '', high = ''] = compared;
  switch (operator) {
    case 'contains':
      return text.includes(first);
    case 'begins':
      return text.startsWith(first);
    case 'is':
      return text === first;
    case 'from':
      return own >= low;
    case 'to':
      return own <= low;
    case 'between':
      return own >= low && own <= high;
    default:
      return values.some((id) => text.includes(id)) === (operator === 'in');
  }
}

const collator = new Intl.Collator('fa');
const order = (one: string | number | null, other: string | number | null): number => {
  if (one === null || other === null) return (one === null ? 1 : 0) - (other === null ? 1 : 0);
  const numbers = [Number(one), Number(other)] as const;
  return numbers.some(Number.isNaN) ? collator.compare(String(one), String(other)) : numbers[0] - numbers[1];
};

const kept = new WeakMap<readonly Person[], Map<string, readonly Person[]>>();

/** The rows a request asks for, as the server would find them. Found once: a server does not sort on the page's own time. */
function matching(rows: readonly Person[], request: TableRequest): readonly Person[] {
  const key = JSON.stringify(request);
  const answers = kept.get(rows) ?? new Map<string, readonly Person[]>();
  const found = answers.get(key) ?? find(rows, request);
  kept.set(rows, answers.set(key, found));
  return found;
}

function find(rows: readonly Person[], { search, filters, sort }: TableRequest): readonly Person[] {
  const found = rows.filter(
    (person) => filters.every((filter) => holds(person[filter.column] ?? null, filter)) && (search === '' || `${person['fullName']} ${person['pseudoId']}`.includes(search)),
  );
  return found.toSorted((one, other) => {
    for (const { column, descending } of sort) {
      const way = order(one[column] ?? null, other[column] ?? null);
      if (way !== 0) return descending ? -way : way;
    }
    return 0;
  });
}

/** One page of some rows. A count above the cap is told as capped. */
export function answerPage(rows: readonly Person[], { query }: GalleryQuestion, cap = 100_000): object {
  const read = readRequest(peopleTable, Object.fromEntries(query));
  if ('fault' in read) return Response.json({ errorCode: read.fault.fault, errors: '', messages: read.fault.fault, fields: {}, requestId: 'K7F-204' }, { status: 400 });
  const found = matching(rows, read.request);
  const [index, size] = [Number(query.get('pageIndex')), Number(query.get('pageSize'))];
  return {
    rows: found.slice(index * size, (index + 1) * size),
    count: Math.min(cap, found.length),
    countIsCapped: found.length > cap,
    totals: { salary: String(found.reduce((sum, { salary }) => sum + BigInt(salary ?? 0), 0n)) },
  };
}

export const peopleAnswers: GalleryAnswers = {
  'GET /rest/s1/gallery/people': (question) => answerPage(manyPeople, question),
  'GET /rest/s1/gallery/people/export': ({ query }) => new Response(`${query}`),
};
