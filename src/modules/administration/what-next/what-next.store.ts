/** What the steps after the set-up are told from, and what administrators have said of them. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { Confirmation, ConfirmedStep } from './what-next.rules.ts';

export interface AccountFacts {
  readonly accounts: number;
  readonly administrators: number;
  readonly withoutFactor: number;
}

/** Accounts that may sign in on a day (ISO). Whoever is an administrator of any company counts as one; an account of more than one group counts once. */
export const accountFacts = (db: Db, day: string): Promise<AccountFacts> =>
  db.one<AccountFacts>(sql`
    with administrator as (
      select distinct m.user_id from user_group g join user_group_member m using (user_group_id) join user_account a using (user_id)
      where g.wire_role = 'ADMIN' and m.valid @> ${day}::date and a.disabled = 'N'
    )
    select (select count(*) from user_account where disabled = 'N')::int - count(*)::int as accounts, count(*)::int as administrators,
      count(*) filter (where not exists (select from user_totp t where t.user_id = administrator.user_id and t.confirmed_at is not null))::int as "withoutFactor"
    from administrator`);

/** Fingerprint of the master key that the newest data key is wrapped by; empty before there is one. */
export const masterKeyPrint = async (db: Db): Promise<string> => (await db.maybe<{ master: string }>(sql`select master from data_key order by key_id desc limit 1`))?.master ?? '';

export const confirmationsOf = (db: Db): Promise<Confirmation[]> => db.many<Confirmation>(sql`select step, confirmed_on as "confirmedOn", about from what_next_confirmation`);

/** Writes what is said of a step, in the place of what was said before. */
export const confirm = (tx: Tx, { step, confirmedOn, about }: Confirmation, partyId: string): Promise<number> =>
  tx.run(sql`
    insert into what_next_confirmation (step, confirmed_on, about, confirmed_by) values (${step}, ${confirmedOn}::date, ${about}, ${partyId}::uuid)
    on conflict (step) do update set confirmed_on = excluded.confirmed_on, about = excluded.about, confirmed_by = excluded.confirmed_by`);

/** Takes back what was said of a step. */
export const withdraw = (tx: Tx, step: ConfirmedStep): Promise<number> => tx.run(sql`delete from what_next_confirmation where step = ${step}`);
