/** A request in free words on the real database: asked, sent back, decided, seen to, and told. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { answerTask, beginCase, type CaseContext } from '#platform/workflow/cases/cases.service.ts';
import { announceProcesses, kindFaults } from '#platform/workflow/registry.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { openTaskOf, saidOf } from '#testing/open-task.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import words from './general-request.messages.fa.ts';
import { generalRequestProcess as kind } from './general-request.process.ts';

let database: TestDatabase;
const company = companyId('holding');
beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
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
const openTask = (instanceId: string) => openTaskOf(database.owner, instanceId);

test('the shipped steps are sound', () => expect(kindFaults(kind)).toEqual([]));

test('what is sent back is corrected, goes the same way again, and whoever asked hears of its end', async () => {
  const partyAsks = partyId('accountant');
  const id = await inCase(async (ctx) => {
    const begun = await kind.start?.begin({ ...ctx, now: new Date(ctx.clock.now()), actorPartyId: partyAsks }, { title: 'A letter', description: 'for the bank' });
    if (begun === undefined) throw new Error('no start');
    return (await beginCase(ctx, kind, begun, partyAsks)).instanceId;
  });
  const answer = async (outcome: string, values: Readonly<Record<string, unknown>> = {}): Promise<string | undefined> => {
    const task = await openTask(id);
    await inCase((ctx) => answerTask(ctx, saidOf(task, outcome, values)));
    return task?.node;
  };
  expect(await answer('modify')).toBe('manager');
  expect(await openTask(id)).toMatchObject({ node: 'correct', who: partyAsks });
  expect(await answer('resubmit', { title: 'Two letters' })).toBe('correct');
  expect(await rows('select title, description from general_request')).toEqual([{ title: 'Two letters', description: 'for the bank' }]);
  expect(await answer('accept')).toBe('manager');
  expect(await openTask(id)).toMatchObject({ node: 'handle', who: partyId('hrOfficer') });
  await answer('done');
  expect(await rows('select status, subject_text as subject from process_instance where process_instance_id = $1', id)).toEqual([
    { status: 'completed', subject: words.subject({ title: 'Two letters' }) },
  ]);
  const told = await rows<{ subject: string }>(
    'select m.subject from notification_message m join notification_message_user u using (notification_message_id) where u.party_id = $1',
    partyAsks,
  );
  expect(told.map(({ subject }) => subject)).toContain(words.told.completed({ title: 'Two letters' }));
});

test('the only one of the personnel office asks, with nobody above: whoever sees to cases does it, and nobody decides about themselves', async () => {
  const [officer, administrator] = [partyId('hrOfficer'), partyId('administrator')];
  await rows(
    `insert into user_group_member (user_id, user_group_id, company_id, valid) select user_id, 'administrator', company_id, '[2020-01-01,)' from user_account where party_id = $1`,
    administrator,
  );
  const id = await inCase(async (ctx) => {
    const begun = await kind.start?.begin({ ...ctx, now: new Date(ctx.clock.now()), actorPartyId: officer }, { title: 'Own letter', description: 'for the bank' });
    if (begun === undefined) throw new Error('no start');
    return (await beginCase(ctx, kind, begun, officer)).instanceId;
  });
  for (const [node, outcome] of [
    ['manager', 'accept'],
    ['handle', 'done'],
  ] as const) {
    const task = await openTask(id);
    expect([task?.node, task?.who]).toEqual([node, administrator]);
    await inCase((ctx) => answerTask(ctx, { taskId: task?.task ?? '', partyId: administrator, outcome, comment: null, values: {} }));
  }
  expect(await rows('select status from process_instance where process_instance_id = $1', id)).toEqual([{ status: 'completed' }]);
});
