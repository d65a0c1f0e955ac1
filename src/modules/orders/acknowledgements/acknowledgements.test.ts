/** Receipts of signed orders: who waits, who is reminded and how often, what the office notes; and who may not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { importFile } from '#platform/import-export/import-file.service.ts';
import { movableClock } from '#testing/app.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, factsOf, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { importKind } from '../order-import/orders.import.ts';
import ordersMessages from '../orders/orders.messages.fa.ts';
import { routes as ordersRoutes } from '../orders/orders.routes.ts';
import { acknowledgementErrors } from './acknowledgements.errors.ts';
import messages from './acknowledgements.messages.fa.ts';
import { routes } from './acknowledgements.routes.ts';
import notices from './acknowledgements-notices.messages.fa.ts';

const PATH = '/rest/s1/emplOrder/acknowledgements';
const officer = actorIn('orderOfficer', 'hrOfficer');
const waits: readonly PersonName[] = ['seller', 'colleague', 'accountant', 'hrOfficer'];
const ids = new Map<string, string>();

let bed: Mounted;
const run = (text: string, ...values: readonly unknown[]) => bed.database.owner.query(text, [...values]);
const list = async (query = '', actor = officer) => (await bed.call(actor, 'GET', `${PATH}?pageSize=100${query}`)).body.rows;
const codesOf = async (query = '', actor = officer): Promise<string[]> => (await list(query, actor)).map(({ pseudoId }: { pseudoId: string }) => pseudoId).toSorted();
const of = (...names: readonly PersonName[]) => names.map((name) => factsOf(name).pseudoId).toSorted();
const chosen = (...names: readonly PersonName[]) => ({ selection: { keys: names.map((name) => ids.get(name) ?? '') } });
const remind = (names: readonly PersonName[], actor = officer) => bed.call(actor, 'POST', `${PATH}/remind`, chosen(...names));
const receive = (names: readonly PersonName[], more: object, actor = officer) =>
  bed.call(actor, 'POST', `${PATH}/receive`, { ...chosen(...names), via: 'print', on: '2026-05-09', ...more });

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/orders/acknowledgements', routes, messages, errors: [acknowledgementErrors] },
    { slice: 'modules/orders/orders', routes: ordersRoutes, messages: ordersMessages },
  );
  await layOrganisation(bed.database.owner);
  await run(`insert into agreement_type (agreement_id, company_id, code, description, status_id) select gen_random_uuid(), $1, 'F', 'F', 'ActiveAgr'`, companyId('holding'));
  const rows = ['pseudoId,number,type,from,agreement,dailyWage', ...waits.map((name, at) => `${factsOf(name).pseudoId},${at + 1},EotAnnual,1405/01/01,F,9000000`)];
  const file = { kind: 'orders', fileName: 'orders.csv', bytes: Buffer.from(rows.join('\r\n')), company: companyId('holding') };
  const { counts } = await importFile({ pool: bed.database.pool, clock: movableClock(), kinds: [importKind], newId }, file);
  expect(counts).toMatchObject({ accepted: waits.length, refused: 0 });
  // those on paper are in nobody's list; as if the product had made them
  expect(await list('&state=all')).toEqual([]);
  await run(`update empl_order set old_number = null, signed_at = '2026-04-30T08:00:00Z'`);
  for (const name of waits) ids.set(name, (await run('select empl_order_id as id from empl_order where party_id = $1', partyId(name))).rows[0].id);
});
afterAll(() => bed.close());

test('whoever has not received an order waits; the own word takes it out of the list and stands', async () => {
  expect(await codesOf()).toEqual(of(...waits));
  expect((await list())[0]).toMatchObject({ reminders: 0, acknowledgedAt: null, acknowledgedVia: null, waitingDays: 10 });
  const own = actorIn('employee', 'seller');
  expect((await bed.call(own, 'POST', `/rest/s1/emplOrder/own/${ids.get('seller')}/acknowledge`, {})).status).toBe(200);
  expect(await codesOf()).toEqual(of('colleague', 'accountant', 'hrOfficer'));
  expect(await list('&state=received')).toMatchObject([{ pseudoId: factsOf('seller').pseudoId, acknowledgedVia: 'app', notedBy: null }]);
  expect((await receive(['seller'], {})).body.errorCode).toBe('modules/orders/acknowledgements.noneWaits');
});

test('people are reminded once a day of all that waits, in one message without an amount', async () => {
  expect((await remind(['seller', 'colleague', 'accountant'])).body).toEqual({ orders: 2, people: 2 });
  const { rows: told } = await run(
    `select m.subject, m.body, m.link from notification_message_user u join notification_message m using (notification_message_id) where u.party_id = $1`,
    partyId('colleague'),
  );
  expect(told).toEqual([{ subject: notices.subject({ count: toPersianDigits('1') }), body: notices.body, link: '/userProfile?tab=orders' }]);
  expect((await remind(['colleague'])).body.errorCode).toBe('modules/orders/acknowledgements.remindedToday');
  await run(`update empl_order set reminded_at = reminded_at - interval '1 day' where party_id = $1`, partyId('colleague'));
  expect((await remind(['colleague', 'accountant'])).body).toEqual({ orders: 1, people: 1 });
  const [row] = (await list()).filter(({ pseudoId }: { pseudoId: string }) => pseudoId === factsOf('colleague').pseudoId);
  expect(row).toMatchObject({ reminders: 2 });
});

test('the office notes a receipt with its day, nobody their own, none before the signing or after today', async () => {
  const refused = async (names: readonly PersonName[], more: object) => (await receive(names, more)).body;
  expect(await refused(['hrOfficer', 'accountant'], { on: '2026-05-10' })).toMatchObject({ errorCode: 'modules/orders/acknowledgements.ownOrder' });
  expect((await refused(['accountant'], { on: '2026-05-11' })).fields.on).toBe(messages.errors.inFuture);
  expect((await refused(['accountant'], { on: '2026-04-29' })).fields.on).toContain(formatJalaliFa('2026-04-30'));
  expect((await receive(['accountant'], { via: 'app' })).status).toBe(400);
  expect((await receive(['accountant'], { via: 'email', on: '2026-05-08' })).body).toEqual({ orders: 1 });
  const [row] = (await list('&state=received')).filter(({ pseudoId }: { pseudoId: string }) => pseudoId === factsOf('accountant').pseudoId);
  expect(row).toMatchObject({ acknowledgedVia: 'email', notedBy: expect.any(String), waitingDays: 8 });
});

test('people out of reach are not there, and who only looks neither reminds nor notes', async () => {
  const elsewhere = actorIn('orderOfficer', 'hrOfficerElsewhere');
  expect(await list('&state=all', elsewhere)).toEqual([]);
  expect((await remind(['colleague'], elsewhere)).body.errorCode).toBe('modules/orders/acknowledgements.noneWaits');
  expect((await receive(['colleague'], {}, elsewhere)).body.errorCode).toBe('modules/orders/acknowledgements.noneWaits');
  const observer = actorIn('hrOfficer', 'hrOfficer');
  expect(await codesOf('', observer)).toEqual(of('colleague', 'hrOfficer'));
  expect([(await remind(['colleague'], observer)).status, (await receive(['colleague'], {}, observer)).status]).toEqual([403, 403]);
});
