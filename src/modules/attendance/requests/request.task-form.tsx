/** A new request of attendance, or the one that came back. */
import { askingForm } from '#platform/requests/request-forms.tsx';
import { attendanceRequest } from './requests.form.ts';

export default askingForm(attendanceRequest);
