/**
 * Requests of attendance (issue 22, Requests): overtime, missions, telework, presses that lack, reasons of delays; each is a case of the process
 * `attendanceRequest`. Invariants: nobody decides on what they asked for, for themselves or for somebody else; what is approved covers the day, or stands in the
 * place of a press, in the transaction of the last answer, and marks the day; a day whose month is closed is refused, and what is approved after its month closed is
 * a difference of the next one. Why somebody asks is class personal and told to whoever decides.
 */
import { requestCalls } from '#platform/requests/request.contract.ts';
import { attendanceRequest } from './requests.form.ts';

export const attendanceRequestCalls = requestCalls(attendanceRequest, {
  path: '/rest/s1/functionalManagement/attendanceRequest',
  page: 'personnelManagement/performanceProfile/attendanceRequest',
});
