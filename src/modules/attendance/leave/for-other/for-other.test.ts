/** Leave that the personnel office asks for somebody: told at once, decided by others, refused where the person themselves would be refused. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import ownFileMessages from '#platform/party/own-file/own-file.messages.fa.ts';
import { routes as actRoutes } from '#platform/tasks/acts.routes.ts';
import { routes as caseRoutes } from '#platform/tasks/cases.routes.ts';
import taskMessages from '#platform/tasks/tasks.messages.fa.ts';
import { routes as taskRoutes } from '#platform/tasks/tasks.routes.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { layAccounts } from '#testing/cases.ts';
import { type Answer, actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation, partyId } from '#testing/organisation.ts';
import { leaveErrors } from '../leave.errors.ts';
import leaveMessages from '../leave.messages.fa.ts';
import { leaveProcess } from '../leave.process.ts';
import { routes as leaveRoutes } from '../leave.routes.ts';
import messages from './for-other.messages.fa.ts';
import { routes } from './for-other.routes.ts';

const PATH = '/rest/s1/hcm/leave';
const DAY = '2026-05-17';
const officer = actorIn('hrOfficer', 'administrator');
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
const seller = actorIn('employee', 'seller');
const manager = actorIn('unitManager', 'salesHead', ['sales']);

let bed: Mounted;
const call = (actor: typeof officer, method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => bed.call(actor, method, path, body);
const ask = (over: object = {}, actor = officer) =>
  call(actor, 'POST', `${PATH}/forOther`, { leaveTypeId: 'LvtUnpaid', mode: 'daily', fromDate: DAY, thruDate: DAY, partyId: partyId('seller'), ...over });
const codeOf = ({ body }: Answer) => body.errorCode?.split('.').at(-1);
const rows = async (text: string, ...values: readonly unknown[]) => (await bed.database.owner.query(text, [...values])).rows;
const statusOf = async () => (await rows('select status_id, asked_by from leave_request where party_id = $1 order by sent_at desc limit 1', partyId('seller')))[0];

const inbox = async (actor: typeof officer) => (await call(actor, 'GET', '/rest/s1/hcm/process/task')).body._embedded.task as readonly { id: string }[];
const decide = (actor: typeof officer, taskId: string | undefined): Promise<Answer> =>
  call(actor, 'POST', '/rest/s1/hcm/process/form', { taskId, variables: { outcome: { value: 'accept' }, comment: { value: 'because' } } });

beforeAll(async () => {
  announceProcesses([{ slice: 'modules/attendance/leave', kind: leaveProcess }]);
  bed = await mountSlices(
    { slice: 'modules/attendance/leave', routes: leaveRoutes, messages: leaveMessages, errors: [leaveErrors] },
    { slice: 'modules/attendance/leave/for-other', routes, messages },
    { slice: 'platform/tasks', routes: [...taskRoutes, ...actRoutes, ...caseRoutes], messages: taskMessages, errors: [taskErrors] },
    { slice: 'platform/party/own-file', routes: [], messages: ownFileMessages, errors: [ownFileErrors] },
  );
  await layOrganisation(bed.database.owner);
  await layAccounts(bed.database, ['stranger']);
});
afterAll(() => bed.close());

test('whose it is hears of it at once and may take it back; the manager decides, and never whoever asked', async () => {
  const asked = await ask();
  expect([asked.status, await statusOf()]).toEqual([201, { status_id: 'LvSent', asked_by: partyId('administrator') }]);
  expect(await rows('select from notification_message_user where party_id = $1', partyId('seller'))).toHaveLength(1);
  const [task] = await inbox(manager);
  // even where the task is laid into the hands of who asked
  await rows('update process_task_candidate set party_id = $2 where task_id = $1', task?.id, partyId('administrator'));
  expect([await inbox(officer), (await decide(officer, task?.id)).status, (await statusOf()).status_id]).toEqual([[], 409, 'LvSent']);
  await rows('update process_task_candidate set party_id = $2 where task_id = $1', task?.id, partyId('salesHead'));
  expect([(await decide(manager, task?.id)).status, (await statusOf()).status_id]).toEqual([200, 'LvApproved']);
  const other = await ask({ fromDate: '2026-05-18', thruDate: '2026-05-18' });
  expect((await call(seller, 'POST', `${PATH}/${other.body.leaveRequestId}/cancel`, {})).status).toBe(200);
});

test('nobody asks for themselves, for somebody out of reach, without the key, or for what the person could not ask for', async () => {
  expect(codeOf(await ask({ partyId: partyId('administrator') }))).toBe('ownByOthers');
  expect((await ask({}, elsewhere)).status).toBe(404);
  expect((await ask({}, seller)).status).toBe(403);
  expect((await ask({ thruDate: '2026-05-16' })).body.fields).toHaveProperty('thruDate');
  expect((await ask({ leaveTypeId: 'none' })).body.fields).toHaveProperty('leaveTypeId');
  expect((await ask({ leaveTypeId: 'LvtAnnual', fromDate: '2026-06-01', thruDate: '2026-08-17' })).body.fields).toHaveProperty('thruDate');
});
