/** Loans counted for whoever asks, over the wire. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatRial } from '#kernel/rial/rial.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation } from '#testing/organisation.ts';
import { computeExamples, penaltyExamples, rankExamples } from './examples.rules.ts';
import { figuresErrors } from './figures.errors.ts';
import messages from './figures.messages.fa.ts';
import { routes } from './figures.routes.ts';
import words from './figures-words.messages.fa.ts';

let bed: Mounted;
const officer = actorIn('administrator', 'administrator');
const PATH = '/rest/s1/welfare';
const ask = (name: string, body: object) => bed.call(officer, 'POST', `${PATH}/${name}`, body);
const loan = { finalLoanAmount: '100000000', finalInstallmentNumber: 12, requestMeetDate: '2026-03-21' };

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/welfare/loan-figures', routes, messages, errors: [figuresErrors] });
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());

test('instalments by the names of the guide, exact values with four places', async () => {
  const { status, body } = await ask('ComputeInstallmentInfo', { ...loan, terms: { yearlyRate: '18', method: 'Annuity' } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    installmentAmount: '9167999',
    totalInstallmentProfit: '10015991',
    totalLoanAmount: '110015991',
    loanFeeAmount: '0',
    exactInstallment: '9167999.2906',
    exactProfit: '10015991.4875',
  });
  expect(body.totals).toEqual({ principal: '100000000', profit: '10015991', fee: '0', instalment: '110015991' });
  expect(body.loanInstallment).toHaveLength(12);
  expect(body.loanInstallment[0]).toMatchObject({ installmentCode: 1, paymentDate: '2026-04-21', originalAmount: '7667999', profitAmount: '1500000', balance: '92332001' });
  expect(body.loanInstallment[0].explanation).toContain(words.profit.balance({ balance: formatRial(100_000_000n), rate: '\u06F1\u066B\u06F5\u066A' }));
  expect(body.loanInstallment.at(-1).balance).toBe('0');
});

test.each([
  ...Object.entries(computeExamples).map((one) => ['ComputeInstallmentInfo', ...one] as const),
  ...Object.entries(rankExamples).map((one) => ['loan/rank', ...one] as const),
])('%s answers the documented question: %s', async (name, _, body) => expect((await ask(name, body)).status).toBe(200));

test.each([
  ['finalInstallmentNumber', { ...loan, finalInstallmentNumber: 120, terms: { yearlyRate: '36', method: 'SimpleProfit' } }],
  ['terms.feeRate', { ...loan, terms: { yearlyRate: '0', method: 'InterestFree', feeRate: '100', feeMode: 'takenOff' } }],
  ['finalInstallmentNumber', { ...loan, terms: { yearlyRate: '0', method: 'InterestFree', rounding: { mode: 'up', unit: 90_000_000 } } }],
])('terms that no loan has are refused at %s', async (field, body) => {
  const answer = await ask('ComputeInstallmentInfo', body);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
});

test('places by score and date, what quotas leave goes to the next in the list', async () => {
  const { body } = await ask('loan/rank', rankExamples['by score and date, what quotas leave goes to the next'] ?? {});
  expect(body.places.map(({ request, from }: { request: string; from: string }) => [request, from])).toEqual([
    ['r2', 'quota'],
    ['r1', 'remainder'],
    ['r3', 'quota'],
  ]);
  expect(body).toMatchObject({ used: '900000000', left: '100000000', seedHash: null });
  // 200,000,000 of north and 200,000,000 of south were left; r1 took 300,000,000 of both in their order
  expect(body.quotas).toEqual([
    { code: 'north', amount: '600000000', used: '600000000', left: '0' },
    { code: 'south', amount: '400000000', used: '300000000', left: '100000000' },
  ]);
});

test('a draw is repeated by whoever knows the seed', async () => {
  const { body } = await ask('loan/rank', rankExamples['a draw'] ?? {});
  const seed = 'seed of the meeting of 1405/01/20';
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');
  const byHand = ['r1', 'r2', 'r3'].toSorted((a, b) => (sha(seed + a) < sha(seed + b) ? -1 : 1));
  expect(body.places.map(({ request }: { request: string }) => request)).toEqual(byHand);
  expect(body.seedHash).toBe(sha(seed));
});

test.each([
  [
    'budget.quotas',
    {
      budget: {
        amount: 10,
        quotas: [
          { code: 'a', percent: '60' },
          { code: 'b', percent: '40.01' },
        ],
      },
      requests: [],
    },
  ],
  ['requests', { budget: { amount: 10 }, requests: [{ request: 'a', amount: 1, quota: 'no' }] }],
  [
    'requests',
    {
      budget: { amount: 10 },
      requests: [
        { request: 'a', amount: 1 },
        { request: 'a', amount: 2 },
      ],
    },
  ],
  ['seed', { budget: { amount: 10, ranking: 'draw' }, requests: [] }],
])('a ranking that has no answer is refused at %s', async (field, body) => {
  const answer = await ask('loan/rank', body);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
});

test('lateness costs the rate and six points, from the due day once the grace is over', async () => {
  const example = penaltyExamples['twenty days late after five days of grace'] ?? {};
  // 9,145,833 x 24 x 20 / 36,000
  expect((await ask('loan/penalty', example)).body).toMatchObject({
    daysLate: 20,
    penaltyDays: 20,
    penaltyRate: '24',
    installmentPenaltyAmount: '121944',
    exactPenalty: '121944.4400',
  });
  expect((await ask('loan/penalty', { ...example, graceDays: 20 })).body).toMatchObject({ penaltyDays: 0, installmentPenaltyAmount: '0', payableInstallmentAmount: '9145833' });
  expect((await ask('loan/penalty', { ...example, method: 'LpfPenaltyRate', penaltyRate: '12' })).body).toMatchObject({ penaltyRate: '12', installmentPenaltyAmount: '60972' });
});
