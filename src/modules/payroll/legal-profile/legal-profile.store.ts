/** SQL of the legal profile. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import type { PaySettings } from '../pay/pay-settings.rules.ts';
import type { SettingEntry } from './legal-profile.contract.ts';
import { type ProfileRow, type SettingKey, settingsBy } from './profile.rules.ts';

/** All readings that count some time, of the company and those above it. */
export const profileRows = (db: Db, companyId: string): Promise<ProfileRow[]> =>
  db.many<ProfileRow>(sql`
    select s.key, s.value, a.distance, c.organization_name as "companyName", lower(s.valid) as "fromDate", upper(s.valid) - 1 as "thruDate"
    from companies_above(${companyId}::uuid) a join pay_setting s on s.company_id = a.company_id join company c on c.company_id = a.company_id
    where s.withdrawn_at is null and s.value is not null order by a.distance`);

/**
 * How a company reads the law in each Jalali month: the first day of the month decides. What it has not set is as the company above
 * it has, and what nobody has set is the default. The company must be in reach of the transaction.
 */
export const paySettingsBy = async (db: Db, companyId: string): Promise<(of: YearMonth) => PaySettings> => settingsBy(await profileRows(db, companyId));

/** The same of one month. */
export const paySettingsOn = async (db: Db, companyId: string, of: YearMonth): Promise<PaySettings> => (await paySettingsBy(db, companyId))(of);

interface OwnEntry extends SettingEntry {
  readonly key: string;
}

/** What the company has set itself, withdrawn entries too, the latest first. */
export const entriesOf = (db: Db, companyId: string): Promise<OwnEntry[]> =>
  db.many<OwnEntry>(sql`
    select s.key, s.value, lower(s.valid) as "fromDate", upper(s.valid) - 1 as "thruDate", s.reason, ${nameOfPerson(sql`s.set_by`)} as "setByName", s.set_at as "setAt",
      case when s.withdrawn_at is null then 'N' else 'Y' end as "isWithdrawn"
    from pay_setting s where s.company_id = ${companyId}::uuid order by s.key, s.withdrawn_at is not null, lower(s.valid) desc, s.set_at desc`);

/** Last day (ISO) that a group of the company, or of one below it, has been paid for; null: none. */
export const paidThruOf = async (db: Db, companyId: string): Promise<string | null> =>
  (await db.one<{ thru: string | null }>(sql`select pay_paid_thru(${companyId}::uuid) as thru`)).thru;

/** Changes of the profile of a company wait for one another. */
export const lockProfile = (tx: Tx, companyId: string): Promise<number> => tx.run(sql`select pg_advisory_xact_lock(hashtext('pay_setting'), hashtext(${companyId}))`);

export interface OwnStanding {
  /** How often the company has set the key. */
  readonly rowVersion: number;
  /** Its own reading of the day; null: as above. */
  readonly value: string | null;
}

export const ownStanding = (db: Db, companyId: string, key: SettingKey, day: string): Promise<OwnStanding> =>
  db.one<OwnStanding>(sql`
    select count(*)::int as "rowVersion", max(s.value) filter (where s.withdrawn_at is null and s.valid @> ${day}::date) as value
    from pay_setting s where s.company_id = ${companyId}::uuid and s.key = ${key}`);

export interface NewSetting {
  readonly key: SettingKey;
  readonly value: string | null;
  /** ISO day, the first of a Jalali month. */
  readonly fromDate: string;
  readonly reason: string;
}

/** Sets a reading until the next one that is set already: what stands on its first day ends before it, one that begins on that day is withdrawn. Answers its id. */
export async function addSetting(tx: Tx, companyId: string, { key, value, fromDate, reason }: NewSetting, by: { readonly partyId: string }): Promise<string> {
  const own = sql`company_id = ${companyId}::uuid and key = ${key} and withdrawn_at is null`;
  await tx.run(sql`update pay_setting set withdrawn_at = now() where ${own} and lower(valid) = ${fromDate}::date`);
  await tx.run(sql`update pay_setting set valid = daterange(lower(valid), ${fromDate}::date) where ${own} and valid @> ${fromDate}::date`);
  const { id } = await tx.one<{ id: string }>(sql`
    insert into pay_setting (company_id, key, value, valid, reason, set_by)
    values (${companyId}::uuid, ${key}, ${value}, daterange(${fromDate}::date, (select min(lower(valid)) from pay_setting where ${own} and lower(valid) > ${fromDate}::date)), ${reason},
      ${by.partyId}::uuid) returning pay_setting_id as id`);
  return id;
}
