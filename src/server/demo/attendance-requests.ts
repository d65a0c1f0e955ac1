/** Requests of attendance of the demo: what the people with accounts asked for, in different states, by the product's own acts. On days on which they have no leave. */
import { addDays } from '#kernel/jalali/jalali.ts';
import { attendanceRequestProcess } from '#modules/attendance/requests/requests.process.ts';
import type { Tx } from '#platform/db/db.server.ts';
import words from './attendance-requests.messages.fa.ts';
import { accepted, ahead, asked, type DemoLeaves } from './leaves.ts';

/** Lays them out. The actor must reach the companies; accounts, seats and leave are there. */
export async function writeAttendanceRequests(tx: Tx, demo: DemoLeaves): Promise<void> {
  const ask = async (username: string, inDays: number, values: Readonly<Record<string, unknown>>, lasts = 0) => {
    const holder = demo.person(username);
    if (holder === undefined) return undefined;
    const fromDate = (await ahead(tx, demo, holder.companyId))(inDays);
    const span = { fromDate, ...(lasts === 0 ? {} : { thruDate: addDays(fromDate, lasts) }) };
    const instanceId = await asked(tx, demo, attendanceRequestProcess, holder, { ...span, ...values });
    return instanceId === undefined ? undefined : { companyId: holder.companyId, instanceId };
  };
  const mission = await ask('employee', 4, { requestKind: 'mission', isFar: 'Y', isOvernight: 'Y', reason: words.customer });
  if (mission) await accepted(tx, demo, mission.companyId, mission.instanceId);
  const telework = await ask('employee', 11, { requestKind: 'telework', reason: words.telework });
  if (telework) await accepted(tx, demo, telework.companyId, telework.instanceId, 'reject');
  await ask('employee', 2, { requestKind: 'overtime', fromTime: 1_020, toTime: 1_140, reason: words.stock });
  await ask('manager', 3, { requestKind: 'mission', fromTime: 540, toTime: 720, reason: words.meeting });
  await ask('payroll', 5, { requestKind: 'mission', isFar: 'Y', reason: words.customer }, 1);
  await ask('recruiter', 6, { requestKind: 'telework', reason: words.telework });
}
