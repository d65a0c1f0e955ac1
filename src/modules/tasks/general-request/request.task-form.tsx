/** A new request in free words, or the one that came back. */
import { askingForm } from '#platform/requests/task-fields.tsx';
import { generalRequest } from './general-request.form.ts';

export default askingForm(generalRequest);
