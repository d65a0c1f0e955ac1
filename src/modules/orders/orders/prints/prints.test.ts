/** Orders on paper: what stands on them, codes that hold, and who prints nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CODE_LENGTH } from '#platform/papers/paper-marks.rules.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { orderPrint, type PrintedOrder } from './order.print.ts';
import { routes as checkRoutes } from './order-check.routes.ts';
import words from './order-paper.messages.fa.ts';
import { orderPrintErrors } from './order-prints.errors.ts';
import messages from './order-prints.messages.fa.ts';
import { routes } from './order-prints.routes.ts';
import type { StoredPaper } from './order-prints.store.ts';

const company = companyId('holding');
const officer = actorIn('administrator', 'hrOfficer');
let bed: Mounted;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;

/** A signed order without signing: number and amounts as they would stand. */
async function lay(name: PersonName, number: number, more: { readonly annulled?: boolean } = {}): Promise<string> {
  const [orderId, issueId] = [newId(), newId()];
  const [type] = await rows<{ id: string }>(`select order_type_id as id from order_type where company_id = $1 and code = 'EotAnnual'`, company);
  const [factor] = await rows<{ id: string; group: string }>(
    `select pay_factor_id as id, group_enum_id as group from pay_factor where company_id = $1 and code = 'dailyWage' and branch = 'order'`,
    company,
  );
  await rows(
    `insert into order_issue (order_issue_id, company_id, order_type_id, producer_party_id, at) values ($1, $2, $3, $4, now())`,
    issueId,
    company,
    type?.id,
    partyId('hrOfficer'),
  );
  await rows(
    `insert into empl_order (empl_order_id, company_id, party_relationship_id, party_id, order_issue_id, order_type_id, status_id, order_date, from_date, is_cover, ends_cover, pays,
       order_series, order_year, order_number, signed_no, signed_at)
     values ($1, $2, $3, $4, $5, $6, 'EoSigned', '2026-05-01', '2026-03-21', 'N', 'N', 'Y', '1', 1405, $7, nextval('empl_order_signing'), now())`,
    ...[orderId, company, employmentId(name), partyId(name), issueId, type?.id, number],
  );
  const facts = JSON.stringify({ isMarried: true, children: 2, trail: [{ year: 1405, daily: '6319549' }], seniority: [{ year: 1404, daily: '94000.5' }] });
  await rows(
    `insert into empl_order_version (empl_order_id, version, company_id, daily_wage, total, previous_total, facts, at) values ($1, 1, $2, 6319549, 189586470, 0, $3::jsonb, now())`,
    ...[orderId, company, facts],
  );
  await rows(
    `insert into empl_order_item (empl_order_id, version, place, company_id, pay_factor_id, code, title, group_enum_id, basis_enum_id, paid_as, amount, previous)
     values ($1, 1, 1, $2, $3, 'dailyWage', 'Wage', $4, 'BcpDaily', 'base', 6319549, 0)`,
    ...[orderId, company, factor?.id, factor?.group],
  );
  if (more.annulled === true) await rows(`update empl_order set status_id = 'EoAnnulled', annulled_at = now(), annul_reason = 'by mistake' where empl_order_id = $1`, orderId);
  return orderId;
}
const print = (keys: readonly string[], actor = officer, more: object = {}) => bed.file(actor, '/rest/s1/emplOrder/prints', {}, { selection: { keys }, ...more });
const codesOf = async (orderId: string) => (await rows<{ code: string }>('select code from empl_order_code where empl_order_id = $1', orderId)).map(({ code }) => code);

let first: string;
beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/orders/orders/prints', routes: [...routes, ...checkRoutes], messages, errors: [orderPrintErrors] });
  await layOrganisation(bed.database.owner);
  first = await lay('accountant', 1);
});
afterAll(() => bed.close());

test('a paper is a PDF with a code that stays, and leaves its trace', async () => {
  const { status, bytes } = await print([first]);
  expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const [code = ''] = await codesOf(first);
  expect(code.length).toBe(CODE_LENGTH);
  expect((await print([first], officer, { copy: 'employee' })).status).toBe(200);
  expect(await codesOf(first)).toEqual([code]);
});

