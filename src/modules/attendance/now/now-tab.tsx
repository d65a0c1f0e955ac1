import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatNumber, shownDigits } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Meta, Text } from '#ui/text/text.tsx';
import { attendanceNow } from './now.contract.ts';
import styles from './now.module.css';
import { type NowState, nowStates } from './now.rules.ts';
import messages from './now-page.messages.fa.ts';

type Choice = NowState | 'all';
type Row = ReplyOf<typeof attendanceNow>['rows'][number];

const badges: Readonly<Record<NowState, BadgeState>> = { in: 'active', late: 'overdue', away: 'pending', expected: 'info', left: 'done', free: 'draft' };
const EVERY_MS = 30_000;
const MINUTES = 60;

const clockTime = (at: string): string => shownDigits(at.slice(11, 16));
const ofMinute = (minute: number): string => shownDigits(`${String(Math.floor(minute / MINUTES)).padStart(2, '0')}:${String(minute % MINUTES).padStart(2, '0')}`);

/** Where the people in reach are now; asked again every half minute while it is looked at. */
export function NowTab() {
  const read = useCall(attendanceNow, { refetchInterval: EVERY_MS, keepPrevious: true });
  const [chosen, choose] = useState<Choice>('all');
  if (read.error) return <ReadError of={read} title={messages.failed} headingLevel={2} />;
  if (read.data === undefined) return <Skeleton kind="blocks" count={3} />;
  const { at, rows, isCut } = read.data;
  const counts = Map.groupBy(rows, ({ state }) => state);
  const options: { value: Choice; label: string }[] = [
    { value: 'all', label: `${messages.all} ${formatNumber(rows.length)}` },
    ...nowStates.flatMap((state) => {
      const count = counts.get(state)?.length ?? 0;
      return count === 0 && state !== chosen ? [] : [{ value: state, label: `${messages.states[state]} ${formatNumber(count)}` }];
    }),
  ];
  const shown = chosen === 'all' ? rows : (counts.get(chosen) ?? []);
  return (
    <Stack>
      <div className={styles.head}>
        <Segmented label={messages.stateFilter} value={chosen} onChange={choose} options={options} />
        <Meta>{messages.asOf({ time: clockTime(at) })}</Meta>
      </div>
      {isCut ? (
        <Alert type="info" isLive={false}>
          {messages.isCut}
        </Alert>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState title={messages.none} headingLevel={2} />
      ) : (
        <ul className={styles.people}>
          {shown.map((row) => (
            <Person key={row.partyId} row={row} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function Person({ row: { fullName, unitName, state = 'free', firstPress, lastPress, planFrom } }: { row: Row }) {
  const about =
    state === 'in' && firstPress != null
      ? messages.since({ time: clockTime(firstPress) })
      : lastPress != null
        ? messages.last({ time: clockTime(lastPress) })
        : planFrom != null
          ? messages.planned({ time: ofMinute(planFrom) })
          : '';
  return (
    <li className={styles.person}>
      <span className={styles.name}>
        <Text as="span">{fullName}</Text>
        <Meta>{unitName}</Meta>
      </span>
      <Meta>{about}</Meta>
      <Badge state={badges[state]}>{messages.states[state]}</Badge>
    </li>
  );
}
