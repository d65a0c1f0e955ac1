import { LeaveTab } from '#modules/attendance/attendance.web.ts';
import { Page } from '#ui/page/page.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import messages from './performance-profile.messages.fa.ts';
import { performanceProfileScreen } from './performance-profile.screen.ts';

/** The own work, by tabs. */
export default function PerformanceProfilePage() {
  const { view, partyId } = useScreenSearch(performanceProfileScreen);
  const setSearch = useSetScreenSearch(performanceProfileScreen);
  return (
    <Page title={messages.title} lead={messages.lead}>
      <Tabs label={messages.tabsLabel} tabs={[{ id: 'leave', label: messages.leave }]} selected="leave" onSelect={(tab) => void setSearch({ tab })}>
        <LeaveTab view={view} partyId={partyId} onView={(next) => void setSearch({ view: next.view, partyId: next.partyId })} />
      </Tabs>
    </Page>
  );
}
