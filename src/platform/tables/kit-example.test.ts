/** The server's half of the table in docs/kit.md, on the real database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companiesIn } from '#platform/access/scope.service.ts';
import { sql } from '#platform/db/db.server.ts';
import { grades } from '#testing/grades.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import { listRoutes } from './list-routes.server.ts';
import { defineSource } from './source.define.ts';
import messages from './tables.messages.fa.ts';

const gradeSource = defineSource<typeof grades>({
  calls: grades,
  parts: ({ rows }) => ({
    from: sql`test_grade g`,
    where: companiesIn(rows, sql`g.company_id`),
    key: sql`g.grade_id`,
    columns: {
      title: { value: sql`g.title` },
      isActive: { value: sql`g.is_active` },
      validUntil: { value: sql`g.valid_until` },
      wage: { value: sql`g.wage` },
    },
    search: ['title'],
  }),
});

const routes = [...listRoutes(gradeSource)];

let testBed: Mounted;
beforeAll(async () => {
  testBed = await mountSlices({ slice: 'platform/tables', routes, messages });
  const { owner } = testBed.database;
  await layOrganisation(owner);
  await owner.query('create table test_grade (grade_id text primary key, company_id uuid, title text, is_active text, valid_until date, wage bigint)');
  await owner.query('grant select on test_grade to public');
  await owner.query(`insert into test_grade values ('a', $1, 'second', 'Y', '2027-01-01', 5000), ('b', $1, 'first', 'N', null, 700), ('c', $2, 'other', 'Y', null, 9)`, [
    companyId('holding'),
    companyId('subsidiary'),
  ]);
});
afterAll(() => testBed.close());

test('rows of the company in the defined order; the wage and its sum for who may see them', async () => {
  const list = async (group: 'hrOfficer' | 'payrollOfficer') => (await testBed.call(actorIn(group, 'accountant'), 'GET', '/rest/s1/hcm/grades')).body;
  const known = { gradeId: 'a', title: 'second', isActive: 'Y', validUntil: '2027-01-01' };
  expect(await list('payrollOfficer')).toMatchObject({ rows: [{ title: 'first' }, { ...known, wage: '5000' }], count: 2, totals: { wage: '5700' } });
  const cut = await list('hrOfficer');
  expect([cut.rows[1], cut.totals]).toEqual([known, {}]);
});

test('the same as a file', async () => {
  const { status, bytes } = await testBed.file(actorIn('payrollOfficer', 'accountant'), '/rest/s1/hcm/grades/export?format=csv&columns=wage,title');
  expect([status, bytes.toString('utf8').split('\r\n').slice(1, 3)]).toEqual([200, ['1,700,first', '2,5000,second']]);
});
