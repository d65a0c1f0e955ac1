import { useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { GuestFrame } from '#platform/identity/login/guest-frame.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatCode, formatDate } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Meta } from '#ui/text/text.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { checkLetter } from './letter-check.contract.ts';
import { letterCheckScreen } from './letter-check.screen.ts';
import styles from './letters.module.css';
import messages from './letters-page.messages.fa.ts';

type Verdict = ReplyOf<typeof checkLetter>;
const kinds = { valid: 'success', withdrawn: 'error', unknown: 'warning' } as const;

/** Whether a letter is genuine, for whoever holds the paper. */
export default function LetterCheckPage() {
  const { code: given = '' } = useScreenSearch(letterCheckScreen);
  const [code, setCode] = useState(given);
  const [verdict, setVerdict] = useState<Verdict>();
  const [fault, setFault] = useState<string>();
  const { mutateAsync, isPending } = useSend(checkLetter);
  // whoever scanned the code of the paper asks for nothing else
  const asked = useRef(false);
  useEffect(() => {
    if (given === '' || asked.current) return;
    asked.current = true;
    void check();
  });
  async function check(): Promise<void> {
    setVerdict(undefined);
    if (code.trim() === '') return setFault(messages.codeNeeded);
    try {
      setFault(undefined);
      setVerdict(await mutateAsync({ body: { code: code.trim() } }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFault(error.status === 429 ? error.messages : messages.checkFailed);
    }
  }
  return (
    <GuestFrame title={messages.checkTitle} lead={messages.checkLead}>
      <form
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <TextField label={messages.code} kind="latin" maxLength={40} isRequired autoComplete="off" value={code} onChange={setCode} />
        <Button type="submit" variant="filled" isPending={isPending}>
          {messages.check}
        </Button>
      </form>
      <div className={styles.verdict} aria-live="polite">
        {fault === undefined ? null : <Alert type="error">{fault}</Alert>}
        {verdict === undefined ? null : <Told verdict={verdict} />}
      </div>
    </GuestFrame>
  );
}

function Told({ verdict: { state, kind, number, issuedOn, companyName, initials } }: { verdict: Verdict }) {
  return (
    <>
      <Alert type={kinds[state]}>{messages.verdicts[state]}</Alert>
      {kind === null ? null : (
        <>
          <DescriptionList
            items={[
              { term: messages.kind, value: messages.kinds[kind] },
              { term: messages.company, value: <bdi>{companyName}</bdi> },
              { term: messages.letterNumber, value: <Ltr>{formatCode(number)}</Ltr> },
              { term: messages.issuedOn, value: <Ltr>{formatDate(issuedOn)}</Ltr> },
              { term: messages.initials, value: <bdi>{initials}</bdi> },
            ]}
          />
          <Meta as="p">{messages.compare}</Meta>
        </>
      )}
    </>
  );
}
