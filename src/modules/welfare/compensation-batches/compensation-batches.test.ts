/** Lists for the insurer as a user and as an attacker: frozen, answered by sheet, settled by hand, paid; nobody without the class learns what for. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '#platform/access/scope.service.ts';
import { systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { addAccount, signIn, signInActors, type TestActor, testPassword } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { CUT_OFF, cutOffAfter } from '#testing/cut-off.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, partyId } from '#testing/organisation.ts';
import { scale } from '#testing/scale.ts';
import { insertClaim, insertLine, lockClaim, moveLines, writeDecision } from '../claims/claim-lines.store.ts';
import { invoiceMark } from '../claims/invoice-mark.server.ts';
import { decideLines } from '../compensation-review/decide-lines.service.ts';
import { claimPayouts } from './claim-payouts.pay-source.ts';
import { closeBatch } from './close-batch.service.ts';
import { importKind } from './insurer-answers.import.ts';

/** Of a list that is cut off: a thousand at night. */
const LINES = 50 * Math.min(20, scale);
const MOST_OF_CLAIM = 50;

let server: TestApp;
let officer: TestActor;
let actors: Awaited<ReturnType<typeof signInActors>>;
const company = companyId('holding');
const employee = partyId('accountant');
const contractId = newId();
const lineIds: string[] = [];
let batchId: string;
const PATH = '/api/rest/s1/welfare/compensation';
const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await server.owner.query<T>(text, [...values])).rows;
const ask = async (method: 'GET' | 'POST', path: string, body?: object, actor = officer) => {
  const answer = await actor.request(method, `${PATH}/${path}`, body);
  return { status: answer.statusCode, body: answer.json() };
};
const inCompany = <T>(work: (tx: Parameters<Parameters<typeof writing<T>>[2]>[0]) => Promise<T>): Promise<T> => writing(server.pool, systemActor('test', [company]), work);
const now = new Date('2026-08-10T06:30:00Z');

beforeAll(async () => {
  server = await startTestApp();
  actors = await signInActors(server);
  officer = actors.hrOfficer;
  await rows(
    `insert into insurance_contract (insurance_contract_id, company_id, contract_code, title, insurer_name, from_date, thru_date) values ($1, $2, 'C', 'Year', 'Insurer', '2026-03-21', '2027-03-20')`,
    ...[contractId, company],
  );
  await rows(
    `insert into insurance_cost (insurance_cost_id, company_id, insurance_contract_id, cost_type_enum_id, person_ceiling, franchise_percent) values ($1, $2, $3, 'CctDental', 10000, 10)`,
    ...[newId(), company, contractId],
  );
  const claimId = newId();
  await inCompany(async (tx) => {
    const of = { claimId, companyId: company, partyId: employee, contractId };
    await insertClaim(tx, of, now);
    for (let at = 1; at <= 3; at += 1) {
      const lineId = newId();
      lineIds.push(lineId);
      const facts = {
        insuredId: employee,
        insuredName: 'A',
        joinedOn: '2026-03-21',
        costTypeEnumId: 'CctDental',
        serviceDate: `2026-07-0${at}`,
        provider: 'Dr. B',
        claimed: '1000',
      };
      await insertLine(tx, { ...of, lineId, lineNo: at, filedOn: '2026-07-20' }, { ...facts, invoiceNumber: String(at), documents: [] }, invoiceMark(company, 'Dr. B', String(at)));
    }
    await moveLines(tx, lineIds, 'ClmUnderReview');
    const claim = await lockClaim(tx, claimId);
    if (claim === undefined) throw new Error('no claim');
    const decisions = lineIds.map((lineId) => ({ lineId, outcome: 'accept' as const, accepted: '1000' }));
    await decideLines({ tx, now, byPartyId: partyId('hrOfficer'), newId, audit: () => undefined }, claim, decisions, 'decisions');
  });
});
afterAll(() => server.close());

const target = () => ({ companyId: company, reach: [company], mayFound: false, today: '2026-08-20', clock: { now: () => now.getTime() }, newId });
const answerRow = (place: string, paid: string) => ({
  row: Number(place) + 1,
  values: { batch: '1', place, insurerAccepted: '1000', insurerPaid: paid, insurerReason: undefined },
});
const statuses = async () => (await rows<{ status: string }>('select status_id as status from compensation_line order by line_no')).map(({ status }) => status);
const used = async () => (await rows<{ used: string }>('select used::text from compensation_ceiling where insured_id is not null'))[0]?.used;