test('whoever holds a paper learns whether it is genuine, without a name or an amount', async () => {
  const ask = (code: string) => bed.call(officer, 'POST', '/rest/s1/emplOrder/check', { code });
  const [code = ''] = await codesOf(first);
  expect((await ask(code)).body).toMatchObject({ state: 'valid', number: '1405/1', orderDate: '2026-05-01' });
  const annulled = await lay('colleague', 2, { annulled: true });
  await print([annulled]);
  expect((await ask((await codesOf(annulled))[0] ?? '')).body.state).toBe('annulled');
  expect((await ask('2222-2222-2222')).body).toMatchObject({ state: 'unknown', number: null });
});

test('the own copy is printed by whose it is; without class pay, or of another company, nobody prints', async () => {
  const own = (orderId: string, name: PersonName) => bed.file(actorIn('employee', name), `/rest/s1/emplOrder/own/${orderId}/pdf`);
  expect((await own(first, 'accountant')).status).toBe(200);
  expect((await own(first, 'colleague')).status).toBe(404);
  expect((await print([first], actorIn('hrOfficer', 'hrOfficer'))).status).toBe(403);
  expect((await print([newId()])).status).toBe(400);
});

const stored: StoredPaper = {
  ...{
    orderId: 'o',
    partyId: 'p',
    companyId: 'c',
    fullName: 'A',
    pseudoId: '1',
    stateId: 'EoSigned',
    version: 1,
    number: '1405/3',
    typeTitle: 'T',
    bodyText: null,
    description: null,
  },
  ...{ orderDate: '2026-05-01', fromDate: '2026-03-21', thruDate: null, agreementName: null, kindName: null, annulledOn: null, annulReason: null, corrected: null, counts: true },
  ...{ total: '4500000', code: null, facts: { trail: [{ year: 1405, daily: '7/2' }], seniority: [{ year: 1404, daily: '94000.5' }] } },
  items: [
    { title: 'shown', groupName: null, basis: 'BcpDaily', score: null, amount: '100000', onCopy: true },
    { title: 'office alone', groupName: null, basis: 'BcpMonthly', score: null, amount: '1500000', onCopy: false },
    { title: 'nothing', groupName: null, basis: 'BcpMonthly', score: null, amount: '0', onCopy: true },
  ],
};
const person = { fatherName: null, nationalCode: null, idNumber: null, birthDate: null, unitName: null, positionTitle: null, hireDate: null };
const laidOut = (more: Partial<StoredPaper>, copy: PrintedOrder['copy'] = 'sheet') =>
  orderPrint.content({ company: { name: 'C' }, copy, person, address: '', order: { ...stored, ...more } }) as {
    groups: { rows: string[][] }[];
    notes: string[];
    trail: { rows: string[][] };
  };

test("the employee's copy has the factors that are flagged for it; what comes to nothing stands on none", () => {
  const titles = (copy: PrintedOrder['copy']) => laidOut({}, copy).groups.flatMap(({ rows: own }) => own.map(([title]) => title));
  expect([titles('sheet'), titles('employee')]).toEqual([['shown', 'office alone'], ['shown']]);
  expect(laidOut({}).trail.rows.length).toBe(2);
});

test('what is annulled, corrected, replaced or not signed says so in words', () => {
  const { notes } = words;
  expect(laidOut({}).notes).toEqual([]);
  expect(laidOut({ stateId: 'EoInApproval' }).notes).toEqual([notes.open]);
  expect(laidOut({ stateId: 'EoRejected' }).notes).toEqual([notes.over]);
  expect(laidOut({ stateId: 'EoAnnulled', annulledOn: '2026-05-02', annulReason: 'why' }).notes[0]).toContain('why');
  expect(laidOut({ corrected: '1405/9' }).notes.length).toBe(1);
  expect(laidOut({ counts: false }).notes).toEqual([notes.replaced]);
});
