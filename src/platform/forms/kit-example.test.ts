/** The server's half of the example in docs/kit.md, on the real database, and what it withstands. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineCall } from '#kernel/call.ts';
import { entity, field, type WholeRowOf } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { withUnseen } from '#kernel/form/classes.ts';
import { defineForm } from '#kernel/form/definition.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { staleDetail } from './stale.rules.ts';

const gradeForm = defineForm('organisation/grade', [
  { type: 'text', name: 'title', label: 'Title', required: true, maxLength: 80, col: 6 },
  { type: 'switch', name: 'isTemporary', label: 'Temporary' },
  { type: 'date', name: 'validUntil', label: 'Until', required: true, visibleWhen: ({ isTemporary }) => isTemporary === true },
  { type: 'number', name: 'wage', label: 'Wage', money: true, class: 'pay' },
]);
const text = z.nullable(z.string());
const gradeErrors = defineErrors('any/grade', { stale: { status: 409 } });

const saveGrade = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/grade/:gradeId',
  summary: 'Changes a grade',
  permission: 'personnelInformationManagement/searchPersonnelList/observe',
  scope: 'rows',
  body: formBody(gradeForm, { rowVersion: z.int() }),
  reply: entity({
    ...{ gradeId: field('public', z.string()), rowVersion: field('public', z.int()) },
    ...{ title: field('public', text), isTemporary: field('public', z.nullable(z.boolean())), validUntil: field('public', text), wage: field('pay', text) },
  }),
  errors: [gradeErrors],
});
type Grade = WholeRowOf<typeof saveGrade.reply>;

const gradeRow = (where: Sql): Sql =>
  sql`select grade_id as "gradeId", row_version as "rowVersion", title, is_temporary as "isTemporary", valid_until as "validUntil", wage::text from test_grade ${where}`;
const lockGrade = (tx: Tx, gradeId: string) => tx.maybe<Grade>(gradeRow(sql`where grade_id = ${gradeId} for update`));
async function writeGrade(tx: Tx, gradeId: string, { title, isTemporary, validUntil, wage }: Omit<Grade, 'gradeId' | 'rowVersion'>): Promise<Grade> {
  await tx.run(sql`update test_grade set title = ${title}, is_temporary = ${isTemporary}, valid_until = ${validUntil}::date, wage = ${wage}::bigint, row_version = row_version + 1
    where grade_id = ${gradeId}`);
  return tx.one<Grade>(gradeRow(sql`where grade_id = ${gradeId}`));
}

const saving = route(saveGrade, async ({ tx, actor, params: { gradeId }, body }) => {
  const stored = await lockGrade(tx, gradeId);
  if (stored === undefined) throw httpErrors.error('notFound');
  if (stored.rowVersion !== body.rowVersion) throw gradeErrors.error('stale', staleDetail(saveGrade, actor, stored, undefined));
  return writeGrade(tx, gradeId, withUnseen(gradeForm, body, stored));
});

let testBed: Mounted;
const save = (group: 'hrOfficer' | 'payrollOfficer', body: object) => testBed.call(actorIn(group, 'accountant'), 'PUT', '/rest/s1/hcm/grade/g', body);
const stored = async () => (await testBed.database.owner.query('select title, is_temporary, valid_until::text, wage::text, row_version from test_grade')).rows[0];

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'any/grade', routes: [saving], messages: { errors: { stale: 'stale' } }, errors: [gradeErrors] });
  const { owner } = testBed.database;
  await owner.query(
    'create table test_grade (grade_id text primary key, title text not null, is_temporary boolean, valid_until date, wage bigint, row_version int not null default 1)',
  );
  await owner.query(`insert into test_grade values ('g', 'first', true, '2027-01-01', 5000)`);
  await owner.query('grant select, update on test_grade to public');
});
afterAll(() => testBed.close());

test('who does not hold the class neither empties the field nor sets it, whatever is sent', async () => {
  const before = await stored();
  for (const wage of ['1', null, 0, '', {}]) {
    const { status, body } = await save('hrOfficer', { rowVersion: 1, title: 'second', wage });
    expect([status, Object.keys(body.fields), httpErrors.is(body, 'unseenField')]).toEqual([403, ['wage'], true]);
  }
  expect(await stored()).toEqual(before);
  const { status, body } = await save('hrOfficer', { rowVersion: 1, title: 'second', isTemporary: true, validUntil: '2027-02-01' });
  expect([status, 'wage' in body]).toEqual([200, false]);
  expect(await stored()).toEqual({ ...before, title: 'second', valid_until: '2027-02-01', row_version: 2 });
});

test('who holds it sets and empties it', async () => {
  expect((await save('payrollOfficer', { rowVersion: 2, title: 'third', wage: '\u06f7\u066c\u06f0\u06f0\u06f0' })).body).toMatchObject({ wage: '7000', validUntil: null });
  expect((await save('payrollOfficer', { rowVersion: 3, title: 'third' })).body).toMatchObject({ wage: null, rowVersion: 4 });
});

test('the answer to a save on an older version is cut as any other', async () => {
  const { status, body } = await save('hrOfficer', { rowVersion: 1, title: 'late' });
  expect([status, body.data.values.title, body.data.values.rowVersion]).toEqual([409, 'third', 4]);
  expect(body.data.values).not.toHaveProperty('wage');
  expect((await save('payrollOfficer', { rowVersion: 1, title: 'late' })).body.data.values).toHaveProperty('wage');
});
