import { Suspense } from 'react';
import { LeaveTab, OwnMonthTab } from '#modules/attendance/attendance.web.ts';
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
  const hasMonth = holds(
    useSession((session) => session.permissions),
    'personnelManagement/performanceProfile/observe',
  );
  const shown = hasMonth && tab === 'month' ? 'month' : 'leave';
  const tabs = [{ id: 'leave', label: messages.leave }, ...(hasMonth ? [{ id: 'month', label: messages.month }] : [])];
  return (
    <Page title={messages.title} lead={messages.lead}>
      <Tabs label={messages.tabsLabel} tabs={tabs} selected={shown} onSelect={(next) => void setSearch({ tab: next === 'leave' ? undefined : next })}>
        {shown === 'month' ? (
          <Suspense fallback={null}>
            <OwnMonthTab periodId={periodId} onPeriod={(next) => void setSearch({ periodId: next })} />
          </Suspense>
        ) : (
          <LeaveTab view={view} partyId={partyId} onView={(next) => void setSearch({ view: next.view, partyId: next.partyId })} />
        )}
      </Tabs>
    </Page>
  );
}
