import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fieldsOf } from '#kernel/form/definition.ts';
import { FollowCase } from '#modules/tasks/tasks.web.ts';
import { useForReading } from '#platform/party/parts/for-reading.ui.ts';
import { RequestEntry } from '#platform/requests/request-entry.tsx';
import requestWords from '#platform/requests/requests-page.messages.fa.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Meta } from '#ui/text/text.tsx';
import { focusInSight } from '#ui/use-form/focus-by-id.ts';
import { userProfileScreen } from '../../profile/user-profile.screen.ts';
import { type OwnRequest, ownChangeRequests, withdrawChangeRequest } from '../change-requests.contract.ts';
import styles from '../change-requests.module.css';
import messages from '../change-requests-page.messages.fa.ts';
import { changeableOf } from '../changeables.rules.ts';
import { DocumentLink, OutcomeBadge, titleOf } from '../request-pieces.tsx';
import { Changed } from '../reviewing/change-value.tsx';
import { useChangeables } from './propose-bar.tsx';
import { ProposePanel } from './propose-panel.tsx';

/** The own requests and a new one. */
export function OwnRequests({ partyId }: { partyId: string }) {
  const { propose } = useScreenSearch(userProfileScreen);
  const setSearch = useSetScreenSearch(userProfileScreen);
  const offered = useChangeables();
  const proposed = offered.find(({ kind }) => kind === propose);
  const [sentId, setSentId] = useState<string>();
  function done(requestId?: string): void {
    setSentId(requestId);
    void setSearch({ propose: undefined });
  }
  return (
    <Stack>
      {proposed === undefined ? null : <ProposePanel key={proposed.kind} of={proposed} partyId={partyId} onDone={done} />}
      <Card title={messages.own}>
        <Stack>
          <Row>
            {offered.length === 0 ? null : <span className={styles.label}>{messages.proposeIn}</span>}
            {offered.map(({ kind, title }) => (
              <Button key={kind} size="sm" variant={kind === proposed?.kind ? 'soft' : 'outline'} onPress={() => void setSearch({ propose: kind })}>
                {title}
              </Button>
            ))}
          </Row>
          <OwnList sentId={sentId} />
        </Stack>
      </Card>
    </Stack>
  );
}

function OwnList({ sentId }: { sentId: string | undefined }) {
  const read = useCall(ownChangeRequests, {});
  const { data } = read;
  if (read.error) return <ReadError of={read} title={messages.failed} headingLevel={3} />;
  if (data === undefined) return <Skeleton count={4} />;
  if (data.rows.length === 0)
    return (
      <EmptyState title={messages.ownNone} headingLevel={3}>
        {messages.ownAdvice}
      </EmptyState>
    );
  return (
    <div>
      {data.rows.map((request) => (
        <InSight key={request.requestId} isSought={request.requestId === sentId}>
          <OwnOne request={request} />
        </InSight>
      ))}
    </div>
  );
}

/** What has just been sent is shown and has the focus: the form that had it is gone. */
function InSight({ isSought, children }: { isSought: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSought) focusInSight(place.current);
  }, [isSought]);
  return (
    <div ref={place} tabIndex={-1} className={styles.sought}>
      {children}
    </div>
  );
}

function OwnOne({ request }: { request: OwnRequest }) {
  const { fields, state, sentAt, closedAt, note, document, decisionNote, instanceId, standing } = request;
  const isForReading = useForReading();
  const title = titleOf(request);
  const acceptedCount = fields.filter(({ decision }) => decision === 'accepted').length;
  const sent = requestWords.sentOn({ when: formatDateTime(sentAt) });
  return (
    <RequestEntry
      title={title}
      status={<OutcomeBadge state={state} fieldCount={fields.length} acceptedCount={acceptedCount} />}
      acts={
        <>
          {document ? <DocumentLink value={document} /> : null}
          {instanceId === null ? null : <FollowCase instanceId={instanceId} what={title} label={messages.way} />}
          {state === 'sent' && !isForReading ? <Withdrawal request={request} /> : null}
        </>
      }
      lines={[
        closedAt === null ? sent : `${sent}${messages.comma}${requestWords.closedOn({ when: formatDateTime(closedAt) })}`,
        standing === null ? null : messages.standsAt({ where: standing }),
        note,
      ]}
    >
      <Fields request={request} />
      {decisionNote === null ? null : (
        <Meta as="p">
          {messages.answer}: {decisionNote}
        </Meta>
      )}
    </RequestEntry>
  );
}

function Fields({ request: { kind, fields } }: { request: OwnRequest }) {
  const places = new Map(fieldsOf(changeableOf(kind).form).map(({ path, field }) => [path, field]));
  return (
    <div className={styles.fields}>
      {fields.map((one) => {
        const field = places.get(one.field);
        if (field === undefined) return null;
        return (
          <div key={one.field} className={styles.field}>
            <span className={styles.label}>{field.label}</span>
            <Changed field={field} old={one.old} wanted={one.new} />
            {one.decision === null ? null : (
              <span>
                <Badge state={one.decision === 'accepted' ? 'approved' : 'rejected'}>{messages.decisions[one.decision]}</Badge>
              </span>
            )}
            {one.reason === null ? null : <span className={styles.said}>{messages.reasonIs({ reason: one.reason })}</span>}
          </div>
        );
      })}
    </div>
  );
}

function Withdrawal({ request }: { request: OwnRequest }) {
  const { mutateAsync } = useSend(withdrawChangeRequest);
  return (
    <AskButton
      label={requestWords.withdraw}
      aria-label={messages.withdrawOf({ title: titleOf(request) })}
      size="sm"
      variant="ghost"
      title={requestWords.withdrawTitle}
      act={() => mutateAsync({ params: { changeRequestId: request.requestId }, body: {} })}
      done={requestWords.withdrawn}
    >
      {requestWords.withdrawText}
    </AskButton>
  );
}
