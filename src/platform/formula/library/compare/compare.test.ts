/** Two versions of a formula beside each other: what is gathered, by whom it is read, of what nothing is told. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Result } from '#kernel/formula/formula.ts';
import { defineFormulaUse, defineVocabulary } from '#platform/formula/formula.define.ts';
import { announceFormulas, formulaPeople } from '#platform/formula/registry.server.ts';
import { constraintIndex } from '#platform/http/faults.server.ts';
import { declaredRuns } from '#platform/runs/declared-runs.service.ts';
import type { RunKind } from '#platform/runs/run-kind.define.ts';
import { movableClock } from '#testing/app.ts';
import { newId } from '#testing/mounted.ts';
import { employmentId, factsOf, type PersonName } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { library } from '../library.formula.ts';
import { emptyOutcome, gathered } from './compare.rules.ts';
import { comparison } from './compare.run.ts';
import { compareExamples } from './compare-examples.rules.ts';

const { server, actors } = await serverWithActors();
const RULE = '/api/rest/s1/rule';

/** Each person's number; the director has none. The mark is of a class that the payroll officer lacks. */
const marks: readonly PersonName[] = ['accountant', 'colleague', 'seller', 'salesHead', 'hrOfficer', 'payrollOfficer', 'administrator', 'stranger'];
const probe = defineVocabulary({
  code: 'probe',
  title: 'probe',
  of: 'person',
  names: [
    { code: 'probe.rank', title: 'rank', type: 'number', class: 'public' },
    { code: 'probe.mark', title: 'mark', type: 'number', class: 'evaluation' },
  ],
  read: async (_look, asked, subjects) =>
    new Map(
      subjects.map(({ partyRelationshipId }) => {
        const rank = marks.findIndex((name) => employmentId(name) === partyRelationshipId);
        return [partyRelationshipId, new Map([...asked].flatMap((name) => (rank < 0 ? [] : [[name, rank] as const])))];
      }),
    ),
});

/** The list of personnel, as the server has found it. */
const people = formulaPeople();
/** How often texts were asked of the library. */
let compiled = 0;
const counting: typeof library = {
  ...library,
  formulas: (...asked) => {
    compiled += 1;
    return library.formulas(...asked);
  },
};

beforeAll(() => announceFormulas([counting, people, probe, defineFormulaUse({ code: 'pay.factor', title: 'pay', type: 'number', vocabularies: ['probe'] })]));

const json = async (actor: keyof typeof actors, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const answer = await actors[actor].request(method, path, body);
  return { status: answer.statusCode, body: answer.json() };
};

/** A formula with a published version and a draft that says something else; published past the checks, which are not what this is about. */
async function formula(code: string, before: string, after: string): Promise<string> {
  const said = { title: code, fromDate: '2026-03-21', use: 'pay.factor', rounding: null, tests: [] };
  const { id } = (await json('payrollOfficer', 'POST', `${RULE}/create`, { ...said, code, text: before })).body;
  await server.owner.query(`update library_version set status = 'published', published_at = now() where library_item_id = $1`, [id]);
  await json('payrollOfficer', 'PUT', `${RULE}/edit`, { ...said, fromDate: '2027-03-21', text: after, formulaId: id, rowVersion: 1 });
  return id;
}

const sides = { oldVersion: 1, newVersion: 2, asOf: '2026-11-24' };
const start = (id: string, body: object) => json('payrollOfficer', 'POST', `${RULE}/formula/${id}/compare`, { ...sides, ...body });

async function compared(id: string, asked: object = {}, batch = comparison.batch): Promise<string> {
  const { body } = await start(id, asked);
  const deps = {
    pool: server.pool,
    clock: movableClock(),
    kinds: [{ ...comparison, batch } as RunKind],
    newId,
    constraints: constraintIndex([]),
    report: (error: unknown) => void faults.push(error),
  };
  const open = await declaredRuns(deps).open(body.runId);
  if (typeof open === 'object') while ((await open.next()) === 'running');
  return body.runId;
}
const faults: unknown[] = [];
const outcome = async (runId: string, actor: keyof typeof actors = 'payrollOfficer') => json(actor, 'GET', `${RULE}/formula/compare/${runId}`);

