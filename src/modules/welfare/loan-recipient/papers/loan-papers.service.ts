/** Makes papers of loans, with their code and the trace of their going out. */
import { randomBytes } from 'node:crypto';
import type { FieldClass } from '#kernel/entity.ts';
import { randomText } from '#kernel/ids/random-text.ts';
import { paperFactsFor } from '#modules/personnel/personnel.api.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { CODE_ALPHABET, CODE_LENGTH, shownNumber } from '#platform/papers/paper-marks.rules.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import { PAID_LOAN } from '../../loan-ledger/loan-ledger.rules.ts';
import { linesOf } from '../../loan-ledger/loan-ledger.service.ts';
import { guarantorsOf, type StoredRecipient } from '../loan-recipient.store.ts';
import type { PrintedLoan } from './loan.print.ts';
import type { LoanPaper } from './loan-papers.contract.ts';
import { loanPaperErrors } from './loan-papers.errors.ts';
import { feeAtPayment, keptCode, lastSettledOn } from './loan-papers.store.ts';

interface Printing {
  readonly paper: LoanPaper;
  /** Classes of what whoever prints may know of the borrower. */
  readonly held: ReadonlySet<FieldClass>;
  /** Of the page that checks a code. */
  readonly address: string;
}

/** Papers of a loan as they are laid out; an undertaking for each guarantor. Throws classNeeded where pay is not held, noGuarantor, and notSettled. */
export async function papersOf(tx: Tx, loan: StoredRecipient, { paper, held, address }: Printing): Promise<PrintedLoan[]> {
  if (!held.has('pay')) throw loanPaperErrors.error('classNeeded');
  const { loanId, companyId, partyId, year, place } = loan;
  const guarantors = await guarantorsOf(tx, loan);
  if (paper === 'undertaking' && guarantors.length === 0) throw loanPaperErrors.error('noGuarantor');
  if (paper === 'settlement' && loan.status !== 'LoanSettled') throw loanPaperErrors.error('notSettled');
  const known = await paperFactsFor(tx, partyId, loan.paidOn);
  const isIdentityKnown = held.has('identity');
  const printed = {
    ...{ paper, address, loan, number: shownNumber(year, place), guarantors, company: await letterheadOf(tx, companyId) },
    ...{ fatherName: isIdentityKnown ? known.fatherName : null, nationalCode: isIdentityKnown ? known.nationalCode : null },
    lines: await linesOf(tx, { companyId, loanIds: [loanId], asOf: 'infinity' }),
    fee: await feeAtPayment(tx, loanId),
    settledOn: await lastSettledOn(tx, loanId),
    code: await keptCode(tx, loan, randomText(CODE_LENGTH, CODE_ALPHABET, randomBytes)),
  };
  await writeAudit(tx, [{ entity: PAID_LOAN, id: loanId, action: 'export', subjectPartyId: partyId, companyId, changes: { paper: [null, paper] } }]);
  return paper === 'undertaking' ? guarantors.map((one) => ({ ...printed, guarantor: { ...one, nationalCode: isIdentityKnown ? one.nationalCode : null } })) : [printed];
}
