/** Answers questions about loans: reads digits and decimals, counts, explains. Nothing is stored and no person is read. */
import { hash } from 'node:crypto';
import type { BodyInput } from '#kernel/call.ts';
import { type Fraction, fractionOf, readDecimal, roundTo, times, writeDecimal, ZERO } from '#kernel/rial/fraction.ts';
import { ScheduleFault, type ScheduleTerms, scheduleOf } from '#kernel/rial/schedule.ts';
import { penaltyOf } from '#kernel/rial/schedule-late.ts';
import { lineSentences, penaltySentence, placeSentence, shortDecimal } from './explain.rules.ts';
import type { computeInstallments, countPenalty, rankRequests } from './figures.contract.ts';
import { figuresErrors } from './figures.errors.ts';
import { PENALTY_POINTS, penaltyRateOf } from './penalty.rules.ts';
import { type Asked, rankOf } from './rank.rules.ts';

const PLACES = 4;
const decimalOf = (value: string | number): Fraction => readDecimal(typeof value === 'number' ? value.toFixed(8) : value) ?? ZERO;

type Question = BodyInput<typeof computeInstallments>;

/** What the kernel counts by, of terms as they come over the wire. */
function termsOf({ terms, finalLoanAmount, finalInstallmentNumber, requestMeetDate }: Question, today: string): ScheduleTerms {
  const { yearlyRate, method, gapMonths = 1, breathingMonths = 0, feeRate = '0', feeMode = 'none', rounding, profitWeights = 'declining' } = terms;
  return {
    amount: BigInt(finalLoanAmount),
    count: finalInstallmentNumber,
    yearlyRate: decimalOf(yearlyRate),
    method,
    gapMonths,
    breathingMonths,
    feeRate: decimalOf(feeRate),
    feeMode,
    rounding: { mode: rounding?.mode ?? 'half', unit: BigInt(rounding?.unit ?? 1) },
    weights: profitWeights,
    from: requestMeetDate ?? today,
  };
}

/** The schedule of terms, or the refusal of what they ask. */
export function countedSchedule(terms: ScheduleTerms): ReturnType<typeof scheduleOf> {
  try {
    return scheduleOf(terms);
  } catch (error) {
    if (!(error instanceof ScheduleFault)) throw error;
    throw figuresErrors.error(error.code, error.line === undefined ? {} : { values: { line: error.line } });
  }
}

/** A schedule as it goes over the wire, with the names of the guide (welfare 7.4). */
export function installmentInfo(terms: ScheduleTerms) {
  const schedule = countedSchedule(terms);
  const sentences = lineSentences(schedule, terms);
  return {
    installmentAmount: String(schedule.lines[0]?.instalment ?? 0n),
    totalInstallmentProfit: String(schedule.profit),
    loanFeeAmount: String(schedule.fee),
    totalLoanAmount: String(schedule.total),
    exactInstallment: writeDecimal(schedule.exactInstalment, PLACES),
    exactProfit: writeDecimal(schedule.exactProfit, PLACES),
    paidOutAmount: String(schedule.paidOut),
    feeAtPayment: String(schedule.feeAtPayment),
    finalLoanAmount: String(terms.amount),
    finalInstallmentNumber: terms.count,
    requestMeetDate: terms.from,
    loanInstallment: schedule.lines.map((line, index) => ({
      installmentCode: line.number,
      paymentDate: line.dueDate,
      installmentAmount: String(line.instalment),
      originalAmount: String(line.principal),
      profitAmount: String(line.profit),
      feeAmount: String(line.fee),
      balance: String(line.balance),
      exactInstallment: writeDecimal(line.exact, PLACES),
      explanation: sentences[index] ?? '',
    })),
  };
}

export const compute = (question: Question, today: string) => installmentInfo(termsOf(question, today));

type Ranking = BodyInput<typeof rankRequests>;

function quotasOf({ amount, quotas = [] }: Ranking['budget']) {
  const percents = quotas.map(({ code, percent }) => ({ code, percent: decimalOf(percent) }));
  const shares = percents.map(({ code, percent }) => ({ code, amount: roundTo(times(fractionOf(BigInt(amount), 100n), percent), 1n, 'down') }));
  const whole = percents.reduce((sum, { percent }) => sum + (percent.n * 10n ** 8n) / percent.d, 0n);
  if (whole > 100n * 10n ** 8n) throw figuresErrors.error('quotas');
  return shares;
}

function refuseTwice(codes: readonly string[]): void {
  const seen = new Set<string>();
  for (const code of codes) {
    if (seen.has(code)) throw figuresErrors.error('twice', { values: { code } });
    seen.add(code);
  }
}

/** Places of requests in a budget. Throws figuresErrors. */
export function rank({ budget, requests, seed }: Ranking) {
  const quotas = quotasOf(budget);
  const ranking = budget.ranking ?? (seed === undefined ? 'score' : 'draw');
  if (ranking !== 'score' && seed === undefined) throw figuresErrors.error('seed');
  refuseTwice(quotas.map(({ code }) => code));
  refuseTwice(requests.map(({ id }) => id));
  const asked = requests.map(({ id, amount, score = 0, requestedOn, code = id, quota }): Asked => {
    if (quota !== undefined && !quotas.some((one) => one.code === quota)) throw figuresErrors.error('unknownQuota', { values: { code: quota } });
    return { id, amount: BigInt(amount), score, requestedOn, code, quota, hash: seed === undefined ? undefined : hash('sha256', seed + id) };
  });
  const cap = budget.cap === undefined ? undefined : BigInt(budget.cap);
  const { places, used } = rankOf({ amount: BigInt(budget.amount), quotas, cap, ranking, remainders: budget.remainders ?? 'next' }, asked);
  const spent = places.reduce((sum, place) => (place.from === undefined ? sum : sum + place.asked.amount), 0n);
  return {
    places: places.map((place) => ({
      place: place.place,
      id: place.asked.id,
      amount: String(place.asked.amount),
      score: place.asked.score,
      hash: place.asked.hash ?? null,
      quota: place.asked.quota ?? null,
      isFunded: place.from !== undefined,
      from: place.from ?? null,
      explanation: placeSentence(place, cap),
    })),
    quotas: quotas.map(({ code, amount }) => {
      const ofQuota = used.get(code) ?? 0n;
      return { code, amount: String(amount), used: String(ofQuota), left: String(amount - ofQuota) };
    }),
    used: String(spent),
    left: String(BigInt(budget.amount) - spent),
    seedHash: seed === undefined ? null : hash('sha256', seed),
  };
}

export function penalty({ amount, yearlyRate, dueDate, paidOn, graceDays = 0, penaltyRate = PENALTY_POINTS, method = 'LpfDaily' }: BodyInput<typeof countPenalty>) {
  const rate = penaltyRateOf(method, decimalOf(yearlyRate), decimalOf(penaltyRate));
  const owed = BigInt(amount);
  const late = penaltyOf({ amount: owed, rate, dueDate, paidOn, graceDays });
  return {
    daysLate: late.daysLate,
    penaltyDays: late.days,
    penaltyRate: shortDecimal(rate, 8),
    installmentPenaltyAmount: String(late.penalty),
    exactPenalty: writeDecimal(late.exact, PLACES),
    payableInstallmentAmount: String(owed + late.penalty),
    explanation: penaltySentence({ amount: owed, rate, graceDays, ...late }),
  };
}
