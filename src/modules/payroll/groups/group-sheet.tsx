import { useMemo } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { RecordRemoval } from '#ui/record-sheet/record-removal.tsx';
import { RecordFacts, recordSheet, type SheetOf } from '#ui/record-sheet/record-sheet.tsx';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { CopyGroup } from './copy-group.tsx';
import { accountingLinkChoices, areaChoices, groupWrites, readGroup, userGroupChoices } from './groups.contract.ts';
import { groupsScreen } from './groups.screen.ts';
import { groupForm, type HeadChoices, newGroupForm } from './groups.table.ts';
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
    <>
      <CopyGroup id={id} name={description ?? ''} />
      <RecordRemoval call={groupWrites.remove} params={{ id }} rowVersion={rowVersion ?? 0} name={description ?? ''} words={messages} screen={groupsScreen} />
    </>
  ),
  Body: Facts,
  tabs: payGroupTabs,
});

/** What the head may name, for whoever may say so. */
function useHeadChoices(): HeadChoices {
  const { data: groups } = useCall(userGroupChoices, { enabled: useMay(userGroupChoices) });
  const { data: named } = useCall(areaChoices, { enabled: useMay(areaChoices) });
  const { data: links } = useCall(accountingLinkChoices, { enabled: useMay(accountingLinkChoices) });
  return useMemo(
    () => ({ userGroups: groups?.list ?? [], taxAreas: named?.taxAreas ?? [], insuranceAreas: named?.insuranceAreas ?? [], accountingLinks: links?.list ?? [] }),
    [groups, named, links],
  );
}

function NewGroup() {
  const open = useOpenScreen();
  const choices = useHeadChoices();
  const form = useMemo(() => newGroupForm(choices), [choices]);
  return (
    <DefinedForm
      of={form}
      call={groupWrites.create}
      title={messages.facts}
      start={{ payGroupStatusId: 'PayGroupActive', template: 'labour', displayZero: 'N' }}
      draft
      autoFocus
      onSaved={({ id }) => void open(groupsScreen, { search: { payGroupId: id }, replace: true })}
    />
  );
}

function Facts({ record: group, at: { id } }: SheetOf<Seen>) {
  const choices = useHeadChoices();
  const form = useMemo(() => groupForm(choices), [choices]);
  return <RecordFacts of={form} call={groupWrites.change} params={{ id }} values={group} version={group.rowVersion} title={messages.facts} draft={id} />;
}
