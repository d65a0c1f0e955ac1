import { useMemo, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { Card } from '#ui/card/card.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { amountHead, formatDate, formatMoney, formatNumber } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import type { readVoucher } from './voucher.contract.ts';
import words from './voucher-page.messages.fa.ts';

type Seen = NonNullable<ReplyOf<typeof readVoucher>['vouchers']>[number];
type Line = Seen['lines'][number];

/** Beyond so many lines only those on screen are drawn. */
const MOST_DRAWN = 100;

const money = (rials: string): string => (rials === '0' ? '' : formatMoney(rials));
const coded = (code: string, title: string): string => `${toPersianDigits(code)} ${title}`;
const detailed = ({ details }: Line): string => details.map(({ code, title }) => coded(code, title)).join(words.separator);

/** With detailed accounts where some line has one. */
const columnsFor = (lines: readonly Line[]): readonly GridColumn<Line>[] => [
  { id: 'account', label: words.line.accountName, grows: true, render: ({ accountCode, accountName }) => coded(accountCode, accountName) },
  ...(lines.some(({ details }) => details.length > 0) ? [{ id: 'details', label: words.line.detailTitles, render: detailed }] : []),
  { id: 'debit', label: amountHead(words.line.debit), align: 'amount', render: ({ debit }) => money(debit) },
  { id: 'credit', label: amountHead(words.line.credit), align: 'amount', render: ({ credit }) => money(credit) },
  { id: 'description', label: words.line.description, grows: true, render: ({ description }) => description },
];
/** In a narrow place: one amount with its side. */
const narrowColumns = (): readonly GridColumn<Line>[] => [
  { id: 'account', label: words.line.accountName, grows: true, render: ({ accountCode, accountName }) => coded(accountCode, accountName) },
  { id: 'amount', label: amountHead(words.line.amount), align: 'amount', render: ({ debit, credit }) => money(debit) || money(credit) },
  { id: 'side', label: words.line.side, render: ({ credit }) => (credit === '0' ? words.line.debit : words.line.credit) },
];
const nothingToFetch = (): void => undefined;

/** One voucher; a line opened says of which figures and how many people it is made. */
export function VoucherView({ of: { placeName, number, description, date, debit, credit, lines }, isNarrow = false }: { of: Seen; isNarrow?: boolean }) {
  const [opened, open] = useState<Line>();
  const columns = useMemo(() => (isNarrow ? narrowColumns() : columnsFor(lines)), [lines, isNarrow]);
  const rows = useMemo(() => lines.map((line, at) => ({ ...line, at })), [lines]);
  const keys = useMemo(() => new Map(rows.map((row) => [row, `${row.at}`])), [rows]);
  const heading = [description ?? words.tab, placeName, number, formatDate(date)].filter((part) => part !== null).join(words.separator);
  return (
    <Card title={heading}>
      <Stack gap={3}>
        <DataGrid
          label={heading}
          columns={columns}
          rows={rows}
          rowKey={(row) => keys.get(row) ?? ''}
          onOpen={open}
          hasCards
          {...(rows.length > MOST_DRAWN ? { window: { count: rows.length, rowAt: (index) => rows[index], onRange: nothingToFetch } } : {})}
        />
        <p>{words.sums({ debit: formatMoney(debit), credit: formatMoney(credit) })}</p>
      </Stack>
      {opened === undefined ? null : <Parts of={opened} onClose={() => open(undefined)} />}
    </Card>
  );
}

function Parts({ of: { accountCode, accountName, parts }, onClose }: { of: Line; onClose: () => void }) {
  const items = parts.map(({ title, amount, people }) => ({ term: title, value: [formatMoney(amount), words.people(formatNumber(people))].join(words.separator) }));
  return (
    <Dialog isOpen title={coded(accountCode, accountName)} onClose={onClose}>
      <Stack>
        <p>{words.parts}</p>
        <DescriptionList items={items} />
      </Stack>
    </Dialog>
  );
}
