import { ListChecks, UsersRound } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { RecordsList, RecordsWithRows } from '#platform/records/records-list.tsx';
import { AskButton } from '#ui/act/ask-button.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { detailGroups, detailMembers, fillGroup, thingsOfGroup } from './accounting.contract.ts';
import { accountingScreen } from './accounting.screen.ts';
import words from './accounts-page.messages.fa.ts';
import { detailMemberForm } from './detail-groups.table.ts';

const TAB = 'groups';
const groupWords = { ...words, ...words.group };
const memberWords = { ...words, ...words.member };
/** What a member stands for stays as it is, and is no longer free to be chosen. */
const memberChangeForm = detailMemberForm();

/** The groups of detailed accounts; one of them opened shows its members. */
export function GroupsTab() {
  const { detailGroupId } = useScreenSearch(accountingScreen);
  const open = useOpenScreen();
  const to = useCallback((id: string) => void open(accountingScreen, { search: { tab: TAB, detailGroupId: id } }), [open]);
  return (
    <RecordsWithRows
      of={detailGroups}
      rowName={({ title }) => title}
      words={groupWords}
      opened={detailGroupId}
      open={{ label: words.group.open, icon: ListChecks, to }}
      back={
        <ScreenLink to={accountingScreen} search={{ tab: TAB }}>
          {words.member.back}
        </ScreenLink>
      }
      rows={(id) => <Members key={id} detailGroupId={id} />}
    />
  );
}

function Members({ detailGroupId }: { detailGroupId: string }) {
  const mayFill = useMay(fillGroup);
  const fill = useSend(fillGroup);
  const owner = useMemo(() => ({ detailGroupId }), [detailGroupId]);
  const { data } = useCall(thingsOfGroup, { query: owner });
  const form = useMemo(() => detailMemberForm(data?.list ?? []), [data]);
  return (
    <>
      {mayFill ? (
        <AskButton label={words.member.fill} icon={UsersRound} title={words.member.fillTitle} act={() => fill.mutateAsync({ body: owner })} done={words.member.filled}>
          {words.member.fillText}
        </AskButton>
      ) : null}
      <RecordsList of={detailMembers} form={form} changeForm={memberChangeForm} owner={owner} rowName={({ title }) => title} words={memberWords} />
    </>
  );
}
