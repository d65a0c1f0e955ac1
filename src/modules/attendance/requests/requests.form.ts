/** The request of attendance as a record of a process. */
import { defineRequest } from '#platform/requests/request.contract.ts';
import { attendanceRequestForm } from './request-fields.form.ts';
import { PROCESS } from './requests.steps.ts';

export const attendanceRequest = defineRequest({ key: PROCESS, entity: 'AttendanceRequest', table: 'attendance_request', keepsStatus: true, form: attendanceRequestForm });
