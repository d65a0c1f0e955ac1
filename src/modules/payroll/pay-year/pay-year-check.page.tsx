import type { ReplyOf } from '#kernel/call.ts';
import { PaperCheck, type PaperVerdict, paperFacts } from '#platform/papers/paper-check.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import messages from './pay-year.messages.fa.ts';
import { checkPayYear } from './pay-year-check.contract.ts';
import { payYearCheckScreen } from './pay-year-check.screen.ts';
import words from './pay-year-paper.messages.fa.ts';

const said = words.check;
const types = { current: 'success', outdated: 'warning', unknown: 'warning' } as const;

const verdictOf = ({ state, year: number, issuedOn: day, ...paper }: ReplyOf<typeof checkPayYear>): PaperVerdict => ({
  type: types[state],
  sentence: said.verdicts[state],
  facts: paperFacts(said, { ...paper, kind: words.title, number, day }),
});

/** Whether a year of pay on paper is genuine, for whoever holds it. */
export default function PayYearCheckPage() {
  const { code = '' } = useScreenSearch(payYearCheckScreen);
  const { mutateAsync } = useSend(checkPayYear);
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
