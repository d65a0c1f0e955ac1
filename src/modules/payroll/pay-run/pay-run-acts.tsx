import { Ban, RefreshCw, Send } from 'lucide-react';
import type { ReplyOf } from '#kernel/call.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { formatNumber } from '#ui/format/format.ts';
import { calculatePayRun, cancelPayRun, type readPayRun, sendPayRun } from './pay-run.contract.ts';
import words from './pay-run-page.messages.fa.ts';

type Seen = ReplyOf<typeof readPayRun>;

/** What one can do with a run as it stands. */
export function PayRunActs({ run }: { run: Seen }) {
  const may = useMay(calculatePayRun);
  const { payRunId = '', rowVersion = 0, statusId, aside = 0, isMaker, actions = [] } = run;
  const isAwaiting = actions.some(({ type, state }) => type === 'PCABeforClac' && state === 'waiting');
  const calculate = useSend(calculatePayRun);
  const send = useSend(sendPayRun);
  const cancel = useSend(cancelPayRun);
  if (!may) return null;
  const at = { params: { payRunId } };
  return (
    <>
      {statusId === 'PrCalculated' && isMaker === 'Y' ? (
        <AskButton
          label={words.send}
          icon={Send}
          variant="filled"
          title={words.send}
          act={() => send.mutateAsync({ ...at, body: { rowVersion, withoutAside: true } })}
          done={words.sent}
        >
          {aside > 0 ? words.sendAside({ count: formatNumber(aside) }) : null} {words.sendText}
        </AskButton>
      ) : null}
      {!isAwaiting && (statusId === 'PrCalculated' || statusId === 'PrDraft' || statusId === 'PrActions') ? (
        <AskButton label={words.again} icon={RefreshCw} title={words.again} act={() => calculate.mutateAsync({ ...at, body: { rowVersion } })} done={words.started}>
          {words.againText}
        </AskButton>
      ) : null}
      {statusId === 'PrCalculated' || statusId === 'PrDraft' ? (
        <AskButton label={words.cancel} icon={Ban} isDanger title={words.cancel} act={() => cancel.mutateAsync({ ...at, body: { rowVersion } })} done={words.cancelled}>
          {words.cancelText}
        </AskButton>
      ) : null}
    </>
  );
}
