/** Servers that die by SIGKILL while the file of a bank is made or its answer booked: nothing of it half, nobody paid twice, and again the same bytes. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSheba } from '#kernel/identity-codes/identity-codes.ts';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { TEST_START } from '#testing/app.ts';
import { testKey } from '#testing/database.ts';
import { lived, placesIn, statementsIn } from '#testing/killed.ts';
import type { KilledTransfers } from '#testing/killed-transfers.ts';
import { companyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer } from '#testing/pay-runs.ts';
import { SEED, scale } from '#testing/scale.ts';
import { sealedTransferIban, transfersOf } from '../bank-answers/bank-answers.store.ts';

const worker = fileURLToPath(new URL('../../../testing/killed-transfers.ts', import.meta.url));
const company = companyId('holding');
const actor = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: ['public', 'pay', 'bank', 'identity'] as const })) };
const PLACES = Math.min(20, 2 * scale);
let bench: PayBench;
let payRunId: string;
const rows: PayBench['rows'] = (text, ...values) => bench.rows(text, ...values);

beforeAll(async () => {
  bench = await openPayBench();
  await rows(
    `insert into company_bank_account (company_bank_account_id, party_id, company_id, payment_method_purpose_enum_id, bank_id, iban, valid)
     select gen_random_uuid(), $1, $1, 'PmpPriamryAccont', bank_id, $2, '[2021-03-21,)' from bank limit 1`,
    ...[company, makeSheba('012', '0000000000000000777')],
  );
  payRunId = await bench.counted(1);
  await bench.approved(payRunId);
});
afterAll(() => bench.close());

const ended = (task: Partial<KilledTransfers>): Promise<string> =>
  lived(worker, {
    KILLED_TRANSFERS: JSON.stringify({ connection: bench.bed.database.connections.app, companyId: company, key: testKey.secret.toString('base64'), now: TEST_START, ...task }),
  });
const made = async (serial: string) => {
  const [file] = await rows<{ sha256: string; people: number; amount: string }>(
    `select f.sha256, count(t)::int as people, sum(t.amount)::text as amount from pay_transfer_file f left join pay_transfer t using (pay_transfer_file_id)
     where f.serial = $1 group by 1`,
    serial,
  );
  return file;
};
const callVoid = () => rows(`update pay_transfer_file set voided_at = now(), voided_by = party_id, void_reason = 'never given' where voided_at is null`);

test(`kill -9 at ${PLACES} places of making the file of a bank (seed ${SEED})`, { timeout: 60_000 * (PLACES + 1) }, async () => {
  const makesOf = (serial: number) => ({ makes: { payRunId, serial: String(serial), actor } });
  const statements = statementsIn(await ended(makesOf(1)));
  const whole = await made('1');
  expect(whole?.people).toBeGreaterThan(1);
  let serial = 1;
  for (const diesAt of placesIn(statements, PLACES, SEED)) {
    // what nobody gave to the bank: the next file pays the same people
    await callVoid();
    serial += 1;
    expect([diesAt, await ended({ ...makesOf(serial), diesAt })]).toEqual([diesAt, 'SIGKILL']);
    // where the last word had gone out it is there whole, else nothing of it is
    const left = await made(String(serial));
    if (left !== undefined) expect(left).toMatchObject({ people: whole?.people, amount: whole?.amount });
    statementsIn(await ended(makesOf(serial)));
    const once = await made(String(serial));
    expect([diesAt, once?.people, once?.amount]).toEqual([diesAt, whole?.people, whole?.amount]);
    if (left !== undefined) expect(once?.sha256).toBe(left.sha256);
  }
  const [twice] = await rows<{ n: number }>(
    `select count(*)::int as n from (select from pay_transfer t join pay_transfer_file f using (pay_transfer_file_id) where f.voided_at is null group by t.party_relationship_id having count(*) > 1) x`,
  );
  expect([twice?.n, (await rows('select from pay_transfer_file')).length]).toEqual([0, serial]);
});

test(`kill -9 at ${PLACES} places of booking the answer of the bank (seed ${SEED})`, { timeout: 60_000 * (PLACES + 1) }, async () => {
  const [file] = await rows<{ id: string; serial: string }>('select pay_transfer_file_id as id, serial from pay_transfer_file where voided_at is null');
  const sent = await reading(bench.bed.database.pool, systemActor('test', [company]), (db) => transfersOf(db, file?.id ?? ''));
  const answers = sent.map(({ partyId, iban }, at) => ({
    row: at + 2,
    values: { serial: file?.serial ?? '', iban: sealedTransferIban.open(partyId, iban), ...(at === 0 ? { result: 'rejected', reason: 'closed' } : { result: 'paid' }) },
  }));
  const answered = () => rows('select result, reason, row_version as version from pay_transfer where pay_transfer_file_id = $1 order by result, pay_transfer_id', file?.id);
  const forget = () => rows('update pay_transfer set result = null, reason = null, row_version = 1');
  const open = sent.map(() => ({ result: null, reason: null, version: 1 }));
  const booked = [...sent.slice(1).map(() => ({ result: 'paid', reason: null, version: 2 })), { result: 'rejected', reason: 'closed', version: 2 }];
  const statements = statementsIn(await ended({ answers }));
  expect(await answered()).toEqual(booked);
  for (const diesAt of placesIn(statements, PLACES, SEED)) {
    await forget();
    expect([diesAt, await ended({ answers, diesAt })]).toEqual([diesAt, 'SIGKILL']);
    expect([open, booked]).toContainEqual(await answered());
    statementsIn(await ended({ answers }));
    expect([diesAt, await answered()]).toEqual([diesAt, booked]);
  }
});
