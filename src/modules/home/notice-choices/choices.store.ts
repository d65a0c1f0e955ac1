/** SQL of people's own choices. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { NoticeChannel } from '#platform/notifications/notice.define.ts';

export interface Habits {
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  readonly digest: 'none' | 'daily' | 'weekly';
  readonly digestHour: number;
  readonly digestWeekday: number;
}

export const usualHabits: Habits = { quietFrom: null, quietUntil: null, digest: 'none', digestHour: 8, digestWeekday: 0 };

export const habitsOf = async (db: Db, partyId: string): Promise<Habits> =>
  (await db.maybe<Habits>(sql`
    select quiet_from as "quietFrom", quiet_until as "quietUntil", digest, digest_hour as "digestHour", digest_weekday as "digestWeekday" from notice_habit where party_id = ${partyId}::uuid`)) ??
  usualHabits;

/** `digestOn`: the ISO day whose digest counts as sent, because its hour had passed when it was asked for. */
export const saveHabits = (tx: Tx, partyId: string, { quietFrom, quietUntil, digest, digestHour, digestWeekday }: Habits, digestOn: string | null): Promise<number> =>
  tx.run(sql`
    insert into notice_habit (party_id, company_id, quiet_from, quiet_until, digest, digest_hour, digest_weekday, digest_on)
    select party_id, company_id, ${quietFrom}, ${quietUntil}, ${digest}, ${digestHour}, ${digestWeekday}, ${digestOn}::date from party where party_id = ${partyId}::uuid
    on conflict (party_id) do update set quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, digest = excluded.digest, digest_hour = excluded.digest_hour,
      digest_weekday = excluded.digest_weekday, digest_on = coalesce(excluded.digest_on, notice_habit.digest_on)`);

export interface Choice {
  readonly topic: string;
  readonly channel: NoticeChannel;
  readonly isOn: boolean;
}

export const choicesOf = (db: Db, partyId: string): Promise<Choice[]> =>
  db.many<Choice>(sql`select topic, channel, is_on as "isOn" from notice_choice where party_id = ${partyId}::uuid`);

export const saveChoices = (tx: Tx, partyId: string, choices: readonly Choice[]): Promise<number> =>
  tx.run(sql`
    insert into notice_choice (party_id, company_id, topic, channel, is_on)
    select p.party_id, p.company_id, c.topic, c.channel, c."isOn" from party p, jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) as c (topic text, channel text, "isOn" boolean)
    where p.party_id = ${partyId}::uuid
    on conflict (party_id, topic, channel) do update set is_on = excluded.is_on`);

/** Events with an active text of the company of a person on a day, by way. */
export const activeEvents = (db: Db, partyId: string, day: string): Promise<{ event: string; channel: NoticeChannel }[]> =>
  db.many(sql`
    select event, channel from (
      select distinct on (t.event, t.channel) t.event, t.channel, t.is_active from notice_template t join party p on p.company_id = t.company_id
      where p.party_id = ${partyId}::uuid and t.from_date <= ${day}::date order by t.event, t.channel, t.version desc) as now
    where is_active`);
