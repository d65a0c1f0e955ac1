/** Servers that die by SIGKILL while a month is counted and while it is approved: it comes to what it would have come to, nothing is lost, doubled or taken twice. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_START } from '#testing/app.ts';
import { lived, placesIn, statementsIn } from '#testing/killed.ts';
import type { KilledPay } from '#testing/killed-pay.ts';
import { companyId, employmentId } from '#testing/organisation.ts';
import { payOfficer as officer, openPayBench, type PayBench, RUN } from '#testing/pay-runs.ts';
import { SEED, scale } from '#testing/scale.ts';
import { firstDay } from '../pay/pay-month.rules.ts';
import { contractWage } from '../sources/contract-wage.pay-source.ts';
import { announcePaySources } from '../sources/pay-sources.server.ts';
import { standingItemSource } from '../standing-items/standing-items.pay-source.ts';

/** Of each, counting and approval; a year has no more months to approve. */
const PLACES = Math.min(12, 2 * scale);
const company = companyId('holding');
const worker = fileURLToPath(new URL('../../../testing/killed-pay.ts', import.meta.url));

let bench: PayBench;
const rows: PayBench['rows'] = (text, ...values) => bench.rows(text, ...values);
beforeAll(async () => {
  bench = await openPayBench();
  announcePaySources([contractWage, standingItemSource]);
  await rows(
    `insert into standing_item (standing_item_id, company_id, party_relationship_id, pay_factor_id, amount, times, valid)
     select gen_random_uuid(), $1, m.party_relationship_id, f.pay_factor_id, case when m.party_relationship_id = $2 then 90000000000 else 3000000 end, 30, '[2021-03-21,)'
     from pay_member m join pay_factor f on f.company_id = m.company_id and f.code = 'loan'`,
    company,
    employmentId('colleague'),
  );
});
afterAll(() => bench.close());

/** How a process ended: the signal, or the number of statements it took. */
function ended(task: Pick<KilledPay, 'diesAt' | 'answers'>): Promise<string> {
  const whole: KilledPay = { connection: bench.bed.database.connections.app, companyId: company, now: TEST_START, ...task };
  return lived(worker, { KILLED_PAY: JSON.stringify(whole) });
}

const slipsOf = (payRunId: string) =>
  rows(`select party_relationship_id as of, amounts::text, net::text, tax::text, input_hash, inputs::text, warnings::text from payslip where pay_run_id = $1 order by 1`, payRunId);
const stateOf = async (payRunId: string) =>
  (
    await rows<{ status: string; state: string; done: number }>(
      `select r.status_id as status, n.state, n.done_items as done from pay_run r join run n using (run_id) where pay_run_id = $1`,
      payRunId,
    )
  )[0];

/** What was taken of standing items in the month of a run, and the same by its payslips. */
async function taken(payRunId: string) {
  const [of] = await rows<{ year: number; month: number }>('select jalali_year::int as year, jalali_month::int as month from pay_run where pay_run_id = $1', payRunId);
  return rows(
    `select i.party_relationship_id as of, count(*)::int as times, sum(k.amount)::text as amount from standing_item_taken k join standing_item i using (standing_item_id)
     where k.month_day = $1::date group by 1 order by 1`,
    firstDay(of ?? { year: 1405, month: 1 }),
  );
}
const lines = (payRunId: string) =>
  rows(`select party_relationship_id as of, 1 as times, amount::text from payslip_line where pay_run_id = $1 and code = 'loan' and amount <> 0 order by 1`, payRunId);

test(`kill -9 at ${PLACES} places of counting (seed ${SEED})`, { timeout: 60_000 * PLACES }, async () => {
  const { payRunId } = (await bench.bed.call(officer, 'POST', RUN, bench.month(1))).body;
  const statements = statementsIn(await ended({}));
  const undisturbed = await slipsOf(payRunId);
  expect(undisturbed).toHaveLength(4);
  for (const place of placesIn(statements, PLACES, SEED)) {
    await rows('delete from payslip where pay_run_id = $1', payRunId);
    const { rowVersion } = await bench.read(payRunId);
    expect((await bench.bed.call(officer, 'POST', `${RUN}/${payRunId}/calculate`, { rowVersion })).status).toBe(200);
    expect([place, await ended({ diesAt: place })]).toEqual([place, 'SIGKILL']);
    expect([place, await ended({})]).toEqual([place, expect.stringMatching(/^\d+$/)]);
    expect([place, await slipsOf(payRunId)]).toEqual([place, undisturbed]);
    expect([place, await stateOf(payRunId)]).toEqual([place, { status: 'PrCalculated', state: 'done', done: 4 }]);
  }
});

test(`kill -9 at ${PLACES} places of an approval (seed ${SEED})`, { timeout: 60_000 * PLACES }, async () => {
  let statements = 0;
  for (const [at, place] of [undefined, ...placesIn(100, PLACES, SEED)].entries()) {
    const [counted] = await rows<{ id: string }>(`select pay_run_id as id from pay_run where status_id = 'PrCalculated'`);
    const payRunId = counted?.id ?? (await bench.counted(at + 1));
    const before = await slipsOf(payRunId);
    await bench.send(payRunId);
    const asked = await bench.openTask(payRunId);
    const answers = { taskId: asked?.task ?? '', partyId: asked?.who[0] ?? '' };
    if (place !== undefined) expect([place, await ended({ answers, diesAt: Math.max(1, Math.round((place * statements) / 100)) })]).toEqual([place, 'SIGKILL']);
    // one that died at its last statement may have been done
    if ((await bench.openTask(payRunId)) !== undefined) statements = statementsIn(await ended({ answers }));
    expect(statements).toBeGreaterThan(0);
    expect([place, await stateOf(payRunId)]).toEqual([place, { status: 'PrApproved', state: 'done', done: 4 }]);
    expect([place, await slipsOf(payRunId)]).toEqual([place, before]);
    expect((await lines(payRunId)).length).toBe(4);
    expect([place, await taken(payRunId)]).toEqual([place, await lines(payRunId)]);
    const told = await rows<{ times: number }>(
      `select count(*)::int as times from notification_message_user u join notification_message m using (notification_message_id) where m.link = '/payroll/myPayslips' group by u.party_id`,
    );
    expect([place, told.map(({ times }) => times)]).toEqual([place, Array(4).fill(at + 1)]);
  }
});

test('of two who begin a month at once, or approve it, one does', async () => {
  const [last] = await rows<{ month: number }>('select max(jalali_month)::int as month from pay_run');
  const month = bench.month((last?.month ?? 0) + 1);
  const begun = await Promise.all([1, 2].map(() => bench.bed.call(officer, 'POST', RUN, month)));
  expect(begun.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const payRunId = begun.find(({ status }) => status === 201)?.body.payRunId;
  await ended({});
  const { rowVersion } = await bench.read(payRunId);
  const sent = await Promise.all([1, 2].map(() => bench.bed.call(officer, 'POST', `${RUN}/${payRunId}/send`, { rowVersion, withoutAside: true })));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const answers = await Promise.allSettled([1, 2].map(() => bench.answer(payRunId, 'accept')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await taken(payRunId)).toEqual(await lines(payRunId));
});
