import { useCall } from '#ui/client/hooks.ts';
import { Page } from '#ui/page/page.tsx';
import { ScreenLink, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { OwnPayslip } from './own-payslip.tsx';
import { PayslipList } from './payslip-list.tsx';
import { ownPayslips } from './payslips.contract.ts';
import messages from './payslips.messages.fa.ts';
import { payslipsScreen } from './payslips.screen.ts';
import words from './payslips-page.messages.fa.ts';

/** The own payslips; the newest that stands is open until another one is chosen. */
export default function PayslipsPage() {
  const { payslipId } = useScreenSearch(payslipsScreen);
  const read = useCall(ownPayslips, {});
  const rows = read.data?.rows ?? [];
  const shown = payslipId ?? (rows.find(({ mirrorId, reverses }) => !mirrorId && !reverses) ?? rows[0])?.payslipId;
  return (
    <Page title={messages.title} lead={words.lead}>
      <Stack>
        <PayslipList
          of={read}
          noneText={words.noneAdvice}
          monthOf={(id, period) => (
            <ScreenLink to={payslipsScreen} search={{ payslipId: id }}>
              {period}
            </ScreenLink>
          )}
        />
        {shown === undefined ? null : <OwnPayslip key={shown} id={shown} />}
      </Stack>
    </Page>
  );
}
