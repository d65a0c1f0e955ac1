import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { GuestFrame } from '#platform/identity/login/guest-frame.tsx';
import { RunButton } from '#ui/act/run-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatCode, formatDate } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import messages from './acknowledgements.messages.fa.ts';
import { confirmReceipt, lookAtReceipt } from './receipt-link.contract.ts';
import { orderReceiptScreen } from './receipt-link.screen.ts';
import words from './receipt-link-page.messages.fa.ts';

type Found = ReplyOf<typeof lookAtReceipt>;
type State = keyof typeof words.states;

const types = { waiting: 'info', done: 'success', used: 'success', expired: 'warning', annulled: 'warning', unknown: 'error' } as const;

function Facts({ of: { typeTitle, number, orderDate, companyName, initials } }: { of: Found }) {
  if (typeTitle === null || number === null || orderDate === null) return null;
  const { terms } = words;
  return (
    <DescriptionList
      items={[
        { term: terms.kind, value: typeTitle },
        { term: terms.company, value: <bdi>{companyName}</bdi> },
        { term: terms.number, value: <Ltr>{formatCode(number)}</Ltr> },
        { term: terms.day, value: <Ltr>{formatDate(orderDate)}</Ltr> },
        { term: terms.initials, value: <bdi>{initials}</bdi> },
      ]}
    />
  );
}

/** What a link is about, and a word that confirms it: opening the link alone says nothing. */
export default function OrderReceiptPage() {
  const { code = '' } = useScreenSearch(orderReceiptScreen);
  const look = useSend(lookAtReceipt);
  const say = useSend(confirmReceipt);
  const [found, setFound] = useState<Found>();
  const [said, setSaid] = useState<State>();
  const [fault, setFault] = useState<string | undefined>(code === '' ? words.noCode : undefined);
  const isAsked = useRef(false);
  useEffect(() => {
    if (code === '' || isAsked.current) return;
    isAsked.current = true;
    look.mutateAsync({ body: { code } }).then(setFound, (error: unknown) => setFault(isApiError(error) && error.status === 429 ? error.messages : words.failed));
  });
  const state: State | undefined = said ?? found?.state;
  return (
    <GuestFrame title={messages.receiptTitle} lead={words.lead}>
      <Stack>
        <div aria-live="polite">
          {fault === undefined ? null : <Alert type="error">{fault}</Alert>}
          {state === undefined ? null : <Alert type={types[state]}>{words.states[state]}</Alert>}
        </div>
        {found === undefined ? null : <Facts of={found} />}
        {state === 'waiting' ? (
          <RunButton icon={MailCheck} variant="filled" run={async () => setSaid((await say.mutateAsync({ body: { code } })).state)}>
            {words.confirm}
          </RunButton>
        ) : null}
      </Stack>
    </GuestFrame>
  );
}
