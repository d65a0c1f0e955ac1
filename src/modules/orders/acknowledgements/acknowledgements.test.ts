/** Receipts of signed orders: who waits, who is reminded and how often, what the office notes; and who may not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { announcePublicAddress } from '#platform/http/public-address.server.ts';
import { importFile } from '#platform/import-export/import-file.service.ts';
import { announceOutbox, createOutbox } from '#platform/messaging/outbox.server.ts';
import { keepingChannel } from '#platform/messaging/test-support.ts';
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
import { codeOfLink } from './receipt-link.server.ts';

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
afterAll(async () => {
  announcePublicAddress(undefined);
  announceOutbox(createOutbox({ pool: bed.database.pool, clock: movableClock(), channels: [] }, () => undefined));
  await bed.close();
});

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

test('a link sent to the own address confirms an order once, to whoever holds it alone, and tells no amount', async () => {
  const mailTo = (names: readonly PersonName[], actor = officer) => bed.call(actor, 'POST', `${PATH}/mail`, chosen(...names));
  const asked = async (path: string, code: string) => (await bed.call(officer, 'POST', `/rest/s1/emplOrder/receipt${path}`, { code })).body;
  await run('update empl_order set acknowledged_at = null, acknowledged_via = null, acknowledged_by = null, reminded_at = null, reminders = 0');
  expect((await mailTo(['seller'])).body.errorCode).toBe('modules/orders/acknowledgements.noMail');
  announcePublicAddress('https://hcm.example');
  announceOutbox(createOutbox({ pool: bed.database.pool, clock: movableClock(), channels: [keepingChannel('mail')] }, () => undefined));
  await run('update user_account set email_address = null');
  expect((await mailTo(['seller'])).body.errorCode).toBe('modules/orders/acknowledgements.noAddress');
  await run(
    `insert into electronic_address (electronic_address_id, company_id, party_id, contact_mech_purpose_id, info_string, valid) values (gen_random_uuid(), $1, $2, 'EmailWork', 'seller@hcm.example', '[2026-01-01,)')`,
    companyId('holding'),
    partyId('seller'),
  );
  expect((await mailTo(['seller', 'colleague'])).body).toEqual({ orders: 1, people: 1, without: 1 });
  expect((await mailTo(['seller'])).body.errorCode).toBe('modules/orders/acknowledgements.remindedToday');
  const [mail] = (await run(`select recipient, body from message_outbox where recipient is not null`)).rows;
  expect([mail.recipient, mail.body.includes('9000000') || mail.body.includes('9,000,000')]).toEqual(['seller@hcm.example', false]);
  const code = /orderReceipt\?code=(\S+)/.exec(mail.body)?.[1] ?? '';
  expect(await asked('/look', code)).toMatchObject({ state: 'waiting', companyName: expect.any(String), initials: expect.any(String) });
  // a text that nobody signed, of a link that is there and of none
  const strange = `${code.slice(0, -2)}AA`;
  for (const one of [strange, 'x', codeOfLink(newId())]) expect([(await asked('/look', one)).state, (await asked('', one)).state]).toEqual(['unknown', 'unknown']);
  await run(`update empl_order_link set sent_at = sent_at - interval '31 days', expires_at = sent_at - interval '1 day'`);
  expect([(await asked('/look', code)).state, (await asked('', code)).state]).toEqual(['expired', 'expired']);
  await run(`update empl_order_link set expires_at = expires_at + interval '30 days'`);
  expect(await asked('', code)).toEqual({ state: 'done' });
  expect([(await asked('', code)).state, (await asked('/look', code)).state]).toEqual(['used', 'used']);
  expect(await list('&state=received')).toMatchObject([{ pseudoId: factsOf('seller').pseudoId, acknowledgedVia: 'email', notedBy: null }]);
  expect((await run(`select changes -> 'acknowledgedVia' as via from audit_entry where record_id = $1 order by at desc limit 1`, ids.get('seller'))).rows).toEqual([
    { via: [null, 'email'] },
  ]);
  // an order that was annulled meanwhile is not received, and who only looks sends nothing
  await run(`update empl_order set acknowledged_at = null, acknowledged_via = null, acknowledged_by = null, status_id = 'EoAnnulled', annulled_at = now(), annul_reason = 'x'`);
  expect([(await asked('', code)).state, (await mailTo(['colleague'], actorIn('hrOfficer', 'hrOfficer'))).status]).toEqual(['annulled', 403]);
});
