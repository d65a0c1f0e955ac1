/** Counting for outside programs: exact figures, what is missing, what is kept, faults, tables and explanations. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { daysLater } from '#kernel/formula/days.ts';
import { divide } from '#kernel/formula/exact.ts';
import { faultSentences } from '#kernel/formula/formula.messages.fa.ts';
import type { Value } from '#kernel/formula/values.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { employmentId, layOrganisation } from '#testing/organisation.ts';
import { executeErrors } from './execute.errors.ts';
import executeMessages from './execute.messages.fa.ts';
import { defineFormulaFunction, defineVocabulary, type FormulaName } from './formula.define.ts';
import { routes } from './formula.routes.ts';
import { announceFormulas } from './registry.server.ts';

const names: FormulaName[] = [
  { code: 'person.grade', title: 'Grade', type: 'number', class: 'public' },
  { code: 'person.wage', title: 'Wage', type: 'number', unit: 'rial', class: 'pay' },
  { code: 'person.mark', title: 'Mark', type: 'number', class: 'evaluation' },
  { code: 'person.nothing', title: 'Nothing', type: 'number', class: 'public' },
  { code: 'person.children', title: 'Children', type: 'list', class: 'public', fields: [{ code: 'age', title: 'Age', type: 'number', class: 'evaluation' }] },
];
const facts: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['person.grade', 7],
  ['person.wage', 4_001_000],
  ['person.mark', 93],
  ['person.children', [new Map<string, Value>([['age', 5]])]],
]);
let read: string[] = [];
const person = defineVocabulary({
  of: 'person',
  code: 'person',
  title: 'Person',
  names,
  read: async (_look, asked, subjects) => {
    read.push(...asked);
    const own = new Map([...facts].filter(([code]) => asked.has(code)));
    return new Map(subjects.map(({ partyRelationshipId }) => [partyRelationshipId, own]));
  },
});
const day = defineVocabulary({
  of: 'day',
  code: 'law',
  title: 'Law',
  names: [{ code: 'law.today', title: 'Today', type: 'date', class: 'public' }],
  read: async (look) => new Map<string, Value>([['law.today', { date: look.day }]]),
});

const share = defineFormulaFunction({
  ...{ code: 'pay.share', title: 'share_of', help: 'A share.', gives: 'number', unit: 'rial' },
  takes: [{ title: 'wage', type: 'number' }],
  examples: [{ text: 'pay.share(3)', result: '4' }],
  run: (of) => {
    if (of === 9) throw new Error('a defect that nobody is told of');
    return of === 8 ? undefined : divide(12, of);
  },
});

const officer = actorIn('payrollOfficer', 'payrollOfficer');
const may = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, permissions: ['*'], classes: ['public', 'pay'] as const })) };
let bed: Mounted;
beforeAll(async () => {
  bed = await mountSlices({ slice: 'platform/formula', routes, messages: executeMessages, errors: [executeErrors] });
  await layOrganisation(bed.database.owner);
});
beforeEach(() => {
  read = [];
  announceFormulas([person, day, share]);
});
afterEach(() => announceFormulas([]));
afterAll(() => bed.close());

const PATH = '/rest/s1/rule/formula/execute';
const ask = (body: object) => bed.call(may, 'POST', PATH, { values: {}, ...body });
const one = async (text: string, more: object = {}) => (await ask({ formulas: [{ code: 'x', text }], ...more })).body.results.x;
const of = { partyRelationshipId: employmentId('accountant') };

describe('a function of a slice', () => {
  test('is counted with what is read and given, and explained', async () => {
    const { results, explanation, args } = (await ask({ formulas: [{ code: 'x', text: 'pay.share(person.grade) + pay.share(a)' }], ...of, values: { a: 3 }, explain: true })).body;
    expect(results.x).toMatchObject({ type: 'number', exact: '40/7', steps: 3 });
    expect(args.map(({ name }: { name: string }) => name)).toEqual(['person.grade', 'a']);
    expect(explanation.x.parts[0]).toMatchObject({ text: 'pay.share(person.grade)', exact: '12/7', parts: [{ source: { id: 'person.grade' } }] });
  });

  test.each([
    ['pay.share(9)', 'noResult'],
    ['pay.share(8)', 'noResult'],
    ['pay.share(0)', 'divisionByZero'],
  ])('%s is a fault %s of the formula alone, which tells nothing of the inside', async (text, code) => {
    const { body, status } = await ask({
      formulas: [
        { code: 'x', text },
        { code: 'y', text: '1' },
      ],
    });
    expect([status, body.results.x.error.code, body.results.y.value]).toEqual([200, code, '1']);
    expect(JSON.stringify(body)).not.toContain('defect');
    if (code === 'noResult') expect(body.results.x.error).toMatchObject({ name: 'pay.share', message: faultSentences.noResult({ name: 'share_of' }) });
  });

  test('may give a day, a text or an answer, of which the type of the formula follows', async () => {
    const next = defineFormulaFunction({
      ...{ code: 'pay.next', title: 'next_day', help: 'The day after.', gives: 'date', takes: [{ title: 'day', type: 'date' }] },
      examples: [{ text: 'pay.next(#1405/01/01#)', result: '#1405/01/02#' }],
      run: (of) => daysLater(of, 1),
    });
    announceFormulas([person, day, share, next]);
    const { results } = (
      await ask({
        formulas: [
          { code: 'x', text: 'pay.next(a)' },
          { code: 'y', text: 'pay.next(x) > x' },
        ],
        values: { a: { date: '2026-05-21' } },
      })
    ).body;
    expect([results.x, results.y]).toMatchObject([
      { type: 'date', value: { date: '2026-05-22' } },
      { type: 'flag', value: true },
    ]);
  });

  test('is given nothing that the asker may not know', async () => {
    expect(await one('pay.share(person.mark)', of)).toMatchObject({ error: { code: 'withheld', name: 'person.mark' } });
  });
});

describe('values that are given', () => {
  test.each([
    ['a + 2', { a: '40' }, 'number', '42', '42/1'],
    ['a / 7', { a: 2 }, 'number', '2/7', '2/7'],
    ['a * 2', { a: '0.7' }, 'number', '1.4', '7/5'],
    ['a * 7 / 2', { a: '2/7' }, 'number', '1', '1/1'],
    ['not a', { a: true }, 'flag', false, undefined],
    ['addDays(a, 1)', { a: { date: '2026-05-21' } }, 'date', { date: '2026-05-22' }, undefined],
    ['left(a, 1)', { a: { text: 'AB' } }, 'text', { text: 'A' }, undefined],
    ['sum(a, b, b > 1)', { a: [{ b: '1' }, { b: '2.5' }, { b: 3 }] }, 'number', '5.5', '11/2'],
    ['orElse(a, 3)', { a: null }, 'number', '3', '3/1'],
  ])('%s with %j', async (text, values, type, value, exact) => {
    const { steps, ...result } = await one(text, { values });
    expect([result, Number.isSafeInteger(steps)]).toEqual([{ type, value, ...(exact !== undefined && { exact }) }, true]);
  });

  test.each([{ a: 1.5 }, { a: 'seven' }, { a: { n: 1 } }, { a: [1] }, { a: {} }])('%j is no value, and no missing one', async (values) => {
    for (const text of ['orElse(a, 3)', 'if has(a) then 1 else 2']) expect((await one(text, { values })).error).toMatchObject({ code: 'wrongType', name: 'a', formula: 'x' });
  });

  test('a fault stands in its result and in those resting on it; the others are answered, whatever the order', async () => {
    const formulas = [
      { code: 'c', text: 'b + 1' },
      { code: 'd', text: 'a * 2', rounding: { unit: '10', mode: 'half' } },
      { code: 'b', text: 'a / zero' },
    ];
    const { body } = await ask({ formulas, values: { a: '7', zero: 0 } });
    expect(body.order).toEqual(['b', 'c', 'd']);
    expect(body.results).toMatchObject({ b: { error: { code: 'divisionByZero' } }, c: { error: { code: 'restsOnFault', name: 'b' } }, d: { value: '10' } });
    expect(Object.keys((await ask({ formulas, ask: ['d'], values: { a: '7', zero: 0 } })).body.results)).toEqual(['d']);
  });

  test('faults of the texts are told all at once', async () => {
    const answer = await ask({
      formulas: [
        { code: 'x', text: 'y + z' },
        { code: 'y', text: 'x' },
      ],
    });
    expect(answer.status).toBe(400);
    const faults = JSON.stringify(answer.body);
    expect([faults.includes('circle'), faults.includes('unknownName')]).toEqual([true, true]);
    expect((await ask({ formulas: [] })).status).toBe(400);
  });

  test('a table of the call is counted by', async () => {
    const tables = {
      tax: {
        keys: ['band'],
        columns: ['rate'],
        rows: [
          { keys: ['100'], values: ['0'] },
          { keys: [null], values: ['0.1'] },
        ],
      },
    };
    expect(await one('brackets(250, tax)', { tables })).toMatchObject({ value: '15', exact: '15/1' });
    const falling = { tax: { ...tables.tax, rows: tables.tax.rows.toReversed() } };
    expect((await one('brackets(250, tax)', { tables: falling })).error.code).toBe('wrongType');
  });

  test('the day is the one asked for', async () => {
    expect(await one('law.today', { asOf: '2026-05-21' })).toMatchObject({ value: { date: '2026-05-21' } });
    expect((await ask({ formulas: [{ code: 'x', text: '1' }], asOf: '0001-01-01' })).status, 'outside the calendar').toBe(400);
  });
});

describe('a person', () => {
  test('is not read where none is said', async () => {
    expect((await one('person.grade')).error).toMatchObject({ code: 'missingValue', name: 'person.grade' });
    expect(read).toEqual([]);
  });

  test('is counted for, but for what is given', async () => {
    expect(await one('person.grade * person.wage', of)).toMatchObject({ value: '28007000' });
    expect(await one('person.grade', { ...of, values: { 'person.grade': '9' } })).toMatchObject({ value: '9' });
    expect((await one('person.nothing', of)).error.code).toBe('missingValue');
  });

  test('out of reach is not found, that of another company too', async () => {
    for (const name of ['worker', 'hrOfficerElsewhere'] as const)
      expect((await ask({ formulas: [{ code: 'x', text: '1' }], partyRelationshipId: employmentId(name) })).status).toBe(404);
  });

  test.each(['person.mark', 'orElse(person.mark, 0)', 'if has(person.mark) then 1 else 0', 'count(person.children)'])('%s is kept from who lacks the class', async (text) => {
    const { body } = await ask({ ...of, explain: true, formulas: [{ code: 'x', text }] });
    expect(body.results.x.error.code).toBe('withheld');
    expect(body.args).toEqual([expect.objectContaining({ value: null, withheld: true })]);
    expect([body.explanation, read]).toEqual([{}, []]);
  });
});

test('an explanation tells each part, its value and where it is from', async () => {
  const { body } = await ask({ ...of, explain: true, formulas: [{ code: 'x', text: 'person.grade + b', rounding: { unit: '1', mode: 'up' } }], values: { b: '0.5' } });
  expect(body.explanation.x).toMatchObject({ text: 'person.grade + b', value: '8', exact: '15/2', rounding: { unit: '1', mode: 'up' } });
  expect(body.explanation.x.parts).toMatchObject([
    { value: '7', source: { kind: 'vocabulary', id: 'person.grade', title: 'Grade' }, parts: [] },
    { value: '0.5', exact: '1/2', source: { kind: 'given' } },
  ]);
});

test('a long explanation is cut', async () => {
  const values = { a: Array.from({ length: 1_000 }, () => ({ b: 1 })) };
  const { body } = await ask({ explain: true, formulas: [{ code: 'x', text: `sum(a, ${'b + '.repeat(30)}b)` }], values });
  expect([body.results.x.value, JSON.stringify(body.explanation).includes('"cut":true')]).toEqual(['31000', true]);
});

test('who may not try formulas out is refused', async () => {
  expect((await bed.call(actorIn('employee', 'accountant'), 'POST', PATH, { formulas: [{ code: 'x', text: '1' }], values: {} })).status).toBe(403);
});
