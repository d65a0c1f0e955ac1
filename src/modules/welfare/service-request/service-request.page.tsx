import { FollowCase } from '#modules/tasks/tasks.web.ts';
import { OwnRequests } from '#platform/requests/own-requests.tsx';
import { useMay } from '#ui/client/session.ts';
import { Page } from '#ui/page/page.tsx';
import { OwnReceipts } from '../place-receipts/own-receipts.tsx';
import { OwnPlaces } from './own-places.tsx';
import ServiceRequestForm from './request.task-form.tsx';
import { serviceRequestCalls } from './service-request.contract.ts';
import { serviceRequest } from './service-request.form.ts';
import words from './service-request.messages.fa.ts';
import messages from './service-request-page.messages.fa.ts';

/** The own places of events, the own requests for services, and a new one. */
export default function ServiceRequestPage() {
  const mayAsk = useMay(serviceRequestCalls.withdraw);
  return (
    <Page title={words.title} lead={messages.lead}>
      <OwnPlaces />
      <OwnReceipts />
      <OwnRequests
        request={serviceRequest}
        calls={serviceRequestCalls}
        {...(mayAsk && { asking: { form: ServiceRequestForm, label: messages.ask } })}
        titleOf={() => words.subject}
        follow={(instanceId, title) => <FollowCase instanceId={instanceId} what={title} />}
      />
    </Page>
  );
}
