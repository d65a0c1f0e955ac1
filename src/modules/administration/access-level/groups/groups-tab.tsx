import { Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { IconButton } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { FormOverList, type OverForm, type UnderList } from '#ui/form/form-over-list.tsx';
import { formatNumber } from '#ui/format/format.ts';
import common from '../access-level.messages.fa.ts';
import styles from '../access-level.module.css';
import { groupForm } from './group.form.ts';
import { changeGroup, createGroup, removeGroup, userGroups } from './groups.contract.ts';
import messages from './groups.messages.fa.ts';
import { MembersDialog } from './members-dialog.tsx';

export type GroupRow = ReplyOf<typeof userGroups>['groups'][number];

const [{ fields }] = groupForm.sections;
/** A group stays in its company: its members and units are there. */
const editForm = {
  ...groupForm,
  sections: [{ fields: fields.map((field) => (field.name === 'companyId' ? { ...field, readOnly: true } : field)) }],
} as unknown as typeof groupForm;

const valuesOf = ({ description, wireRole, rowScope, companyId, unitIds, classes }: GroupRow) => ({
  description,
  wireRole,
  rowScope,
  companyId,
  unitIds: JSON.stringify(unitIds),
  classes: JSON.stringify(classes),
});

function GroupForm({ row, submitLabel, done }: OverForm<GroupRow>) {
  const shared = { submitLabel, onSaved: done, onReset: done };
  if (row === undefined) return <DefinedForm {...shared} of={groupForm} call={createGroup} start={{ wireRole: 'hcmJobUsers', rowScope: 'units' }} title={messages.newGroup} />;
  const { userGroupId, rowVersion } = row;
  return (
    <DefinedForm
      {...shared}
      of={editForm}
      call={changeGroup}
      values={valuesOf(row)}
      version={rowVersion}
      toBody={(values, version = rowVersion) => ({ ...values, userGroupId, rowVersion: version })}
      title={messages.editGroup}
    />
  );
}

/** User groups: a form with the list below it, and the members of each. */
export function GroupsTab() {
  const list = useCall(userGroups);
  const [shown, setShown] = useState<GroupRow>();
  const remove = useSend(removeGroup);
  const mayEdit = useMay(changeGroup);
  if (list.error)
    return (
      <ErrorState title={common.failed} code={list.error.requestId || undefined} onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
        {list.error.messages}
      </ErrorState>
    );
  return (
    <>
      <FormOverList<GroupRow>
        rowId={({ userGroupId }) => userGroupId}
        rowName={({ description }) => description}
        form={(over) => (mayEdit ? <GroupForm {...over} /> : null)}
        onRemove={mayEdit ? ({ userGroupId }) => remove.mutateAsync({ query: { userGroupId } }) : undefined}
        list={(under) => (
          <Card isFlush>
            <DataGrid
              label={messages.title}
              columns={columnsOf(under, mayEdit, setShown)}
              rows={list.data?.groups ?? []}
              rowKey={({ userGroupId }) => userGroupId}
              isLoading={list.isFetching}
              hasCards
              empty={<EmptyState title={messages.none} />}
            />
          </Card>
        )}
      />
      {shown === undefined ? null : <MembersDialog group={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function columnsOf(under: UnderList<GroupRow>, mayEdit: boolean, showMembers: (group: GroupRow) => void): readonly GridColumn<GroupRow>[] {
  const { columns, scopes, roles, classes, separator } = messages;
  return [
    {
      id: 'description',
      label: columns.description,
      grows: true,
      render: ({ description, isSystem, denialReasons }) => (
        <span className={styles.cell}>
          {description}
          {isSystem ? <Badge state="info">{messages.isSystem}</Badge> : null}
          {denialReasons === null ? null : <Badge state="draft">{messages.denialReasons[denialReasons]}</Badge>}
        </span>
      ),
    },
    { id: 'wireRole', label: columns.wireRole, render: ({ wireRole }) => roles[wireRole] },
    { id: 'rowScope', label: columns.rowScope, render: ({ rowScope }) => scopes[rowScope] },
    { id: 'classes', label: columns.classes, render: (group) => group.classes.map((one) => classes[one]).join(separator) },
    { id: 'companyName', label: columns.companyName, render: ({ companyName }) => companyName ?? messages.wholeInstallation },
    { id: 'memberCount', label: columns.memberCount, align: 'count', render: ({ memberCount }) => formatNumber(memberCount) },
    {
      id: 'acts',
      label: messages.acts,
      isService: true,
      hasControls: true,
      pinned: 'end',
      render: (group) => {
        const { description, isSystem, denialReasons } = group;
        const mayChange = mayEdit && denialReasons === null;
        return (
          <span className={styles.acts}>
            <IconButton size="sm" icon={Users} label={messages.membersOf({ group: description })} onPress={() => showMembers(group)} />
            {mayChange ? <IconButton size="sm" icon={Pencil} label={messages.editOf({ group: description })} onPress={() => under.edit(group)} /> : null}
            {mayChange && !isSystem ? <IconButton size="sm" icon={Trash2} label={messages.removeOf({ group: description })} onPress={() => under.remove?.(group)} /> : null}
          </span>
        );
      },
    },
  ];
}
