import { Page } from '#ui/page/page.tsx';
import { ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { attendanceTabs } from './attendance-tabs.ui.ts';
import messages from './management.messages.fa.ts';
import { managementScreen } from './management.screen.ts';
import words from './management-page.messages.fa.ts';

/** What is searched, chosen and opened belongs to one tab. */
const ofOneTab = Object.keys(managementScreen.search ?? {}).filter((name) => name !== 'tab');

/** Attendance of the company, by what each reader may see of it. */
export default function ManagementPage() {
  return (
    <Page title={messages.title} lead={words.lead}>
      <ScreenTabs screen={managementScreen} label={words.tabsLabel} tabs={attendanceTabs} at={{}} forgets={ofOneTab} />
    </Page>
  );
}
