/** What somebody who leaves owes of loans: each as it is settled whole on the day. */
import { type DebtFact, definePaySource } from '#modules/payroll/payroll.api.ts';
import { loansIn, runningLoans } from './held-loan.store.ts';
import words from './leaver-loans.messages.fa.ts';
import { count } from './loan-settlement.service.ts';

/** Of the group: what takes instalments. */
const FACTOR = 'loan';

export const leaverLoans = definePaySource({
  is: 'debts',
  key: 'loanDebt',
  async read({ db, rows, companyId, employmentIds, day }) {
    const running = await runningLoans(db, rows, companyId, employmentIds, day);
    const held = new Map(
      (
        await loansIn(
          db,
          rows,
          companyId,
          running.map(({ loanId }) => loanId),
        )
      ).map((loan) => [loan.loanId, loan]),
    );
    const debts: DebtFact[] = [];
    for (const { loanId, employmentId } of running) {
      const loan = held.get(loanId);
      if (loan === undefined) continue;
      const { loanCode, statement } = await count({ db, actor: { companyId } }, loan, day);
      const evidence = { kind: 'loan', id: loanId, number: loanCode, day };
      if (statement.payable > 0n) debts.push({ employmentId, kind: 'loan', title: words.left({ loan: loan.title }), amount: statement.payable, factor: FACTOR, evidence });
    }
    return debts;
  },
});
