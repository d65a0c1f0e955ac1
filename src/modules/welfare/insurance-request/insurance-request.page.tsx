import { FollowCase } from '#modules/tasks/tasks.web.ts';
import { OwnRequests } from '#platform/requests/own-requests.tsx';
import { useMay } from '#ui/client/session.ts';
import { Page } from '#ui/page/page.tsx';
import { insuranceRequestCalls } from './insurance-request.contract.ts';
import words from './insurance-request.messages.fa.ts';
import messages from './insurance-request-page.messages.fa.ts';
import { LazyInsuranceForm } from './lazy-form.tsx';
import { shownRequest } from './shown-request.ui.ts';

const isKind = (kind: unknown): kind is keyof typeof words.kinds => typeof kind === 'string' && kind in words.kinds;

/** The own requests about supplementary insurance, and a new one. */
export default function InsuranceRequestPage() {
  const mayAsk = useMay(insuranceRequestCalls.withdraw);
  return (
    <Page title={words.title} lead={messages.lead}>
      <OwnRequests
        request={shownRequest}
        calls={insuranceRequestCalls}
        {...(mayAsk && { asking: { form: LazyInsuranceForm, label: messages.ask } })}
        titleOf={({ kind }) => (isKind(kind) ? words.kinds[kind] : words.process)}
        follow={(instanceId, title) => <FollowCase instanceId={instanceId} what={title} />}
      />
    </Page>
  );
}
