/** What a guarantor reads: the terms that they answer for. */
import { decidingForm } from '#platform/requests/deciding-form.tsx';
import { loanRequest } from './loan-request.form.ts';

export default decidingForm(loanRequest);
