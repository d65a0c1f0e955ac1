import type { ReplyOf } from '#kernel/call.ts';
import { PaperCheck, type PaperVerdict } from '#platform/papers/paper-check.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { formatCode, formatDate } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { checkLetter } from './letter-check.contract.ts';
import { letterCheckScreen } from './letter-check.screen.ts';
import messages from './letters-page.messages.fa.ts';

const types = { valid: 'success', withdrawn: 'error', unknown: 'warning' } as const;

function verdictOf({ state, kind, number, issuedOn, companyName, initials }: ReplyOf<typeof checkLetter>): PaperVerdict {
  const facts =
    kind === null
      ? []
      : [
          { term: messages.kind, value: messages.kinds[kind] },
          { term: messages.company, value: <bdi>{companyName}</bdi> },
          { term: messages.letterNumber, value: <Ltr>{formatCode(number)}</Ltr> },
          { term: messages.issuedOn, value: <Ltr>{formatDate(issuedOn)}</Ltr> },
          { term: messages.initials, value: <bdi>{initials}</bdi> },
        ];
  return { type: types[state], sentence: messages.verdicts[state], facts };
}

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
