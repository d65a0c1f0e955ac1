/** docs/asvs.md (guide 2.3): every requirement that applies has a row, and every row a test that exists or a written reason. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** How many requirements of each section apply, in the order of the standard; the sections without a number are left out with a reason. */
const wanted: Readonly<Record<string, readonly (number | readonly number[])[]>> = {
  V1: [2, [1, 2, 3, 4, 5, 9, 10], [1, 2, 3, 4, 5, 6, 7, 10, 11], [2], 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3],
  V7: [3, 4, 2, 5, 2],
  V8: [2, 3, 1],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [2, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
};
const numbers = (part: number | readonly number[]): readonly number[] => (typeof part === 'number' ? Array.from({ length: part }, (_, index) => index + 1) : part);
const applying = Object.entries(wanted).flatMap(([chapter, sections]) => sections.flatMap((part, section) => numbers(part).map((number) => `${chapter}.${section + 1}.${number}`)));

/** What guide 2.3 names one by one. */
const named = (
  'V1.2.10 V2.3.3 V2.3.4 V3.3.1 V3.3.2 V3.3.3 V3.3.4 V3.4.3 V3.4.4 V3.4.5 V3.4.6 V5.2.1 V5.2.2 V5.2.3 V5.4.1 V5.4.2 V5.4.3 V6.2.3 V6.2.4 V6.2.5 V6.2.9 V6.2.11 V6.2.12 V6.3.3 ' +
  'V7.1.1 V7.2.2 V7.2.3 V7.2.4 V7.3.1 V7.3.2 V7.4.1 V7.4.2 V7.4.3 V8.2.1 V8.2.2 V8.2.3 V14.2.1 V14.3.3 V15.3.1 V15.3.3 V15.3.6 V15.3.7 V16.2.1 V16.2.2 V16.2.3 V16.2.4 V16.2.5 ' +
  'V16.3.1 V16.3.2 V16.3.3 V16.3.4 V16.4.1 V16.4.2 V16.4.3 V16.5.1 V16.5.2 V16.5.3'
).split(' ');

interface Row {
  readonly id: string;
  readonly asks: string;
  readonly state: string;
}

const rowsOf = (text: string): Row[] =>
  [...text.matchAll(/^\| (V[\d.]+) \|(.*?)\|(.*)\|$/gm)].map(([, id = '', asks = '', state = '']) => ({ id, asks: asks.trim(), state: state.trim() }));

const LEAST_WORDS = 6;
const LEAST_TITLE = 8;
const sources = new Map<string, string | undefined>();
function sourceOf(file: string): string | undefined {
  if (!sources.has(file)) sources.set(file, existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
  return sources.get(file);
}

/** Whether it stands in a text of a source: the title of a test, or a row of its table. */
const isNamed = (source: string, title: string): boolean => source.split('\n').some((line) => /['"`]/.test(line.slice(0, Math.max(line.indexOf(title), 0))));

/** What is wrong with a row; empty when it has a test that is there, or a reason in words. */
function faultsOf({ id, asks, state }: Row): string[] {
  const tests = [...state.matchAll(/`([^`]+\.test\.tsx?)(?: > ([^`]+))?`/g)].map(([, file = '', title]) => ({ file, title }));
  const reason = /(?:^|\s)(?:Reason|Deviation|Open): (.+)$/.exec(state)?.[1] ?? '';
  const hasReason = reason.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length >= LEAST_WORDS;
  const missing = tests.flatMap(({ file, title }) => {
    const source = sourceOf(file);
    if (source === undefined) return [`${id}: there is no ${file}`];
    return title === undefined || (title.length >= LEAST_TITLE && isNamed(source, title)) ? [] : [`${id}: nothing in ${file} is called "${title}"`];
  });
  return [...missing, ...(asks === '' ? [`${id}: does not say what it asks`] : []), ...(tests.length === 0 && !hasReason ? [`${id}: neither a test nor a reason`] : [])];
}

describe('a row is refused', () => {
  const row = (state: string): Row => ({ id: 'V1.1.1', asks: 'something', state });
  test.each([
    ['bare', ''],
    ['with a word and no reason', 'Reason: later.'],
    ['with a reason that is no state', 'we have thought about it for a long time already'],
    ['with a file that is not there', '`test/no-such.test.ts`'],
    ['with a title that is not there', '`test/asvs.test.ts > no test was ever called so \u2014 ever`'.replace('ever`', `ever${1}\``)],
    ['with a title of nothing', '`test/asvs.test.ts > bare`'],
    ['with one test that is there and one that is not', '`test/asvs.test.ts > is refused` `test/no-such.test.ts`'],
  ])('%s', (_, state) => {
    expect(faultsOf(row(state))).not.toEqual([]);
  });

  test('not with a test or a reason', () => {
    expect([faultsOf(row('`test/asvs.test.ts > not with a test or a reason`')), faultsOf(row('Open: nobody has come to it so far.'))]).toEqual([[], []]);
  });
});

describe('docs/asvs.md', () => {
  const rows = rowsOf(readFileSync(join(root, 'docs/asvs.md'), 'utf8'));

  test('holds every requirement that applies, once, in the order of the standard', () => {
    expect(applying).toHaveLength(190);
    expect(rows.map(({ id }) => id)).toEqual(applying);
    expect(named.filter((id) => !applying.includes(id))).toEqual([]);
  });

  test('has a test that exists, or a reason, in every row', () => {
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });
});
