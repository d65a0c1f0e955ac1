import { lazy, Suspense, useState } from 'react';
import { FollowCase } from '#modules/tasks/tasks.web.ts';
import { RequestEntry } from '#platform/requests/request-entry.tsx';
import requestWords from '#platform/requests/requests-page.messages.fa.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { AskTextDialog } from '#ui/act/ask-text-dialog.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import { cancelLeave, type LeaveRequest } from '../leave.contract.ts';
import words from '../leave-page.messages.fa.ts';
import { daysText, timeText } from '../leave-words.ui.ts';
import { DocumentLink } from './document-link.tsx';

// the office alone asks for it
const EarlyReturn = lazy(() => import('../given-back/early-return-dialog.tsx').then((file) => ({ default: file.EarlyReturn })));

const looks: Readonly<Record<LeaveRequest['status'], BadgeState>> = {
  LvSent: 'pending',
  LvReturned: 'returned',
  LvApproved: 'approved',
  LvRejected: 'rejected',
  LvCancelled: 'draft',
};

const nameOf = (request: LeaveRequest): string => `${request.typeTitle ?? words.tab}${words.separator}${timeText(request)}`;

const isOfDays = ({ status, mode, fromDate, thruDate }: LeaveRequest): boolean => status === 'LvApproved' && mode === 'daily' && fromDate < thruDate;

interface RequestsListProps {
  requests: readonly LeaveRequest[];
  /** Of somebody else: a cancellation needs a reason. */
  isOffice?: boolean;
}

/** Requests, newest first, with where each stands. */
export function RequestsList({ requests, isOffice = false }: RequestsListProps) {
  return (
    <Card title={isOffice ? words.requestsOf : words.requests}>
      {requests.length === 0 ? (
        <EmptyState title={isOffice ? words.noRequestsOf : words.noRequests} headingLevel={3} />
      ) : (
        <div>
          {requests.map((request) => (
            <One key={request.requestId} request={request} isOffice={isOffice} />
          ))}
        </div>
      )}
    </Card>
  );
}

function One({ request, isOffice }: { request: LeaveRequest; isOffice: boolean }) {
  const { status, sentAt, instanceId, substituteName, note, document, cancelReason, isCancellable } = request;
  const sent = requestWords.sentOn({ when: formatDateTime(sentAt) });
  const reasons = [note, cancelReason].filter(Boolean).join(words.separator);
  return (
    <RequestEntry
      title={nameOf(request)}
      beside={daysText(request)}
      status={<Badge state={looks[status]}>{words.statuses[status]}</Badge>}
      acts={
        <>
          {instanceId === null || isOffice ? null : <FollowCase instanceId={instanceId} what={nameOf(request)} />}
          {isOffice && isCancellable && isOfDays(request) ? (
            <Suspense fallback={null}>
              <EarlyReturn request={request} what={nameOf(request)} />
            </Suspense>
          ) : null}
          {isCancellable ? isOffice ? <OfficeCancellation request={request} /> : <Cancellation request={request} /> : null}
        </>
      }
      lines={[
        substituteName === null ? sent : `${sent}${words.separator}${words.substituteIs({ name: substituteName })}`,
        reasons || document ? (
          <>
            {reasons} {document ? <DocumentLink value={document} /> : null}
          </>
        ) : null,
      ]}
    />
  );
}

function Cancellation({ request }: { request: LeaveRequest }) {
  const { mutateAsync } = useSend(cancelLeave);
  return (
    <AskButton
      label={words.cancel}
      aria-label={words.cancelOf({ what: nameOf(request) })}
      size="sm"
      variant="ghost"
      title={words.cancelTitle}
      act={() => mutateAsync({ params: { leaveRequestId: request.requestId }, body: {} })}
      done={words.cancelled}
    >
      {words.cancelText}
    </AskButton>
  );
}

function OfficeCancellation({ request }: { request: LeaveRequest }) {
  const [isAsking, ask] = useState(false);
  const { mutateAsync } = useSend(cancelLeave);
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={words.cancelOf({ what: nameOf(request) })} onPress={() => ask(true)}>
        {words.cancel}
      </Button>
      {isAsking ? (
        <AskTextDialog
          title={words.cancelTitle}
          text={words.cancelText}
          label={words.cancelReason}
          needed={words.reasonNeeded}
          maxLength={500}
          rows={2}
          confirmLabel={words.cancel}
          isDanger
          act={(reason) => mutateAsync({ params: { leaveRequestId: request.requestId }, body: { reason } })}
          onClose={() => ask(false)}
        />
      ) : null}
    </>
  );
}
