/**
 * Attack: two units of one company get one name on the same day: by two saves at the same moment, by a sheet that names two
 * alike or one like a unit that stands, or by SQL past every form. Whoever is placed in one of them by name is placed by chance.
 * Refused: `src/platform/structure/integrity.004.migration.sql`: the database counts names at the end of each transaction, one
 * company after the other; `src/modules/organisation/units/unit-names.rules.ts` says it at the row of a sheet.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import importWords from '#modules/organisation/units/units-import.messages.fa.ts';
import { knownImports } from '#platform/import-export/registry.server.ts';
import { companyId, unitId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const UNIT = '/api/rest/s1/hcm/orgStructure/unit/organizationalUnit';
const IMPORT = '/api/rest/s1/hcm/import';
const FROM = '2026-06-01';
const unit = (pseudoId: string, organizationName: string, from = FROM) => ({
  pseudoId,
  organizationName,
  levelEnumId: 'OlOffice',
  parentUnitId: unitId('head'),
  organizationTypeEnumId: 'LineUnit',
  disabled: 'N',
  from,
});
const found = (code: string, name: string, from?: string) => actors.hrOfficer.request('POST', UNIT, unit(code, name, from));
const named = async (name: string): Promise<number> =>
  (await server.owner.query(`select count(distinct unit_id)::int as units from org_unit_fact where lower(organization_name) = lower($1)`, [name])).rows[0].units;

const columns = ['code', 'name', 'parentCode'].map((column) => importWords.importUnits.headers[column]?.[0] ?? '').join(',');
const sheet = (...rows: readonly (readonly [code: string, name: string])[]): string => [columns, ...rows.map(([code, name]) => [code, name, top].join(','))].join('\r\n');
let top: string;
beforeAll(async () => {
  top = (await server.owner.query('select pseudo_id from org_unit where unit_id = $1', [unitId('head')])).rows[0].pseudo_id;
});
const upload = async (content: string) => (await actors.administrator.upload(IMPORT, { name: 'units.csv', content }, { kind: 'units', companyId: companyId('holding') })).json();

describe('two saves at the same moment', () => {
  test('one is written, the other is told why at the field', async () => {
    const answers = await Promise.all(['P1', 'P2', 'P3', 'P4'].map((code) => found(code, 'Planning')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) expect(Object.keys(answer.json().fields)).toEqual(['organizationName']);
    expect(await named('planning')).toBe(1);
  });
});

describe('a name of a later day', () => {
  test('is no way round: who was first to have it on a day keeps it', async () => {
    expect((await found('L1', 'Later', '2026-09-01')).statusCode).toBe(200);
    const before = await found('L2', 'Later', '2026-07-01');
    expect([before.statusCode, before.json().errorCode]).toEqual([409, 'modules/organisation.unitNameTaken']);
    expect(await named('later')).toBe(1);
  });
});

describe('a sheet', () => {
  test('is told at the row, of another row and of a unit that stands', async () => {
    expect((await found('S1', 'Supply')).statusCode).toBe(200);
    const trial = await upload(sheet(['S2', 'Supply'], ['S3', 'Stores'], ['S4', 'STORES']));
    expect(trial.refused.map(({ row, code, column }: { row: number; code: string; column: string }) => [row, column, code])).toEqual([
      [2, 'name', 'unit_name_taken'],
      [4, 'name', 'unit_name_taken'],
    ]);
    await actors.administrator.request('POST', `${IMPORT}/${trial.run.runId}/apply`);
    await knownImports().runner.idle();
    expect([await named('supply'), await named('stores')]).toEqual([1, 1]);
  });

  test('that was tried out before the name was taken writes nothing', async () => {
    const trial = await upload(sheet(['T1', 'Transport']));
    expect(trial.refused).toEqual([]);
    expect((await found('T2', 'Transport')).statusCode).toBe(200);
    await actors.administrator.request('POST', `${IMPORT}/${trial.run.runId}/apply`);
    await knownImports().runner.idle();
    expect(await named('transport')).toBe(1);
  });
});
