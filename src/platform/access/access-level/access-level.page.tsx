import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import messages from './access-level.messages.fa.ts';
import { accessLevelScreen } from './access-level.screen.ts';
import titles from './access-level.title.messages.fa.ts';
import { ExplainTab } from './explain/explain-tab.tsx';
import { GroupsTab } from './groups/groups-tab.tsx';
import { PermissionsTab } from './permissions/permissions-tab.tsx';
import { UsersTab } from './users/users-tab.tsx';

const KEY = 'systemManagement/accessLevel';
const parts = { users: UsersTab, groups: GroupsTab, permissions: PermissionsTab, explain: ExplainTab } as const;
type Part = keyof typeof parts;

/** Accounts, user groups, what each group permits, and who can see what (guide 8.1). Each tab for the holders of its own key. */
export default function AccessLevelPage() {
  const search = useScreenSearch(accessLevelScreen);
  const setSearch = useSetScreenSearch(accessLevelScreen);
  const may: Readonly<Record<Part, boolean>> = {
    users: useMay(`${KEY}/users/observe`),
    groups: useMay(`${KEY}/userGroups/observe`),
    permissions: useMay(`${KEY}/permissions/observe`),
    explain: useMay(`${KEY}/explain/observe`),
  };
  const shown = (Object.keys(parts) as Part[]).filter((part) => may[part]);
  const selected = shown.find((part) => part === search.tab) ?? shown[0];
  const Content = selected === undefined ? undefined : parts[selected];
  return (
    <Page title={titles.title} lead={messages.lead}>
      {selected === undefined || Content === undefined ? (
        <EmptyState title={messages.noTab} />
      ) : (
        <Tabs
          label={messages.tabsLabel}
          tabs={shown.map((id) => ({ id, label: messages.tabs[id] }))}
          selected={selected}
          // filters and order belong to one list: another tab begins without them
          onSelect={(tab) => void setSearch({ tab, q: undefined, f: undefined, s: undefined, page: undefined, c: undefined, d: undefined, view: undefined })}
        >
          <Content />
        </Tabs>
      )}
    </Page>
  );
}
