import type { ReplyOf } from '#kernel/call.ts';
import { PaperCheck, type PaperVerdict, paperFacts } from '#platform/papers/paper-check.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { checkLetter } from './letter-check.contract.ts';
import { letterCheckScreen } from './letter-check.screen.ts';
import messages from './letters-page.messages.fa.ts';

const types = { valid: 'success', withdrawn: 'error', unknown: 'warning' } as const;

const verdictOf = ({ state, kind, issuedOn: day, ...paper }: ReplyOf<typeof checkLetter>): PaperVerdict => ({
  type: types[state],
  sentence: messages.verdicts[state],
  facts: paperFacts({ ...messages, number: messages.letterNumber, day: messages.issuedOn }, { ...paper, kind: kind === null ? null : messages.kinds[kind], day }),
});

/** Whether a letter is genuine, for whoever holds the paper. */
export default function LetterCheckPage() {
  const { code = '' } = useScreenSearch(letterCheckScreen);
  const { mutateAsync } = useSend(checkLetter);
  return (
    <PaperCheck
      title={messages.checkTitle}
      lead={messages.checkLead}
      codeLabel={messages.code}
      codeNeeded={messages.codeNeeded}
      given={code}
      ask={async (asked) => verdictOf(await mutateAsync({ body: { code: asked } }))}
    />
  );
}
