import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { addCompany, addPerson, COMPANY } from '#platform/identity/test-support.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { newId } from '#testing/mounted.ts';
import messages from './import-export.messages.fa.ts';
import { notifyStarter } from './outcome-message.service.ts';
import type { Run } from './run.store.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await addCompany(server);
});
afterAll(() => server.close());

const sent = async () =>
  (await server.owner.query('select subject, color, link, party_id from notification_message join notification_message_user using (notification_message_id) order by color')).rows;

test('the starter learns of the end, with the run; a run nobody started tells nobody', async () => {
  const { partyId } = await addPerson(server);
  const run = { runId: newId(), kind: 'personnel', partyId } as Run;
  const tell = (one: Run, counts?: { accepted: number; updated: number; refused: number }) =>
    writing(server.pool, systemActor('test', [COMPANY]), (tx) => notifyStarter(tx, one, newId, counts));
  await tell({ ...run, partyId: null }, { accepted: 1, updated: 0, refused: 0 });
  await tell(run, { accepted: 2, updated: 1, refused: 0 });
  await tell(run, { accepted: 2, updated: 1, refused: 3 });
  await tell(run);
  const { outcome, kinds } = messages;
  const kind = kinds['personnel'] ?? '';
  const shared = { link: `/import?kind=personnel&run=${run.runId}`, party_id: partyId };
  expect(await sent()).toEqual([
    { ...shared, subject: outcome.stopped(kind), color: 'danger' },
    { ...shared, subject: outcome.done(kind), color: 'success' },
    { ...shared, subject: outcome.done(kind), color: 'warning' },
  ]);
});
