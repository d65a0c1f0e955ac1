/** The steps of a run: told by what they leave behind, to whoever may see the run. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorIn, newId } from '#testing/mounted.ts';
import { companyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, RUN } from '#testing/pay-runs.ts';
import { routes } from './run-steps.routes.ts';
import { type StepFacts, type StepState, stepsOf } from './run-steps.rules.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;
beforeAll(async () => {
  bench = await openPayBench({ slice: 'modules/payroll/run-steps', routes, messages: {}, errors: [] });
});
afterAll(() => bench.close());

const statesOf = async (id: string): Promise<StepState[]> => (await bench.bed.call(payOfficer, 'GET', `${RUN}/${id}/steps`)).body.steps.map(({ state }: Answer) => state);

test('each is done when what it leaves behind is there, the first that is not is the next', async () => {
  const id = await bench.counted(1);
  expect(await statesOf(id)).toEqual(['next', 'waiting', 'waiting', 'waiting', 'none', 'optional', 'waiting']);
  await bench.approved(id);
  expect(await statesOf(id)).toEqual(['done', 'next', 'waiting', 'waiting', 'none', 'optional', 'waiting']);
  expect((await bench.act(id, 'paid')).status).toBe(200);
  await bench.rows(
    `insert into tax_sending (tax_sending_id, company_id, pay_run_id, number, layout, has_bom, sha256, sent_at) values ($1, $2, $3, 0, 'WH', 'N', 'x', now())`,
    ...[newId(), companyId('holding'), id],
  );
  expect(await statesOf(id)).toEqual(['done', 'done', 'done', 'next', 'none', 'optional', 'waiting']);
  await bench.rows('insert into insurance_list_taken (pay_run_id, company_id, taken_at) values ($1, $2, now())', id, companyId('holding'));
  expect(await statesOf(id)).toEqual(['done', 'done', 'done', 'done', 'none', 'optional', 'done']);
  for (const [who, path, status] of [
    [actorIn('payrollOfficer', 'hrOfficerElsewhere'), id, 404],
    [payOfficer, newId(), 404],
    [payOfficer, 'nothing', 404],
    [actorIn('employee', 'worker'), id, 403],
  ] as const)
    expect([status, (await bench.bed.call(who, 'GET', `${RUN}/${path}/steps`)).status]).toEqual([status, status]);
});

test('nothing is finished while a duty or a step is open, whatever else is done', () => {
  const all: StepFacts = {
    ...{ isApproved: true, isPaid: true, hasTax: true, hasInsurance: true, taxSent: true, insuranceTaken: true, keepsBooks: true, hasVoucher: true, hasPapers: true },
    openDuties: 0,
  };
  const finish = (facts: Partial<StepFacts>) => stepsOf({ ...all, ...facts }).at(-1)?.state;
  expect([finish({}), finish({ openDuties: 1 }), finish({ hasPapers: false })]).toEqual(['done', 'next', 'done']);
  for (const name of ['isApproved', 'isPaid', 'taxSent', 'insuranceTaken', 'hasVoucher'] as const) expect([name, finish({ [name]: false })]).toEqual([name, 'waiting']);
});
