import { ListChecks, UsersRound } from 'lucide-react';
import { useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { AskButton } from '#ui/act/ask-button.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { detailGroups, detailMembers, fillGroup, thingsOfGroup } from './accounting.contract.ts';
import { accountingScreen } from './accounting.screen.ts';
import words from './accounts-page.messages.fa.ts';
import { detailMemberForm } from './detail-groups.table.ts';

const shared = { edit: words.edit, addLabel: words.addLabel, saveLabel: words.saveLabel };
const TAB = 'groups';

/** The groups of detailed accounts; one of them opened shows its members. */
export function GroupsTab() {
  const { detailGroupId } = useScreenSearch(accountingScreen);
  return detailGroupId === undefined ? <Groups /> : <Members key={detailGroupId} detailGroupId={detailGroupId} />;
}

function Groups() {
  const may = { add: useMay(detailGroups.create), edit: useMay(detailGroups.change), remove: useMay(detailGroups.remove) };
  const open = useOpenScreen();
  const actions = useMemo(
    () => [
      {
        id: 'members',
        label: words.group.open,
        icon: ListChecks,
        run: (row: RecordRow) => void open(accountingScreen, { search: { tab: TAB, detailGroupId: String(row['detailGroupId']) } }),
      },
    ],
    [open],
  );
  return (
    <RecordsEditor
      of={detailGroups}
      rowName={({ title }: RecordRow) => String(title)}
      actions={actions}
      may={may}
      words={{ ...shared, add: words.group.add }}
      empty={<EmptyState title={words.group.none}>{words.group.noneAdvice}</EmptyState>}
    />
  );
}

function Members({ detailGroupId }: { detailGroupId: string }) {
  const mayEdit = useMay(detailMembers.change);
  const fill = useSend(fillGroup);
  const owner = useMemo(() => ({ detailGroupId }), [detailGroupId]);
  const { data } = useCall(thingsOfGroup, { query: owner });
  const form = useMemo(() => detailMemberForm(data?.list ?? []), [data]);
  // what a member stands for stays as it is, and is no longer free to be chosen
  const changeForm = useMemo(() => detailMemberForm(), []);
  return (
    <>
      <ScreenLink to={accountingScreen} search={{ tab: TAB }}>
        {words.member.back}
      </ScreenLink>
      {mayEdit ? (
        <AskButton label={words.member.fill} icon={UsersRound} title={words.member.fillTitle} act={() => fill.mutateAsync({ body: owner })} done={words.member.filled}>
          {words.member.fillText}
        </AskButton>
      ) : null}
      <RecordsEditor
        of={detailMembers}
        form={form}
        changeForm={changeForm}
        owner={owner}
        query={owner}
        rowName={({ title }: RecordRow) => String(title)}
        may={{ add: mayEdit, edit: mayEdit, remove: mayEdit }}
        words={{ ...shared, add: words.member.add }}
        empty={<EmptyState title={words.member.none}>{words.member.noneAdvice}</EmptyState>}
      />
    </>
  );
}
