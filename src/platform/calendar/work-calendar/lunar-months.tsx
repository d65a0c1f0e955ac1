import { useState } from 'react';
import calendarWords from '#platform/calendar/calendar.messages.fa.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatLongDate, formatNumber, shownDigits } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { dropLunarMonth, enterLunarMonth, type LunarMonthRow, lunarMonths } from './work-calendar.contract.ts';
import serverMessages from './work-calendar.messages.fa.ts';
import styles from './work-calendar.module.css';
import { lunarForm } from './work-calendar.table.ts';
import messages from './work-calendar-page.messages.fa.ts';

const badges: Readonly<Record<LunarMonthRow['state'], BadgeState>> = { published: 'done', entered: 'info', foretold: 'pending' };

const idOf = ({ year, month }: LunarMonthRow): string => `${year}-${month}`;
const nameOf = ({ year, month }: LunarMonthRow): string => `${calendarWords.lunarMonths[month - 1]} ${shownDigits(String(year))}`;

interface Acts {
  readonly onEnter: ((row: LunarMonthRow) => void) | undefined;
  readonly onDrop: ((row: LunarMonthRow) => void) | undefined;
}

function columnsOf({ onEnter, onDrop }: Acts): GridColumn<LunarMonthRow>[] {
  const acts: GridColumn<LunarMonthRow> = {
    id: 'actions',
    label: messages.actions,
    isService: true,
    hasControls: true,
    render: (row) => (
      <span className={styles.acts}>
        {onEnter ? (
          <Button size="sm" variant="ghost" aria-label={messages.enterOf(nameOf(row))} onPress={() => onEnter(row)}>
            {messages.enter}
          </Button>
        ) : null}
        {onDrop && row.state === 'entered' ? (
          <Button size="sm" variant="ghost" aria-label={messages.dropOf(nameOf(row))} onPress={() => onDrop(row)}>
            {messages.drop}
          </Button>
        ) : null}
      </span>
    ),
  };
  return [
    { id: 'month', label: messages.month, render: nameOf },
    { id: 'startDate', label: messages.startDate, render: ({ startDate }) => formatLongDate(startDate) },
    { id: 'length', label: messages.length, align: 'count', render: ({ length }) => formatNumber(length) },
    { id: 'state', label: messages.state, render: ({ state }) => <Badge state={badges[state]}>{messages.states[state]}</Badge> },
    { id: 'source', label: messages.source, grows: true, render: ({ source }) => source ?? kit.unknown },
    ...(onEnter || onDrop ? [acts] : []),
  ];
}

function EnterDialog({ row, onClose }: { row: LunarMonthRow; onClose: () => void }) {
  const { startDate, source, rowVersion } = row;
  const given = source === null ? { start: { startDate } } : { values: { startDate, source }, version: rowVersion };
  return (
    <Dialog isOpen title={messages.enterOf(nameOf(row))} onClose={onClose}>
      <DefinedForm
        of={lunarForm}
        layout="dialog"
        call={enterLunarMonth}
        params={{ month: idOf(row) }}
        {...given}
        toBody={(values, version = rowVersion) => ({ ...values, rowVersion: version })}
        submitLabel={messages.save}
        onReset={onClose}
        onSaved={() => {
          onClose();
          showAlert({ type: 'success', message: messages.entered(nameOf(row)) });
        }}
      />
    </Dialog>
  );
}

function DropDialog({ row, onClose }: { row: LunarMonthRow; onClose: () => void }) {
  const drop = useSend(dropLunarMonth, { onSuccess: () => showAlert({ type: 'success', message: messages.dropped(nameOf(row)) }) });
  const confirm = (): Promise<void> =>
    drop.mutateAsync({ params: { month: idOf(row) }, query: { rowVersion: row.rowVersion } }).then(
      () => undefined,
      (thrown) => void showError(thrown),
    );
  return (
    <ConfirmDialog isOpen isDanger title={messages.dropTitle(nameOf(row))} confirmLabel={messages.drop} onConfirm={confirm} onClose={onClose}>
      {messages.dropText}
    </ConfirmDialog>
  );
}

/** Lunar months around today: published, entered or foretold. Who reaches every company enters their starts. */
export function LunarMonths() {
  const { data, error, isFetching, refetch } = useCall(lunarMonths);
  const [entering, enter] = useState<LunarMonthRow>();
  const [dropping, drop] = useState<LunarMonthRow>();
  const may = { edit: useMay(enterLunarMonth), remove: useMay(dropLunarMonth) };
  const reachesAll = data?.reachesAll === true;
  if (error)
    return (
      <ErrorState title={messages.failed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.messages}
      </ErrorState>
    );
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>{messages.lunarLead}</p>
      {data !== undefined && may.edit && !reachesAll ? (
        <Alert type="info" isLive={false}>
          {serverMessages.errors.nationalMonth}
        </Alert>
      ) : null}
      <Card isFlush>
        <DataGrid
          label={messages.section.lunar}
          columns={columnsOf({ onEnter: may.edit && reachesAll ? enter : undefined, onDrop: may.remove && reachesAll ? drop : undefined })}
          rows={data?.months ?? []}
          rowKey={idOf}
          isLoading={isFetching}
          hasCards
        />
      </Card>
      {entering === undefined ? null : <EnterDialog row={entering} onClose={() => enter(undefined)} />}
      {dropping === undefined ? null : <DropDialog row={dropping} onClose={() => drop(undefined)} />}
    </div>
  );
}
