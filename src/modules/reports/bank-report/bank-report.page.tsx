import { bankingTab } from '#modules/personnel/personnel.web.ts';
import { PersonReport } from '../person-report/person-report.tsx';
import { bank, bankReport } from './bank-report.contract.ts';
import words from './bank-report.messages.fa.ts';

/** Where people are paid, and who has no account for it. */
export default function BankReportPage() {
  return <PersonReport of={bank} report={bankReport} tab={bankingTab} unit={words.account} />;
}
