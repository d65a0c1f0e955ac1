/** The own requests for another guarantor: for the page of the own loans. */
import { FollowCase } from '#modules/tasks/tasks.web.ts';
import { OwnRequests } from '#platform/requests/own-requests.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { guarantorChangeCalls, loansWithoutGuarantor } from './guarantor-change.contract.ts';
import { guarantorChange } from './guarantor-change.form.ts';
import words from './guarantor-change.messages.fa.ts';
import RequestForm from './request.task-form.tsx';

/** Nothing for whoever has no loan whose guarantor left, and never had. */
export default function OwnChanges() {
  const mayRead = useMay(loansWithoutGuarantor);
  const mayAsk = useMay(guarantorChangeCalls.withdraw);
  const loans = useCall(loansWithoutGuarantor, { query: {}, enabled: mayRead });
  const own = useCall(guarantorChangeCalls.own, { enabled: mayRead });
  const needsOne = (loans.data?.list.length ?? 0) > 0;
  if (!needsOne && (own.data?.rows.length ?? 0) === 0) return null;
  return (
    <OwnRequests
      title={words.process}
      request={guarantorChange}
      calls={guarantorChangeCalls}
      {...(mayAsk && needsOne && { asking: { form: RequestForm, label: words.ask } })}
      titleOf={() => words.subject}
      follow={(instanceId, title) => <FollowCase instanceId={instanceId} what={title} />}
    />
  );
}