describe('a comparison', () => {
  test('counts who is changed, sums, the largest differences with their names, and faults', async () => {
    const id = await formula('steps', 'probe.rank * 10', 'if probe.rank > 5 then probe.rank * 20 else probe.rank * 10');
    const { body } = await outcome(await compared(id));
    expect(faults).toEqual([]);
    expect(body).toMatchObject({ state: 'done', total: 9, done: 9, people: 9, changed: 2, oldSum: '280', newSum: '410', formulaId: id });
    expect(body.largest.map((one: Record<string, string>) => [one['pseudoId'], one['old'], one['new']])).toEqual([
      [factsOf('stranger').pseudoId, '70', '140'],
      [factsOf('administrator').pseudoId, '60', '120'],
    ]);
    expect(body.faults).toMatchObject([
      { side: 'old', code: 'missingValue', people: 1 },
      { side: 'new', code: 'missingValue', people: 1 },
    ]);
  });

  test('is of whom the list of personnel shows by its filters, or of those named, within reach alone', async () => {
    const id = await formula('chosen', 'probe.rank', 'probe.rank + 1');
    const [colleague, seller] = [factsOf('colleague').pseudoId, factsOf('seller').pseudoId];
    const all = (await outcome(await compared(id, { people: { all: {} } }))).body;
    const filtered = (await outcome(await compared(id, { people: { all: { filters: [{ column: 'pseudoId', operator: 'is', values: [colleague] }] } } }))).body;
    const searched = (await outcome(await compared(id, { people: { all: { search: factsOf('seller').lastName } } }))).body;
    const named = (await outcome(await compared(id, { people: { keys: [employmentId('seller'), employmentId('worker')] } }))).body;
    expect([all.total, filtered.total, searched.largest.map((one: Record<string, string>) => one['pseudoId'])]).toEqual([9, 1, [seller]]);
    expect([named.total, named.largest.map((one: Record<string, string>) => one['pseudoId'])]).toEqual([1, [seller]]);
  });

  test.each(Object.entries(compareExamples))('as the document of all calls shows: %s', async (name, body) => {
    const { status } = await start(await formula(`example${Object.keys(compareExamples).indexOf(name)}`, '1', '2'), body);
    expect(status).toBe(201);
  });

  test('by a filter of a class that is not held is refused, and so is one that finds nobody', async () => {
    const id = await formula('hidden', '1', '2');
    const asked = (column: string, operator: string, value: string) => start(id, { people: { all: { filters: [{ column, operator, values: [value] }] } } });
    expect([await asked('smoker', 'is', 'Y'), await asked('pseudoId', 'is', '0'), await asked('nothing', 'is', '0')].map(({ status, body }) => [status, body.errorCode])).toEqual([
      [403, 'platform/tables.hiddenColumn'],
      [409, 'platform/runs.nothingToDo'],
      [400, 'platform/tables.unknownColumn'],
    ]);
  });

  test('compiles its texts once, however many batches there are', async () => {
    const id = await formula('once', 'probe.rank * 2', 'probe.rank * 3');
    const before = compiled;
    const whole = (await outcome(await compared(id))).body;
    const once = compiled - before;
    const parts = (await outcome(await compared(id, {}, 2))).body;
    expect([compiled - before, parts]).toEqual([2 * once, { ...whole, state: 'done' }]);
  });

  test('is read by whoever started it alone', async () => {
    const runId = await compared(await formula('own', '1', '2'));
    expect((await outcome(runId)).status).toBe(200);
    expect((await outcome(runId, 'administrator')).status).toBe(404);
    expect((await outcome('01900000-0000-7000-8000-00000000dead')).status).toBe(404);
  });

  test('tells nothing of a class that is not held', async () => {
    const { body } = await outcome(await compared(await formula('marks', '0', 'probe.mark')));
    expect(body).toMatchObject({ newSum: '0', largest: [], changed: 9 });
    expect(body.faults).toMatchObject([{ side: 'new', code: 'missingValue', people: 9 }]);
  });

  test('of a version that is not there is refused', async () => {
    const id = await formula('versions', '1', '2');
    expect((await json('payrollOfficer', 'POST', `${RULE}/formula/${id}/compare`, { oldVersion: 1, newVersion: 9, asOf: '2026-11-24' })).status).toBe(404);
  });
});

test('twenty differences are kept, the largest whichever batch they come in, and sums are exact', () => {
  const result = (value: number): Result => ({ ok: true, value, steps: 1 });
  const pairs = Array.from({ length: 50 }, (_, at) => ({ partyRelationshipId: String(at), old: result(0), new: result(at % 2 === 0 ? at : -at) }));
  const [first, second] = [gathered(gathered(emptyOutcome, pairs.slice(0, 25)), pairs.slice(25)), gathered(emptyOutcome, pairs)];
  expect(first).toEqual(second);
  expect([first.largest.length, first.largest[0]?.new, first.largest[19]?.new, first.changed, first.newSum]).toEqual([20, '-49', '30', 49, '-25']);
});
