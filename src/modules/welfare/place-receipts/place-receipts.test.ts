/** Receipts of places that people pay themselves, on the real database: never beyond the bill, once in a company, decided on by somebody else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileErrors } from '#platform/files/files.errors.ts';
import fileMessages from '#platform/files/files.messages.fa.ts';
import { freshName } from '#platform/files/test-support.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import ownFileMessages from '#platform/party/own-file/own-file.messages.fa.ts';
import { layAccounts } from '#testing/cases.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, postId } from '#testing/organisation.ts';
import { placeReceiptErrors } from './place-receipts.errors.ts';
import messages from './place-receipts.messages.fa.ts';
import { routes } from './place-receipts.routes.ts';

const PATH = '/rest/s1/welfare/placeReceipt';
const company = companyId('holding');
const group = newId();
const guest = actorIn('employee', 'accountant');
const officer = actorIn('hrOfficer', 'hrOfficer');
let bed: Mounted;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;

/** A confirmed place of the accountant that costs 2500 rials, 1000 of them the employee's. */
async function layPlace(kind: string, payBy: string): Promise<{ place: string; event: string }> {
  const [service, event, slot, place] = [newId(), newId(), newId(), newId()];
  await rows(`insert into welfare_service (welfare_service_id, company_id, service_code, title, kind) values ($1::uuid, $2, $1::uuid::text, 'S', $3)`, service, company, kind);
  await rows(
    `insert into welfare_event (welfare_event_id, company_id, event_code, title, welfare_service_id, request_from, request_thru, pay_by, parts)
     values ($1::uuid, $2, $1::uuid::text, 'Journey', $3, '2026-03-01', '2026-04-30', $4, 1)`,
    ...[event, company, service, payBy],
  );
  await rows(
    `insert into welfare_slot (welfare_slot_id, company_id, welfare_event_id, slot_code, title, from_date, thru_date, capacity) values ($1, $2, $3, 'A', 'First', '2026-05-01', '2026-05-01', 2)`,
    ...[slot, company, event],
  );
  await rows(
    `insert into welfare_request (welfare_request_id, company_id, party_id, created_at, slot_one) values ($1, $2, $3, '2026-04-01', $4)`,
    place,
    company,
    guest.partyId,
    slot,
  );
  await rows(`update welfare_request set status_id = 'RqApproved' where welfare_request_id = $1`, place);
  await rows(
    `insert into welfare_place (welfare_request_id, company_id, party_id, welfare_event_id, welfare_group_id, status_id, places, persons, welfare_slot_id, cost, employee_share, employer_share)
     values ($1, $2, $3, $4, $5, 'WpHeld', 1, 1, $6, 2500, 1000, 1500)`,
    ...[place, company, guest.partyId, event, group, slot],
  );
  await rows(`update welfare_place set status_id = 'WpConfirmed' where welfare_request_id = $1`, place);
  return { place, event };
}

async function picture(userId = guest.userId): Promise<string> {
  const name = freshName('pdf');
  await rows(
    `insert into stored_file (stored_name, company_id, user_id, state, storage, display_name, content_type, size, sha256) values ($1, $2, $3, 'loose', 'disk', 'slip.pdf', 'application/pdf', 1, '')`,
    ...[name, company, userId],
  );
  return `${name};slip.pdf`;
}

const hand = async (place: string, amount: string, body: object = {}, actor = guest) =>
  bed.call(actor, 'POST', `${PATH}/own/${place}`, { receiptNumber: newId(), paidOn: '2026-04-10', amount, file: await picture(), ...body });
const decide = (id: string, decision: string, reason: string | null = null, actor = officer) =>
  bed.call(actor, 'POST', `${PATH}/${id}/decide`, { decision, reason, rowVersion: 1 });
const fault = ({ body: { errorCode, fields } }: Awaited<ReturnType<typeof hand>>) => [String(errorCode).split('.').at(-1), Object.keys(fields ?? {})];

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/welfare/place-receipts', routes, messages, errors: [placeReceiptErrors] },
    { slice: 'platform/files', routes: [], messages: fileMessages, errors: [fileErrors] },
    { slice: 'platform/party/own-file', routes: [], messages: ownFileMessages, errors: [ownFileErrors] },
  );
  await layOrganisation(bed.database.owner);
  await layAccounts(bed.database);
  await rows(
    `insert into welfare_group (welfare_group_id, company_id, standard_code, description, responsible_empl_position_id) values ($1, $2, 'W', 'Staff', $3)`,
    ...[group, company, postId('director')],
  );
});
afterAll(() => bed.close());

