import { useMemo, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { PersonPicker } from '#platform/people/person-picker.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Choices } from '#ui/page/choices.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import common from '../access-level.messages.fa.ts';
import styles from '../access-level.module.css';
import groupMessages from '../groups/groups.messages.fa.ts';
import { accessPageData } from '../permissions/permissions.contract.ts';
import { whoMay } from './explain.contract.ts';
import messages from './explain.messages.fa.ts';
import { MayOfDialog } from './may-of-dialog.tsx';

type Account = ReplyOf<typeof whoMay>['accounts'][number];

const HALF_HOUR = 1_800_000;
const { columns, ways } = messages;

const gridColumns: readonly GridColumn<Account>[] = [
  { id: 'fullName', label: columns.fullName, render: ({ fullName }) => fullName },
  { id: 'username', label: columns.username, render: ({ username }) => <Ltr>{username}</Ltr> },
  {
    id: 'reasons',
    label: columns.reasons,
    grows: true,
    render: ({ reasons }) => (
      <ul className={styles.reasons}>
        {reasons.map(({ userGroupId, group, permissionName, way }) => (
          <li key={userGroupId}>{messages.chain({ group, permission: permissionName, way: ways[way] })}</li>
        ))}
      </ul>
    ),
  },
  { id: 'classes', label: columns.classes, render: ({ classes }) => classes.map((one) => groupMessages.classes[one]).join(messages.separator) },
];

/** Who may use a permission about a person, and by which group, grant, scope and classes. */
export function ExplainTab() {
  const [partyId, setParty] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const [opened, setOpened] = useState<Account>();
  const dictionary = useCall(accessPageData, { staleTime: HALF_HOUR });
  const targets = useMemo(() => leavesOf(dictionary.data?.permissions ?? []), [dictionary.data]);
  const isAsked = partyId !== null && target !== null;
  const answer = useCall(whoMay, { query: { partyId: partyId ?? '', target: target ?? '' }, enabled: isAsked, keepPrevious: true });
  const { accounts = [], beyond = 0, isCapped = false } = answer.data ?? {};
  return (
    <div className={styles.stack}>
      <p className={styles.note}>{messages.lead}</p>
      <Choices>
        <PersonPicker label={messages.person} help={messages.personExample} value={partyId} onChange={setParty} />
        <SelectField
          label={messages.target}
          options={targets}
          value={target}
          onChange={setTarget}
          isLoading={dictionary.isPending}
          isFailed={dictionary.isError}
          onRetry={() => void dictionary.refetch()}
          hasSearch
        />
      </Choices>
      {!isAsked ? (
        <EmptyState title={messages.choose} />
      ) : answer.error ? (
        <ErrorState title={common.failed} code={answer.error.requestId || undefined} onRetry={() => void answer.refetch()} isRetrying={answer.isFetching}>
          {answer.error.messages}
        </ErrorState>
      ) : (
        <Card isFlush>
          <DataGrid
            label={messages.accounts}
            columns={gridColumns}
            rows={accounts}
            rowKey={({ userId }) => userId}
            isLoading={answer.isFetching}
            hasCards
            onOpen={setOpened}
            empty={<EmptyState title={messages.nobody} />}
          />
        </Card>
      )}
      {isAsked && beyond > 0 ? <p className={styles.note}>{messages.beyond({ count: formatNumber(beyond) })}</p> : null}
      {isAsked && isCapped ? <p className={styles.note}>{messages.capped}</p> : null}
      {opened === undefined ? null : <MayOfDialog userId={opened.userId} name={opened.fullName} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

/** Keys themselves, each under the name of the page it belongs to. */
function leavesOf(rows: ReplyOf<typeof accessPageData>['permissions']) {
  const names = new Map(rows.map(({ permission, description }) => [permission, description]));
  const parents = new Set(rows.map(({ parent }) => parent));
  return rows
    .filter(({ permission }) => !parents.has(permission))
    .map(({ permission, parent, description }) => ({ id: permission, label: description, group: names.get(parent ?? '') ?? description }));
}
