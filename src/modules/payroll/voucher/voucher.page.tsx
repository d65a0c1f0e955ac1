import { BookOpenText } from 'lucide-react';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SendVoucher } from '../accounting-sending/send-voucher.tsx';
import { payVoucherLines, payVouchers } from './voucher.contract.ts';
import messages from './voucher.messages.fa.ts';
import { vouchersScreen } from './voucher.screen.ts';
import { voucherLinesTable, vouchersTable } from './voucher.table.ts';
import words from './voucher-page.messages.fa.ts';

/** The vouchers that stand; one of them opened shows its lines, with files of them. */
export default function VouchersPage() {
  const { payVoucherId } = useScreenSearch(vouchersScreen);
  return (
    <PageFrame>
      <PageHeader title={messages.title} lead={words.lead} />
      {payVoucherId === undefined ? <Vouchers /> : <Lines key={payVoucherId} payVoucherId={payVoucherId} />}
    </PageFrame>
  );
}

function Vouchers() {
  const open = useOpenScreen();
  return (
    <DataTable
      of={vouchersTable}
      list={payVouchers.list}
      export={payVouchers.export}
      unit={words.unit}
      rowName={({ groupName }) => groupName ?? ''}
      onOpen={({ payVoucherId }) => void open(vouchersScreen, { search: { payVoucherId } })}
      empty={
        <EmptyState icon={BookOpenText} headingLevel={3} title={words.none}>
          {words.noneAdvice}
        </EmptyState>
      }
    />
  );
}

function Lines({ payVoucherId }: { payVoucherId: string }) {
  return (
    <>
      <ScreenLink to={vouchersScreen} search={{}}>
        {words.back}
      </ScreenLink>
      <SendVoucher payVoucherId={payVoucherId} />
      <DataTable
        of={voucherLinesTable}
        list={payVoucherLines.list}
        export={payVoucherLines.export}
        query={{ payVoucherId }}
        unit={words.unitOfLines}
        rowName={({ accountName }) => accountName ?? ''}
        isLocal
        empty={<EmptyState icon={BookOpenText} headingLevel={3} title={words.noLines} />}
      />
    </>
  );
}
