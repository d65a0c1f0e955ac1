import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatCode, formatDate, formatMoney, formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import messages from './loan-recipient-page.messages.fa.ts';
import type { Recipient } from './loan-sheet.tsx';

type Line = NonNullable<Recipient['lines']>[number];
type Entry = NonNullable<Recipient['entries']>[number];
type Part = NonNullable<Recipient['payments']>[number] & { readonly target: string | undefined };
type Guarantor = NonNullable<Recipient['guarantors']>[number];

const looks: Readonly<Record<Line['state'], BadgeState>> = {
  UnPaidInstallment: 'pending',
  PartlyPaid: 'running',
  PaidInstallment: 'done',
  DeductedInstallment: 'done',
  DelayedInstallment: 'returned',
};

const State = ({ state, isLate }: Line) => <Badge state={isLate ? 'overdue' : looks[state]}>{isLate ? messages.late : messages.states[state]}</Badge>;

const money = (amount: string): string => formatMoney(amount);

const lineColumns: readonly GridColumn<Line>[] = [
  { id: 'number', label: messages.lines.number, render: ({ number }) => formatNumber(number) },
  { id: 'original', label: messages.lines.original, render: ({ number, originalNumber }) => (number === originalNumber ? null : formatNumber(originalNumber)) },
  { id: 'due', label: messages.lines.due, render: ({ dueDate }) => formatDate(dueDate) },
  { id: 'amount', label: messages.lines.amount, align: 'amount', render: ({ amount }) => money(amount) },
  { id: 'principal', label: messages.lines.principal, align: 'amount', render: ({ principal }) => money(principal) },
  { id: 'profit', label: messages.lines.profit, align: 'amount', render: ({ profit }) => money(profit) },
  { id: 'fee', label: messages.lines.fee, align: 'amount', render: ({ fee }) => money(fee) },
  { id: 'penalty', label: messages.lines.penalty, align: 'amount', render: ({ penalty }) => money(penalty) },
  { id: 'paid', label: messages.lines.paid, align: 'amount', render: ({ paid }) => money(paid) },
  { id: 'open', label: messages.lines.open, align: 'amount', render: ({ open }) => money(open) },
  { id: 'state', label: messages.lines.state, render: State },
  { id: 'paidOn', label: messages.lines.paidOn, render: ({ paidOn }) => (paidOn === null ? null : formatDate(paidOn)) },
];

const entryColumns: readonly GridColumn<Entry>[] = [
  { id: 'day', label: messages.entries.day, render: ({ day }) => formatDate(day) },
  {
    id: 'kind',
    label: messages.entries.kind,
    render: ({ kind, countsAs }) => (kind === 'reversal' ? messages.reversal({ kind: messages.kinds[countsAs] }) : messages.kinds[kind]),
  },
  { id: 'line', label: messages.entries.line, render: ({ line }) => (line === null ? null : formatNumber(line)) },
  { id: 'amount', label: messages.entries.amount, align: 'amount', render: ({ amount }) => money(amount) },
  { id: 'note', label: messages.entries.note, grows: true, render: ({ note }) => note },
  { id: 'bookedBy', label: messages.entries.bookedBy, render: ({ bookedByName }) => bookedByName },
];

const partColumns: readonly GridColumn<Part>[] = [
  { id: 'part', label: messages.parts.part, render: ({ part }) => formatNumber(part) },
  { id: 'method', label: messages.parts.method, render: ({ method }) => messages.methods[method] },
  { id: 'amount', label: messages.parts.amount, align: 'amount', render: ({ amount }) => money(amount) },
  { id: 'target', label: messages.parts.target, grows: true, render: ({ target }) => (target === undefined ? null : <Ltr>{target}</Ltr>) },
  { id: 'bank', label: messages.parts.bank, render: ({ bankName }) => bankName },
  { id: 'paidOn', label: messages.parts.paidOn, render: ({ paidOn }) => formatDate(paidOn) },
];

const guarantorColumns: readonly GridColumn<Guarantor>[] = [
  { id: 'pseudoId', label: messages.facts.pseudoId, render: ({ pseudoId }) => (pseudoId === null ? messages.fromOutside : <Ltr>{formatCode(pseudoId)}</Ltr>) },
  { id: 'fullName', label: messages.guarantors, grows: true, render: ({ fullName }) => fullName },
];

interface Rows<R> {
  rows: readonly R[];
}

/** The plan as of the day, with what each line is. */
export const Lines = ({ rows }: Rows<Line>) => (
  <Card isFlush>
    <DataGrid label={messages.tabs.lines} columns={lineColumns} rows={rows} rowKey={({ number }) => String(number)} hasCards empty={<EmptyState title={messages.noLines} />} />
  </Card>
);

/** Everything that was booked up to the day. */
export const Entries = ({ rows }: Rows<Entry>) => (
  <Card isFlush>
    <DataGrid label={messages.tabs.entries} columns={entryColumns} rows={rows} rowKey={({ entryId }) => entryId} hasCards empty={<EmptyState title={messages.noEntries} />} />
  </Card>
);

/** How the loan was paid out. */
export const Payments = ({ rows }: Rows<Part>) => (
  <Card title={messages.partsTitle} isFlush>
    <DataGrid
      label={messages.tableOf({ title: messages.partsTitle })}
      columns={partColumns}
      rows={rows}
      rowKey={({ part }) => String(part)}
      hasCards
      empty={<EmptyState title={messages.noParts} />}
    />
  </Card>
);

/** Who answers for it. */
export const Guarantors = ({ rows }: Rows<Guarantor>) => (
  <Card title={messages.guarantors} isFlush>
    <DataGrid
      label={messages.tableOf({ title: messages.guarantors })}
      columns={guarantorColumns}
      rows={rows}
      rowKey={({ pseudoId, fullName }) => pseudoId ?? fullName}
      hasCards
      empty={<EmptyState title={messages.noGuarantors} />}
    />
  </Card>
);
