/** Answers questions about loans: reads digits and decimals, counts, explains. Nothing is stored and no person is read. */
import { hash } from 'node:crypto';
import type { BodyInput } from '#kernel/call.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { type Fraction, fractionOf, readDecimal, roundTo, times, writeDecimal, ZERO } from '#kernel/rial/fraction.ts';
import { formatRial } from '#kernel/rial/rial.ts';
import { ScheduleFault, type ScheduleTerms, scheduleOf } from '#kernel/rial/schedule.ts';
import { penaltyOf } from '#kernel/rial/schedule-late.ts';
import type { Db } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { lineSentences, penaltySentence, placeSentence, shortDecimal } from './explain.rules.ts';
import type { computeInstallments, countPenalty, rankRequests } from './figures.contract.ts';
import { figuresErrors } from './figures.errors.ts';
import { type LoanTerms, loanTermsOf } from './loan-terms.store.ts';
import { PENALTY_POINTS, penaltyRateOf } from './penalty.rules.ts';
import { type Asked, rankOf } from './rank.rules.ts';

/** In which company, on which day. */
export interface Asker {
  readonly db: Db;
  readonly companyId: string;
  readonly today: string;
}

const PLACES = 4;
const decimalOf = (value: string | number): Fraction => readDecimal(typeof value === 'number' ? value.toFixed(8) : value) ?? ZERO;

type Question = BodyInput<typeof computeInstallments>;
type Said = Pick<ScheduleTerms, 'amount' | 'count' | 'from'>;

/** What the kernel counts by, of terms as they come over the wire. */
function termsOf(terms: NonNullable<Question['terms']>, said: Said): ScheduleTerms {
  const { yearlyRate, method, gapMonths = 1, breathingMonths = 0, feeRate = '0', feeMode = 'none', rounding, profitWeights = 'declining' } = terms;
  return {
    ...said,
    yearlyRate: decimalOf(yearlyRate),
    method,
    gapMonths,
    breathingMonths,
    feeRate: decimalOf(feeRate),
    feeMode,
    rounding: { mode: rounding?.mode ?? 'half', unit: BigInt(rounding?.unit ?? 1) },
    weights: profitWeights,
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
    totals: {
      principal: String(terms.amount),
      profit: String(schedule.profit),
      fee: String(schedule.fee - schedule.feeAtPayment),
      instalment: String(schedule.total - schedule.feeAtPayment),
    },
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

/** The terms of a loan of the company for somebody. Throws notFound, tooManyLines, tooMuch. */
export async function definedTerms(db: Db, companyId: string, welfareId: string, said: Said): Promise<LoanTerms & ScheduleTerms> {
  const terms = await loanTermsOf(db, companyId, welfareId);
  if (terms === undefined) throw httpErrors.error('notFound');
  const { mostLines, mostAmount } = terms;
  if (said.count > mostLines) throw figuresErrors.error('tooManyLines', { values: { most: toPersianDigits(String(mostLines)) } });
  if (mostAmount !== undefined && said.amount > mostAmount) throw figuresErrors.error('tooMuch', { values: { most: formatRial(mostAmount) } });
  return { ...terms, ...said };
}

/** The instalments of terms, or of a loan of the company. Throws oneOfTwo and what `definedTerms` and counting refuse. */
export async function compute({ welfareId, terms, finalLoanAmount, finalInstallmentNumber: count, requestMeetDate }: Question, { db, companyId, today }: Asker) {
  const said = { amount: BigInt(finalLoanAmount), count, from: requestMeetDate ?? today };
  if ((welfareId === undefined) === (terms === undefined)) throw figuresErrors.error('oneOfTwo');
  return installmentInfo(terms === undefined ? await definedTerms(db, companyId, welfareId ?? '', said) : termsOf(terms, said));
}

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
  refuseTwice(requests.map(({ request }) => request));
  const asked = requests.map(({ request, amount, score = 0, requestedOn, code = request, quota }): Asked => {
    if (quota !== undefined && !quotas.some((one) => one.code === quota)) throw figuresErrors.error('unknownQuota', { values: { code: quota } });
    return { id: request, amount: BigInt(amount), score, requestedOn, code, quota, hash: seed === undefined ? undefined : hash('sha256', seed + request) };
  });
  const cap = budget.cap === undefined ? undefined : BigInt(budget.cap);
  const { places, left } = rankOf({ amount: BigInt(budget.amount), quotas, cap, ranking, remainders: budget.remainders ?? 'next' }, asked);
  const spent = places.reduce((sum, place) => (place.from === undefined ? sum : sum + place.asked.amount), 0n);
  return {
    places: places.map((place) => ({
      place: place.place,
      request: place.asked.id,
      amount: String(place.asked.amount),
      score: place.asked.score,
      hash: place.asked.hash ?? null,
      quota: place.asked.quota ?? null,
      isFunded: place.from !== undefined,
      from: place.from ?? null,
      explanation: placeSentence(place, cap),
    })),
    quotas: quotas.map(({ code, amount }) => {
      const leftOf = left.get(code) ?? 0n;
      return { code, amount: String(amount), used: String(amount - leftOf), left: String(leftOf) };
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
