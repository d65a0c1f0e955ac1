import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatCode, formatDate, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Choices } from '#ui/page/choices.tsx';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { payRunScreen } from '../pay-run-state/pay-run-screen.rules.ts';
import { DeadlineActs } from './deadline-acts.tsx';
import words from './deadlines-page.messages.fa.ts';
import { howOf, periodOf } from './deadlines-sheet.rules.ts';
import { legalDeadlines, legalDeadlinesFile, setDeadlineNotice } from './legal-deadlines.contract.ts';
import { noticeForm } from './legal-deadlines.form.ts';

const BACK = 3;
const shows = ['undone', 'all'] as const;
type Shown = (typeof shows)[number];
type Answer = ReplyOf<typeof legalDeadlines>;
export type DeadlineRow = Answer['list'][number];

const looks: Readonly<Record<DeadlineRow['state'], BadgeState>> = { done: 'done', open: 'pending', late: 'overdue' };
const heads = words.columns;

/** How it was done, and in whose words where it was outside. */
function How({ row }: { readonly row: DeadlineRow }) {
  const { reason, markedBy } = row;
  return (
    <Stack gap={1}>
      <Text>{howOf(row)}</Text>
      {reason === null ? null : (
        <Text tone="muted" size="caption">
          {markedBy === null ? reason : `${reason} (${markedBy})`}
        </Text>
      )}
    </Stack>
  );
}

const columns: readonly GridColumn<DeadlineRow>[] = [
  { id: 'duty', label: heads.duty, render: ({ duty }) => words.duties[duty] },
  {
    id: 'period',
    label: heads.period,
    render: (row) =>
      row.payRunId === null ? (
        periodOf(row)
      ) : (
        <ScreenLink to={payRunScreen} search={{ payRunId: row.payRunId, tab: 'files' }}>
          {periodOf(row)}
        </ScreenLink>
      ),
  },
  { id: 'group', label: heads.group, grows: true, render: ({ groupName }) => <bdi>{groupName}</bdi> },
  {
    id: 'due',
    label: heads.due,
    render: ({ dueDay, isConfirmed }) => (
      <>
        {formatDate(dueDay)} {isConfirmed ? null : <Badge state="pending">{words.toConfirm}</Badge>}
      </>
    ),
  },
  { id: 'state', label: heads.state, render: ({ state }) => <Badge state={looks[state]}>{words.states[state]}</Badge> },
  { id: 'how', label: heads.how, grows: true, render: (row) => <How row={row} /> },
  { id: 'acts', label: '', hasControls: true, isService: true, render: (row) => <DeadlineActs row={row} /> },
];

export interface DeadlinesTabProps {
  /** The Jalali year that is looked at; this one when absent. */
  readonly year: number | undefined;
  readonly onYear: (year: number) => void;
}

/** What is due by law of a year: by which day, and what of it is done. */
export function DeadlinesTab({ year: chosen, onYear }: DeadlinesTabProps) {
  const now = toJalali(today()).year;
  const year = chosen ?? now;
  const [show, setShow] = useState<Shown>('undone');
  const read = useCall(legalDeadlines, { query: { year } });
  const years = [...new Set([...Array.from({ length: BACK }, (_, at) => now - at), year])].toSorted((a, b) => b - a);
  const take = async () => saveBlob(await sendForBlob(legalDeadlinesFile, { query: { year } }), `${words.sheet}.xlsx`);
  return (
    <Stack>
      <Text as="p" tone="muted">
        {words.lead}
      </Text>
      <Choices>
        <SelectField
          label={words.year}
          options={years.map((one) => ({ id: String(one), label: formatCode(String(one)) }))}
          value={String(year)}
          onChange={(value) => (value === null ? undefined : onYear(Number(value)))}
          isClearable={false}
        />
      </Choices>
      <Row>
        <Segmented label={words.show} value={show} options={shows.map((id) => ({ value: id, label: words.shows[id] }))} onChange={setShow} />
        <RunButton icon={FileDown} run={take}>
          {words.file}
        </RunButton>
      </Row>
      {read.data && <Told of={read.data} />}
      <Card isFlush>
        <ReadGrid
          of={read}
          rowsOf={({ list }) => list.filter(({ state }) => show === 'all' || state !== 'done')}
          label={words.label}
          columns={columns}
          rowKey={({ payGroupId, duty, month }) => `${payGroupId}/${duty}/${month}`}
          bones={6}
          failed={words.failed}
          none={words.none}
          noneText={words.noneText}
        />
      </Card>
      {read.data && <Notice of={read.data} />}
    </Stack>
  );
}

/** What of it somebody should see first. */
function Told({ of: { list, unsaid } }: { readonly of: Answer }) {
  const late = list.filter(({ state }) => state === 'late').length;
  return (
    <>
      {late > 0 && <Alert type="error">{words.late(formatNumber(late))}</Alert>}
      {unsaid.length > 0 && <Alert type="warning">{words.unsaid(unsaid.map((duty) => words.duties[duty]).join(words.separator))}</Alert>}
      {list.some(({ isConfirmed }) => !isConfirmed) && <Alert type="info">{words.unconfirmed}</Alert>}
    </>
  );
}

function Notice({ of: { noticeDays, rowVersion } }: { readonly of: Answer }) {
  if (!useMay(setDeadlineNotice)) return null;
  return (
    <Card title={words.setting}>
      <DefinedForm
        key={rowVersion}
        layout="inline"
        of={noticeForm}
        call={setDeadlineNotice}
        values={{ noticeDays }}
        version={rowVersion}
        submitLabel={words.save}
        savedText={words.settingSaved}
      />
    </Card>
  );
}
