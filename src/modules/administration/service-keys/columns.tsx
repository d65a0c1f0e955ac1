import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatCode, formatDate, formatDateTime, formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import messages from './service-keys.messages.fa.ts';
import styles from './service-keys.module.css';
import type { KeyRow } from './service-keys.page.tsx';

const badges: Readonly<Record<KeyRow['state'], BadgeState>> = { live: 'active', expired: 'draft', revoked: 'rejected' };
const SHOWN = 2;

/** The first few of a list under each other, and how many more there are. */
function Permissions({ keys, titleOf }: { keys: readonly string[]; titleOf: (key: string) => string }) {
  return (
    <span className={styles.stack}>
      {keys.slice(0, SHOWN).map((key) => (
        <span key={key}>{titleOf(key)}</span>
      ))}
      {keys.length > SHOWN ? <span>{messages.more({ count: formatNumber(keys.length - SHOWN) })}</span> : null}
    </span>
  );
}

export function columnsOf(titleOf: (key: string) => string, onRevoke: ((row: KeyRow) => void) | undefined): GridColumn<KeyRow>[] {
  const { columns } = messages;
  return [
    { id: 'name', label: columns.name, grows: true, render: ({ name }) => <bdi>{name}</bdi> },
    { id: 'key', label: columns.key, render: ({ last4 }) => <Ltr>{messages.endingIn({ last4 })}</Ltr> },
    { id: 'state', label: columns.state, render: ({ state }) => <Badge state={badges[state]}>{messages.states[state]}</Badge> },
    { id: 'permissions', label: columns.permissions, grows: true, render: ({ permissions }) => <Permissions keys={permissions} titleOf={titleOf} /> },
    {
      id: 'networks',
      label: columns.networks,
      render: ({ networks }) => (
        <span className={styles.stack}>
          {networks.map((network) => (
            <Ltr key={network}>{formatCode(network)}</Ltr>
          ))}
        </span>
      ),
    },
    { id: 'expires', label: columns.expires, render: ({ expiresOn }) => <Ltr>{formatDate(expiresOn)}</Ltr> },
    { id: 'lastUsed', label: columns.lastUsed, render: ({ lastUsedDate }) => (lastUsedDate === null ? messages.unused : formatDateTime(lastUsedDate)) },
    ...(onRevoke
      ? [
          {
            id: 'actions',
            label: columns.actions,
            isService: true,
            hasControls: true,
            render: (row: KeyRow) =>
              row.state === 'live' ? (
                <Button size="sm" variant="ghost" aria-label={messages.revokeOf({ name: row.name })} onPress={() => onRevoke(row)}>
                  {messages.revoke}
                </Button>
              ) : null,
          },
        ]
      : []),
  ];
}
