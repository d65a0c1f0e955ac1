/** What acts on loans ask first: that the loan is of somebody else in reach, and what its lateness costs. */
import type { AnyCall } from '#kernel/call.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { employmentRowErrors } from '#platform/employment-rows/employment-rows.errors.ts';
import type { Act, Actor, AuditEntry, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { refuseOwn } from '#platform/party/own-file/own-file.server.ts';
import type { DeductionRule } from '../deductions/deductions.rules.ts';
import { ruleOn } from '../deductions/deductions.store.ts';
import { penaltyRateOf } from '../loan-figures/penalty.rules.ts';
import type { Booking } from '../loan-ledger/loan-ledger.service.ts';
import { type HeldLoan, loansIn } from './held-loan.store.ts';
import { loanSettlementErrors } from './loan-settlement.errors.ts';
import { type LateTerms, noPenalty } from './owed.rules.ts';

/** Who looks at loans, in which company. */
export interface Looking {
  readonly db: Db;
  readonly rows: RowScope;
  readonly actor: Actor;
}

export interface Acting extends Act {
  readonly tx: Tx;
  readonly rows: RowScope;
  readonly actor: Actor;
  audit(entry: AuditEntry): void;
}

export const bookingOf = ({ tx, actor, newId }: Acting): Booking => ({ tx, companyId: actor.companyId, bookedBy: actor.partyId, newId });

/** Loans of people in reach. Throws notFound where one is none of them. */
export async function loansOf({ db, rows, actor }: Looking, loanIds: readonly string[]): Promise<HeldLoan[]> {
  const asked = [...new Set(loanIds)];
  const found = await loansIn(db, rows, actor.companyId, asked);
  if (found.length !== asked.length) throw httpErrors.error('notFound');
  return found;
}

/** A loan of somebody in reach whose pay the actor may know. Throws notFound, withheld. */
export async function readableLoan(looking: Looking, call: AnyCall, loanId: string): Promise<HeldLoan> {
  const [loan] = await loansOf(looking, [loanId]);
  if (loan === undefined) throw httpErrors.error('notFound');
  if (!classesOf(looking.actor, call)(loan.partyId).has('pay')) throw loanSettlementErrors.error('withheld');
  return loan;
}

/** Loans that a call writes to. Throws notFound, ownByOthers, and classHidden where the actor may not know their pay. */
export async function demandLoans({ tx, rows, actor }: Acting, call: AnyCall, loanIds: readonly string[]): Promise<HeldLoan[]> {
  const found = await loansOf({ db: tx, rows, actor }, loanIds);
  const classes = classesOf(actor, call);
  for (const { partyId } of found) {
    refuseOwn({ actor }, call, partyId);
    if (!classes(partyId).has('pay')) throw employmentRowErrors.error('classHidden');
  }
  return found;
}

/** What lateness of a loan costs: what pay was to take and did not bear costs nothing, unless the company says so. */
export function lateUnder({ penaltyOfCut }: Pick<DeductionRule, 'penaltyOfCut'>, loan: HeldLoan): LateTerms {
  if (loan.isDeducted && !penaltyOfCut) return noPenalty;
  return { rate: penaltyRateOf(loan.penaltyMethod, loan.yearlyRate, loan.penaltyPoints), graceDays: loan.graceDays };
}

/** The same by the rule of the company on a day (ISO). */
export const lateTerms = async (db: Db, companyId: string, loan: HeldLoan, day: string): Promise<LateTerms> => lateUnder(await ruleOn(db, companyId, day), loan);
