import { Banknote, LockOpen, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { AskButton } from '#ui/act/ask-button.tsx';
import { AskTextDialog } from '#ui/act/ask-text-dialog.tsx';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { today } from '#ui/format/today.ts';
import { registerPaid, reopenPayRun, reversePayRun } from './pay-reversal.contract.ts';
import words from './reversal-page.messages.fa.ts';

const MOST_REASON = 500;

export interface ApprovedRun {
  readonly payRunId?: string | undefined;
  readonly rowVersion?: number | undefined;
  readonly statusId?: string | undefined;
  readonly isMaker?: 'Y' | 'N' | undefined;
  /** ISO day on which it is to be paid. */
  readonly paymentDate?: string | null | undefined;
}

/** What one can do with a run that was approved, as it stands. */
export function ReversalActs({ run }: { run: ApprovedRun }) {
  const { statusId } = run;
  if (statusId === 'PrApproved')
    return (
      <>
        <Pay run={run} />
        <TakeBack run={run} call={reopenPayRun} icon={LockOpen} label={words.reopen} title={words.reopenTitle} text={words.reopenText} />
      </>
    );
  return statusId === 'PrPaid' ? <TakeBack run={run} call={reversePayRun} icon={Undo2} label={words.reverse} title={words.reverseTitle} text={words.reverseText} /> : null;
}

function Pay({ run: { payRunId = '', rowVersion = 0, paymentDate } }: { run: ApprovedRun }) {
  const { mutateAsync } = useSend(registerPaid);
  if (!useMay(registerPaid)) return null;
  return (
    <AskButton
      label={words.paid}
      icon={Banknote}
      variant="filled"
      title={words.paid}
      dayLabel={words.paidOn}
      day={paymentDate == null || paymentDate > today() ? today() : paymentDate}
      act={(paidOn) => mutateAsync({ params: { payRunId }, body: { rowVersion, paidOn } })}
      done={words.paidDone}
    >
      {words.paidText}
    </AskButton>
  );
}

interface TakeBackProps {
  run: ApprovedRun;
  call: typeof reopenPayRun | typeof reversePayRun;
  icon: typeof Undo2;
  label: string;
  title: string;
  text: string;
}

function TakeBack({ run: { payRunId = '', rowVersion = 0, isMaker }, call, icon, label, title, text }: TakeBackProps) {
  const [isAsking, ask] = useState(false);
  const { mutateAsync } = useSend(call);
  if (!useMay(call) || isMaker === 'Y') return null;
  return (
    <>
      <Button icon={icon} onPress={() => ask(true)}>
        {label}
      </Button>
      {isAsking ? (
        <AskTextDialog
          title={title}
          text={text}
          label={words.reason}
          rows={3}
          maxLength={MOST_REASON}
          needed={words.reasonNeeded}
          confirmLabel={label}
          isDanger
          act={(reason) => mutateAsync({ params: { payRunId }, body: { rowVersion, reason } })}
          onClose={() => ask(false)}
        />
      ) : null}
    </>
  );
}
