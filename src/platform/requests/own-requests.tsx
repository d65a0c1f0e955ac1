import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import type { TaskForm } from '#platform/tasks/task-form.ui.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { RequestDeclaration, requestCalls } from './request.contract.ts';
import { isOpen, type RequestCode, requestCodes } from './request.rules.ts';
import { RequestDialog } from './request-dialog.tsx';
import { RequestEntry } from './request-entry.tsx';
import { RequestValue } from './request-value.tsx';
import words from './requests-page.messages.fa.ts';

type Calls = ReturnType<typeof requestCalls>;

/** An own request as `requestCalls` tells it: beside its values. */
interface Own extends FormValues {
  readonly requestId: string;
  readonly status: RequestCode;
  readonly createdAt: string;
  readonly closedAt: string | null;
  readonly instanceId: string | null;
}

const looks: Readonly<Record<RequestCode, BadgeState>> = {
  RqSent: 'pending',
  RqReturned: 'returned',
  RqApproved: 'approved',
  RqRejected: 'rejected',
  RqWithdrawn: 'draft',
};

export interface OwnRequestsProps {
  /** Of the card; where a page shows several kinds. */
  title?: string;
  request: RequestDeclaration;
  calls: Calls;
  /** What a new one is asked with, and what the button says; absent for whoever may not ask. */
  asking?: { readonly form: TaskForm; readonly label: string };
  /** What one is called. */
  titleOf: (values: FormValues) => string;
  /** A link to its case (`FollowCase` of modules/tasks). */
  follow: (instanceId: string, title: string) => ReactNode;
}

/** The own requests of a kind, with what may be done with each, and a new one. */
export function OwnRequests({ title = words.own, request, calls, asking, titleOf, follow }: OwnRequestsProps) {
  const [isAsking, ask] = useState(false);
  const read = useCall(calls.own, {});
  const rows = read.data?.rows as readonly Own[] | undefined;
  return (
    <Card
      title={title}
      actions={
        asking === undefined ? undefined : (
          <Button variant="filled" icon={Plus} onPress={() => ask(true)}>
            {asking.label}
          </Button>
        )
      }
    >
      {read.error ? (
        <ReadError of={read} title={words.failed} headingLevel={3} />
      ) : rows === undefined ? (
        <Skeleton count={4} />
      ) : rows.length === 0 ? (
        <EmptyState title={words.none} headingLevel={3} />
      ) : (
        <div>
          {rows.map((one) => (
            <OwnRequest key={one.requestId} of={one} request={request} calls={calls} title={titleOf(one)} follow={follow} />
          ))}
        </div>
      )}
      {asking === undefined || !isAsking ? null : <RequestDialog process={request.key} title={asking.label} form={asking.form} onClose={() => ask(false)} />}
    </Card>
  );
}

interface OwnRequestProps extends Pick<OwnRequestsProps, 'request' | 'calls' | 'follow'> {
  of: Own;
  title: string;
}

function OwnRequest({ of, request: { form }, calls, title, follow }: OwnRequestProps) {
  const { requestId, status, createdAt, closedAt, instanceId } = of;
  const { mutateAsync } = useSend(calls.withdraw);
  const filled = fieldsOf(form).filter(({ path }) => of[path] !== null && of[path] !== undefined);
  return (
    <RequestEntry
      title={title}
      status={<Badge state={looks[status]}>{words.statuses[status]}</Badge>}
      acts={
        <>
          {instanceId === null ? null : follow(instanceId, title)}
          {isOpen(requestCodes, status) ? (
            <AskButton
              label={words.withdraw}
              aria-label={words.withdrawOf({ what: title })}
              size="sm"
              variant="ghost"
              title={words.withdrawTitle}
              act={() => mutateAsync({ params: { requestId }, body: {} })}
              done={words.withdrawn}
            >
              {words.withdrawText}
            </AskButton>
          ) : null}
        </>
      }
      lines={[words.sentOn({ when: formatDateTime(createdAt) }), closedAt === null ? null : words.closedOn({ when: formatDateTime(closedAt) })]}
    >
      <DescriptionList isAcross items={filled.map(({ field, path }) => ({ term: field.label, value: <RequestValue field={field} value={of[path]} /> }))} />
    </RequestEntry>
  );
}
