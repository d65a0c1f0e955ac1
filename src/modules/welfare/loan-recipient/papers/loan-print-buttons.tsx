/** Papers of a loan, from wherever it is seen. */
import { Printer } from 'lucide-react';
import { RunButton } from '#ui/act/run-button.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { openPdf } from '#ui/client/download.ts';
import words from './loan-paper.messages.fa.ts';
import { type LoanPaper, PAPERS, printLoan, printOwnLoan } from './loan-papers.contract.ts';

/** Those of a loan; without a guarantor there is no undertaking. `isOwn`: the reader is its borrower. */
export function LoanPrintButtons({ loanId, isOwn, hasGuarantor }: { loanId: string; isOwn: boolean; hasGuarantor: boolean }) {
  const read = (paper: LoanPaper) =>
    isOwn ? sendForBlob(printOwnLoan, { params: { loanId }, query: { paper } }) : sendForBlob(printLoan, { params: { loanId }, query: { paper } });
  return PAPERS.filter((paper) => paper !== 'undertaking' || hasGuarantor).map((paper) => (
    <RunButton key={paper} variant="outline" icon={Printer} run={async () => openPdf(await read(paper), `${words.titles[paper]}.pdf`)}>
      {words.print[paper]}
    </RunButton>
  ));
}
