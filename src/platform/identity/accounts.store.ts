/** Accounts: who may sign in, with which password, as which person. */

import { base62, type RandomBytes, randomText } from '#kernel/ids/random-text.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { ONE_TIME_MS, PASSWORD_HISTORY, PASSWORD_SIGNS } from './identity.rules.ts';
import { hashPassword } from './passwords/password-hash.server.ts';
import { DEACTIVATED, revokeSessions } from './session.store.ts';

export interface NewAccount {
  readonly userId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly partyRelationshipId?: string | undefined;
  readonly username: string;
  readonly email?: string | undefined;
  readonly password: string;
  /** The first session must set another password. */
  readonly requireChange?: boolean;
  /** The password opens sessions for seven days only and must be changed. */
  readonly oneTime?: boolean;
  /** Epoch milliseconds; the present when it is left out. */
  readonly now?: number;
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** Adds an account. A taken username or e-mail address violates a constraint that the errors of this slice name. */
export const createAccount = async (tx: Tx, { password, ...account }: NewAccount): Promise<void> => insertAccount(tx, account, await hashPassword(password));

/** The same for a password that was hashed before. */
export async function insertAccount(tx: Tx, account: Omit<NewAccount, 'password'>, hash: string): Promise<void> {
  const { userId, now = Date.now() } = account;
  const oneTimeUntil = account.oneTime ? iso(now + ONE_TIME_MS) : null;
  await tx.run(sql`
    insert into user_account (user_id, company_id, party_id, party_relationship_id, username, email_address, password_hash, password_set_at, require_password_change, one_time_until, created_at)
    values (${userId}::uuid, ${account.companyId}::uuid, ${account.partyId}::uuid, ${account.partyRelationshipId ?? null}::uuid, ${account.username}, ${account.email || null},
      ${hash}, ${iso(now)}, ${account.requireChange === true || account.oneTime === true}, ${oneTimeUntil}, ${iso(now)})`);
  await tx.run(sql`insert into user_password_history (user_id, set_at, password_hash) values (${userId}::uuid, ${iso(now)}, ${hash})`);
}

/** Puts an account into a group from a day on (ISO date). Its sessions end, because they were opened with other rights. */
export async function joinGroup(tx: Tx, userId: string, groupId: string, companyId: string, from: string): Promise<void> {
  await tx.run(sql`
    insert into user_group_member (user_id, user_group_id, company_id, valid)
    values (${userId}::uuid, ${groupId}, ${companyId}::uuid, daterange(${from}::date, null))`);
  await revokeSessions(tx, userId, 'roles changed');
}

export interface LeftGroup {
  readonly userId: string;
  readonly userGroupId: string;
  readonly thruDate: string | null;
}

/** Takes accounts of a person out of all groups in a company but one, from a day on (ISO date). Answers what they would have stayed in, and until when. */
export const leaveGroups = (tx: Tx, person: { readonly partyId: string; readonly companyId: string }, kept: string, from: string): Promise<LeftGroup[]> =>
  tx.many<LeftGroup>(sql`
    with held as (
      select m.user_id, m.user_group_id, m.company_id, m.valid from user_group_member m join user_account a using (user_id)
      where a.party_id = ${person.partyId}::uuid and m.company_id = ${person.companyId}::uuid and m.user_group_id <> ${kept} and (upper_inf(m.valid) or upper(m.valid) > ${from}::date)
    ), gone as (
      delete from user_group_member m using held h where (m.user_id, m.user_group_id, m.company_id, m.valid) = (h.user_id, h.user_group_id, h.company_id, h.valid) and lower(m.valid) >= ${from}::date
    ), cut as (
      update user_group_member m set valid = daterange(lower(m.valid), ${from}::date) from held h
      where (m.user_id, m.user_group_id, m.company_id, m.valid) = (h.user_id, h.user_group_id, h.company_id, h.valid) and (lower_inf(m.valid) or lower(m.valid) < ${from}::date)
    )
    select user_id as "userId", user_group_id as "userGroupId", upper(valid) - 1 as "thruDate" from held`);

/** Disables or enables an account; disabling ends its sessions in the same transaction. */
export async function setDisabled(tx: Tx, userId: string, yes: boolean, reason: string): Promise<void> {
  await tx.run(sql`update user_account set disabled = ${yes ? 'Y' : 'N'} where user_id = ${userId}::uuid`);
  if (yes) await revokeSessions(tx, userId, `${DEACTIVATED}: ${reason}`);
}

const signed = PASSWORD_SIGNS;
// without characters that are taken for one another when read from paper
const [lower, upper, digits] = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'];
const readable = [...base62].filter((one) => `${lower}${upper}${digits}`.includes(one)).join('');

/** A password of 16 characters that satisfies the rule: for first accounts and one-time passwords. */
export const generatePassword = (random: RandomBytes): string =>
  randomText(12, readable, random) + randomText(1, lower, random) + randomText(1, upper, random) + randomText(1, digits, random) + randomText(1, signed, random);

export interface Account {
  readonly userId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly partyRelationshipId: string | null;
  readonly username: string;
  readonly email: string | null;
  readonly passwordHash: string;
  readonly requireChange: boolean;
  /** ISO time until which a one-time password opens sessions; null: the password is no one-time password. */
  readonly oneTimeUntil: string | null;
  readonly deactivated: boolean;
  readonly hasSecondFactor: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly shortcuts: readonly string[];
}

const account = (day: string) => sql`
  select a.user_id as "userId", a.company_id as "companyId", a.party_id as "partyId", a.party_relationship_id as "partyRelationshipId", a.username,
    a.email_address as email, a.password_hash as "passwordHash", a.require_password_change as "requireChange", a.one_time_until as "oneTimeUntil",
    account_deactivated(a, ${day}::date) as deactivated, a.settings, a.shortcuts,
    exists (select from user_totp t where t.user_id = a.user_id and t.confirmed_at is not null) as "hasSecondFactor"
  from user_account a`;

/** By username or, when there is an '@' in it, by e-mail address; `name` in small letters. `day` is an ISO date. */
export const accountOfName = (db: Db, name: string, day: string): Promise<Account | undefined> =>
  db.maybe<Account>(name.includes('@') ? sql`${account(day)} where lower(a.email_address) = ${name}` : sql`${account(day)} where lower(a.username) = ${name}`);

export const accountOf = (db: Db, userId: string, day: string): Promise<Account> => db.one<Account>(sql`${account(day)} where a.user_id = ${userId}::uuid`);

/** Locks the account while it still has this password; false when it was changed meanwhile. Whoever writes what merely refers to it keeps nobody waiting. */
export const lockWithHash = async (tx: Tx, userId: string, passwordHash: string): Promise<boolean> =>
  (await tx.maybe(sql`select from user_account where user_id = ${userId}::uuid and password_hash = ${passwordHash} for no key update`)) !== undefined;

/** Row policies and the audit take the account for the actor from here on; for calls that begin without one. */
export const actAs = (tx: Tx, { userId, partyId, companyId }: Pick<Account, 'userId' | 'partyId' | 'companyId'>): Promise<unknown> =>
  tx.one(sql`select set_config('app.user', ${userId}, true), set_config('app.party', ${partyId}, true), set_config('app.companies', ${`{${companyId}}`}, true)`);

/** The same password under other parameters. */
export const storeRehash = (tx: Tx, userId: string, old: string, hash: string): Promise<number> =>
  tx.run(sql`with history as (update user_password_history set password_hash = ${hash} where user_id = ${userId}::uuid and password_hash = ${old})
    update user_account set password_hash = ${hash} where user_id = ${userId}::uuid`);

export const passwordHistory = async (db: Db, userId: string): Promise<string[]> =>
  (
    await db.many<{ password_hash: string }>(sql`select password_hash from user_password_history where user_id = ${userId}::uuid order by set_at desc limit ${PASSWORD_HISTORY}`)
  ).map((row) => row.password_hash);

/** Stores a new password: an ordinary one from here on, or a one-time password that must be changed. Recovery codes asked for before it end. */
export async function storePassword(tx: Tx, userId: string, hash: string, now: number, oneTime = false): Promise<void> {
  await tx.run(sql`
    update user_account set password_hash = ${hash}, password_set_at = ${iso(now)}, require_password_change = ${oneTime}, one_time_until = ${oneTime ? iso(now + ONE_TIME_MS) : null}
    where user_id = ${userId}::uuid`);
  await tx.run(sql`delete from password_recovery where user_id = ${userId}::uuid`);
  await tx.run(sql`insert into user_password_history (user_id, set_at, password_hash) values (${userId}::uuid, ${iso(now)}, ${hash})`);
  await tx.run(sql`
    delete from user_password_history where user_id = ${userId}::uuid and password_hash not in
      (select password_hash from user_password_history where user_id = ${userId}::uuid order by set_at desc limit ${PASSWORD_HISTORY})`);
}

/**
 * First and last name of a person, or undefined for an account without a personnel file.
 * Without a RowScope: the name of the own account, or of one that the caller has found.
 */
export const fullName = async (db: Db, partyId: string): Promise<string | undefined> =>
  (await db.maybe<{ name: string }>(sql`select first_name || ' ' || last_name as name from person where party_id = ${partyId}::uuid`))?.name;

export interface OwnPosition {
  readonly emplPositionId: string;
  readonly pseudoId: string;
  readonly description: string;
  readonly mainPosition: 'Y' | 'N';
  readonly fromDate: string;
  readonly thruDate: string | null;
  readonly situation: 'ESICurrent' | 'ESIExpt';
}

/** Seats a person holds, held or will hold, newest first; one that is not held on the day is ESIExpt. `day` is an ISO date. */
export const ownPositions = (db: Db, partyId: string, day: string): Promise<OwnPosition[]> =>
  db.many<OwnPosition>(sql`
    select h.empl_position_id as "emplPositionId", p.pseudo_id as "pseudoId", p.description, h.main_position as "mainPosition",
      lower(h.valid) as "fromDate", upper(h.valid) - 1 as "thruDate", case when h.valid @> ${day}::date then 'ESICurrent' else 'ESIExpt' end as situation
    from empl_position_party h join empl_position p using (empl_position_id)
    where h.party_id = ${partyId}::uuid order by lower(h.valid) desc, h.empl_position_id limit 50`);

/** Writes what is given of the own settings and shortcuts. */
export const storePreferences = (tx: Tx, userId: string, settings: unknown, shortcuts: readonly string[] | undefined): Promise<number> =>
  tx.run(sql`
    update user_account set settings = coalesce(${settings === undefined ? null : JSON.stringify(settings)}::jsonb, settings),
      shortcuts = coalesce(${shortcuts === undefined ? null : JSON.stringify(shortcuts)}::jsonb, shortcuts)
    where user_id = ${userId}::uuid`);

/** The party of an account without a personnel file. */
export const addParty = (tx: Tx, partyId: string, companyId: string): Promise<number> =>
  tx.run(sql`insert into party (party_id, party_type_enum_id, company_id) values (${partyId}::uuid, 'PtyPerson', ${companyId}::uuid)`);
