import { CalendarRange, Check, MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { AskButton } from '#ui/act/ask-button.tsx';
import { AskTextDialog } from '#ui/act/ask-text-dialog.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDate, formatLongDate } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Choices } from '#ui/page/choices.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { DayView } from '../day-counting/day-view.tsx';
import { periodTitle } from '../periods/period-words.rules.ts';
import { type AttendancePeriod, listPeriods } from '../periods/periods.contract.ts';
import { PrintSheet } from '../sheet-papers/print-sheet.tsx';
import { confirmSheet, disputeSheet, type PersonSheet, personSheet } from '../sheets/sheets.contract.ts';
import { Differences, MonthDays, MonthFigures } from './month-view.tsx';
import words from './own-month-page.messages.fa.ts';

export interface OwnMonthTabProps {
  /** Which month; the latest that has begun when absent. Stands in the address of the screen. */
  readonly periodId?: string | undefined;
  onPeriod: (periodId: string) => void;
}

const MOST_REASON = 1_000;

/** The own month: figures, days, each explained when it is opened, and what is asked of the person. */
export function OwnMonthTab({ periodId, onPeriod }: OwnMonthTabProps) {
  const read = useCall(listPeriods, {});
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={2} />;
  if (read.data === undefined) return <Skeleton kind="blocks" count={4} />;
  const periods = read.data.periods.filter(({ from }) => from <= today());
  const period = periods.find((one) => one.periodId === periodId) ?? periods[0];
  if (period === undefined)
    return (
      <EmptyState icon={CalendarRange} headingLevel={2} title={words.none}>
        {words.noneAdvice}
      </EmptyState>
    );
  return (
    <Stack>
      <Choices>
        <SelectField
          label={words.period}
          value={period.periodId}
          options={periods.map((one) => ({ id: one.periodId, label: periodTitle(one) }))}
          onChange={(next) => (next === null ? undefined : onPeriod(next))}
          isClearable={false}
        />
        <PrintSheet periodId={period.periodId} />
      </Choices>
      <OwnMonth key={period.periodId} period={period} />
    </Stack>
  );
}

function OwnMonth({ period }: { period: AttendancePeriod }) {
  const [opened, open] = useState<string>();
  const read = useCall(personSheet, { query: { periodId: period.periodId } });
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={2} />;
  if (read.data === undefined) return <Skeleton kind="blocks" count={4} />;
  const sheet = read.data;
  const isRunning = period.from <= today() && today() <= period.thru;
  return (
    <Stack>
      {sheet.isOwnToCheck ? <ToCheck sheet={sheet} /> : null}
      {sheet.status === 'AsDisputed' && sheet.disputeDay !== null ? (
        <Alert type="warning" isLive={false}>
          {words.disputed({ day: formatLongDate(sheet.disputeDay) })}
        </Alert>
      ) : null}
      {isRunning ? (
        <Card title={formatLongDate(today())}>
          <DayView date={today()} />
        </Card>
      ) : null}
      <MonthFigures title={words.title({ period: periodTitle(period) })} sheet={sheet} />
      <MonthDays days={sheet.days} onOpen={open} />
      <Differences of={sheet.differences} />
      {opened === undefined ? null : <OpenedDay sheet={sheet} day={opened} onClose={() => open(undefined)} />}
    </Stack>
  );
}

function ToCheck({ sheet }: { sheet: PersonSheet }) {
  const { mutateAsync } = useSend(confirmSheet);
  const may = useMay(confirmSheet);
  const { sheetId, deadline, disputeAnswer } = sheet;
  if (sheetId === null) return null;
  return (
    <Alert
      type="warning"
      title={words.checkTitle}
      isLive={false}
      action={
        may ? (
          <AskButton label={words.confirm} icon={Check} variant="filled" title={words.confirm} act={() => mutateAsync({ params: { sheetId } })} done={words.confirmed}>
            {words.confirmText}
          </AskButton>
        ) : undefined
      }
    >
      {words.checkText({ deadline: formatDate(deadline) })} {disputeAnswer === null ? null : words.answered({ answer: disputeAnswer })}
    </Alert>
  );
}

/** A day of the month over it; while the month waits for its person, with the way to dispute it. */
function OpenedDay({ sheet, day, onClose }: { sheet: PersonSheet; day: string; onClose: () => void }) {
  const [isAsking, ask] = useState(false);
  const { mutateAsync } = useSend(disputeSheet);
  const may = useMay(disputeSheet) && sheet.isOwnToCheck;
  const { sheetId } = sheet;
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={formatLongDate(day)}
        size="lg"
        footer={
          may ? (
            <Button icon={MessageSquareWarning} onPress={() => ask(true)}>
              {words.dispute}
            </Button>
          ) : undefined
        }
      >
        <DayView date={day} />
      </Dialog>
      {isAsking && sheetId !== null ? (
        <AskTextDialog
          title={words.disputeTitle({ day: formatLongDate(day) })}
          text={words.disputeText}
          label={words.reason}
          rows={3}
          maxLength={MOST_REASON}
          needed={words.reasonNeeded}
          confirmLabel={words.dispute}
          act={(reason) => mutateAsync({ params: { sheetId }, body: { day, reason } })}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}
