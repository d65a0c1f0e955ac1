import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay, useSession } from '#ui/client/session.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { PayslipDialog } from './payslip-dialog.tsx';
import { PayslipList } from './payslip-list.tsx';
import { ownPayslips, personPayslips } from './payslips.contract.ts';
import { payslipsScreen } from './payslips.screen.ts';
import words from './payslips-page.messages.fa.ts';

/** The payslips of the file: the own ones lead to their page, those of others open over it. */
export function PersonPayslips({ partyId }: { partyId: string }) {
  const ownId = useSession(({ user }) => user?.partyId);
  const mayOwn = useMay(ownPayslips);
  return partyId === ownId && mayOwn ? <Own /> : <OfOthers partyId={partyId} />;
}

const Own = () => (
  <PayslipList
    of={useCall(ownPayslips, {})}
    noneText={words.noneAdvice}
    monthOf={(payslipId, period) => (
      <ScreenLink to={payslipsScreen} search={{ payslipId }}>
        {period}
      </ScreenLink>
    )}
  />
);

function OfOthers({ partyId }: { partyId: string }) {
  const [opened, open] = useState<string>();
  return (
    <>
      <PayslipList
        of={useCall(personPayslips, { query: { partyId } })}
        noneText={words.noneOfPerson}
        monthOf={(payslipId, period) => (
          <Button variant="ghost" size="sm" onPress={() => open(payslipId)}>
            {period}
          </Button>
        )}
      />
      {opened === undefined ? null : <PayslipDialog id={opened} onClose={() => open(undefined)} />}
    </>
  );
}
