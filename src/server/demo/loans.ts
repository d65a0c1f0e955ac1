/** Loans of the demo that were paid out over five years: running, late, postponed, settled in time or before it, written off, taken back, and of people who left. In sets. */
import { addDays, toJalali } from '#kernel/jalali/jalali.ts';
import { scheduleOf } from '#kernel/rial/schedule.ts';
import { moveLoans, type StoredEntry, writeEntries } from '#modules/welfare/loan-ledger/loan-ledger.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { type Dice, dice } from './dice.ts';
import { changeLoans } from './loan-changes.ts';
import { purposeSealer } from './loan-purposes.ts';
import { type Borrower, borrowersIn, type DemoLoan, type DemoReceipt, layLoans, layReceipts, termsIn } from './loans.store.ts';
import { daysBetween, later, years } from './spans.ts';
import words from './welfare.messages.fa.ts';
import { type DemoRequest, layRequests } from './welfare.store.ts';
import type { DemoWelfare } from './welfare.ts';

const MILLION = 1_000_000;
const WEIGHTS = { QARZ: 36, EMERGENCY: 24, ADVANCE: 12, MARRIAGE: 12, HOUSING: 8, BANK: 8 } as const;
type Code = keyof typeof WEIGHTS;

/** Millions of rials, lines, and colleagues who answer for it. */
const TERMS: Readonly<Record<Code, { readonly amount: readonly [number, number]; readonly lines: readonly number[]; readonly guarantors: number }>> = {
  QARZ: { amount: [200, 800], lines: [12, 18, 24, 36], guarantors: 1 },
  EMERGENCY: { amount: [60, 300], lines: [6, 10, 12], guarantors: 0 },
  ADVANCE: { amount: [30, 100], lines: [1], guarantors: 0 },
  MARRIAGE: { amount: [500, 1500], lines: [36, 60], guarantors: 1 },
  HOUSING: { amount: [1500, 4000], lines: [60, 96], guarantors: 2 },
  BANK: { amount: [500, 1500], lines: [24, 36, 48], guarantors: 2 },
};
/** One borrower in so many pays at the counter; the others from their pay. */
const AT_COUNTER = 0.2;
/** How a loan that runs stands. */
const STANDINGS = { inTime: 70, late: 14, part: 4, settledEarly: 6, postponed: 6 } as const;
type Standing = keyof typeof STANDINGS;

/** A loan that is asked for and paid out on some day of an employment; undefined where that was too short. */
function drawn({ today, newId }: DemoWelfare, chance: Dice, borrower: Borrower) {
  const first = later(addDays(borrower.from, 120), addDays(today, -years(5)));
  const last = addDays(borrower.thru ?? today, -25);
  if (first >= last) return undefined;
  const code = chance.weighted(WEIGHTS);
  const { amount, lines, guarantors } = TERMS[code];
  const principal = BigInt(chance.between(amount[0] / 10, amount[1] / 10) * 10 * MILLION);
  const paidOn = addDays(first, chance.between(0, daysBetween(first, last)));
  return { loanId: newId(), paymentId: newId(), requestId: newId(), borrower, code, principal, lines: chance.pick(lines), guarantors, paidOn, year: toJalali(paidOn).year };
}

/** What was booked on a loan, with the receipts of what came in at the counter. */
interface Booked {
  readonly entries: readonly StoredEntry[];
  readonly receipts: readonly DemoReceipt[];
  readonly isSettled: boolean;
  readonly standing: Standing;
}