test('what is approved is closed into a numbered list once, and stays as it was sent', async () => {
  const made = await ask('POST', 'batch', { insuranceContractId: contractId });
  expect(made).toMatchObject({ status: 201, body: { batchNumber: 1, lines: 3 } });
  batchId = made.body.id;
  expect(await statuses()).toEqual(['ClmSentToInsurer', 'ClmSentToInsurer', 'ClmSentToInsurer']);
  expect(await ask('POST', 'batch', { insuranceContractId: contractId })).toMatchObject({ status: 409, body: { fields: { insuranceContractId: expect.any(String) } } });
  await expect(rows(`update compensation_line set service_date = '2026-07-09'`)).rejects.toMatchObject({ constraint: 'compensation_line_sent' });
  await expect(rows('delete from compensation_batch_line')).rejects.toMatchObject({ constraint: 'compensation_batch_line_kept' });
  const reversed = await ask('POST', `line/${lineIds[0]}/reverse`, { reason: 'wrong', refusalId: 'RfPrice' });
  expect([reversed.status, reversed.body.errorCode]).toEqual([409, 'modules/welfare/compensation-review.notApproved']);
});

test('answers of a sheet: what agrees is settled, what differs waits; the sheet can be taken back until somebody has settled by hand', async () => {
  const sheet = [answerRow('1', '900'), answerRow('2', '500'), answerRow('3', '0')];
  expect(await inCompany((tx) => importKind.check(tx, target(), [...sheet, answerRow('3', '0'), answerRow('9', '1')]))).toMatchObject([
    { code: 'duplicate_code' },
    { code: 'unknown_sent_line' },
  ]);
  const own = { ...target(), importer: { userId: newId(), partyId: employee } };
  expect(await inCompany((tx) => importKind.check(tx, own, [answerRow('1', '900')]))).toMatchObject([{ code: 'own_sent_line' }]);
  const bring = () => inCompany(async (tx) => importKind.apply(tx, target(), await importKind.plan(tx, target(), sheet)));
  const { changes } = await bring();
  await inCompany((tx) => importKind.revert(tx, { runId: newId(), changes }, undefined));
  expect((await ask('GET', `batch/${batchId}/line`)).body.rows.map(({ settled, insurerPaid }: { settled: string; insurerPaid: string }) => [settled, insurerPaid])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
  await bring();
  expect(await inCompany(async (tx) => (await importKind.plan(tx, target(), sheet)).map(({ action }) => action))).toEqual(['unchanged', 'unchanged', 'unchanged']);
  const { body } = await ask('GET', `batch/${batchId}/line`);
  expect(body.rows.map(({ settled, isDifferent }: { settled: string | null; isDifferent: boolean }) => [settled, isDifferent])).toEqual([
    ['900', false],
    [null, true],
    [null, true],
  ]);
});

test('what is settled below our figure goes back to the ceiling to the rial; nothing refuses the line; the rest is paid on a day', async () => {
  expect(await used()).toBe('2700');
  expect((await ask('POST', `line/${lineIds[1]}/settle`, { settled: '1001', reason: 'so' })).body.fields).toHaveProperty('settled');
  expect((await ask('POST', `line/${lineIds[1]}/settle`, { settled: '500', reason: 'as answered' })).status).toBe(200);
  expect((await ask('POST', `line/${lineIds[2]}/settle`, { settled: '0', reason: 'refused' })).status).toBe(200);
  expect(await used()).toBe('1400');
  expect(await inCompany((tx) => importKind.check(tx, target(), [answerRow('2', '900')]))).toMatchObject([{ code: 'closed_sent_line' }]);
  expect((await ask('POST', `batch/${batchId}/pay`, { paidOn: '2199-01-01' })).body.fields).toHaveProperty('paidOn');
  expect(await ask('POST', `batch/${batchId}/pay`, { paidOn: '2026-03-25' })).toMatchObject({ status: 200, body: { paid: 2 } });
  expect(await statuses()).toEqual(['ClmPaid', 'ClmPaid', 'ClmRejected']);
  expect((await ask('GET', 'batch')).body.rows).toMatchObject([{ batchNumber: 1, lines: 3, settled: 3, paid: 2 }]);
});

test('a payment of the bank is taken back; pay brings what each person comes to, once, and the lines follow the run', async () => {
  expect(await ask('POST', `batch/${batchId}/unpay`)).toMatchObject({ status: 200, body: { lines: 2 } });
  expect((await ask('POST', `batch/${batchId}/unpay`)).status).toBe(409);
  expect(await ask('POST', `batch/${batchId}/payByPayroll`)).toMatchObject({ status: 200, body: { people: 1, lines: 2 } });
  // neither the bank nor another salary pays it besides, and nobody settles it anew
  expect((await ask('POST', `batch/${batchId}/payByPayroll`)).status).toBe(409);
  expect((await ask('POST', `batch/${batchId}/pay`, { paidOn: '2026-03-25' })).status).toBe(409);
  expect((await ask('POST', `line/${lineIds[0]}/settle`, { settled: '1', reason: 'so' })).body.errorCode).toContain('closed');
  const look = { companyId: company, employmentIds: [employmentId('accountant')], year: 1405, month: 6, from: '2026-08-23', thru: '2026-09-22' };
  const asked = () => inCompany((db) => claimPayouts.read({ ...look, db, rows: systemScope([company], '2026-08-23') }));
  const told = await asked();
  expect(told).toMatchObject([{ employmentId: employmentId('accountant'), factor: 'insuranceClaim', asked: 1400n, mayBePart: false }]);
  const items = told.map(({ employmentId: of, evidence, asked: amount }) => ({ employmentId: of, evidence, amount }));
  const [run, other] = [newId(), newId()];
  const taken = (by: string, of = items) => inCompany((tx) => claimPayouts.taken?.(tx, of, by) ?? Promise.resolve());
  const untaken = (by: string) => inCompany((tx) => claimPayouts.untaken?.(tx, items, by) ?? Promise.resolve());
  const less = items.map((item) => ({ ...item, amount: item.amount - 1n }));
  await expect(taken(run, less)).rejects.toMatchObject({ errorName: 'paidTwice' });
  await taken(run);
  await taken(run);
  await expect(taken(other)).rejects.toMatchObject({ errorName: 'paidTwice' });
  expect([await asked(), await statuses()]).toEqual([[], ['ClmPaid', 'ClmPaid', 'ClmRejected']]);
  expect((await rows('select from compensation_line where paid_on is not null')).length).toBe(2);
  // what a salary has paid goes back with its run alone
  expect((await ask('POST', `batch/${batchId}/unpay`)).body.errorCode).toContain('nothingPaid');
  await untaken(other);
  await untaken(run);
  await untaken(run);
  expect([await asked(), await statuses()]).toEqual([told, ['ClmSentToInsurer', 'ClmSentToInsurer', 'ClmRejected']]);
  expect((await ask('GET', 'batch')).body.rows).toMatchObject([{ settled: 3, paid: 0, withPay: 2 }]);
  expect(await ask('POST', `batch/${batchId}/unpay`)).toMatchObject({ status: 200, body: { lines: 2 } });
  await expect(taken(run)).rejects.toMatchObject({ errorName: 'paidTwice' });
  expect(await asked()).toEqual([]);
  for (const act of ['unpay', 'payByPayroll']) {
    expect((await ask('POST', `batch/${batchId}/${act}`, undefined, actors.managerAbove)).status).toBe(403);
    expect((await ask('POST', `batch/${batchId}/${act}`, undefined, actors.hrOfficerElsewhere)).status).toBe(404);
  }
});

test('privacy: a colleague and a manager are refused, an officer without the class reads no cost and no amount, another company finds nothing', async () => {
  const query = 'fromDate=2026-01-01&thruDate=2026-12-31';
  for (const actor of [actors.self, actors.managerAbove]) {
    for (const path of ['line', `figures?${query}`, 'batch', `batch/${batchId}/line`, `person?partyId=${employee}`])
      expect((await ask('GET', path, undefined, actor)).status).toBe(403);
    expect((await ask('POST', `line/${lineIds[0]}/settle`, { settled: '1', reason: 'so' }, actor)).status).toBe(403);
  }
  await server.owner.query(`
    insert into user_group (user_group_id, description, wire_role, row_scope, classes)
      select 'blindOfficer', 'blindOfficer', wire_role, row_scope, array_remove(classes, 'health') from user_group where user_group_id = 'hrOfficer';
    insert into user_group_permission (user_group_id, permission) select 'blindOfficer', permission from user_group_permission where user_group_id = 'hrOfficer'`);
  await addAccount(server, 'blindOfficer', { person: 'stranger', group: 'blindOfficer' });
  const blind = await signIn(server, 'blindOfficer', testPassword);
  const secrets = ['insuredName', 'costTypeEnumId', 'provider', 'invoiceNumber', 'claimed', 'accepted', 'payable', 'settled', 'insurerPaid', 'decisionReason'];
  for (const path of ['line', `batch/${batchId}/line`]) {
    const { status, body } = await ask('GET', path, undefined, blind);
    expect([status, body.rows.length]).toEqual([200, 3]);
    expect(body.rows.flatMap((row: object) => Object.keys(row)).filter((name: string) => secrets.includes(name))).toEqual([]);
  }
  const figures = (await ask('GET', `figures?${query}`, undefined, blind)).body;
  expect(Object.keys(figures.types[0])).toEqual(['lines', 'people', 'untold']);
  expect((await ask('GET', `figures?${query}`)).body.types).toMatchObject([{ costTypeEnumId: 'CctDental', lines: 3, people: 1, claimed: null, payable: null }]);
  // of one person: with the class all of it, which stands in the log of reads; without it that there are lines; in another company nobody
  const one = await ask('GET', `person?partyId=${employee}`);
  expect(one.body.lines).toHaveLength(3);
  expect(one.body.lines[0]).toMatchObject({ costTypeEnumId: 'CctDental', provider: 'Dr. B' });
  const dim = await ask('GET', `person?partyId=${employee}`, undefined, blind);
  expect(dim.body.lines.flatMap((row: object) => Object.keys(row)).filter((name: string) => secrets.includes(name))).toEqual([]);
  expect((await ask('GET', `person?partyId=${employee}`, undefined, actors.hrOfficerElsewhere)).status).toBe(404);
  const elsewhere = actors.hrOfficerElsewhere;
  expect((await ask('GET', 'line', undefined, elsewhere)).body.rows).toEqual([]);
  expect((await ask('GET', `batch/${batchId}/line`, undefined, elsewhere)).status).toBe(404);
  expect((await ask('POST', `line/${lineIds[0]}/settle`, { settled: '1', reason: 'so' }, elsewhere)).status).toBe(404);
  expect((await ask('POST', 'batch', { insuranceContractId: contractId }, elsewhere)).status).toBe(404);
});

test('a list that is cut off while it is closed is none: nothing of it stays, and closed again it is one', async () => {
  const lines = Array.from({ length: LINES }, newId);
  const said = { insuredId: employee, insuredName: 'A', joinedOn: '2026-03-21', costTypeEnumId: 'CctDental', serviceDate: '2026-07-05', provider: 'Dr. C', claimed: '1' };
  const decided = { accepted: '1', payable: '1', boundBy: null, decisionReason: null, refusalId: null, byPartyId: partyId('hrOfficer'), now } as const;
  await inCompany(async (tx) => {
    for (let from = 0; from < LINES; from += MOST_OF_CLAIM) {
      const of = { claimId: newId(), companyId: company, partyId: employee, contractId };
      await insertClaim(tx, of, now);
      for (const [at, lineId] of lines.slice(from, from + MOST_OF_CLAIM).entries()) {
        const invoiceNumber = String(from + at);
        await insertLine(
          tx,
          { ...of, lineId, lineNo: at + 1, filedOn: '2026-07-20' },
          { ...said, invoiceNumber, documents: [] },
          invoiceMark(company, said.provider, invoiceNumber),
        );
      }
    }
    await moveLines(tx, lines, 'ClmUnderReview');
    for (const lineId of lines) await writeDecision(tx, lineId, { status: 'ClmApproved', ...decided });
  });
  const closeIt = (wrap: (tx: Tx) => Tx = (tx) => tx) =>
    inCompany((tx) => closeBatch({ tx: wrap(tx), rows: systemScope([company], '2026-08-23'), byPartyId: partyId('hrOfficer'), now, newId, audit: () => undefined }, contractId));
  const standing = async () =>
    (
      await rows<{ sent: number; listed: number }>(
        `select count(*) filter (where l.status_id = 'ClmSentToInsurer')::int as sent, count(b.place)::int as listed
         from compensation_line l left join compensation_batch_line b using (compensation_line_id) where l.compensation_line_id = any ($1::uuid[])`,
        lines,
      )
    )[0];
  for (const words of ['insert into compensation_batch_line', 'update compensation_line set status_id'])
    await expect(closeIt(cutOffAfter(words))).rejects.toMatchObject({ message: expect.stringMatching(CUT_OFF) });
  expect(await standing()).toEqual({ sent: 0, listed: 0 });
  expect(await closeIt()).toMatchObject({ batchNumber: 2, lines: LINES });
  expect(await standing()).toEqual({ sent: LINES, listed: LINES });
  await expect(closeIt()).rejects.toMatchObject({ errorName: 'nothingApproved' });
});
