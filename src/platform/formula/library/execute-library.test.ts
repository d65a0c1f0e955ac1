/** Formulas of the library counted for outside programs: by their ids, on a day, with constants, tables and values of people; and what the log says of it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { employmentId, factsOf, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const RULE = '/rest/s1/rule';
const ENTITY = '/rest/s1/hcm/entity';
const FROM = '2026-03-21';
const NEXT = '2026-09-23';

const ask = async (actor: keyof typeof actors, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const answer = await actors[actor].request(method, `/api${path}`, body);
  return { status: answer.statusCode, body: answer.json() };
};
const write = async (path: string, body: object): Promise<string> => (await ask('payrollOfficer', 'POST', path, { fromDate: FROM, ...body })).body.id;
/** Past the checks, which are not what this is about. */
const publish = (...ids: readonly string[]) => server.owner.query(`update library_version set status = 'published', published_at = now() where library_item_id = any ($1)`, [ids]);
const shape = { use: 'pay.factor', rounding: null, tests: [] };

const ids = { inner: '', outer: '', draft: '', hours: '', marks: '', rate: '', steps: '' };

beforeAll(async () => {
  ids.rate = await write(`${ENTITY}/Constant`, { code: 'rate', title: 'rate', value: '3', unit: 'rial' });
  ids.hours = await write(`${ENTITY}/InputFactor`, { code: 'hours', title: 'hours', fieldClass: 'pay' });
  ids.marks = await write(`${ENTITY}/InputFactor`, { code: 'marks', title: 'marks', fieldClass: 'evaluation' });
  ids.steps = await write(`${ENTITY}/FormulaTable`, { code: 'steps', title: 'steps', keys: [{ kind: 'band', title: 'to' }], columns: ['rate'] });
  const rows = [
    { keys: ['30'], cells: ['0'] },
    { keys: [null], cells: ['0.5'] },
  ];
  await ask('payrollOfficer', 'PUT', `${RULE}/table/${ids.steps}/rows`, { rowVersion: 1, rows });
  await ask('payrollOfficer', 'POST', `${ENTITY}/InputFactorValue`, { inputFactorId: ids.hours, pseudoId: factsOf('accountant').pseudoId, value: '12.5' });
  ids.inner = await write(`${RULE}/create`, { ...shape, code: 'inner', title: 'inner', text: 'IF_hours * C_rate' });
  ids.outer = await write(`${RULE}/create`, { ...shape, code: 'outer', title: 'outer', text: 'inner + brackets(inner, T_steps)' });
  ids.draft = await write(`${RULE}/create`, { ...shape, code: 'draft', title: 'draft', text: '1' });
  await publish(ids.rate, ids.hours, ids.marks, ids.steps, ids.inner, ids.outer);
  await ask('payrollOfficer', 'PUT', `${RULE}/edit`, { ...shape, formulaId: ids.inner, title: 'inner', fromDate: NEXT, text: 'IF_hours * C_rate * 2', rowVersion: 1 });
});

const execute = (body: object, actor: keyof typeof actors = 'payrollOfficer') => ask(actor, 'POST', `${RULE}/formula/execute`, { values: {}, asOf: '2026-05-21', ...body });
const of = { partyRelationshipId: employmentId('accountant') };

describe('by the ids of formulas', () => {
  test('what they rest on is counted too, each value with where it is from', async () => {
    const { status, body } = await execute({ ...of, formulaIds: [ids.outer], explain: true });
    expect([status, body.order, body.results]).toMatchObject([200, ['inner', 'outer'], { inner: { value: '37.5', exact: '75/2' }, outer: { value: '41.25', exact: '165/4' } }]);
    expect(Object.fromEntries(body.args.map(({ name, source }: { name: string; source: object }) => [name, source]))).toMatchObject({
      C_rate: { kind: 'constant', id: ids.rate, version: 1, day: FROM },
      IF_hours: { kind: 'inputFactor', id: ids.hours, version: 1, day: FROM },
      T_steps: { kind: 'table', id: ids.steps, version: 1, day: FROM },
    });
    expect(body.explanation.outer.parts[0].source).toMatchObject({ kind: 'formula', id: ids.inner, version: 1, day: FROM });
  });

  test('a draft that is to follow says nothing yet, and one that was never published is not found', async () => {
    expect((await execute({ ...of, formulaIds: [ids.inner], asOf: '2026-11-20' })).body.results.inner.value).toBe('37.5');
    expect((await execute({ ...of, formulaIds: [ids.draft] })).status).toBe(404);
    expect((await execute({ ...of, formulaIds: [ids.inner], asOf: '2026-03-20' })).status).toBe(404);
    expect((await execute({ formulaIds: [ids.inner] }, 'hrOfficerElsewhere')).status).not.toBe(200);
  });

  test('a text of the same code takes its place, given values win, and only what is asked for is told', async () => {
    const { body } = await execute({ ...of, formulaIds: [ids.outer], formulas: [{ code: 'inner', text: 'IF_hours' }], values: { IF_hours: '40' }, ask: ['outer'] });
    expect([body.results, body.args.find(({ name }: { name: string }) => name === 'IF_hours')]).toMatchObject([
      { outer: { value: '45' } },
      { value: '40', source: { kind: 'given' } },
    ]);
    expect(Object.keys(body.results)).toEqual(['outer']);
  });
});

describe('values of people', () => {
  test('are read of nobody where nobody is said, and missing of whom they are not kept', async () => {
    for (const one of [{}, { partyRelationshipId: employmentId('seller') }]) {
      const { body } = await execute({ ...one, formulaIds: [ids.inner] });
      expect(body.results.inner.error).toMatchObject({ code: 'missingValue', name: 'IF_hours', formula: 'inner' });
    }
  });

  test('of a class that is not held are kept back, and are no trace in the log', async () => {
    const { body } = await execute({ ...of, formulas: [{ code: 'x', text: 'orElse(IF_marks, 0)' }] });
    expect([body.results.x.error.code, body.args]).toMatchObject(['withheld', [{ name: 'IF_marks', value: null, withheld: true }]]);
  });
});

test('a reading is logged with the person and the classes of what was read; what was kept back, or of nobody, is no reading', async () => {
  const colleague = { partyRelationshipId: employmentId('colleague') };
  await execute({ formulas: [{ code: 'x', text: 'C_rate' }] });
  await execute({ ...colleague, formulas: [{ code: 'x', text: 'orElse(IF_marks, C_rate)' }] });
  await execute({ ...colleague, formulas: [{ code: 'x', text: 'IF_hours + employment.dailyWage + employment.serviceDays' }] });
  const logged = `select subject_party_id as of, changes from audit_entry where action = 'read' and record_id like '%/formula/execute' and not coalesce(subject_party_id = any ($1::uuid[]), false)`;
  // reads are written in batches behind the answers, in their order
  await expect
    .poll(async () => (await server.owner.query(logged, [[partyId('accountant'), partyId('seller')]])).rows, { timeout: 10_000 })
    .toEqual([{ of: partyId('colleague'), changes: { classes: [null, ['pay']] } }]);
});
