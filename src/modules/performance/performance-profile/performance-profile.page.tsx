import { Suspense } from 'react';
import { LeaveTab, OwnMonthTab, OwnRequestsTab, PressTab, SwapsTab } from '#modules/attendance/attendance.web.ts';
import { holds, useSession } from '#ui/client/session.ts';
import { Page } from '#ui/page/page.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import messages from './performance-profile.messages.fa.ts';
import { performanceProfileScreen } from './performance-profile.screen.ts';

/** The own work, by tabs. */
export default function PerformanceProfilePage() {
  const { tab, view, partyId, periodId } = useScreenSearch(performanceProfileScreen);
  const setSearch = useSetScreenSearch(performanceProfileScreen);
  const permissions = useSession((session) => session.permissions);
  const tabs = [
    { id: 'leave', label: messages.leave },
    ...(holds(permissions, 'personnelManagement/performanceProfile/observe') ? [{ id: 'month', label: messages.month }] : []),
    ...(holds(permissions, 'personnelManagement/performanceProfile/press/observe') ? [{ id: 'press', label: messages.press }] : []),
    ...(holds(permissions, 'personnelManagement/performanceProfile/attendanceRequest/observe') ? [{ id: 'requests', label: messages.requests }] : []),
    ...(holds(permissions, 'personnelManagement/performanceProfile/shiftSwap/observe') ? [{ id: 'swaps', label: messages.swaps }] : []),
  ];
  const shown = tabs.find(({ id }) => id === tab)?.id ?? 'leave';
  return (
    <Page title={messages.title} lead={messages.lead}>
      <Tabs label={messages.tabsLabel} tabs={tabs} selected={shown} onSelect={(next) => void setSearch({ tab: next === 'leave' ? undefined : next })}>
        {shown === 'month' ? (
          <Suspense fallback={null}>
            <OwnMonthTab periodId={periodId} onPeriod={(next) => void setSearch({ periodId: next })} />
          </Suspense>
        ) : shown === 'press' ? (
          <Suspense fallback={null}>
            <PressTab />
          </Suspense>
        ) : shown === 'requests' ? (
          <Suspense fallback={null}>
            <OwnRequestsTab />
          </Suspense>
        ) : shown === 'swaps' ? (
          <Suspense fallback={null}>
            <SwapsTab />
          </Suspense>
        ) : (
          <LeaveTab view={view} partyId={partyId} onView={(next) => void setSearch({ view: next.view, partyId: next.partyId })} />
        )}
      </Tabs>
    </Page>
  );
}
