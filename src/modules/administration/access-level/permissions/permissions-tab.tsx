import { useMemo, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { EVERYTHING } from '#platform/access/access.rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { LeaveGuard } from '#ui/leave-guard/leave-guard.tsx';
import { Choices } from '#ui/page/choices.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TreeTable } from '#ui/tree-table/tree-table.tsx';
import common from '../access-level.messages.fa.ts';
import styles from '../access-level.module.css';
import { accessLevelScreen } from '../access-level.screen.ts';
import { userGroups } from '../groups/groups.contract.ts';
import groupMessages from '../groups/groups.messages.fa.ts';
import { accessPageData, grantList, saveGrants } from './permissions.contract.ts';
import messages from './permissions.messages.fa.ts';

type Permission = ReplyOf<typeof accessPageData>['permissions'][number];
type Grant = ReplyOf<typeof grantList>['grants'][number];
type Group = ReplyOf<typeof userGroups>['groups'][number];

const HALF_HOUR = 1_800_000;

/** Pick a group, tick what it permits. */
export function PermissionsTab() {
  const { group: wanted } = useScreenSearch(accessLevelScreen);
  const setSearch = useSetScreenSearch(accessLevelScreen);
  const groups = useCall(userGroups);
  const group = groups.data?.groups.find(({ userGroupId }) => userGroupId === wanted);
  return (
    <div className={styles.stack}>
      <Choices>
        <SelectField
          label={messages.group}
          options={(groups.data?.groups ?? []).map(({ userGroupId, description, companyName }) => ({
            id: userGroupId,
            label: [description, companyName].filter(Boolean).join(messages.separator),
          }))}
          value={group?.userGroupId ?? null}
          onChange={(id) => void setSearch({ group: id ?? undefined })}
          isLoading={groups.isPending}
          isFailed={groups.isError}
          onRetry={() => void groups.refetch()}
        />
      </Choices>
      {group === undefined ? <EmptyState title={messages.chooseGroup} /> : <GroupGrants key={group.userGroupId} group={group} />}
    </div>
  );
}

function GroupGrants({ group }: { group: Group }) {
  const dictionary = useCall(accessPageData, { staleTime: HALF_HOUR });
  const grants = useCall(grantList, { query: { userGroupId: group.userGroupId } });
  const failed = dictionary.error ?? grants.error;
  if (failed)
    return (
      <ErrorState
        title={common.failed}
        code={failed.requestId || undefined}
        onRetry={() => void Promise.all([dictionary.refetch(), grants.refetch()])}
        isRetrying={grants.isFetching}
      >
        {failed.messages}
      </ErrorState>
    );
  if (!dictionary.data || !grants.data) return <TreeTable label={messages.tree} roots={[]} columns={[]} rowKey={String} childrenOf={() => []} isLoading />;
  return <GrantTree group={group} dictionary={dictionary.data.permissions} grants={grants.data.grants} />;
}

interface GrantTreeProps {
  group: Group;
  dictionary: readonly Permission[];
  grants: readonly Grant[];
}

const rowKey = ({ permission }: Permission): string => permission;
const textOf = ({ description }: Permission): string => description;

function GrantTree({ group, dictionary, grants }: GrantTreeProps) {
  const held = useMemo(() => new Set(grants.filter(({ isCurrent }) => isCurrent).map(({ permission }) => permission)), [grants]);
  const [own, setOwn] = useState<ReadonlySet<string>>();
  const [thruDate, setThru] = useState<string | null>(null);
  const chosen = own ?? held;
  const [added, removed] = [[...chosen.difference(held)], [...held.difference(chosen)]];
  const isChanged = added.length + removed.length > 0;
  const mayEdit = useMay(saveGrants) && group.denialReasons === null;
  const save = useSend(saveGrants, { onSuccess: ({ messages: said }) => showAlert({ type: 'success', message: said }) });
  const tree = useMemo(() => treeOf(dictionary), [dictionary]);
  const columns = useMemo(() => [...columnsOf(grants), ...(mayEdit ? [] : [heldColumn(held)])], [grants, held, mayEdit]);

  async function submit(): Promise<void> {
    try {
      await save.mutateAsync({ body: { userGroupId: group.userGroupId, add: added, remove: removed, thruDate } });
      setOwn(undefined);
      setThru(null);
    } catch (refusal) {
      showError(refusal);
    }
  }
  return (
    <div className={styles.stack}>
      {group.denialReasons === null ? null : (
        <Alert type="info" isLive={false}>
          {messages.readOnly} {groupMessages.denialReasons[group.denialReasons]}
        </Alert>
      )}
      <TreeTable
        label={messages.tree}
        roots={tree.roots}
        columns={columns}
        rowKey={rowKey}
        childrenOf={tree.childrenOf}
        textOf={textOf}
        openAtFirst={tree.openAtFirst}
        searchExample={messages.searchExample}
        chosen={chosen}
        onChoose={mayEdit ? setOwn : undefined}
      />
      {mayEdit ? (
        <div className={styles.bar}>
          <span role="status" className={styles.grow}>
            {isChanged ? messages.pending({ added: formatNumber(added.length), removed: formatNumber(removed.length) }) : messages.nothingChanged}
          </span>
          {added.length > 0 ? <DateField label={messages.thruDate} help={messages.thruDateHelp} value={thruDate} onChange={setThru} disablePast /> : null}
          <Button isDisabled={!isChanged || save.isPending} onPress={() => setOwn(undefined)}>
            {messages.reset}
          </Button>
          <Button variant="filled" isDisabled={!isChanged} isPending={save.isPending} onPress={() => void submit()}>
            {messages.save}
          </Button>
        </div>
      ) : null}
      {removed.length > 0 ? <p className={styles.note}>{messages.signOutNote}</p> : null}
      <History grants={grants} />
      <LeaveGuard isDirty={() => isChanged} />
    </div>
  );
}

/** The rows hung under the one that stands for all. */
function treeOf(dictionary: readonly Permission[]) {
  const below = Map.groupBy(dictionary, ({ parent }) => parent);
  const roots = below.get(null) ?? [];
  return { roots, childrenOf: ({ permission }: Permission): readonly Permission[] => below.get(permission) ?? [], openAtFirst: roots.map(rowKey) };
}

const dayOf = (day: string | null): string | null => (day === null ? null : formatDate(day));

function columnsOf(grants: readonly Grant[]): readonly GridColumn<Permission>[] {
  const current = new Map(grants.filter(({ isCurrent }) => isCurrent).map((grant) => [grant.permission, grant]));
  return [
    { id: 'description', label: messages.permission, width: 360, grows: true, render: ({ description }) => description },
    { id: 'since', label: messages.since, width: 120, render: ({ permission }) => dayOf(current.get(permission)?.fromDate ?? null) },
    { id: 'until', label: messages.until, width: 120, render: ({ permission }) => dayOf(current.get(permission)?.thruDate ?? null) },
  ];
}

/** For who may not tick: whether the group holds a permission, or something below it. */
function heldColumn(held: ReadonlySet<string>): GridColumn<Permission> {
  const covers = (permission: string): boolean => held.has(EVERYTHING) || [...held].some((one) => one === permission || permission.startsWith(`${one}/`));
  const leads = (permission: string): boolean => held.size > 0 && (permission === EVERYTHING || [...held].some((one) => one.startsWith(`${permission}/`)));
  return { id: 'held', label: messages.held, width: 120, render: ({ permission }) => (covers(permission) ? messages.has : leads(permission) ? messages.hasSome : null) };
}

/** Grants that have ended. */
function History({ grants }: { grants: readonly Grant[] }) {
  const past = grants.filter(({ isCurrent }) => !isCurrent);
  if (past.length === 0) return null;
  return (
    <Card isFlush>
      <DataGrid
        label={messages.history}
        rows={past}
        rowKey={({ permission, fromDate }) => `${permission} ${fromDate}`}
        hasCards
        columns={[
          { id: 'description', label: messages.history, grows: true, render: ({ description }) => description },
          { id: 'since', label: messages.since, render: ({ fromDate }) => dayOf(fromDate) },
          { id: 'until', label: messages.until, render: ({ thruDate }) => dayOf(thruDate) },
        ]}
      />
    </Card>
  );
}
