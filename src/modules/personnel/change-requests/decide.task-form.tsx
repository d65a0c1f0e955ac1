import { useImperativeHandle } from 'react';
import requestWords from '#platform/requests/requests-page.messages.fa.ts';
import type { TaskFormProps, TaskValues } from '#platform/tasks/task-form.ui.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { formatDateTime, formatNumber } from '#ui/format/format.ts';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Meta } from '#ui/text/text.tsx';
import type { RequestDetail } from './change-requests.contract.ts';
import { isSame } from './change-requests.rules.ts';
import messages from './change-requests-page.messages.fa.ts';
import { DocumentLink, Intent, titleOf } from './request-pieces.tsx';
import { isWaiting, missingReasons, type ReviewedField, ReviewFields, type Said, saidOf } from './reviewing/review-fields.tsx';

export const key = 'change-requests/decide';

/** As change-requests.process.ts tells it; without kind and action of a part of the file that the reader knows nothing of. */
interface Shown extends Pick<RequestDetail, 'note' | 'document' | 'sentAt' | 'recordVersion' | 'isGone' | 'hiddenCount' | 'mayDecide'> {
  readonly kind: RequestDetail['kind'] | null;
  readonly action: RequestDetail['action'] | null;
  readonly state: RequestDetail['state'];
  readonly fields: readonly ReviewedField[];
  readonly mayRefuse: boolean;
}

interface SentDecision {
  readonly field: string;
  readonly decision: 'accepted' | 'refused';
  readonly reason: string | null;
}

/** What was said of the version of the record that is shown; of another one nothing counts. */
function saidIn({ recordVersion, fields }: TaskValues, shown: Shown): Said {
  if (!Array.isArray(fields) || recordVersion !== shown.recordVersion) return {};
  return Object.fromEntries((fields as readonly SentDecision[]).map(({ field, decision, reason }) => [field, { decision, reason: reason ?? '' }]));
}

/** The words on fields that wait, as they are sent with the version that was looked at. */
function valuesOf(said: Said, { recordVersion, fields }: Shown): TaskValues {
  const decisions = fields.filter(isWaiting).flatMap(({ field }): SentDecision[] => {
    const { decision, reason } = saidOf(said, field);
    return decision === 'open' ? [] : [{ field, decision, reason: reason === '' ? null : reason }];
  });
  return { recordVersion, fields: decisions };
}

/** A request for a change: what stands and what is asked for, field by field, with a decision on each. */
export default function DecideForm({ ref, data, values, errors, isReadOnly, onChange }: TaskFormProps) {
  const shown = data as unknown as Shown;
  const { kind, action, note, document, sentAt, fields, mayDecide, mayRefuse } = shown;
  const isDeciding = !isReadOnly && mayDecide;
  const said = saidIn(values, shown);
  useImperativeHandle(ref, () => () => missingReasons(fields, said));
  return (
    <Card title={kind === null || action === null ? messages.guarded : titleOf({ kind, action })} headingLevel={2}>
      <Stack>
        <Row across={3}>
          <Meta>{requestWords.sentOn({ when: formatDateTime(sentAt) })}</Meta>
          {document ? <DocumentLink value={document} /> : null}
        </Row>
        {note === null ? null : <p>{note}</p>}
        {kind === null || action === null ? null : <Intent kind={kind} action={action} />}
        <Notes shown={shown} isDeciding={isDeciding} />
        {kind === null ? null : (
          <ReviewFields
            kind={kind}
            fields={fields}
            mayDecide={isDeciding && mayRefuse}
            said={said}
            faults={errors}
            onSay={(next) => onChange({ ...values, ...valuesOf(next, shown) })}
          />
        )}
      </Stack>
    </Card>
  );
}

/** What whoever decides should know before. */
function Notes({ shown: { state, isGone, hiddenCount, fields, mayRefuse }, isDeciding }: { shown: Shown; isDeciding: boolean }) {
  if (state !== 'sent') return null;
  const isMoved = fields.some(({ old, now }) => !isSame(old, now));
  return (
    <>
      {isGone ? <Alert type="warning">{messages.goneNote}</Alert> : isMoved ? <Alert type="warning">{messages.movedNote}</Alert> : null}
      {hiddenCount > 0 ? <Alert type="info">{(isDeciding ? messages.passedOn : messages.hiddenNote)({ count: formatNumber(hiddenCount) })}</Alert> : null}
      {isDeciding && !mayRefuse ? <Alert type="info">{messages.asWhole}</Alert> : null}
    </>
  );
}
