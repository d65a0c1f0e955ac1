/** SQL of the ways on which accounts are recovered. Days are ISO dates; how long something was written ago is the clock of the database's business. */
import { type Db, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { Contacts, Way } from '../password-recovery/recovery.rules.ts';

/** The mobile number of a file that stands on a day, as a row of its table. */
const mobileOn = (party: Sql, day: string, columns: Sql): Sql => sql`
  select ${columns} from telecom_number t where t.party_id = ${party} and t.contact_mech_purpose_id = 'PhoneMobile' and t.valid @> ${day}::date
  order by lower(t.valid) desc nulls last, t.telecom_number_id limit 1`;

export interface ReachedAccount {
  readonly userId: string;
  readonly partyId: string;
  readonly companyId: string;
  readonly username: string;
  readonly email: string | null;
  readonly mobile: string | null;
  /** The same for accounts of the same groups in the same companies. */
  readonly groups: string;
}

/** The accounts of some people, with what reaches them on a day and what they belong to then or later. */
export const accountsOf = (db: Db, partyIds: readonly string[], day: string): Promise<ReachedAccount[]> =>
  db.many<ReachedAccount>(sql`
    select a.user_id as "userId", a.party_id as "partyId", a.company_id as "companyId", a.username, a.email_address as email,
      (${mobileOn(sql`a.party_id`, day, sql`t.contact_number`)}) as mobile,
      concat(a.company_id, (select string_agg(concat(' ', m.user_group_id, ' ', m.company_id), '' order by m.user_group_id, m.company_id)
        from user_group_member m where m.user_id = a.user_id and m.valid && daterange(${day}::date, null))) as groups
    from user_account a where a.party_id = any (${[...partyIds]}::uuid[])`);

/** From here to the end of the transaction the ways to the accounts of these people may be moved. */
export const admit = (tx: Tx, partyIds: readonly string[]): Promise<unknown> =>
  tx.one(sql`select set_config('app.ways', (coalesce(nullif(current_setting('app.ways', true), ''), '{}')::uuid[] || ${[...partyIds]}::uuid[])::text, true)`);

export interface FormerWay extends Way {
  readonly userId: string;
}

export const keepFormer = (tx: Tx, ways: readonly FormerWay[]): Promise<number> =>
  tx.run(sql`
    insert into former_recovery_way (user_id, kind, address)
    select * from unnest(${ways.map(({ userId }) => userId)}::uuid[], ${ways.map(({ kind }) => kind)}::text[], ${ways.map(({ to }) => to)}::text[])
    on conflict (user_id, kind, address) do update set left_at = now()`);

/** Where an account was reached within the last days. */
export const formerWays = (db: Db, userId: string, days: number): Promise<Way[]> =>
  db.many(sql`select kind, address as to from former_recovery_way where user_id = ${userId}::uuid and left_at > now() - make_interval(days => ${days}::int)`);

/** Former ways go when nothing is told to them any more. */
export const forgetFormerWays = (tx: Tx, days: number): Promise<number> => tx.run(sql`delete from former_recovery_way where left_at < now() - make_interval(days => ${days}::int)`);

/** Whether what was written counts for codes: by the owner or the installation, or long enough ago for the owner to have spoken up. */
const isSettled = (column: 'email_written' | 'written', userId: string, days: number): Sql =>
  sql`(${raw(`${column}_by`)} is null or ${raw(`${column}_by`)} = ${userId}::uuid or ${raw(`${column}_at`)} <= now() - make_interval(days => ${days}::int))`;

export interface Ways {
  /** Every way that stands. */
  readonly all: Contacts;
  /** Those that carry a code. */
  readonly forCodes: Contacts;
}

/**
 * How an account is reached on a day; `days`: how long what somebody else has written waits before it carries a code. The present number of the
 * file is that of the account's own person only, so the caller acts as that account. The statement is the same for nobody's account.
 */
export async function waysOf(db: Db, { userId, partyId }: { readonly userId: string; readonly partyId: string }, day: string, days: number): Promise<Ways> {
  const found = await db.one<{ email: string | null; mobile: string | null; isMailSettled: boolean | null; isNumberSettled: boolean | null }>(sql`
    select a.email_address as email, a.is_settled as "isMailSettled", p.contact_number as mobile,
      p.is_settled and coalesce(a.file_since <= now() - make_interval(days => ${days}::int), true) as "isNumberSettled"
    from (select) as one
    left join (select email_address, file_since, ${isSettled('email_written', userId, days)} as is_settled from user_account where user_id = ${userId}::uuid) as a on true
    left join (${mobileOn(sql`${partyId}::uuid`, day, sql`t.contact_number, ${isSettled('written', userId, days)} as is_settled`)}) as p on true`);
  const { email, mobile } = found;
  return { all: { email, mobile }, forCodes: { email: found.isMailSettled === true ? email : null, mobile: found.isNumberSettled === true ? mobile : null } };
}
