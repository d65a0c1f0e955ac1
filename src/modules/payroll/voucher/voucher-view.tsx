import { useMemo, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Card } from '#ui/card/card.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatDate, formatMoney, formatNumber } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import type { readVoucher } from './voucher.contract.ts';
import words from './voucher-page.messages.fa.ts';

type Seen = NonNullable<ReplyOf<typeof readVoucher>['vouchers']>[number];
type Line = Seen['lines'][number];

/** Beyond so many lines only those on screen are drawn. */
const MOST_DRAWN = 100;

const money = (rials: string): string => (rials === '0' ? '' : formatMoney(rials));
const detailed = ({ details }: Line): string => details.map(({ code, title }) => `${code} ${title}`).join('، ');

const columns: readonly GridColumn<Line>[] = [
  { id: 'account', label: words.line.accountName, grows: true, render: ({ accountCode, accountName }) => `${accountCode} ${accountName}` },
  { id: 'details', label: words.line.detailTitles, render: detailed },
  { id: 'debit', label: words.line.debit, align: 'amount', render: ({ debit }) => money(debit) },
  { id: 'credit', label: words.line.credit, align: 'amount', render: ({ credit }) => money(credit) },
  { id: 'description', label: words.line.description, grows: true, render: ({ description }) => description },
];
const nothingToFetch = (): void => undefined;

/** One voucher; a line opened says of which figures and how many people it is made. */
export function VoucherView({ of: { placeName, number, description, date, debit, credit, lines } }: { of: Seen }) {
  const [opened, open] = useState<Line>();
  const rows = useMemo(() => lines.map((line, at) => ({ ...line, at })), [lines]);
  const keys = useMemo(() => new Map(rows.map((row) => [row, `${row.at}`])), [rows]);
  const heading = [description ?? words.tab, placeName, number, formatDate(date)].filter((part) => part !== null).join('، ');
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
  const items = parts.map(({ title, amount, people }) => ({ term: title, value: `${formatMoney(amount)}، ${words.people(formatNumber(people))}` }));
  return (
    <Dialog isOpen title={`${accountCode} ${accountName}`} onClose={onClose}>
      <Stack>
        <p>{words.parts}</p>
        <DescriptionList items={items} />
      </Stack>
    </Dialog>
  );
}
