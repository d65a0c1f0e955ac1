import { FollowCase, InboxLink } from '#modules/tasks/tasks.web.ts';
import { OwnRequests } from '#platform/requests/own-requests.tsx';
import { RequestEntry } from '#platform/requests/request-entry.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDate, formatDateTime, formatNumber } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import AskForm from './request.task-form.tsx';
import { shiftSwapCalls, swapsWithMe } from './swaps.contract.ts';
import { shiftSwap } from './swaps.form.ts';
import words from './swaps-page.messages.fa.ts';

const titleOf = (ownDay: unknown, partnerDay: unknown): string =>
  words.title({
    days: [ownDay, partnerDay].flatMap((day) => (typeof day === 'string' && day !== '' ? [formatDate(day)] : [])).join(words.and),
  });

/** The own exchanges of shifts, a new one, and those that colleagues ask for. */
export function SwapsTab() {
  const mayAsk = useMay(shiftSwapCalls.withdraw);
  return (
    <Stack>
      <OwnRequests
        request={shiftSwap}
        calls={shiftSwapCalls}
        {...(mayAsk && { asking: { form: AskForm, label: words.ask } })}
        titleOf={({ ownDay, partnerDay }) => titleOf(ownDay, partnerDay)}
        follow={(instanceId, title) => <FollowCase instanceId={instanceId} what={title} />}
      />
      <WithMe />
    </Stack>
  );
}

function WithMe() {
  const read = useCall(swapsWithMe, {});
  const rows = read.data?.rows;
  const waiting = rows?.filter(({ status }) => status === 'RqSent').length ?? 0;
  return (
    <Card
      title={words.withMe}
      actions={
        waiting === 0 ? undefined : (
          <>
            <Badge state="pending">{words.waiting({ count: formatNumber(waiting) })}</Badge>
            <InboxLink>{words.inbox}</InboxLink>
          </>
        )
      }
    >
      {read.error ? (
        <ReadError of={read} title={words.failed} headingLevel={3} />
      ) : rows === undefined ? (
        <Skeleton count={2} />
      ) : rows.length === 0 ? (
        <EmptyState title={words.none} headingLevel={3} />
      ) : (
        rows.map(({ requestId, fullName, ownDay, partnerDay, status, createdAt }) => (
          <RequestEntry
            key={requestId}
            title={titleOf(ownDay, partnerDay)}
            status={words.statuses[status ?? 'RqSent']}
            acts={null}
            lines={[words.by({ name: fullName ?? '', when: formatDateTime(createdAt ?? '') }), status === 'RqSent' ? words.answer : null]}
          />
        ))
      )}
    </Card>
  );
}
