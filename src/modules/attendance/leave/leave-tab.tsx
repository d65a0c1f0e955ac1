import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { RequestDialog } from '#platform/requests/request-dialog.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { holds, useSession } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { leaveBalances, MANAGE, OWN, ownLeave } from './leave.contract.ts';
import { PROCESS } from './leave.steps.ts';
import words from './leave-page.messages.fa.ts';
import { BalanceCard } from './ledger/balance-card.tsx';
import { balanceTable } from './ledger/balances.table.ts';
import { RequestsList } from './request/requests-list.tsx';
import RequestForm from './request.task-form.tsx';
import { TeamCalendar } from './team/team-calendar.tsx';

/** For those who have people in reach. */
const PersonLeave = lazy(() => import('./person-leave.tsx').then((file) => ({ default: file.PersonLeave })));

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
        <Suspense fallback={<Skeleton kind="blocks" count={3} />}>
          <PersonLeave partyId={partyId} onBack={() => onView({ view: 'people', partyId: undefined })} />
        </Suspense>
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
