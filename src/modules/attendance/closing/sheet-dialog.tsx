import { LockOpen, MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import { AskButton } from '#ui/act/ask-button.tsx';
import { AskTextDialog } from '#ui/act/ask-text-dialog.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatDate } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { DayDialog } from '../day-counting/day-dialog.tsx';
import dayWords from '../day-counting/day-words.messages.fa.ts';
import { exceptionName, hours } from '../day-counting/day-words.ui.ts';
import { Differences, MonthDays, MonthFigures } from '../own-month/month-view.tsx';
import { periodTitle } from '../periods/period-words.rules.ts';
import { PrintSheet } from '../sheet-papers/print-sheet.tsx';
import { type PersonSheet, personSheet } from '../sheets/sheets.contract.ts';
import { answerDispute, askReopening, type Closing, decideReopening } from './closing.contract.ts';
import words from './closing-page.messages.fa.ts';
import ceilingWords from './sheet-ceilings.messages.fa.ts';

export interface SheetDialogProps {
  readonly closing: Closing;
  readonly partyId: string;
  readonly fullName: string;
  onClose: () => void;
}

/** The month of somebody over its closing: why it is open, and what the office can do with it. */
export function SheetDialog({ closing, partyId, fullName, onClose }: SheetDialogProps) {
  const [opened, open] = useState<string>();
  const read = useCall(personSheet, { query: { periodId: closing.periodId, partyId } });
  const title = words.sheetOf({ name: fullName, period: periodTitle(closing) });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="lg"
      footer={
        read.data === undefined ? undefined : (
          <>
            <Acts sheet={read.data} />
            <PrintSheet periodId={closing.periodId} partyId={partyId} />
          </>
        )
      }
    >
      {read.error ? (
        <ReadError of={read} title={words.failed} />
      ) : read.data === undefined ? (
        <Skeleton count={8} />
      ) : (
        <Stack>
          <Why sheet={read.data} />
          <MonthFigures title={periodTitle(closing)} sheet={read.data} />
          <MonthDays days={read.data.days} onOpen={open} />
          <Differences of={read.data.differences} />
        </Stack>
      )}
      {opened === undefined ? null : <DayDialog date={opened} partyId={partyId} fullName={fullName} onClose={() => open(undefined)} />}
    </Dialog>
  );
}

function Why({ sheet: { stops, ceilings, disputeDay, disputeText, reopenText, status } }: { sheet: PersonSheet }) {
  return (
    <>
      {status === 'AsClosed' || stops.length === 0 ? null : (
        <Alert type="warning" title={words.stopsTitle} isLive={false}>
          {stops.map(({ day, kind }) => `${formatDate(day)} ${exceptionName(kind)}`).join(dayWords.and)}
        </Alert>
      )}
      {ceilings.length === 0 ? null : (
        <Alert type="warning" title={ceilingWords.title} isLive={false}>
          <ul>
            {ceilings.map(({ of, period, from, minutes }) => (
              <li key={`${of} ${period} ${from}`}>
                {ceilingWords.line({ of: ceilingWords.of[of], period: ceilingWords.period[period], from: formatDate(from), minutes: hours(minutes) })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {disputeDay === null || disputeText === null ? null : (
        <Alert type="warning" isLive={false}>
          {words.disputed({ day: formatDate(disputeDay), text: disputeText })}
        </Alert>
      )}
      {reopenText === null ? null : (
        <Alert type="warning" isLive={false}>
          {words.reopening({ text: reopenText })}
        </Alert>
      )}
    </>
  );
}

const MOST_TEXT = 1_000;

function Acts({ sheet: { sheetId, status, reopenText } }: { sheet: PersonSheet }) {
  const [asks, ask] = useState<'answer' | 'reopen'>();
  const answer = useSend(answerDispute);
  const reopen = useSend(askReopening);
  const decide = useSend(decideReopening);
  const [mayAnswer, mayReopen] = [useMay(answerDispute), useMay(askReopening)];
  if (sheetId === null) return null;
  const at = { params: { sheetId } };
  const close = (): void => ask(undefined);
  return (
    <>
      {mayAnswer && status === 'AsDisputed' ? (
        <Button icon={MessageSquareReply} variant="filled" onPress={() => ask('answer')}>
          {words.answer}
        </Button>
      ) : null}
      {mayReopen && status === 'AsClosed' && reopenText === null ? (
        <Button icon={LockOpen} onPress={() => ask('reopen')}>
          {words.reopen}
        </Button>
      ) : null}
      {mayReopen && status === 'AsClosed' && reopenText !== null ? (
        <>
          <AskButton label={words.refuses} title={words.refuses} act={() => decide.mutateAsync({ ...at, body: { opens: false } })} done={words.decided}>
            {words.refusesText}
          </AskButton>
          <AskButton label={words.opens} icon={LockOpen} isDanger title={words.opens} act={() => decide.mutateAsync({ ...at, body: { opens: true } })} done={words.decided}>
            {words.opensText}
          </AskButton>
        </>
      ) : null}
      {asks === 'answer' ? (
        <AskTextDialog
          title={words.answer}
          text={words.answerText}
          label={words.answerLabel}
          rows={3}
          maxLength={MOST_TEXT}
          needed={words.answerNeeded}
          confirmLabel={words.answer}
          act={(text) => answer.mutateAsync({ ...at, body: { answer: text } })}
          onClose={close}
        />
      ) : null}
      {asks === 'reopen' ? (
        <AskTextDialog
          title={words.reopen}
          text={words.reopenText}
          label={words.reason}
          rows={3}
          maxLength={MOST_TEXT}
          needed={words.reasonNeeded}
          confirmLabel={words.reopen}
          act={(reason) => reopen.mutateAsync({ ...at, body: { reason } })}
          onClose={close}
        />
      ) : null}
    </>
  );
}
