import { ReceiptText } from 'lucide-react';
import type { ReplyOf } from '#kernel/call.ts';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatMoney } from '#ui/format/format.ts';
import { Page } from '#ui/page/page.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import { ScreenLink, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { periodName } from '../pay/period.rules.ts';
import { PayslipView } from './payslip-view.tsx';
import { ownPayslips, readOwnPayslip } from './payslips.contract.ts';
import messages from './payslips.messages.fa.ts';
import { payslipsScreen } from './payslips.screen.ts';
import words from './payslips-page.messages.fa.ts';

type Row = ReplyOf<typeof ownPayslips>['rows'][number];

const columns: readonly GridColumn<Row>[] = [
  {
    id: 'period',
    label: words.period,
    grows: true,
    render: ({ payslipId, year = 0, month = 0 }) => (
      <ScreenLink to={payslipsScreen} search={{ payslipId }}>
        {periodName({ year, month })}
      </ScreenLink>
    ),
  },
  { id: 'gross', label: words.gross, width: 160, render: ({ gross }) => formatMoney(gross ?? '0') },
  { id: 'deductions', label: words.deductions, width: 160, render: ({ deductions }) => formatMoney(deductions ?? '0') },
  { id: 'net', label: words.net, width: 160, render: ({ net }) => formatMoney(net ?? '0') },
];

/** The own payslips; the newest is open until another one is chosen. */
export default function PayslipsPage() {
  const { payslipId } = useScreenSearch(payslipsScreen);
  const read = useCall(ownPayslips, {});
  const shown = payslipId ?? read.data?.rows[0]?.payslipId;
  return (
    <Page title={messages.title} lead={words.lead}>
      <Stack>
        {read.data?.rows.length === 0 ? (
          <EmptyState icon={ReceiptText} headingLevel={2} title={words.none}>
            {words.noneAdvice}
          </EmptyState>
        ) : (
          <Card title={words.list} isFlush>
            <ReadGrid of={read} rowsOf={({ rows }) => rows} label={words.rows} columns={columns} rowKey={({ payslipId: id }) => id ?? ''} failed={words.failed} none={words.none} />
          </Card>
        )}
        {shown === undefined ? null : <One key={shown} id={shown} />}
      </Stack>
    </Page>
  );
}

function One({ id }: { id: string }) {
  const read = useCall(readOwnPayslip, { params: { payslipId: id } });
  if (read.error) return <ReadError of={read} title={words.failed} />;
  if (read.data === undefined) return <Skeleton count={8} />;
  return (
    <Card title={words.own({ period: periodName(read.data) })}>
      <PayslipView of={read.data} />
    </Card>
  );
}