/** Lines up to the last day of pay come in one by one; who was settled early pays the rest at once. */
function bookedOf({ today, newId, officer }: DemoWelfare, companyId: string, chance: Dice, loan: DemoLoan): Booked {
  const { loanId, borrower, plan, paidOn, principal } = loan;
  const standing = chance.weighted(STANDINGS);
  const bookedBy = officer?.partyId ?? null;
  const isLeft = borrower.thru !== null;
  const thru = borrower.thru ?? today;
  const due = plan.lines.filter(({ dueDate }) => dueDate <= thru);
  const held = standing === 'late' && !isLeft ? chance.between(1, 4) : 0;
  const inTime = due.slice(0, Math.max(0, due.length - held));
  const entry = (kind: StoredEntry['countsAs'], amount: bigint, day: string, lineNumber: number | null, source: string, sourceId: string | null = null): StoredEntry => ({
    ...{ entryId: newId(), companyId, loanId, kind, countsAs: kind, amount, day, lineNumber, source, sourceId, reverses: null, note: null },
    bookedBy: source === 'payslip' ? null : bookedBy,
  });
  const receipts: DemoReceipt[] = [];
  const receipt = (amount: bigint, day: string, isWhole: 'Y' | 'N'): string => {
    const loanReceiptId = newId();
    const method = chance.chance(0.7) ? ('slip' as const) : ('transfer' as const);
    receipts.push({ loanReceiptId, companyId, loanId, method, reference: chance.digits(8), amount: String(amount), paidOn: day, isWhole, bookedBy });
    return loanReceiptId;
  };
  const isAtCounter = chance.chance(AT_COUNTER);
  const received = inTime.map(({ number, dueDate, instalment }, at) => {
    const amount = standing === 'part' && at === inTime.length - 1 ? instalment / 2n : instalment;
    return isAtCounter ? entry('received', amount, dueDate, number, 'receipt', receipt(amount, dueDate, 'N')) : entry('deducted', amount, dueDate, number, 'payslip');
  });
  const rest = plan.lines.slice(inTime.length);
  const isEarly = rest.length > 0 && (standing === 'settledEarly' || (isLeft && chance.chance(0.85)));
  const whole = rest.reduce((sum, { instalment }) => sum + instalment, 0n);
  const wholeId = isEarly ? receipt(whole, thru, 'Y') : null;
  const settled = isEarly ? rest.map(({ number, instalment }) => entry('received', instalment, thru, number, 'receipt', wholeId)) : [];
  const atFirst = [entry('paidOut', principal, paidOn, null, 'payment'), ...(plan.feeAtPayment > 0n ? [entry('fee', plan.feeAtPayment, paidOn, null, 'payment')] : [])];
  const isSettled = standing !== 'part' && received.length + settled.length === plan.lines.length;
  return { entries: [...atFirst, ...received, ...settled], receipts, isSettled, standing };
}

/** Requests that loans follow from, each with the codes of its guarantors. */
function requestsOf(chance: Dice, borrowers: readonly Borrower[], loans: readonly NonNullable<ReturnType<typeof drawn>>[]): DemoRequest[] {
  const seal = purposeSealer();
  return loans.map(({ requestId: id, borrower, code, paidOn, principal, lines, guarantors }) => {
    const others = chance.shuffled(borrowers.filter(({ thru, partyId }) => thru === null && partyId !== borrower.partyId).slice(0, 40));
    const [one, two] = [others[0]?.pseudoId ?? null, others[1]?.pseudoId ?? null];
    return {
      ...{ id, party: borrower.partyId, code, status: 'RqApproved' as const, day: addDays(paidOn, -12), amount: Number(principal), lines },
      ...{ purpose: seal(id, chance.pick(words.purposes)), guarantorOne: guarantors > 0 ? one : null, guarantorTwo: guarantors > 1 ? two : null },
    };
  });
}

/** Lays the loans of a company out. */
export async function writeLoans(tx: Tx, demo: DemoWelfare, companyId: string): Promise<void> {
  const { today, employee } = demo;
  const borrowers = await borrowersIn(tx, companyId, addDays(today, -150), employee?.partyId ?? null);
  const chance = dice(borrowers.length, 29);
  const terms = await termsIn(tx, companyId);
  // nobody asks twice for the same loan at once
  const seen = new Set<string>();
  const isFirst = (key: string): boolean => seen.size < seen.add(key).size;
  const asked = borrowers
    .flatMap((borrower, at) => Array.from({ length: at === 0 || chance.chance(0.3) ? 2 : 1 }, () => drawn(demo, chance, borrower)))
    .filter((one) => one !== undefined)
    .filter(({ borrower, code }) => isFirst(`${borrower.partyId} ${code}`))
    .toSorted((a, b) => (a.paidOn < b.paidOn ? -1 : 1));
  const numbers = new Map<number, number>();
  const planned = asked.flatMap(({ code, lines, guarantors: _, ...loan }) => {
    const own = terms.get(code);
    if (own === undefined) return [];
    const number = (numbers.get(loan.year) ?? 0) + 1;
    numbers.set(loan.year, number);
    return [{ ...loan, terms: own, number, plan: scheduleOf({ ...own, amount: loan.principal, count: lines, from: loan.paidOn }) }];
  });
  const booked = planned.map((loan) => ({ loan, ...bookedOf(demo, companyId, chance, loan) }));
  await layRequests(tx, companyId, requestsOf(chance, borrowers, asked));
  await layLoans(tx, companyId, planned);
  await layReceipts(
    tx,
    booked.flatMap(({ receipts }) => receipts),
  );
  await writeEntries(
    tx,
    booked.flatMap(({ entries }) => entries),
  );
  await moveLoans(
    tx,
    booked.filter(({ isSettled }) => isSettled).map(({ loan }) => loan.loanId),
    'LoanSettled',
  );
  await changeLoans(
    tx,
    demo,
    companyId,
    booked.map(({ entries, ...one }) => ({ ...one, isTouched: entries.some(({ lineNumber }) => lineNumber !== null) })),
  );
}
