/** Wishes on the Jalali birthday, in companies that have a text or a rule for it; each person once a year, from eight in the morning. */
import { isLeapYear, todayIn, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { employedOn } from '#platform/people/people.sql.ts';
import { birthday } from './kinds/occasions.notice.ts';
import { notify } from './notify.service.ts';
import { minuteOfDay } from './quiet.rules.ts';

const OLDEST_YEARS = 100;
const FROM_MINUTE = 8 * 60;

/** ISO days on which somebody was born whose birthday is this day; who was born on a leap day has it on 1 Farvardin of other years. */
export function birthDatesOf(day: string): readonly string[] {
  const { year, month, day: dayOfMonth } = toJalali(day);
  const years = Array.from({ length: OLDEST_YEARS }, (_, age) => year - 1 - age);
  const isLeapDay = month === 12 && dayOfMonth === 30;
  const same = years.filter((one) => !isLeapDay || isLeapYear(one)).map((one) => toIso({ year: one, month, day: dayOfMonth }));
  const moved = month === 1 && dayOfMonth === 1 && !isLeapYear(year - 1) ? years.filter(isLeapYear).map((one) => toIso({ year: one, month: 12, day: 30 })) : [];
  return [...same, ...moved];
}

/** Answers whether somebody was told. */
export async function greetBirthdays(tx: Tx, companyId: string, { now, newId }: { readonly now: number; newId(): string }): Promise<boolean> {
  if (minuteOfDay(now) < FROM_MINUTE) return false;
  const day = todayIn('Asia/Tehran', now);
  const { wanted } = await tx.one<{ wanted: boolean }>(sql`
    select exists (select from notice_template where company_id = ${companyId}::uuid and event = ${birthday.event} and is_active)
      or exists (select from notice_rule where company_id = ${companyId}::uuid and event = ${birthday.event} and is_active) as wanted`);
  if (!wanted) return false;
  const people = await tx.many<{ partyId: string; name: string }>(sql`
    with born as (
      select p.party_id, p.company_id, concat_ws(' ', p.first_name, p.last_name) as name from person p
      where p.company_id = ${companyId}::uuid and p.birth_date = any (${[...birthDatesOf(day)]}::date[])
        and exists (select from party_relationship r where r.party_id = p.party_id and ${employedOn(sql`r`, day)})),
    told as (
      insert into notice_told (party_id, company_id, event, told_on) select party_id, company_id, ${birthday.event}, ${day}::date from born
      on conflict do nothing returning party_id)
    select t.party_id as "partyId", b.name from told t join born b using (party_id)`);
  for (const { partyId, name } of people) await notify(tx, birthday, { recipients: [partyId], values: { name, date: day }, now: new Date(now), newId });
  return people.length > 0;
}
