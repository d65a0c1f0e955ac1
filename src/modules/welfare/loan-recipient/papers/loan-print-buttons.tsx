/** Papers of a loan, from wherever it is seen. */
import { Printer } from 'lucide-react';
import { RunButton } from '#ui/act/run-button.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { openPdf } from '#ui/client/download.ts';
import words from './loan-paper.messages.fa.ts';
import { type LoanPaper, PAPERS, printLoan } from './loan-papers.contract.ts';

/** Those of a loan: without a guarantor there is no undertaking, and that it is settled is told of one that is. */
export function LoanPrintButtons({ loanId, state, hasGuarantor }: { loanId: string; state: string; hasGuarantor: boolean }) {
  const isShown = (paper: LoanPaper): boolean => (paper === 'settlement' ? state === 'LoanSettled' : paper !== 'undertaking' || hasGuarantor);
  const read = (paper: LoanPaper) => sendForBlob(printLoan, { params: { loanId }, query: { paper } });
  return PAPERS.filter(isShown).map((paper) => (
    <RunButton key={paper} variant="outline" icon={Printer} run={async () => openPdf(await read(paper), `${words.titles[paper]}.pdf`)}>
      {words.print[paper]}
    </RunButton>
  ));
}
