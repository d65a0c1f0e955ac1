import type { ReplyOf } from '#kernel/call.ts';
import { useCall } from '#ui/client/hooks.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatDate } from '#ui/format/format.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import common from '../access-level.messages.fa.ts';
import styles from '../access-level.module.css';
import groupMessages from '../groups/groups.messages.fa.ts';
import { mayOf } from './explain.contract.ts';
import messages from './explain.messages.fa.ts';

type Answer = ReplyOf<typeof mayOf>;
type Held = Answer['groups'][number];

const listed = (names: readonly string[]): string => names.join(messages.separator);

function HeldGroup({ group }: { group: Held }) {
  const { columns, scopes, classes, roles } = groupMessages;
  const { description, wireRole, rowScope, companyName, units, permissions, fromDate, thruDate } = group;
  return (
    <section className={styles.held}>
      <h3 className={styles.heading}>{description}</h3>
      <DescriptionList
        items={[
          { term: columns.wireRole, value: roles[wireRole] },
          { term: columns.rowScope, value: listed([scopes[rowScope], ...(units.length > 0 ? units : [companyName])]) },
          { term: columns.classes, value: listed(group.classes.map((one) => classes[one])) },
          { term: messages.permissionsLabel, value: listed(permissions.map((permission) => permission.description)) },
          {
            term: messages.days,
            value: thruDate === null ? messages.since({ from: formatDate(fromDate) }) : messages.between({ from: formatDate(fromDate), until: formatDate(thruDate) }),
          },
        ]}
      />
    </section>
  );
}

function Content({ groups, screens }: Answer) {
  return (
    <div className={styles.stack}>
      {groups.length === 0 ? (
        <EmptyState title={messages.noGroups} />
      ) : (
        groups.map((group) => <HeldGroup key={`${group.userGroupId} ${group.companyName} ${group.fromDate}`} group={group} />)
      )}
      <section>
        <h3 className={styles.heading}>{messages.screens}</h3>
        <p className={styles.note}>{screens.length === 0 ? messages.noScreens : listed(screens.map(({ title }) => title))}</p>
      </section>
    </div>
  );
}

/** What an account may do: its groups with their days, rows, classes and permissions, and the screens it may open. */
export function MayOfDialog({ userId, name, onClose }: { userId: string; name: string; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useCall(mayOf, { query: { userId } });
  return (
    <Dialog isOpen onClose={onClose} title={messages.ofUser({ name })} size="lg" isDismissable>
      {error ? (
        <ErrorState title={common.failed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.messages}
        </ErrorState>
      ) : data === undefined ? (
        <Skeleton />
      ) : (
        <Content {...data} />
      )}
    </Dialog>
  );
}
