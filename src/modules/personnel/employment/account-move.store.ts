/** SQL of the sign-in of somebody who goes to another company: one account, which opens the file where the person works. */
import { type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { AuditEntry } from '#platform/http/context.server.ts';
import { revokeSessions } from '#platform/identity/session.store.ts';

/**
 * Whether the file to which a tie belongs is one that an account may open: made for that tie, or opened by the account before. Any
 * other file of the same code was somebody's already, and a code is soon typed: it would show all that its owner sees.
 * Without a RowScope: of an account and a file that the statement around it has found.
 */
const isOwnFile = (account: Sql, party: Sql, tie: Sql): Sql => sql`(
  not exists (select from party_relationship o where o.party_id = ${party} and o.party_relationship_id <> ${tie})
  or exists (select from audit_entry h where h.subject_party_id = ${party} and h.entity = 'UserAccount' and h.record_id = ${account}::text))`;

/** Accounts that go along when a person leaves for another file: none when that one has its own or is not theirs, or when another tie keeps the person here beyond the day. `to`: with the tie that begins there. */
export const accountsThatMove = (tx: Tx, partyId: string, to: { readonly partyId: string; readonly partyRelationshipId: string }, day: string): Promise<{ userId: string }[]> =>
  tx.many(sql`
    select a.user_id as "userId" from user_account a
    where a.party_id = ${partyId}::uuid and not exists (select from user_account o where o.party_id = ${to.partyId}::uuid)
      and ${isOwnFile(sql`a.user_id`, sql`${to.partyId}::uuid`, sql`${to.partyRelationshipId}::uuid`)}
      and not exists (select from party_relationship r where r.party_id = a.party_id and r.valid @> ${day}::date)
    order by a.created_at, a.user_id for update`);

/** Whether an account is in a group of a company at any time from a day on. */
export const isMemberFrom = async (tx: Tx, userId: string, groupId: string, companyId: string, from: string): Promise<boolean> =>
  (await tx.maybe(sql`
    select from user_group_member
    where user_id = ${userId}::uuid and user_group_id = ${groupId} and company_id = ${companyId}::uuid and valid && daterange(${from}::date, null)`)) !== undefined;

interface Moved {
  readonly userId: string;
  readonly username: string;
  readonly fromPartyId: string;
  readonly fromCompanyId: string;
  readonly partyId: string;
  readonly companyId: string;
}

/**
 * Hands the accounts of those who work elsewhere by now to their file there, of one person or of all; their sessions end.
 * `today`: ISO. Answers the trace: each company learns of its own file only.
 * Without a RowScope: a job moves those of all, or the caller has the person.
 */
export async function moveAccounts(tx: Tx, today: string, partyId: string | null = null): Promise<AuditEntry[]> {
  const moved = await tx.many<Moved>(sql`
    with due as (
      select distinct on (a.user_id) a.user_id, a.party_id as from_party, a.company_id as from_company, r.party_id, r.company_id, r.party_relationship_id
      from employment_end e join party_relationship r on r.party_relationship_id = e.moved_to and r.valid @> ${today}::date
      join user_account a on a.party_id = e.party_id
      where e.undone_at is null and (${partyId}::uuid is null or e.party_id = ${partyId}::uuid)
        and not exists (select from user_account o where o.party_id = r.party_id) and ${isOwnFile(sql`a.user_id`, sql`r.party_id`, sql`r.party_relationship_id`)}
        and not exists (select from party_relationship s where s.party_id = e.party_id and s.valid @> ${today}::date)
      order by a.user_id, e.thru_date desc)
    update user_account a set party_id = due.party_id, company_id = due.company_id, party_relationship_id = due.party_relationship_id from due where a.user_id = due.user_id
    returning a.user_id as "userId", a.username, due.from_party as "fromPartyId", due.from_company as "fromCompanyId", a.party_id as "partyId", a.company_id as "companyId"`);
  for (const { userId } of moved) await revokeSessions(tx, userId, 'transferred');
  return moved.flatMap(({ userId, username, fromPartyId, fromCompanyId, ...to }) => [
    { entity: 'UserAccount', id: userId, action: 'update', subjectPartyId: fromPartyId, companyId: fromCompanyId, changes: { username: [username, null] } },
    { entity: 'UserAccount', id: userId, action: 'update', subjectPartyId: to.partyId, companyId: to.companyId, changes: { username: [null, username] } },
  ]);
}
