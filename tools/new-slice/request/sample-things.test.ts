/** One of SampleThings on the real database: asked, sent back, corrected, decided. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { answerTask, beginCase, type CaseContext } from '#platform/workflow/cases/cases.service.ts';
import { announceProcesses, kindFaults } from '#platform/workflow/registry.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import { sampleThingsProcess as kind } from './sample-things.process.ts';

let database: TestDatabase;
const company = companyId('holding');
beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  // whoever is to decide has an account, and somebody sees to what nobody else decides
  await database.owner.query(
    `with made as (insert into user_account (user_id, company_id, party_id, username, password_hash) select p.party_id, p.company_id, p.party_id, p.party_id::text, '' from person p returning user_id, company_id, party_id)
     insert into user_group_member (user_id, user_group_id, company_id, valid) select user_id, 'hrOfficer', company_id, '[2020-01-01,)' from made where party_id = $1`,
    [partyId('hrOfficer')],
  );
  announceProcesses([kind]);
});
afterAll(async () => {
  announceProcesses([]);
  await database.close();
});

const inCase = <T>(work: (ctx: CaseContext) => Promise<T>): Promise<T> =>
  writing(database.pool, systemActor('workflow', [company]), (tx) =>
    work({ tx, today: '2026-05-10', clock: { now: () => Date.parse('2026-05-10T06:30:00Z') }, newId, audit: () => undefined, companyId: company }),
  );
const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await database.owner.query<T>(text, [...values])).rows;

test('the shipped steps are sound', () => expect(kindFaults(kind)).toEqual([]));

test('what is sent back is corrected, goes the same way again and is decided', async () => {
  const partyAsks = partyId('accountant');
  const id = await inCase(async (ctx) => {
    const begun = await kind.start?.begin({ ...ctx, now: new Date(ctx.clock.now()), actorPartyId: partyAsks }, { title: 'One', description: 'for the bank' });
    if (begun === undefined) throw new Error('no start');
    return (await beginCase(ctx, kind, begun, partyAsks)).instanceId;
  });
  const answer = async (outcome: string, values: Readonly<Record<string, unknown>> = {}): Promise<string | undefined> => {
    const [task] = await rows<{ task: string; node: string; who: string }>(
      `select t.task_id as task, t.node_id as node, c.party_id as who from process_task t join process_task_candidate c using (task_id) where t.process_instance_id = $1 and t.status = 'open'`,
      id,
    );
    await inCase((ctx) => answerTask(ctx, { taskId: task?.task ?? '', partyId: task?.who ?? '', outcome, comment: 'so', values }));
    return task?.node;
  };
  expect(await answer('modify')).toBe('manager');
  expect(await answer('resubmit', { title: 'Two' })).toBe('correct');
  expect(await rows('select title, description from sample_thing')).toEqual([{ title: 'Two', description: 'for the bank' }]);
  expect(await answer('accept')).toBe('manager');
  expect(await rows('select status from process_instance where process_instance_id = $1', id)).toEqual([{ status: 'completed' }]);
});
