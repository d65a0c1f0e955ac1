/** Lines of all loans that move at once: counted first, then written all or not at all. */
import type { BodyOf, QueryOf } from '#kernel/call.ts';
import { daysBetween } from '#kernel/formula/days.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { employmentRowErrors } from '#platform/employment-rows/employment-rows.errors.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { loanTermsOf } from '../loan-figures/loan-terms.store.ts';
import { linesOf, rescheduleMany } from '../loan-ledger/loan-ledger.service.ts';
import { holdLoans } from '../loan-ledger/loan-ledger.store.ts';
import { type Acting, bookingOf, type Looking, loansOf } from '../loan-settlement/acting.service.ts';
import type { HeldLoan } from '../loan-settlement/held-loan.store.ts';
import { postponeAll, type readPostponingAll } from './loan-moving.contract.ts';
import { loanMovingErrors } from './loan-moving.errors.ts';
import type { MovedPlan } from './postpone.rules.ts';
import { type Moving, movedPlan, newPlan, staysWhereItIs } from './postpone.service.ts';
import { type AskedDays, type LoanToMove, loansToMove } from './postpone-all.store.ts';

/** Loans of one act. */
const MOST = 5000;
/** Days that a line of each loan is looked for in: lines of a month, and no two of one loan. */
const MOST_DAYS = 31;

type Asked = AskedDays & Omit<Moving, 'number'>;
interface Moved {
  readonly loan: HeldLoan;
  readonly welfareId: string;
  readonly number: number;
  readonly moved: MovedPlan;
}
interface Counted {
  readonly moves: readonly Moved[];
  readonly movedOften: number;
  readonly notMovable: number;
  readonly own: number;
}

/** Loans that have a line in the days. Throws daysOff, tooMany, and notFound for what another company lends. */
async function found({ db, rows, actor }: Looking, asked: AskedDays): Promise<LoanToMove[]> {
  const days = daysBetween({ date: asked.fromDate }, { date: asked.thruDate });
  if (days < 0 || days > MOST_DAYS) throw loanMovingErrors.error('daysOff');
  if (asked.welfareId !== undefined && (await loanTermsOf(db, actor.companyId, asked.welfareId)) === undefined) throw httpErrors.error('notFound');
  const loans = await loansToMove(db, rows, actor.companyId, asked, MOST);
  if (loans.length > MOST) throw loanMovingErrors.error('tooMany', { values: { most: toPersianDigits(String(MOST)) } });
  return loans;
}

/** What moves of these loans, and why others stay. */
async function count(looking: Looking, toMove: readonly LoanToMove[], asked: Asked): Promise<Counted> {
  const loanIds = toMove.map(({ loanId }) => loanId);
  const loans = new Map((await loansOf(looking, loanIds)).map((loan) => [loan.loanId, loan]));
  const lines = Map.groupBy(await linesOf(looking.db, { companyId: looking.actor.companyId, loanIds, asOf: 'infinity' }), ({ loanId }) => loanId);
  const moves: Moved[] = [];
  let [movedOften, notMovable, own] = [0, 0, 0];
  for (const { loanId, welfareId, number } of toMove) {
    const [loan, its = []] = [loans.get(loanId), lines.get(loanId)];
    if (loan === undefined) continue;
    const line = its.find((one) => one.number === number);
    const moved = line === undefined || staysWhereItIs(line) ? undefined : movedPlan(loan, its, { ...asked, number });
    if (loan.partyId === looking.actor.partyId) own += 1;
    else if (loan.postponements >= loan.mostPostponements) movedOften += 1;
    else if (moved === undefined) notMovable += 1;
    else moves.push({ loan, welfareId, number, moved });
  }
  return { moves, movedOften, notMovable, own };
}

function sumsOf(moves: readonly Moved[]) {
  const sum = (of: (plan: MovedPlan) => bigint): string => String(moves.reduce((all, { moved }) => all + of(moved), 0n));
  return {
    ...{ loans: moves.length, lines: moves.reduce((all, { moved }) => all + moved.count, 0) },
    ...{ openAmount: sum(({ open }) => open), profitAmount: sum(({ profit }) => profit) },
  };
}

/** How many would move, by which sums; writes nothing. Throws daysOff, tooMany, monthsMissing. */
export async function movingAll(looking: Looking, { months, ...query }: QueryOf<typeof readPostponingAll>) {
  const asked = { ...query, months: months === undefined ? undefined : Number(months) };
  const { moves, ...stay } = await count(looking, await found(looking, asked), asked);
  const kinds = [...Map.groupBy(moves, ({ welfareId }) => welfareId)].map(([welfareId, its]) => ({ welfareId, title: its[0]?.loan.title ?? '', ...sumsOf(its) }));
  return { ...sumsOf(moves), kinds: kinds.toSorted((a, b) => b.loans - a.loans || a.title.localeCompare(b.title, 'fa')), ...stay };
}

/** Moves what was shown. Throws daysOff, tooMany, monthsMissing, classHidden without the class of pay, and otherNow where it comes to something else by now. */
export async function moveLoans(acting: Acting, { months, reason, shown, ...body }: BodyOf<typeof postponeAll>) {
  const { tx, rows, actor, today, audit } = acting;
  if (!classesOf(actor, postponeAll)(undefined).has('pay')) throw employmentRowErrors.error('classHidden');
  const asked = { ...body, months: months ?? undefined };
  const looking = { db: tx, rows, actor };
  const toMove = await found(looking, asked);
  await holdLoans(
    tx,
    actor.companyId,
    toMove.map(({ loanId }) => loanId),
  );
  const { moves } = await count(looking, toMove, asked);
  const { loans, lines, openAmount, profitAmount } = sumsOf(moves);
  if (loans !== shown.loans || lines !== shown.lines || openAmount !== shown.openAmount || profitAmount !== shown.profitAmount) throw loanMovingErrors.error('otherNow');
  if (loans === 0) throw loanMovingErrors.error('nothingOpen');
  const versions = await rescheduleMany(
    bookingOf(acting),
    moves.map(({ loan, number, moved }) => newPlan(loan.loanId, { number, moved, day: today, note: reason })),
  );
  for (const { loan } of moves) {
    const version = versions.get(loan.loanId) ?? 0;
    audit({ entity: 'PaidLoan', id: loan.loanId, action: 'update', companyId: actor.companyId, subjectPartyId: loan.partyId, changes: { version: [version - 1, version] } });
  }
  return { loans };
}
