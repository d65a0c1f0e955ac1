/** Values of input factors and rows of tables, through the calls, on a real database. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { factsOf, layOrganisation, partyId } from '#testing/organisation.ts';
import { libraryErrors } from '../library.errors.ts';
import messages from '../library.messages.fa.ts';
import { routes } from '../library.routes.ts';
import { routes as rowRoutes } from '../table-rows/table-rows.routes.ts';
import { routes as valueRoutes } from './factor-values.routes.ts';

let testBed: Mounted;
const officer = actorIn('payrollOfficer', 'payrollOfficer');
const elsewhere = actorIn('payrollOfficer', 'worker');
const VALUES = '/rest/s1/hcm/entity/InputFactorValue';
const FACTOR = '/rest/s1/hcm/entity/InputFactor';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => testBed.call(actor, method, path, body);
const slice = 'platform/formula/library';
const refused = (name: string): string => `${slice}.${name}`;

beforeAll(async () => {
  testBed = await mountSlices({ slice, routes: [...routes, ...valueRoutes, ...rowRoutes], messages, errors: [libraryErrors] });
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());
beforeEach(async () => {
  await testBed.database.owner.query('delete from library_item');
});

const factor = async (fieldClass = 'pay'): Promise<string> => (await call('POST', FACTOR, { code: 'hours', title: 'hours', fieldClass, fromDate: '2026-03-21' })).body.id;
const add = (inputFactorId: string, person: Parameters<typeof factsOf>[0], value = '12.50', actor = officer) =>
  call('POST', VALUES, { inputFactorId, pseudoId: factsOf(person).pseudoId, value }, actor);
const rowsOf = async (inputFactorId: string, actor = officer) => (await call('GET', `${VALUES}?inputFactorId=${inputFactorId}`, undefined, actor)).body.rows;

describe('values of an input factor', () => {
  test('are added by personnel code, read with the name, changed and taken out; the factor counts up and waits no more', async () => {
    const id = await factor();
    const { body: made } = await add(id, 'accountant');
    expect(await rowsOf(id)).toMatchObject([{ pseudoId: factsOf('accountant').pseudoId, value: '12.5', fieldClass: 'pay', partyId: partyId('accountant') }]);
    expect((await call('PUT', `${VALUES}/${made.id}`, { value: '1/3', rowVersion: 1 })).body).toEqual({ id: made.id, rowVersion: 2 });
    expect((await call('PUT', `${VALUES}/${made.id}`, { value: '2', rowVersion: 1 })).body.errorCode).toBe(refused('stale'));
    expect((await rowsOf(id))[0].value).toBe('1/3');
    expect((await call('DELETE', `${VALUES}/${made.id}?rowVersion=2`)).body).toEqual({ removed: true });
    expect([await rowsOf(id), (await call('GET', FACTOR)).body.rows[0].rowVersion]).toEqual([[], 4]);
  });

  test('one a person, of people of the company alone, and not the own', async () => {
    const id = await factor();
    await add(id, 'accountant');
    expect((await add(id, 'accountant')).body.errorCode).toBe(refused('valueTwice'));
    expect((await add(id, 'worker')).body.fields).toEqual({ pseudoId: messages.errors.unknownCode });
    expect((await add(id, 'payrollOfficer')).body.errorCode).toBe(refused('ownValue'));
    expect((await add(id, 'hrOfficerElsewhere', '1', elsewhere)).status).toBe(404);
    expect(await rowsOf(id, elsewhere)).toEqual([]);
  });

  test('are hidden from whoever lacks the class, who does not write them either; the trace holds no value', async () => {
    const id = await factor('evaluation');
    expect((await add(id, 'accountant')).body.errorCode).toBe(refused('classHidden'));
    const appraiser = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public', 'evaluation'] as const })) };
    const { body: made } = await add(id, 'accountant', '17', appraiser);
    expect([(await rowsOf(id, appraiser))[0].value, (await rowsOf(id))[0].value]).toEqual(['17', null]);
    expect((await call('PUT', `${VALUES}/${made.id}`, { value: '2', rowVersion: 1 })).body.errorCode).toBe(refused('classHidden'));
    const { rows } = await testBed.database.owner.query(`select changes::text as changes from audit_entry where entity = 'InputFactorValue'`);
    expect(rows.map(({ changes }) => changes).join()).not.toContain('"17"');
  });

  test('are emptied all at once, but not by one whose own is among them', async () => {
    const id = await factor();
    await add(id, 'accountant');
    await add(id, 'seller');
    const empty = (rowVersion: number, actor = officer) => call('DELETE', `/rest/s1/rule/inputFactor/${id}/values?rowVersion=${rowVersion}`, undefined, actor);
    expect((await empty(3, actorIn('payrollOfficer', 'seller'))).body.errorCode).toBe(refused('ownValue'));
    expect(await rowsOf(id)).toHaveLength(2);
    expect((await empty(2)).body.errorCode).toBe(refused('stale'));
    expect((await empty(3)).body).toEqual({ removed: 2, rowVersion: 4 });
    expect(await rowsOf(id)).toEqual([]);
  });

  test('a code tells the name of whoever has it, in reach alone', async () => {
    const ask = (person: Parameters<typeof factsOf>[0], actor = officer) => call('GET', `/rest/s1/hcm/fullNameOfPseudoId?pseudoId=${factsOf(person).pseudoId}`, undefined, actor);
    const { firstName, lastName } = factsOf('seller');
    expect((await ask('seller')).body.fullName).toBe(`${firstName} ${lastName}`);
    expect([(await ask('worker')).status, (await ask('seller', elsewhere)).status]).toEqual([404, 404]);
  });
});

describe('rows of a table', () => {
  const TABLE = '/rest/s1/hcm/entity/FormulaTable';
  const shape = { code: 'tax', title: 'tax', fromDate: '2026-03-21', keys: [{ kind: 'band', title: 'income' }], columns: ['rate'] };
  const made = async (): Promise<string> => (await call('POST', TABLE, shape)).body.id;
  const write = (id: string, rows: object[], rowVersion: number) => call('PUT', `/rest/s1/rule/table/${id}/rows`, { rows, rowVersion });
  const read = async (id: string) => (await call('GET', `/rest/s1/rule/table/${id}/rows`)).body;

  test('are written all at once in one spelling, with what is to be looked at again', async () => {
    const id = await made();
    const rows = [
      { keys: ['100'], cells: ['0'] },
      { keys: ['1000.0'], cells: ['0.10'] },
      { keys: [null], cells: ['1/5'] },
    ];
    const warnings = [{ row: 2, message: messages.rowFaults.step }];
    expect((await write(id, rows, 1)).body).toEqual({ id, rowVersion: 2, warnings });
    expect(await read(id)).toEqual({
      version: 1,
      rows: [
        { keys: ['100'], cells: ['0'] },
        { keys: ['1000'], cells: ['0.1'] },
        { keys: [null], cells: ['0.2'] },
      ],
      warnings,
    });
    expect((await write(id, rows, 1)).body.errorCode).toBe(refused('stale'));
  });

  test('with faults are refused, each with its row, and what stands stays', async () => {
    const id = await made();
    await write(id, [{ keys: [null], cells: ['1'] }], 1);
    const answer = await write(
      id,
      [
        { keys: ['5'], cells: ['1'] },
        { keys: ['4'], cells: ['1'] },
        { keys: ['9', '9'], cells: ['1'] },
      ],
      2,
    );
    expect([answer.status, answer.body.data]).toEqual([
      400,
      {
        rows: [
          { row: 2, message: messages.rowFaults.falls },
          { row: 3, message: messages.rowFaults.shape },
        ],
      },
    ]);
    expect((await read(id)).rows).toEqual([{ keys: [null], cells: ['1'] }]);
  });

  test('go when keys or columns become others, and stay when a title does', async () => {
    const id = await made();
    await write(id, [{ keys: [null], cells: ['1'] }], 1);
    const { code, ...change } = { ...shape, keys: [{ kind: 'band', title: 'renamed' }] };
    await call('PUT', `${TABLE}/${id}`, { ...change, rowVersion: 2 });
    expect((await read(id)).rows).toHaveLength(1);
    await call('PUT', `${TABLE}/${id}`, { ...change, columns: ['rate', 'more'], rowVersion: 3 });
    expect((await read(id)).rows).toEqual([]);
  });

  test('five thousand are taken, one more is not', async () => {
    const id = await made();
    const rows = Array.from({ length: 5_000 }, (_, at) => ({ keys: [String(at + 1)], cells: ['1'] }));
    expect((await write(id, rows, 1)).status).toBe(200);
    expect((await write(id, [...rows, { keys: [null], cells: ['1'] }], 2)).status).toBe(400);
    expect((await read(id)).rows).toHaveLength(5_000);
  });
});
