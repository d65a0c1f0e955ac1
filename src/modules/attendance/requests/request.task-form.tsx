/** A new request of attendance, or the one that came back. */
import { askingForm } from '#platform/requests/task-fields.tsx';
import { attendanceRequest } from './requests.form.ts';

export default askingForm(attendanceRequest);
