import { FollowCase } from '#modules/tasks/tasks.web.ts';
import { OwnRequests } from '#platform/requests/own-requests.tsx';
import { useMay } from '#ui/client/session.ts';
import AskForm from './request.task-form.tsx';
import { attendanceRequestCalls } from './requests.contract.ts';
import { attendanceRequest } from './requests.form.ts';
import words from './requests.messages.fa.ts';
import page from './requests-page.messages.fa.ts';

const kindName = (kind: unknown): string => Object.entries(words.kinds).find(([id]) => id === kind)?.[1] ?? '';

/** The own requests of attendance, and a new one. */
export function OwnRequestsTab() {
  const mayAsk = useMay(attendanceRequestCalls.withdraw);
  return (
    <OwnRequests
      request={attendanceRequest}
      calls={attendanceRequestCalls}
      {...(mayAsk && { asking: { form: AskForm, label: page.ask } })}
      titleOf={({ requestKind }) => kindName(requestKind)}
      follow={(instanceId, title) => <FollowCase instanceId={instanceId} what={title} />}
    />
  );
}
