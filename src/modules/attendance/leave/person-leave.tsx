import { ArrowRight, Pencil, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { holds, useMay, useSession } from '#ui/client/session.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { askLeaveFor } from './for-other/for-other.contract.ts';
import other from './for-other/for-other-page.messages.fa.ts';
import { MANAGE, personLeave } from './leave.contract.ts';
import words from './leave-page.messages.fa.ts';
import { BalanceCard } from './ledger/balance-card.tsx';
import { RequestsList } from './request/requests-list.tsx';
import { WorkCalendar } from './team/work-calendar.tsx';

/** Each comes when it is first asked for. */
const CorrectDialog = lazy(() => import('./request/correct-dialog.tsx').then((file) => ({ default: file.CorrectDialog })));
const ForOtherDialog = lazy(() => import('./for-other/for-other-dialog.tsx').then((file) => ({ default: file.ForOtherDialog })));
const PayoutDialog = lazy(() => import('./payout/payout-dialog.tsx').then((file) => ({ default: file.PayoutDialog })));

/** The leave of somebody in reach, and what the office does with it. */
export function PersonLeave({ partyId, onBack }: { partyId: string; onBack: () => void }) {
  const self = useSession(({ user }) => user?.partyId);
  const [isCorrecting, correct] = useState(false);
  const [isCounting, count] = useState(false);
  const [isAsking, ask] = useState(false);
  const mayAsk = useMay(askLeaveFor) && self !== partyId;
  const permissions = useSession((session) => session.permissions);
  const read = useCall(personLeave, { query: { partyId } });
  const { data } = read;
  return (
    <>
      <div>
        <Button variant="ghost" size="sm" icon={ArrowRight} onPress={onBack}>
          {words.backToPeople}
        </Button>
      </div>
      {read.error ? (
        <ReadError of={read} title={words.failed} headingLevel={2} />
      ) : data === undefined ? (
        <Skeleton kind="blocks" count={3} />
      ) : (
        <>
          <BalanceCard
            title={words.of({ name: data.fullName })}
            balance={data.balance}
            actions={
              <>
                {mayAsk ? (
                  <Button variant="filled" icon={Plus} onPress={() => ask(true)}>
                    {other.open}
                  </Button>
                ) : null}
                <Button variant="outline" onPress={() => count(true)}>
                  {words.payout}
                </Button>
                {holds(permissions, `${MANAGE}/correct`) && self !== partyId ? (
                  <Button variant="outline" icon={Pencil} onPress={() => correct(true)}>
                    {words.correct}
                  </Button>
                ) : null}
              </>
            }
          />
          <RequestsList requests={data.requests} isOffice />
          {holds(permissions, `${MANAGE}/correct`) && self !== partyId && data.workCalendars.length > 0 ? <WorkCalendar of={data} /> : null}
          {isCorrecting ? (
            <Suspense fallback={null}>
              <CorrectDialog partyId={partyId} dayMinutes={data.balance.dayMinutes} onClose={() => correct(false)} />
            </Suspense>
          ) : null}
          {isAsking ? (
            <Suspense fallback={null}>
              <ForOtherDialog partyId={partyId} fullName={data.fullName} kinds={data.kinds} onClose={() => ask(false)} />
            </Suspense>
          ) : null}
          {isCounting ? (
            <Suspense fallback={null}>
              <PayoutDialog partyId={partyId} onClose={() => count(false)} />
            </Suspense>
          ) : null}
        </>
      )}
    </>
  );
}
