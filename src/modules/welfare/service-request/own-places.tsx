import type { ReplyOf } from '#kernel/call.ts';
import { RequestEntry } from '#platform/requests/request-entry.tsx';
import { AskButton } from '#ui/act/ask-button.tsx';
import { RunButton } from '#ui/act/run-button.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { openPdf } from '#ui/client/download.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { PlaceStatus } from './place-statuses.rules.ts';
import { cancelPlaceCall, confirmPlace, ownPlacesCall, printOwnLetter } from './service-request.contract.ts';
import messages from './service-request-page.messages.fa.ts';

type Place = ReplyOf<typeof ownPlacesCall>['rows'][number];

const looks: Readonly<Record<PlaceStatus, BadgeState>> = {
  ...{ WpListed: 'pending', WpWaiting: 'pending', WpHeld: 'pending', WpOffered: 'returned', WpConfirmed: 'approved' },
  ...{ WpUsed: 'done', WpNoShow: 'rejected', WpExpired: 'rejected', WpCancelled: 'draft', WpReleased: 'draft' },
};

/** The own places of events: where each stands, the queue, an offer with its deadline. */
export function OwnPlaces() {
  const read = useCall(ownPlacesCall, {});
  const rows = read.data?.rows;
  return (
    <Card title={messages.places}>
      {read.error ? (
        <ReadError of={read} title={messages.failed} headingLevel={3} />
      ) : rows === undefined ? (
        <Skeleton count={3} />
      ) : rows.length === 0 ? (
        <EmptyState title={messages.noPlaces} headingLevel={3}>
          {messages.noPlacesAdvice}
        </EmptyState>
      ) : (
        rows.map((place) => <OwnPlace key={place.requestId} of={place} />)
      )}
    </Card>
  );
}

function OwnPlace({ of: { requestId, eventTitle, slotTitle, unitCode, status, fromDate, thruDate, offeredUntil, queue, isCancellable, ...sums } }: { of: Place }) {
  const days = fromDate === null || thruDate === null ? null : fromDate === thruDate ? formatDate(fromDate) : `${formatDate(fromDate)} – ${formatDate(thruDate)}`;
  const { cost, employeeShare, employerShare } = sums;
  const items = [
    { term: messages.days, value: days },
    { term: messages.unit, value: unitCode },
    { term: messages.cost, value: cost && formatMoney(cost) },
    { term: messages.employeeShare, value: employeeShare && formatMoney(employeeShare) },
    { term: messages.employerShare, value: employerShare && formatMoney(employerShare) },
  ];
  return (
    <RequestEntry
      title={slotTitle === null ? eventTitle : `${eventTitle} - ${slotTitle}`}
      status={<Badge state={looks[status]}>{messages.statuses[status]}</Badge>}
      acts={<Acts requestId={requestId} status={status} isCancellable={isCancellable === true} what={eventTitle} />}
      lines={[queue === null ? null : messages.queue(formatNumber(queue)), offeredUntil === null ? null : messages.until(formatDateTime(offeredUntil))]}
    >
      <DescriptionList isAcross items={items.filter(({ value }) => value)} />
    </RequestEntry>
  );
}

function Acts({ requestId, status, isCancellable, what }: { requestId: string; status: PlaceStatus; isCancellable: boolean; what: string }) {
  const confirm = useSend(confirmPlace);
  const cancel = useSend(cancelPlaceCall);
  const mayAct = useMay(confirmPlace);
  if (!mayAct) return null;
  const sent = { params: { requestId }, body: {} };
  return (
    <>
      {(status === 'WpConfirmed' || status === 'WpUsed') && (
        <RunButton
          variant="outline"
          size="sm"
          aria-label={messages.printOf(what)}
          run={async () => openPdf(await sendForBlob(printOwnLetter, { params: { requestId } }), messages.letterFile)}
        >
          {messages.print}
        </RunButton>
      )}
      {status === 'WpOffered' && (
        <AskButton
          label={messages.confirm}
          aria-label={messages.confirmOf(what)}
          size="sm"
          title={messages.confirmOf(what)}
          act={() => confirm.mutateAsync(sent)}
          done={messages.confirmed}
        >
          {what}
        </AskButton>
      )}
      {isCancellable && (
        <AskButton
          label={messages.cancel}
          aria-label={messages.cancelOf(what)}
          size="sm"
          variant="ghost"
          title={status === 'WpWaiting' ? messages.leaveTitle : messages.cancelTitle}
          act={() => cancel.mutateAsync(sent)}
          done={messages.cancelled}
        >
          {status === 'WpWaiting' ? messages.leaveText : messages.cancelText}
        </AskButton>
      )}
    </>
  );
}
