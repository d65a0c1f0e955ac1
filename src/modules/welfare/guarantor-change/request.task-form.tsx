/** Another guarantor for a running loan, or the request that came back. */
import { askingForm } from '#platform/requests/task-fields.tsx';
import { guarantorChange } from './guarantor-change.form.ts';

export default askingForm(guarantorChange);
