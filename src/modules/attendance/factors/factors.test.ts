/** Factors of attendance: each pays once, by a factor of its unit, in its company; what counts in one that has said nothing. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import { attendanceFactorErrors } from './factors.contract.ts';
import messages from './factors.messages.fa.ts';
import { routes } from './factors.routes.ts';
import { usualFactors } from './factors.rules.ts';
import { factorMappingOf } from './factors.store.ts';

let bed: Mounted;
const officer = actorIn('hrOfficer', 'hrOfficer');
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
const PATH = '/rest/s1/functionalManagement/workingFactor';
const own = companyId('holding');
const factor = (over: object = {}) => ({
  ...{ factorCode: 'site', title: 'Site', unitEnumId: 'WFTHours', typeEnumId: 'WFTMain', figure: 'outside', workFactor: 'overtime', statusId: 'WFSActive', ...over },
});
const add = (over: object = {}, actor = officer) => bed.call(actor, 'POST', PATH, factor(over));
const mapping = () => reading(bed.database.pool, systemActor('test', [own]), (db) => factorMappingOf(db, own));

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/attendance/factors', routes, messages, errors: [attendanceFactorErrors] });
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());
beforeEach(() => bed.database.owner.query('delete from attendance_factor'));

test('a company that has said nothing counts the usual ones; laid, they are its own and are not laid twice', async () => {
  expect(await mapping()).toBe(usualFactors);
  expect((await bed.call(officer, 'POST', `${PATH}/usual`, {})).body).toEqual({ added: usualFactors.length });
  expect((await bed.call(officer, 'POST', `${PATH}/usual`, {})).body).toEqual({ added: 0 });
  expect((await mapping()).length).toBe(usualFactors.length);
  expect((await bed.call(elsewhere, 'GET', PATH)).body.rows).toEqual([]);
});

test('usual factors as they were laid before pay read them count what pay was told all along; changed ones stay', async () => {
  const before =
    '(overtime,overtime.normal,overtime) (overtimeBefore,overtime.before,overtime) (overtimeAfter,overtime.after,overtime) (overtimeFriday,overtime.weeklyRest,overtime)';
  const last = '(overtimeHoliday,overtime.holiday,overtime)';
  const rows = async () =>
    (await bed.database.owner.query(`select '(' || concat_ws(',', factor_code, figure, work_factor) || ')' as row from attendance_factor order by factor_code`)).rows.map(
      ({ row }) => row,
    );
  const migrated = async (factors: string): Promise<string[]> => {
    await bed.database.owner.query('delete from attendance_factor');
    for (const [, code, figure, workFactor] of factors.matchAll(/\((\w+),([\w.]+),(\w+)\)/g))
      await bed.database.owner.query(
        `insert into attendance_factor (attendance_factor_id, company_id, factor_code, title, unit_enum_id, type_enum_id, figure, work_factor)
         values (gen_random_uuid(), $1, $2, $2, 'WFTHours', 'WFTMain', $3, $4)`,
        [own, code, figure, workFactor],
      );
    await bed.database.owner.query(await readFile(new URL('./factors.002.migration.sql', import.meta.url), 'utf8'));
    return rows();
  };
  expect(await migrated(`${before} ${last}`)).toEqual([
    '(overtime,overtime.paid,overtime)',
    '(overtimeAfter,overtime.after)',
    '(overtimeBefore,overtime.before)',
    '(overtimeFriday,overtime.weeklyRest)',
    '(overtimeHoliday,overtime.holiday)',
  ]);
  expect((await migrated(before)).filter((row) => !row.endsWith(',overtime)'))).toEqual([]);
});

test('a figure and what pays it stand in one active factor, minutes are paid in minutes', async () => {
  expect((await add()).status).toBe(201);
  expect((await add({ factorCode: 'SITE', figure: 'gap' })).body.fields).toEqual({ factorCode: messages.errors.codeTaken });
  expect((await add({ factorCode: 'again' })).body.fields).toEqual({ workFactor: messages.errors.paidTwice });
  expect(Object.keys((await add({ factorCode: 'days', workFactor: 'absence' })).body.fields)).toEqual(['workFactor']);
  expect(Object.keys((await add({ factorCode: 'missed', figure: 'days.absent', workFactor: null })).body.fields)).toEqual(['figure']);
  expect(await mapping()).toEqual([{ code: 'site', unit: 'WFTHours', figure: 'outside', workFactor: 'overtime', ceilingMinutes: null, ceilingDays: null }]);
});

test('somebody of another company reaches none of it', async () => {
  const { id } = (await add()).body;
  expect((await bed.call(elsewhere, 'PUT', `${PATH}/${id}`, { ...factor({ title: 'Mine' }), rowVersion: 1 })).status).toBe(404);
  expect((await bed.call(elsewhere, 'DELETE', `${PATH}/${id}`)).status).toBe(404);
});
