import { Card } from '#ui/card/card.tsx';
import { useMay } from '#ui/client/session.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import type { RunFile } from '../run-files/run-file.ui.ts';
import words from '../run-files/run-files.messages.fa.ts';
import { readVoucher } from '../voucher/voucher.contract.ts';
import { payRunScreen } from './pay-run.screen.ts';

function Voucher({ payRunId }: { readonly payRunId: string }) {
  if (!useMay(readVoucher)) return null;
  return (
    <Card title={words.voucher}>
      <Stack gap={3}>
        <p>{words.voucherText}</p>
        <ScreenLink to={payRunScreen} search={{ payRunId, tab: 'voucher' }}>
          {words.openVoucher}
        </ScreenLink>
      </Stack>
    </Card>
  );
}

export const voucherFile: RunFile = { id: 'voucher', order: 30, Content: Voucher };
