import { Calculator, FastForward, Send, ShieldCheck } from 'lucide-react';
import { AskButton } from '#ui/act/ask-button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { Row } from '#ui/stack/stack.tsx';
import { type Closing, calculateClosing, sendClosing, submitClosing } from './closing.contract.ts';
import words from './closing-page.messages.fa.ts';

/** What one can do with the people of a closing, as they stand. */
export function ClosingActs({ closing: { closingId, statuses } }: { closing: Closing }) {
  const calculate = useSend(calculateClosing);
  const send = useSend(sendClosing);
  const submit = useSend(submitClosing);
  if (!useMay(calculateClosing)) return null;
  const has = (status: string): boolean => (statuses[status] ?? 0) > 0;
  const at = { params: { closingId } };
  return (
    <Row>
      {has('AsDrafted') || has('AsCalculated') ? (
        <AskButton label={words.calculate} icon={Calculator} title={words.calculate} act={() => calculate.mutateAsync(at)} done={words.calculated}>
          {words.calculateText}
        </AskButton>
      ) : null}
      {has('AsCalculated') ? (
        <>
          <AskButton label={words.send} icon={Send} title={words.send} act={() => send.mutateAsync({ ...at, body: { toStaff: true } })} done={words.sent}>
            {words.sendText}
          </AskButton>
          <AskButton label={words.skip} icon={FastForward} title={words.skip} act={() => send.mutateAsync({ ...at, body: { toStaff: false } })} done={words.sent}>
            {words.skipText}
          </AskButton>
        </>
      ) : null}
      {has('AsConfirmed') ? (
        <AskButton label={words.submit} icon={ShieldCheck} variant="filled" title={words.submit} act={() => submit.mutateAsync(at)} done={words.submitted}>
          {words.submitText}
        </AskButton>
      ) : null}
    </Row>
  );
}
