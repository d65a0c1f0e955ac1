import { useState } from 'react';
import { useForReading } from '#platform/party/parts/for-reading.ui.ts';
import { RequestEntry } from '#platform/requests/request-entry.tsx';
import requestWords from '#platform/requests/requests-page.messages.fa.ts';
import type { Faults } from '#ui/act/tell-faults.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatDateTime, formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { LeaveGuard } from '#ui/leave-guard/leave-guard.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Meta } from '#ui/text/text.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { useFaultFocus } from '#ui/use-form/use-fault-focus.ts';
import { profileScreen } from '../../profile/profile.screen.ts';
import { changeRequest, decideChangeRequest, type RequestDetail } from '../change-requests.contract.ts';
import { isSame } from '../change-requests.rules.ts';
import messages from '../change-requests-page.messages.fa.ts';
import { DocumentLink, Intent, OutcomeBadge, titleOf } from '../request-pieces.tsx';
import { isWaiting, missingReasons, ReviewFields, type Said, saidOf } from './review-fields.tsx';

/** One request with a decision on each of its fields. */
export function ReviewDialog({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const read = useCall(changeRequest, { params: { changeRequestId: requestId } });
  const isForReading = useForReading();
  const { data } = read;
  if (data !== undefined)
    return (
      <Review key={`${data.recordVersion} ${data.state}`} request={isForReading ? { ...data, mayDecide: false } : data} onClose={onClose} onStale={() => void read.refetch()} />
    );
  return (
    <Dialog isOpen onClose={onClose} title={messages.review} size="lg">
      {read.error ? <ReadError of={read} title={messages.failed} headingLevel={3} /> : <Skeleton count={5} />}
    </Dialog>
  );
}

interface ReviewProps {
  request: RequestDetail;
  onClose: () => void;
  /** What is shown is out of date. */
  onStale: () => void;
}

function useDecision({ request, onClose, onStale }: ReviewProps) {
  const [said, setSaid] = useState<Said>({});
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();
  const [faults, setFaults] = useState<Faults>({});
  const { mutateAsync, isPending } = useSend(decideChangeRequest);
  const of = (field: string) => saidOf(said, field);
  const { requestId, recordVersion } = request;
  const fields = request.fields.filter(isWaiting);
  async function keep(): Promise<void> {
    if (fields.some(({ field }) => of(field).decision === 'open')) return setFault(messages.decide);
    const missing = missingReasons(fields, said);
    setFault(undefined);
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    const decisions = fields.map(({ field }) => ({ field, decision: of(field).decision as 'accepted' | 'refused', reason: of(field).reason.trim() || null }));
    try {
      await mutateAsync({ params: { changeRequestId: requestId }, body: { recordVersion, note: note.trim() || null, fields: decisions } });
      showToast({ type: 'success', message: messages.kept });
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFault([error.messages, ...Object.values(error.fields ?? {})].join(' '));
      if (error.status === 409) onStale();
    }
  }
  const say = (next: Said): void => {
    setSaid(next);
    setFaults({});
  };
  return { said, say, note, setNote, fault, faults, keep, isPending, isDirty: () => !isPending && Object.keys(said).length > 0 };
}

function Review(props: ReviewProps) {
  const { request, onClose } = props;
  const decision = useDecision(props);
  const { mayDecide, fields } = request;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.reviewTitle({ name: request.fullName })}
      size="lg"
      isLocked={decision.isPending}
      footer={
        <>
          <Button isDisabled={decision.isPending} onPress={onClose}>
            {kit.close}
          </Button>
          {mayDecide ? (
            <Button variant="filled" isPending={decision.isPending} onPress={() => void decision.keep()}>
              {messages.keep}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack>
        {decision.fault === undefined ? null : <Alert type="error">{decision.fault}</Alert>}
        <LeaveGuard isDirty={decision.isDirty} />
        <Head request={request} />
        <Intent kind={request.kind} action={request.action} />
        <Notes request={request} />
        <Stack ref={useFaultFocus(decision.faults)}>
          <ReviewFields kind={request.kind} fields={fields} mayDecide={mayDecide} said={decision.said} faults={decision.faults} onSay={decision.say} />
        </Stack>
        {mayDecide ? <TextField label={messages.decisionNote} rows={2} maxLength={1000} value={decision.note} onChange={decision.setNote} /> : null}
      </Stack>
    </Dialog>
  );
}

function Head({ request }: { request: RequestDetail }) {
  const { note, document, fields, state, sentAt, deciderName, decisionNote, partyId } = request;
  const mayOpen = useMay(profileScreen);
  const acceptedCount = fields.filter(({ decision }) => decision === 'accepted').length;
  return (
    <RequestEntry
      title={titleOf(request)}
      status={<OutcomeBadge state={state} fieldCount={fields.length} acceptedCount={acceptedCount} />}
      acts={
        <>
          {document ? <DocumentLink value={document} /> : null}
          {mayOpen ? (
            <ScreenLink to={profileScreen} search={{ partyId }} className={buttonClass('ghost', 'sm')}>
              {messages.openFile}
            </ScreenLink>
          ) : null}
        </>
      }
      lines={[requestWords.sentOn({ when: formatDateTime(sentAt) })]}
    >
      {note === null ? null : <p>{note}</p>}
      {deciderName === null ? null : (
        <Meta as="p">
          {messages.columns.decider}: <bdi>{deciderName}</bdi>
        </Meta>
      )}
      {decisionNote === null ? null : <Meta as="p">{decisionNote}</Meta>}
    </RequestEntry>
  );
}

/** What the decider should know before deciding. */
function Notes({ request: { state, isGone, hiddenCount, mayDecide, isElsewhere, fields } }: { request: RequestDetail }) {
  const isForReading = useForReading();
  const maySomeone = useMay(decideChangeRequest) && !isForReading;
  if (state !== 'sent') return null;
  const isMoved = fields.some(({ old, now }) => !isSame(old, now));
  return (
    <>
      {isGone ? <Alert type="warning">{messages.goneNote}</Alert> : isMoved ? <Alert type="warning">{messages.movedNote}</Alert> : null}
      {hiddenCount > 0 ? <Alert type="info">{messages.hiddenNote({ count: formatNumber(hiddenCount) })}</Alert> : null}
      {isElsewhere ? <Alert type="info">{messages.elsewhere}</Alert> : null}
      {maySomeone && !mayDecide && !isElsewhere && hiddenCount === 0 ? <Alert type="info">{messages.ownNote}</Alert> : null}
    </>
  );
}
