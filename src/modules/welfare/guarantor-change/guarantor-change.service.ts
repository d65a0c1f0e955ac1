/** Judges who is to answer for a running loan in the place of one who left, and writes them. */
import type { FormValues } from '#kernel/form/definition.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { DeclaredRow } from '#platform/requests/request.store.ts';
import type { Answering } from '#platform/requests/request-spec.service.ts';
import type { FormAnswer, WritingCase } from '#platform/workflow/process.define.ts';
import { guarantorTerms } from '../loan-request/check-request.service.ts';
import { checkFit } from '../loan-request/colleagues.service.ts';
import { type Brought, keepPapers } from '../loan-request/guarantor-papers.service.ts';
import { AGREE } from '../loan-request/loan-request.steps.ts';
import { colleagueBy, isGuaranteedBy } from '../loan-request/loan-request.store.ts';
import { guarantorChangeErrors } from './guarantor-change.errors.ts';
import { type GuaranteedLoan, guaranteedLoan, type Reader, replaceGuarantor, writeFormer } from './guarantor-change.store.ts';

interface Judged {
  readonly loan: GuaranteedLoan;
  /** Code of who left. */
  readonly gone: string;
  /** Whoever is named. */
  readonly colleague: string;
}

const codeIn = ({ guarantor }: FormValues): string => String(guarantor);

/** What is expected of a colleague who answers for a loan of somebody. */
export const termsOf = async (db: Parameters<typeof guarantorTerms>[0], borrower: Reader, welfareId: string) => (await guarantorTerms(db, borrower, welfareId)).InternalGuarantor;

/** Throws noneLeft, guarantor, guarantorTwice, guarantorMutual. */
export async function judge(tx: Parameters<typeof guaranteedLoan>[0], borrower: Reader, values: FormValues): Promise<Judged> {
  const loan = await guaranteedLoan(tx, borrower, String(values['loanId']));
  if (loan === undefined || loan.gone === null) throw guarantorChangeErrors.error('noneLeft');
  const colleague = await colleagueBy(tx, borrower, codeIn(values));
  if (colleague === null || colleague === borrower.partyId) throw guarantorChangeErrors.error('guarantor');
  for (const code of loan.codes) if ((await colleagueBy(tx, borrower, code)) === colleague) throw guarantorChangeErrors.error('guarantorTwice');
  const terms = await termsOf(tx, borrower, loan.welfareId);
  if (terms?.isMutual !== true && (await isGuaranteedBy(tx, colleague, borrower))) throw guarantorChangeErrors.error('guarantorMutual');
  return { loan, gone: loan.gone, colleague };
}

const borrowerOf = ({ companyId, partyId }: DeclaredRow, day: string): Reader => ({ companyId, partyId, day });

/** By the same bounds as who is named with a request, with this loan. Throws what checkFit throws. */
async function mustBeFit(tx: WritingCase['tx'], borrower: Reader, { loan, colleague }: Judged): Promise<void> {
  await checkFit(tx, borrower, colleague, await termsOf(tx, borrower, loan.welfareId), { count: 1, amount: loan.open });
}

/** Whoever is named agrees themselves, is fit, and brings their papers. Throws notGuarantor, and what judging throws. */
export async function agree(answering: Answering, row: DeclaredRow, { outcome, values: said }: FormAnswer): Promise<void> {
  if (outcome !== AGREE) return;
  const { tx, today, actorPartyId } = answering;
  const borrower = borrowerOf(row, today);
  const judged = await judge(tx, borrower, row.values);
  if (judged.colleague !== actorPartyId) throw guarantorChangeErrors.error('notGuarantor');
  await mustBeFit(tx, borrower, judged);
  const { requestId } = judged.loan;
  if (requestId === null) return;
  const { papers = {} } = said as { readonly papers?: Brought };
  const needed = (await termsOf(tx, borrower, judged.loan.welfareId))?.documents ?? [];
  await keepPapers(answering, { ...borrower, requestId }, { partyId: actorPartyId }, { needed, said: papers, field: 'papers' });
}

/** Judged again before it is confirmed. */
export async function mustStand({ tx, today }: Pick<Answering, 'tx' | 'today'>, row: DeclaredRow): Promise<void> {
  const borrower = borrowerOf(row, today);
  await mustBeFit(tx, borrower, await judge(tx, borrower, row.values));
}

/** Writes who answers from now on. Throws what judging throws. */
export async function book(
  { tx, today, audit }: WritingCase,
  { requestId: id, companyId, partyId, values }: Pick<DeclaredRow, 'requestId' | 'companyId' | 'partyId' | 'values'>,
): Promise<void> {
  const { loan, gone } = await judge(tx, { companyId, partyId, day: today }, values);
  const to = codeIn(values);
  await replaceGuarantor(tx, { ...loan, from: gone, to });
  if ((await writeFormer(tx, id, gone)) !== 1) throw httpErrors.error('notFound');
  audit({ entity: 'PaidLoan', id: loan.loanId, action: 'update', subjectPartyId: partyId, companyId, changes: { guarantor: [gone, to] } });
}
