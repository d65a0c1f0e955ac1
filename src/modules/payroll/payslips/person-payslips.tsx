import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay, useSession } from '#ui/client/session.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { PayYearCard } from '../pay-year/pay-year-card.tsx';
import { PayslipDialog } from './payslip-dialog.tsx';
import { PayslipList, yearsOf } from './payslip-list.tsx';
import { ownPayslips, personPayslips } from './payslips.contract.ts';
import { payslipsScreen } from './payslips.screen.ts';
import words from './payslips-page.messages.fa.ts';

/** The payslips of the file: the own ones lead to their page, those of others open over it. */
export function PersonPayslips({ partyId }: { partyId: string }) {
  const ownId = useSession(({ user }) => user?.partyId);
  const mayOwn = useMay(ownPayslips);
  return partyId === ownId && mayOwn ? <Own /> : <OfOthers partyId={partyId} />;
}

function Own() {
  const read = useCall(ownPayslips, {});
  return (
    <Stack>
      <PayslipList
        of={read}
        noneText={words.noneAdvice}
        monthOf={(payslipId, period) => (
          <ScreenLink to={payslipsScreen} search={{ payslipId }}>
            {period}
          </ScreenLink>
        )}
      />
      <PayYearCard years={yearsOf(read.data?.rows ?? [])} />
    </Stack>
  );
}

function OfOthers({ partyId }: { partyId: string }) {
  const [opened, open] = useState<string>();
  const read = useCall(personPayslips, { query: { partyId } });
  return (
    <Stack>
      <PayslipList
        of={read}
        noneText={words.noneOfPerson}
        monthOf={(payslipId, period) => (
          <Button variant="ghost" size="sm" onPress={() => open(payslipId)}>
            {period}
          </Button>
        )}
      />
      <PayYearCard partyId={partyId} years={yearsOf(read.data?.rows ?? [])} />
      {opened === undefined ? null : <PayslipDialog id={opened} onClose={() => open(undefined)} />}
    </Stack>
  );
}
