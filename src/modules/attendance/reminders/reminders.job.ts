/** Each hour: people are told of a press that lacks and, with their managers, of a ceiling that is near; whoever keeps the clocks of one that is silent. Each once, in however many processes it looks. */
import { holdingInCompany } from '#platform/access/holders.store.ts';
import { managersOn } from '#platform/approval/approvers.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { notify, notifyEach } from '#platform/notifications/notify.service.ts';
import { type DailyWork, sumOfCompanies } from '#platform/party/each-company.service.ts';
import { dayFacts } from '../day-counting/facts.service.ts';
import { deviceKeys } from '../devices/devices.contract.ts';
import { wallTimeOf } from '../events/events.rules.ts';
import { ceilingsNear } from './ceilings-near.service.ts';
import { missedPresses } from './missed-presses.service.ts';
import { deviceSilent, pressMissed, workCeilingNear, workCeilingNearOf } from './reminders.notice.ts';
import { markSilent, markTold } from './reminders.store.ts';

const OWN_MONTH = '/performanceProfileForm?tab=month';
const OWN_REQUESTS = '/performanceProfileForm?tab=requests';
const DEVICES = '/functionalManagement?tab=devices';

async function tellOfPresses(tx: Tx, companyId: string, { today, now, newId }: DailyWork): Promise<number> {
  const told = await markTold(tx, companyId, await missedPresses(tx, dayFacts, companyId, { today, now: wallTimeOf(now) }));
  const each = told.map(({ partyId, day }) => ({ recipients: [partyId], values: { date: day } }));
  await notifyEach(tx, pressMissed, { each, link: OWN_REQUESTS, now: new Date(now), newId });
  return told.length;
}

async function tellOfCeilings(tx: Tx, companyId: string, { today, now, newId }: DailyWork): Promise<number> {
  const told = await markTold(tx, companyId, await ceilingsNear(tx, companyId, today));
  const way = { now: new Date(now), newId };
  const people = [...new Set(told.map(({ partyId }) => partyId))];
  if (people.length > 0) await notify(tx, workCeilingNear, { ...way, recipients: people, values: {}, link: OWN_MONTH });
  for (const partyId of people) {
    const { fullName: name, managers: recipients } = await managersOn(tx, { partyId, day: today, companyIds: [companyId] });
    if (recipients.length > 0) await notify(tx, workCeilingNearOf, { ...way, recipients, values: { name } });
  }
  return told.length;
}

/** Last of all: a clock that speaks meanwhile waits for what is marked here. */
async function tellOfClocks(tx: Tx, companyId: string, { today, now, newId }: DailyWork): Promise<number> {
  const silent = await markSilent(tx, companyId, new Date(now).toISOString());
  const recipients = silent.length === 0 ? [] : await holdingInCompany(tx, deviceKeys.edit, companyId, today);
  if (recipients.length > 0)
    await notifyEach(tx, deviceSilent, {
      each: silent.map(({ title: device, company }) => ({ recipients, values: { device, company } })),
      link: DEVICES,
      now: new Date(now),
      newId,
    });
  return silent.length;
}

/** Answers of how many things somebody was told. */
export const remindOfAttendance = (reminding: DailyWork): Promise<number> =>
  sumOfCompanies(
    reminding,
    'attendanceReminders',
    async (tx, companyId) => (await tellOfPresses(tx, companyId, reminding)) + (await tellOfCeilings(tx, companyId, reminding)) + (await tellOfClocks(tx, companyId, reminding)),
  );

export const job = defineJob({ name: 'attendanceReminders', every: 'hour', run: remindOfAttendance });
