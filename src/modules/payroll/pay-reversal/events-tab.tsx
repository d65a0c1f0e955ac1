import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { RequestEntry } from '#platform/requests/request-entry.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDate, formatDateTime } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { payRunEvents } from './pay-reversal.contract.ts';
import words from './reversal-page.messages.fa.ts';

type Happened = NonNullable<ReplyOf<typeof payRunEvents>['events']>[number];

const looks: Readonly<Record<Happened['event'], BadgeState>> = { reopened: 'returned', paid: 'approved', reversed: 'rejected' };

interface EventsTabProps {
  id: string;
  /** Another run, by whoever knows its page. */
  linkTo: (payRunId: string, label: string) => ReactNode;
}

/** What became of a run after its approval, newest first. */
export function EventsTab({ id, linkTo }: EventsTabProps) {
  const read = useCall(payRunEvents, { params: { payRunId: id } });
  const { data } = read;
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={3} />;
  if (data === undefined) return <Skeleton kind="blocks" count={2} />;
  const { events = [], mirrorRunId, reverses } = data;
  if (events.length === 0 && !reverses)
    return (
      <EmptyState icon={History} headingLevel={3} title={words.none}>
        {words.noneAdvice}
      </EmptyState>
    );
  return (
    <>
      {mirrorRunId ? <p>{linkTo(mirrorRunId, words.mirror)}</p> : null}
      {reverses ? <p>{linkTo(reverses, words.mirrored)}</p> : null}
      {events.map((one) => (
        <One key={one.eventId} of={one} />
      ))}
    </>
  );
}

function One({ of: { event, at, personName, reason, paidOn } }: { of: Happened }) {
  return (
    <RequestEntry
      title={words.by({ name: personName ?? words.someone, when: formatDateTime(at) })}
      status={<Badge state={looks[event]}>{words.kinds[event]}</Badge>}
      lines={[reason, paidOn === null ? null : words.paidOnDay({ day: formatDate(paidOn) })]}
    />
  );
}
