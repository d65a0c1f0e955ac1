import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import messages from './access-level.messages.fa.ts';
import { accessLevelScreen } from './access-level.screen.ts';
import titles from './access-level.title.messages.fa.ts';
import { ExplainTab } from './explain/explain-tab.tsx';
import { GroupsTab } from './groups/groups-tab.tsx';
import { PermissionsTab } from './permissions/permissions-tab.tsx';
import { UsersTab } from './users/users-tab.tsx';

const KEY = 'systemManagement/accessLevel';
const tabs: readonly ScreenTab<object>[] = [
  { id: 'users', label: messages.tabs.users, keys: [`${KEY}/users/observe`], Content: UsersTab },
  { id: 'groups', label: messages.tabs.groups, keys: [`${KEY}/userGroups/observe`], Content: GroupsTab },
  { id: 'permissions', label: messages.tabs.permissions, keys: [`${KEY}/permissions/observe`], Content: PermissionsTab },
  { id: 'explain', label: messages.tabs.explain, keys: [`${KEY}/explain/observe`], Content: ExplainTab },
];

/** Filters and order belong to one list: another tab begins without them. */
const ofOneTable = ['q', 'f', 's', 'page', 'c', 'd', 'view'];

/** Accounts, user groups, what each group permits, and who can see what. Each tab for the holders of its own key. */
export default function AccessLevelPage() {
  return (
    <Page title={titles.title} lead={messages.lead}>
      <ScreenTabs screen={accessLevelScreen} label={messages.tabsLabel} tabs={tabs} at={{}} forgets={ofOneTable} none={<EmptyState title={messages.noTab} />} />
    </Page>
  );
}
