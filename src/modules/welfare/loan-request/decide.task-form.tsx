/** What somebody who decides on a loan reads: the request, and what it would cost. */
import { decidingForm } from '#platform/requests/request-forms.tsx';
import { loanRequest } from './loan-request.form.ts';

export default decidingForm(loanRequest);
