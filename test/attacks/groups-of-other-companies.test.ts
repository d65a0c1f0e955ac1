/**
 * Attack: Whoever designs processes in one company reads in the vocabulary of the designer the titles of groups that other companies have made, and of closed ones.
 * Refused: the vocabulary names open groups of the installation and of the own company (`groupsOf` in `src/modules/tasks/designs/designs.store.ts`).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { type CaseActors, layCaseActors } from '#testing/case-actors.ts';
import { companyId } from '#testing/organisation.ts';

let server: TestApp;
let cases: CaseActors;
beforeAll(async () => {
  server = await startTestApp();
  cases = await layCaseActors(server);
  const add = (id: string, company: string, closed: string | null) =>
    cases.rows(
      `insert into user_group (user_group_id, description, wire_role, row_scope, company_id, closed_at) values ($1, $1, 'hcmJobUsers', 'company', $2, $3)`,
      id,
      company,
      closed,
    );
  await add('secret-of-the-subsidiary', companyId('subsidiary'), null);
  await add('closed-of-ours', companyId('holding'), '2026-01-01');
  await add('open-of-ours', companyId('holding'), null);
});
afterAll(() => server.close());

test('the designer knows the groups of the own company and of the installation', async () => {
  const { vocabulary } = (await cases.get(cases.office, 'process/design/kind/leave')).json<{ vocabulary: { groups: { id: string }[] } }>();
  const ids = vocabulary.groups.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['open-of-ours', 'hrOfficer']));
  expect(ids.filter((id) => /secret|closed/.test(id))).toEqual([]);
});
