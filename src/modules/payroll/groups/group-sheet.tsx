import { useMemo } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { RecordRemoval } from '#ui/record-sheet/record-removal.tsx';
import { RecordFacts, recordSheet, type SheetOf } from '#ui/record-sheet/record-sheet.tsx';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { groupWrites, readGroup, userGroupChoices } from './groups.contract.ts';
import { groupsScreen } from './groups.screen.ts';
import { groupForm, newGroupForm } from './groups.table.ts';
import messages from './groups-page.messages.fa.ts';
import { payGroupTabs } from './pay-group-tabs.ui.ts';

type Seen = ReplyOf<typeof readGroup>;

export const GroupSheet = recordSheet<Seen>({
  screen: groupsScreen,
  words: messages,
  useRead: ({ id }) => useCall(readGroup, { params: { id } }),
  fresh: { title: messages.newGroup, Form: NewGroup },
  title: ({ description }) => description,
  lead: ({ standardCode }) => standardCode,
  Acts: ({ record: { description, rowVersion }, at: { id } }) => (
    <RecordRemoval call={groupWrites.remove} params={{ id }} rowVersion={rowVersion ?? 0} name={description ?? ''} words={messages} screen={groupsScreen} />
  ),
  Body: Facts,
  tabs: payGroupTabs,
});

/** The user groups that a group may be opened to, for whoever may say so. */
function useUserGroups() {
  const { data } = useCall(userGroupChoices, { enabled: useMay(userGroupChoices) });
  return data?.list ?? none;
}
const none: readonly { readonly userGroupId: string; readonly description: string }[] = [];

function NewGroup() {
  const open = useOpenScreen();
  const userGroups = useUserGroups();
  const form = useMemo(() => newGroupForm(userGroups), [userGroups]);
  return (
    <DefinedForm
      of={form}
      call={groupWrites.create}
      title={messages.facts}
      start={{ payGroupStatusId: 'PayGroupActive', template: 'labour' }}
      draft
      autoFocus
      onSaved={({ id }) => void open(groupsScreen, { search: { payGroupId: id }, replace: true })}
    />
  );
}

function Facts({ record: group, at: { id } }: SheetOf<Seen>) {
  const userGroups = useUserGroups();
  const form = useMemo(() => groupForm(userGroups), [userGroups]);
  return <RecordFacts of={form} call={groupWrites.change} params={{ id }} values={group} version={group.rowVersion} title={messages.facts} draft={id} />;
}
