/** SQL of requests for an account. */
import { permissionsOn } from '#platform/access/access.store.ts';
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { Grant, RowScope } from '#platform/http/context.server.ts';
import { employedOn } from '#platform/people/people.sql.ts';
import { type RequestState, siteStart } from './account-requests.rules.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

export interface NewRequest {
  readonly requestId: string;
  readonly companyId: string;
  readonly username: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly nationalCode: string | null;
  readonly note: string | null;
  readonly network: string;
  readonly passwordHash: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The company requests go to: the first of the installation. */
export const firstCompany = async (db: Db): Promise<string | undefined> =>
  (await db.maybe<{ id: string }>(sql`select company_id as id from company where parent_company_id is null order by created_at, company_id limit 1`))?.id;

/** How many wait in the companies of the transaction, and how many of them came from one network and from its site. */
export const waitingRequests = (db: Db, network: string): Promise<{ all: number; ofNetwork: number; ofSite: number }> =>
  db.one(sql`
    select count(*)::int as all, count(*) filter (where network = ${network})::int as "ofNetwork", count(*) filter (where starts_with(network || '/', ${siteStart(network)}))::int as "ofSite"
    from account_request where state = 'waiting'`);

export const insertRequest = (tx: Tx, { now, ...request }: NewRequest): Promise<number> =>
  tx.run(sql`
    insert into account_request (request_id, company_id, username, email_address, mobile, first_name, last_name, national_code, note, network, password_hash, created_at)
    values (${request.requestId}::uuid, ${request.companyId}::uuid, ${request.username}, ${request.email}, ${request.mobile}, ${request.firstName}, ${request.lastName},
      ${request.nationalCode}, ${request.note}, ${request.network}, ${request.passwordHash}, ${iso(now)})`);

/** The person whose file has the national code of the request, in the companies in scope. */
const person = (rows: RowScope) => sql`
  left join lateral (
    select p.party_id, p.company_id, p.first_name || ' ' || p.last_name as full_name, r.pseudo_id, r.party_relationship_id,
      exists (select from user_account u where u.party_id = p.party_id) as has_account
    from party_identification i join person p using (party_id)
    left join party_relationship r on r.party_id = p.party_id and ${employedOn(sql`r`, rows.asOf)}
    where i.party_id_type_enum_id = 'Nationalcode' and i.id_value = a.national_code and ${companiesIn(rows, sql`p.company_id`)}
    order by r.party_relationship_id nulls last, p.party_id limit 1
  ) f on true`;

export interface RequestRow {
  readonly requestId: string;
  readonly state: RequestState;
  readonly username: string;
  readonly isUsernameTaken: boolean;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly nationalCode: string | null;
  readonly note: string | null;
  readonly createdDate: string;
  readonly decidedDate: string | null;
  readonly reason: string | null;
  readonly personName: string | null;
  readonly personCode: string | null;
  readonly personHasAccount: boolean;
}

export interface RequestPage {
  readonly state: RequestState;
  readonly pageIndex: number;
  readonly pageSize: number;
}

/** Waiting ones oldest first, decided ones newest first. */
export const listRequests = (db: Db, rows: RowScope, { state, pageIndex, pageSize }: RequestPage): Promise<RequestRow[]> =>
  db.many<RequestRow>(sql`
    select a.request_id as "requestId", a.state, a.username,
      exists (select from user_account u where lower(u.username) = lower(a.username)) as "isUsernameTaken",
      a.email_address as email, a.mobile, a.first_name as "firstName", a.last_name as "lastName", a.national_code as "nationalCode", a.note,
      a.created_at as "createdDate", a.decided_at as "decidedDate", a.reason, f.full_name as "personName", f.pseudo_id as "personCode", coalesce(f.has_account, false) as "personHasAccount"
    from account_request a ${person(rows)}
    where a.state = ${state} and ${companiesIn(rows, sql`a.company_id`)}
    order by case when a.state = 'waiting' then a.created_at end, a.created_at desc, a.request_id limit ${pageSize} offset ${pageIndex * pageSize}`);

export const countRequests = async (db: Db, rows: RowScope, state: RequestState): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from account_request a where a.state = ${state} and ${companiesIn(rows, sql`a.company_id`)}`)).n;

export interface WaitingRequest {
  readonly companyId: string;
  readonly username: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly passwordHash: string;
  readonly partyId: string | null;
  readonly personCompanyId: string | null;
  readonly partyRelationshipId: string | null;
  readonly personHasAccount: boolean;
}

/** Locks a request that waits, with the person of its national code; undefined when it was decided or is out of scope. */
export const lockRequest = (tx: Tx, rows: RowScope, requestId: string): Promise<WaitingRequest | undefined> =>
  tx.maybe<WaitingRequest>(sql`
    select a.company_id as "companyId", a.username, a.email_address as email, a.mobile, a.password_hash as "passwordHash", f.party_id as "partyId", f.company_id as "personCompanyId",
      f.party_relationship_id as "partyRelationshipId", coalesce(f.has_account, false) as "personHasAccount"
    from account_request a ${person(rows)}
    where a.request_id = ${requestId}::uuid and a.state = 'waiting' and ${companiesIn(rows, sql`a.company_id`)} for update of a`);

/**
 * Holds a person until the end of the transaction; false when somebody was quicker to give an account.
 * Without a RowScope: it holds one person and tells whether there is an account.
 */
export async function holdPersonWithoutAccount(tx: Tx, partyId: string): Promise<boolean> {
  await tx.one(sql`select from person where party_id = ${partyId}::uuid for update`);
  return (await tx.maybe(sql`select where not exists (select from user_account where party_id = ${partyId}::uuid)`)) !== undefined;
}

export interface Decision {
  readonly state: 'accepted' | 'refused';
  readonly userId: string | null;
  readonly reason: string | null;
  readonly decidedBy: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

export const decide = (tx: Tx, requestId: string, { state, userId, reason, decidedBy, now }: Decision): Promise<number> =>
  tx.run(sql`
    update account_request set state = ${state}, user_id = ${userId}::uuid, reason = ${reason}, decided_by = ${decidedBy}::uuid, decided_at = ${iso(now)}, password_hash = null
    where request_id = ${requestId}::uuid`);

/** Requests decided before a moment (epoch milliseconds), or waiting since before it, go; in the companies of the transaction. */
export const forgetRequests = (tx: Tx, before: number): Promise<number> =>
  tx.run(sql`delete from account_request where coalesce(decided_at, created_at) <= ${iso(before)}::timestamptz`);

export interface GroupRow extends Pick<Grant, 'permissions' | 'rowScope' | 'classes'> {
  readonly userGroupId: string;
  readonly description: string;
  /** Null: of the whole installation. */
  readonly companyId: string | null;
  readonly wireRole: string;
}

/** Groups that may have members, with what they permit on a day. */
export const allGroups = (db: Db, day: string): Promise<GroupRow[]> =>
  db.many<GroupRow>(sql`
    select g.user_group_id as "userGroupId", g.description, g.company_id as "companyId", g.row_scope as "rowScope", g.classes, g.wire_role as "wireRole", ${permissionsOn(day)} as permissions
    from user_group g where g.closed_at is null order by g.user_group_id limit 200`);
