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
import { Stack } from '#ui/stack/stack.tsx';
import { Meta } from '#ui/text/text.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { checkOrder } from './order-check.contract.ts';
import { orderCheckScreen } from './order-check.screen.ts';
import words from './order-paper.messages.fa.ts';
import messages from './order-prints.messages.fa.ts';

type Verdict = ReplyOf<typeof checkOrder>;
const said = words.check;
const kinds = { valid: 'success', corrected: 'warning', annulled: 'error', unknown: 'warning' } as const;

/** Whether an order is genuine, for whoever holds the paper. */
export default function OrderCheckPage() {
  const { code: given = '' } = useScreenSearch(orderCheckScreen);
  const [code, setCode] = useState(given);
  const [verdict, setVerdict] = useState<Verdict>();
  const [fault, setFault] = useState<string>();
  const { mutateAsync, isPending } = useSend(checkOrder);
  // whoever came with the code of the paper asks for nothing else
  const asked = useRef(false);
  useEffect(() => {
    if (given === '' || asked.current) return;
    asked.current = true;
    void check();
  });
  async function check(): Promise<void> {
    setVerdict(undefined);
    if (code.trim() === '') return setFault(said.codeNeeded);
    try {
      setFault(undefined);
      setVerdict(await mutateAsync({ body: { code: code.trim() } }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFault(error.status === 429 ? error.messages : said.failed);
    }
  }
  return (
    <GuestFrame title={messages.checkTitle} lead={said.lead}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <Stack>
          <TextField label={said.code} kind="latin" maxLength={40} isRequired autoComplete="off" value={code} onChange={setCode} />
          <Button type="submit" variant="filled" isPending={isPending}>
            {said.ask}
          </Button>
        </Stack>
      </form>
      <div aria-live="polite">
        {fault === undefined ? null : <Alert type="error">{fault}</Alert>}
        {verdict === undefined ? null : <Told verdict={verdict} />}
      </div>
    </GuestFrame>
  );
}

function Told({ verdict: { state, typeTitle, number, orderDate, companyName, initials } }: { verdict: Verdict }) {
  return (
    <Stack>
      <Alert type={kinds[state]}>{said.verdicts[state]}</Alert>
      {typeTitle === null || number === null || orderDate === null ? null : (
        <>
          <DescriptionList
            items={[
              { term: said.type, value: typeTitle },
              { term: said.company, value: <bdi>{companyName}</bdi> },
              { term: said.number, value: <Ltr>{formatCode(number)}</Ltr> },
              { term: said.orderDate, value: <Ltr>{formatDate(orderDate)}</Ltr> },
              { term: said.initials, value: <bdi>{initials}</bdi> },
            ]}
          />
          <Meta as="p">{said.compare}</Meta>
        </>
      )}
    </Stack>
  );
}
