import type { ReplyOf } from '#kernel/call.ts';
import { PaperCheck, type PaperVerdict, paperFacts } from '#platform/papers/paper-check.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { checkLoan } from './loan-check.contract.ts';
import { loanCheckScreen } from './loan-check.screen.ts';
import words from './loan-paper.messages.fa.ts';
import messages from './loan-papers.messages.fa.ts';

const said = words.check;
const types = { running: 'success', settled: 'success', endedUnpaid: 'warning', cancelled: 'error', unknown: 'warning' } as const;

const verdictOf = ({ state, loanTitle: kind, paidOn: day, ...paper }: ReplyOf<typeof checkLoan>): PaperVerdict => ({
  type: types[state],
  sentence: said.verdicts[state],
  facts: paperFacts({ ...said, kind: said.loan, day: said.paidOn }, { ...paper, kind, day }),
});

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
