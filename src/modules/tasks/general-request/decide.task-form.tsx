/** What somebody who decides on a request in free words reads. */
import { decidingForm } from '#platform/requests/deciding-form.tsx';
import { generalRequest } from './general-request.form.ts';

export default decidingForm(generalRequest, { title: 'title' });
