/** Once a day: what a holiday that was declared after leave was approved costs no more comes back, and whose it is hears of it. */
import { addDays } from '#kernel/jalali/jalali.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { calendarOf } from '#platform/calendar/work-calendar/work-calendar.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { type DailyWork, sumOfCompanies } from '#platform/party/each-company.service.ts';
import { LEAVE_PAGE } from '../leave.steps.ts';
import { lockRequest } from '../leave.store.ts';
import { holidayGivenBack } from './given-back.notice.ts';
import { giveDaysBack } from './given-back.service.ts';
import { type SpanOfLeave, takenSince } from './given-back.store.ts';

/** Days back that leave may have ended on: holidays are declared at the latest when they are. */
const BACK = 35;

/** Leave with a holiday within, by the calendar of the company as it is now. */
async function overHolidays(tx: Tx, companyId: string, today: string): Promise<SpanOfLeave[]> {
  const taken = await takenSince(tx, companyId, addDays(today, -BACK));
  const calendar = await calendarOf(tx, companyId);
  return taken.filter(({ fromDate, thruDate }) =>
    calendar.daysBetween(fromDate, thruDate).some(({ date, isHoliday }) => isHoliday || (calendar.specialOn(date)?.kind ?? 'SdWork') !== 'SdWork'),
  );
}

async function lookAfter(tx: Tx, companyId: string, { today, now, newId }: DailyWork): Promise<number> {
  const booking = { today, now: new Date(now), newId };
  let count = 0;
  for (const { requestId } of await overHolidays(tx, companyId, today)) {
    const request = await lockRequest(tx, requestId);
    if (request?.status !== 'LvApproved') continue;
    const { partyId, fromDate, thruDate } = request;
    const minutes = await giveDaysBack(tx, request, { thruDate }, booking);
    if (minutes === 0) continue;
    count += 1;
    const changes = { minutes: [request.minutes, request.minutes - minutes] } as const;
    await writeAudit(tx, [{ entity: 'LeaveRequest', id: requestId, action: 'update', companyId, subjectPartyId: partyId, changes }]);
    await notify(tx, holidayGivenBack, { recipients: [partyId], values: { from: fromDate }, link: LEAVE_PAGE, now: booking.now, newId });
  }
  return count;
}

/** Answers of how many requests something came back. */
export const giveHolidaysBack = (looking: DailyWork): Promise<number> => sumOfCompanies(looking, 'leaveGivenBack', (tx, companyId) => lookAfter(tx, companyId, looking));

export const job = defineJob({ name: 'leaveGivenBack', every: 'day', run: giveHolidaysBack });
