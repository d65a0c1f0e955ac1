/** SQL of what people are told of attendance without anybody's asking. Without a RowScope throughout: a job looks after a whole company. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export type ReminderKind = 'missedPress' | 'weekCeiling' | 'monthCeiling' | 'fourWeeksCeiling' | 'yearCeiling';

export interface Reminder {
  readonly partyId: string;
  readonly kind: ReminderKind;
  /** ISO date. */
  readonly day: string;
}

/** Marks what is to be told and answers those nobody was told of before, by whatever process. */
export const markTold = (tx: Tx, companyId: string, found: readonly Reminder[]): Promise<Reminder[]> =>
  tx.many<Reminder>(sql`
    insert into attendance_reminder (company_id, party_id, kind, day)
    select ${companyId}::uuid, n."partyId", n.kind, n.day from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as n ("partyId" uuid, kind text, day date) order by 2, 3, 4
    on conflict do nothing returning party_id as "partyId", kind, day::text as day`);

/** People who pressed on a day or the one before it and may lack a press: those marked, and those whose day before stops; a page after one of them. */
export const pressedLately = async (db: Db, companyId: string, [before, day]: readonly [string, string], after: string, most: number): Promise<string[]> =>
  (
    await db.many<{ partyId: string }>(sql`
      select party_id as "partyId" from attendance_mark where company_id = ${companyId}::uuid and day between ${before}::date and ${day}::date and party_id > ${after}::uuid
      union select party_id from attendance_day where company_id = ${companyId}::uuid and day = ${before}::date and stops = 'Y' and party_id > ${after}::uuid
      order by 1 limit ${most}`)
  ).map(({ partyId }) => partyId);

/** People of whom a day from a day on was counted within the last hours, which is when a ceiling comes near; a page after one of them. */
export const countedLately = async (db: Db, companyId: string, from: string, after: string, most: number): Promise<string[]> =>
  (
    await db.many<{ partyId: string }>(sql`
      select distinct party_id as "partyId" from attendance_day where company_id = ${companyId}::uuid and day >= ${from}::date and counted_at > now() - interval '2 hours'
        and party_id > ${after}::uuid order by 1 limit ${most}`)
  ).map(({ partyId }) => partyId);

export interface SilentDevice {
  readonly clockDeviceId: string;
  readonly title: string;
  /** What the company is called. */
  readonly company: string;
}

/** Marks and answers clocks that somebody waits for and that are silent for longer than they may be; each once until it is heard again. `now`: ISO moment. */
export const markSilent = (tx: Tx, companyId: string, now: string): Promise<SilentDevice[]> =>
  tx.many<SilentDevice>(sql`
    update clock_contact c set silence_told_at = ${now}::timestamptz from clock_device d
    where d.clock_device_id = c.clock_device_id and c.company_id = ${companyId}::uuid and d.option_indicator = 'Y' and c.silence_told_at is null
      and c.last_contact_at < ${now}::timestamptz - make_interval(mins => d.silence_minutes)
    returning d.clock_device_id as "clockDeviceId", d.title, (select o.organization_name from company o where o.company_id = c.company_id) as company`);