test('who pays a place hands in receipts up to what is owed, each once in the company, and the office accepts or sends them back', async () => {
  const { place, event } = await layPlace('trip', 'person');
  const first = await hand(place, '600', { receiptNumber: 'SLIP 7' });
  expect(first.status).toBe(201);
  expect(fault(await hand(place, '401'))).toEqual(['beyondBill', ['amount']]);
  expect(fault(await hand(place, '100', { receiptNumber: 'slip 7' }))).toEqual(['sameReceipt', ['receiptNumber']]);
  expect(fault(await hand(place, '100', { paidOn: '2026-02-28' }))).toEqual(['tooOld', ['paidOn']]);
  expect((await hand(place, '100', { paidOn: '2090-01-01' })).body.fields).toHaveProperty('paidOn');
  expect((await hand(place, '100', { file: await picture(officer.userId) })).status).toBeGreaterThanOrEqual(400);
  expect((await hand(place, '100', {}, actorIn('employee', 'seller'))).status).toBe(404);
  const id = first.body.welfareReceiptId;
  // neither whoever handed it in, nor somebody of another company, nor without a reason
  expect([(await decide(id, 'WrAccepted', null, guest)).status, (await decide(id, 'WrAccepted', null, actorIn('hrOfficer', 'hrOfficerElsewhere'))).status]).toEqual([403, 404]);
  expect((await decide(id, 'WrAccepted', null, actorIn('hrOfficer', 'accountant'))).body.errorCode).toMatch(/ownByOthers$/);
  expect(fault(await decide(id, 'WrReturned', ' '))).toEqual(['reasonNeeded', ['reason']]);
  expect((await decide(id, 'WrReturned', 'Not readable')).body).toEqual({ statusId: 'WrReturned' });
  expect((await decide(id, 'WrAccepted')).body.errorCode).toMatch(/decidedAlready$/);
  const again = await hand(place, '1000', { receiptNumber: 'SLIP 7' });
  expect((await decide(again.body.welfareReceiptId, 'WrAccepted')).body).toEqual({ statusId: 'WrAccepted' });
  const [bill] = (await bed.call(guest, 'GET', `${PATH}/own`)).body.rows;
  expect(bill).toMatchObject({ requestId: place, owed: '1000', accepted: '1000', waiting: '0', left: '0' });
  expect(bill.receipts.map((one: { statusId: string; reason: string | null }) => [one.statusId, one.reason])).toEqual([
    ['WrAccepted', null],
    ['WrReturned', 'Not readable'],
  ]);
  // the office sees the number, the amount and the picture
  const [handed] = (await bed.call(officer, 'GET', PATH)).body.rows;
  expect(handed).toMatchObject({ receiptNumber: 'SLIP 7', amount: '1000', file: expect.stringMatching(/slip\.pdf$/), eventTitle: 'Journey' });
  const sums = (await bed.call(officer, 'GET', `${PATH}/eventSums`)).body.rows;
  expect(sums.find((one: { welfareEventId: string }) => one.welfareEventId === event)).toMatchObject({
    places: 1,
    cost: '2500',
    employerShare: '1500',
    byPay: '0',
    accepted: '1000',
  });
  expect((await bed.call(actorIn('hrOfficer', 'hrOfficerElsewhere'), 'GET', `${PATH}`)).body.rows).toEqual([]);
});

test('what pay takes has no bill; a service that pays against receipts is paid whole; parallel receipts never pass the bill', async () => {
  const [salary, payment] = [await layPlace('trip', 'salary'), await layPlace('payment', 'person')];
  expect(fault(await hand(salary.place, '100'))).toEqual(['noBill', []]);
  const answers = await Promise.all(Array.from({ length: 8 }, () => hand(payment.place, '500')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(await rows('select amount::text from welfare_place_due where welfare_request_id = $1', payment.place)).toEqual([]);
  // what cancelling gives back is owed no more, and what is accepted stays within
  await rows(`update welfare_place set status_id = 'WpCancelled', given_back = 400 where welfare_request_id = $1`, payment.place);
  const ids = answers.filter(({ status }) => status === 201).map(({ body }) => String(body.welfareReceiptId));
  const decided = [];
  for (const id of ids.slice(0, 2)) decided.push((await decide(id, 'WrAccepted')).status);
  expect(decided).toEqual([200, 400]);
});
