import type { ReplyOf } from '#kernel/call.ts';
import { PaperCheck, type PaperVerdict } from '#platform/papers/paper-check.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { formatCode, formatDate } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { checkLoan } from './loan-check.contract.ts';
import { loanCheckScreen } from './loan-check.screen.ts';
import words from './loan-paper.messages.fa.ts';
import messages from './loan-papers.messages.fa.ts';

const said = words.check;
const types = { running: 'success', settled: 'success', cancelled: 'error', unknown: 'warning' } as const;

function verdictOf({ state, loanTitle, number, paidOn, companyName, initials }: ReplyOf<typeof checkLoan>): PaperVerdict {
  const isKnown = loanTitle !== null && number !== null && paidOn !== null;
  const facts = isKnown
    ? [
        { term: said.loan, value: loanTitle },
        { term: said.company, value: <bdi>{companyName}</bdi> },
        { term: said.number, value: <Ltr>{formatCode(number)}</Ltr> },
        { term: said.paidOn, value: <Ltr>{formatDate(paidOn)}</Ltr> },
        { term: said.initials, value: <bdi>{initials}</bdi> },
      ]
    : [];
  return { type: types[state], sentence: said.verdicts[state], facts };
}

/** Whether a paper of a loan is genuine, for whoever holds it. */
export default function LoanCheckPage() {
  const { code = '' } = useScreenSearch(loanCheckScreen);
  const { mutateAsync } = useSend(checkLoan);
  return (
    <PaperCheck
      title={messages.checkTitle}
      lead={said.lead}
      codeLabel={said.code}
      codeNeeded={said.codeNeeded}
      given={code}
      ask={async (asked) => verdictOf(await mutateAsync({ body: { code: asked } }))}
    />
  );
}
