import { ArrowRight, Pencil, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { RequestDialog } from '#platform/requests/request-dialog.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { holds, useMay, useSession } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { askLeaveFor } from './for-other/for-other.contract.ts';
import other from './for-other/for-other-page.messages.fa.ts';
import { leaveBalances, MANAGE, OWN, ownLeave, personLeave } from './leave.contract.ts';
import { PROCESS } from './leave.steps.ts';
import words from './leave-page.messages.fa.ts';
import { BalanceCard } from './ledger/balance-card.tsx';
import { balanceTable } from './ledger/balances.table.ts';
import { RequestsList } from './request/requests-list.tsx';
import RequestForm from './request.task-form.tsx';
import { TeamCalendar } from './team/team-calendar.tsx';
import { WorkCalendar } from './team/work-calendar.tsx';

/** Comes when it is first asked for. */
const CorrectDialog = lazy(() => import('./request/correct-dialog.tsx').then((file) => ({ default: file.CorrectDialog })));
const ForOtherDialog = lazy(() => import('./for-other/for-other-dialog.tsx').then((file) => ({ default: file.ForOtherDialog })));
const PayoutDialog = lazy(() => import('./payout/payout-dialog.tsx').then((file) => ({ default: file.PayoutDialog })));

/** What of the leave is shown; stands in the address of the screen. */
export interface LeaveView {
  readonly view?: string | undefined;
  readonly partyId?: string | undefined;
}

export interface LeaveTabProps extends LeaveView {
  onView: (view: LeaveView) => void;
}

/** Own leave; for whoever has people in reach theirs, too. */
export function LeaveTab({ view, partyId, onView }: LeaveTabProps) {
  const permissions = useSession((session) => session.permissions);
  const manages = holds(permissions, `${MANAGE}/observe`);
  const isOwn = holds(permissions, `${OWN}/observe`);
  const shown = manages && (view === 'people' || !isOwn) ? 'people' : 'mine';
  return (
    <Stack>
      {manages && isOwn ? (
        <div>
          <Segmented
            label={words.views}
            isLabelHidden
            value={shown}
            options={[
              { value: 'mine', label: words.mine },
              { value: 'people', label: words.people },
            ]}
            onChange={(next) => onView({ view: next, partyId: undefined })}
          />
        </div>
      ) : null}
      {shown === 'mine' ? (
        <OwnLeave />
      ) : partyId === undefined ? (
        <Balances onOpen={(of) => onView({ view: 'people', partyId: of })} />
      ) : (
        <PersonLeave partyId={partyId} onBack={() => onView({ view: 'people', partyId: undefined })} />
      )}
    </Stack>
  );
}

function OwnLeave() {
  const [isAsking, ask] = useState(false);
  const read = useCall(ownLeave, {});
  const { data } = read;
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={2} />;
  if (data === undefined) return <Skeleton kind="blocks" count={4} />;
  return (
    <>
      <BalanceCard
        title={words.balance}
        balance={data.balance}
        actions={
          data.mayRequest ? (
            <Button variant="filled" icon={Plus} onPress={() => ask(true)}>
              {words.request}
            </Button>
          ) : undefined
        }
      />
      <RequestsList requests={data.requests} />
      <TeamCalendar />
      {isAsking ? <RequestDialog process={PROCESS} title={words.request} form={RequestForm} onClose={() => ask(false)} /> : null}
    </>
  );
}

function Balances({ onOpen }: { onOpen: (partyId: string) => void }) {
  return (
    <>
      <DataTable
        of={balanceTable}
        list={leaveBalances.list}
        export={leaveBalances.export}
        unit={words.unitOfBalances}
        rowName={({ fullName }) => fullName ?? ''}
        onOpen={({ partyId }) => onOpen(partyId)}
      />
      <TeamCalendar />
    </>
  );
}

function PersonLeave({ partyId, onBack }: { partyId: string; onBack: () => void }) {
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
