import { useParams } from '@tanstack/react-router';
import { LoanSheet } from './loan-sheet.tsx';
import { OwnLoans } from './own-loans.tsx';

/** A loan by its id in the address, or the own ones. */
export default function LoanRecipientPage() {
  const { accompanyId } = useParams({ strict: false }) as { readonly accompanyId?: string };
  return accompanyId === undefined ? <OwnLoans /> : <LoanSheet loanId={accompanyId} />;
}
