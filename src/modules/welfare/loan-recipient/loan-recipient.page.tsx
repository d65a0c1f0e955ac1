import { useParams } from '@tanstack/react-router';
import { useMay } from '#ui/client/session.ts';
import { recipientInfo } from './loan-recipient.contract.ts';
import { LoanSheet, OwnLoanSheet } from './loan-sheet.tsx';
import { OwnLoans } from './own-loans.tsx';

/** A loan by its id in the address, or the own ones. */
export default function LoanRecipientPage() {
  const { accompanyId } = useParams({ strict: false }) as { readonly accompanyId?: string };
  const mayOthers = useMay(recipientInfo);
  if (accompanyId === undefined) return <OwnLoans />;
  return mayOthers ? <LoanSheet loanId={accompanyId} /> : <OwnLoanSheet loanId={accompanyId} />;
}
