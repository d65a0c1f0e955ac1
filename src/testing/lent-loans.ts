/** Loans for tests of what happens to them: paid out by the ledger's own call, under terms that a test says. */
import { addDays } from '#kernel/jalali/jalali.ts';
import { type LoanLine, linesOf, payLoan } from '#modules/welfare/loan-ledger/loan-ledger.service.ts';
import { moveGrant } from '#modules/welfare/loan-ledger/loan-ledger.store.ts';
import { systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { type Mounted, newId } from './mounted.ts';
import { companyId, employmentId, type PersonName, partyId } from './organisation.ts';

const company = companyId('holding');

export const inCompany = <T>({ database }: Mounted, work: (tx: Tx) => Promise<T>): Promise<T> => writing(database.pool, systemActor('test', [company]), work);

export interface Lent {
  readonly principal: bigint;
  readonly count: number;
  /** Day that is counted back from, and how many days ago it was paid out. */
  readonly today: string;
  readonly daysAgo: number;
  /** `CashInstallment` where nothing is said. */
  readonly by?: 'CashInstallment' | 'AutoDeduction';
  /** What it was asked for by, approved or funded: it is paid from then on. */
  readonly requestId?: string;
}

/** A loan of a bank at 18 percent, of which lines may move twice. Answers its id and its number. */
export async function lend(
  bed: Mounted,
  name: PersonName,
  { principal, count, today, daysAgo, by = 'CashInstallment', requestId }: Lent,
): Promise<{ loanId: string; loanCode: string }> {
  const { rows } = await bed.database.owner.query<{ id: string; version: number }>(
    `update welfare_loan set installment_calculation_method_enum_id = $2, most_postponements = 2, rebate_share = 100, row_version = row_version + 1
     where company_id = $1 and welfare_code = 'BANK' returning welfare_id as id, row_version as version`,
    [company, by],
  );
  const [terms] = rows;
  if (terms === undefined) throw new Error('the seeds lack a loan of a bank');
  const parts = [{ amount: principal, method: 'cheque' as const, target: '445566', bankName: null }];
  const asked = { partyId: partyId(name), employmentId: employmentId(name), welfareId: terms.id, version: terms.version, requestId: requestId ?? null };
  return inCompany(bed, async (tx) => {
    const paid = await payLoan({ tx, companyId: company, bookedBy: null, newId }, { ...asked, principal, count, paidOn: addDays(today, -daysAgo), parts });
    if (requestId !== undefined) await moveGrant(tx, requestId, 'LgPaidOut');
    return paid;
  });
}

export const allLines = (bed: Mounted, loanId: string): Promise<LoanLine[]> => inCompany(bed, (tx) => linesOf(tx, { companyId: company, loanIds: [loanId], asOf: 'infinity' }));
