import { lazy, Suspense } from 'react';
import { FollowCase } from '#modules/tasks/tasks.web.ts';
import { OwnRequests } from '#platform/requests/own-requests.tsx';
import { useMay } from '#ui/client/session.ts';
import { formatMoney } from '#ui/format/format.ts';
import { Page } from '#ui/page/page.tsx';
import { loanRequestCalls } from './loan-request.contract.ts';
import { loanRequest } from './loan-request.form.ts';
import words from './loan-request.messages.fa.ts';
import messages from './loan-request-page.messages.fa.ts';
import LoanRequestForm from './request.task-form.tsx';

/** Asked for behind the page: most people stand in no list. */
const OwnPlaces = lazy(() => import('../loan-provision/own-places.tsx'));

/** The own requests for loans, the own places in lists, and a new request. */
export default function LoanRequestPage() {
  const mayAsk = useMay(loanRequestCalls.withdraw);
  return (
    <Page title={words.title} lead={messages.lead}>
      <Suspense>
        <OwnPlaces />
      </Suspense>
      <OwnRequests
        request={loanRequest}
        calls={loanRequestCalls}
        {...(mayAsk && { asking: { form: LoanRequestForm, label: messages.ask } })}
        titleOf={({ finalLoanAmount }) => formatMoney(String(finalLoanAmount))}
        follow={(instanceId, title) => <FollowCase instanceId={instanceId} what={title} />}
      />
    </Page>
  );
}
