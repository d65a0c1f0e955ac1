/** Where lists of the insured lie, and what the next one is made of. Days ISO; rials. */

import { isUuid } from '#kernel/ids/ids.ts';
import { companiesIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, join, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import type { LineCells } from '../insurers/insurer-columns.rules.ts';
import { insurerLines } from './insurer-lists.contract.ts';
import type { ListChange, ListedMember, ToldMember } from './insurer-lists.rules.ts';

export interface ListRow {
  readonly insurerListId: string;
  readonly listNumber: number;
  readonly contractTitle: string;
  readonly insurerName: string;
  readonly frozenAt: string;
  readonly lines: number;
  readonly joined: number;
  readonly left: number;
  readonly changed: number;
}

/** Lists that are told. */
const MOST_LISTS = 200;

export const listsIn = async (db: Db, rows: RowScope): Promise<ListRow[]> =>
  (
    await db.many<Omit<ListRow, 'frozenAt'> & { readonly frozenAt: string | Date }>(sql`
      select l.insurer_list_id as "insurerListId", l.list_number as "listNumber", c.title as "contractTitle", c.insurer_name as "insurerName", l.frozen_at as "frozenAt", n.*
      from insurer_list l join insurance_contract c using (insurance_contract_id) cross join lateral (
        select count(*)::int as lines, (count(*) filter (where change = 'joined'))::int as joined, (count(*) filter (where change = 'left'))::int as left,
          (count(*) filter (where change = 'changed'))::int as changed
        from insurer_list_line where insurer_list_id = l.insurer_list_id) n
      where ${companiesIn(rows, sql`l.company_id`)} order by l.frozen_at desc, l.list_number desc, l.insurer_list_id limit ${MOST_LISTS}`)
  ).map(({ frozenAt, ...row }) => ({ ...row, frozenAt: new Date(frozenAt).toISOString() }));

export interface FiledList {
  readonly companyId: string;
  readonly insurerId: string;
  readonly listNumber: number;
  readonly contractTitle: string;
}

/** A list of a company in reach. */
export const filedList = async (db: Db, rows: RowScope, listId: string): Promise<FiledList | undefined> =>
  isUuid(listId)
    ? db.maybe<FiledList>(sql`
    select l.company_id as "companyId", c.insurer_id as "insurerId", l.list_number as "listNumber", c.title as "contractTitle"
    from insurer_list l join insurance_contract c using (insurance_contract_id) where l.insurer_list_id = ${listId}::uuid and ${companiesIn(rows, sql`l.company_id`)}`)
    : undefined;

/** Lines of a list of people in reach, in their order, as a file writes them. */
export const filedLines = (db: Db, rows: RowScope, listId: string): Promise<(LineCells & { readonly partyId: string })[]> =>
  db.many(sql`
    select t.party_id as "partyId", t.place::text as place, t.change, t.pseudo_id as "pseudoId", t.full_name as "fullName", t.insured_name as "insuredName", t.relation,
      t.national_code as "nationalCode", t.birth_date as "birthDate", t.tier, t.joined_on as "joinedOn", t.thru_date as "thruDate", t.premium::text as premium,
      l.list_number::text as "listNumber"
    from insurer_list_line t join insurer_list l using (insurer_list_id)
    where t.insurer_list_id = ${listId}::uuid and ${peopleIn(rows, sql`t.party_id`, sql`t.company_id`)} order by t.place`);

/** Contracts in reach that are open, the newest first. */
export const listedContracts = (db: Db, rows: RowScope): Promise<{ readonly insuranceContractId: string; readonly title: string }[]> =>
  db.many(sql`
    select insurance_contract_id as "insuranceContractId", title from insurance_contract
    where status_id = 'ActiveInsurance' and ${companiesIn(rows, sql`company_id`)} order by from_date desc, title`);

/** The company of a contract in reach. */
export const companyOf = (db: Db, rows: RowScope, contractId: string): Promise<{ readonly companyId: string } | undefined> =>
  db.maybe(sql`select company_id as "companyId" from insurance_contract where insurance_contract_id = ${contractId}::uuid and ${companiesIn(rows, sql`company_id`)}`);

/** Holds a contract until the end of the transaction: its lists are numbered one after the other. Without a RowScope: nothing of it is read. */
export const holdContract = (tx: Tx, contractId: string): Promise<number> =>
  tx.run(sql`select from insurance_contract where insurance_contract_id = ${contractId}::uuid for no key update`);

export interface Listed extends ListedMember {
  readonly partyId: string;
  readonly companyId: string;
  readonly pseudoId: string | null;
  readonly fullName: string;
}

/** All members of a contract of people in reach, with the codes of the file. */
export const listedMembers = (db: Db, rows: RowScope, contractId: string): Promise<Listed[]> =>
  db.many<Listed>(sql`
    select m.insurance_membership_id as "membershipId", m.party_id as "partyId", m.company_id as "companyId", job.code as "pseudoId", ${fullName(sql`p`)} as "fullName",
      case when f.family_member_id is null then ${fullName(sql`p`)} else ${fullName(sql`f`)} end as "insuredName", m.relation, m.tier, lower(m.valid) as "joinedOn",
      least(c.thru_date, upper(m.valid) - 1) as "thruDate", m.ended_because is not null as "isEnded",
      case when f.family_member_id is null then n.id_value else f.national_code end as "nationalCode",
      case when f.family_member_id is null then p.birth_date else f.birth_date end as "birthDate", f.occupation_status_enum_id as occupation,
      coalesce(f.attachment, '') <> '' as "hasPaper",
      (f.divorce_date is null or f.divorce_date > ${rows.asOf}::date) and (f.death_date is null or f.death_date > ${rows.asOf}::date) as "isRelated",
      coalesce(part.premium, 0)::bigint as premium
    from insurance_membership m join insurance_contract c using (insurance_contract_id) join person p on p.party_id = m.party_id
    left join family_member f on f.family_member_id = m.family_member_id
    left join party_identification n on n.party_id = m.party_id and n.party_id_type_enum_id = 'Nationalcode'
    left join lateral (select r.pseudo_id as code from party_relationship r
      where r.party_id = m.party_id and r.company_id = m.company_id and r.relationship_type_enum_id = 'PrtEmployee' order by r.valid desc limit 1) job on true
    left join lateral (select sum(l.employee_share + l.employer_share) as premium from premium_part l where l.insurance_membership_id = m.insurance_membership_id) part on true
    where m.insurance_contract_id = ${contractId}::uuid and not isempty(m.valid) and ${peopleIn(rows, sql`m.party_id`, sql`m.company_id`)}
    order by p.sort_text, m.party_id, m.family_member_id nulls first, lower(m.valid), m.insurance_membership_id`);

type LastTold = ToldMember & { readonly change: ListChange };

/** What the newest list that told of a membership of a contract said of it. Without a RowScope: of members that the caller has read in reach. */
export async function lastTold(db: Db, contractId: string): Promise<ReadonlyMap<string, LastTold>> {
  const rows = await db.many<LastTold>(sql`
    select distinct on (t.insurance_membership_id) t.insurance_membership_id as "membershipId", t.change, t.insured_name as "insuredName", t.relation, t.national_code as "nationalCode",
      t.birth_date as "birthDate", t.tier, t.joined_on as "joinedOn", t.thru_date as "thruDate", t.premium
    from insurer_list l join insurer_list_line t using (insurer_list_id) where l.insurance_contract_id = ${contractId}::uuid
    order by t.insurance_membership_id, l.list_number desc`);
  return new Map(rows.map((row) => [row.membershipId, row]));
}

export interface NewList {
  readonly listId: string;
  readonly companyId: string;
  readonly contractId: string;
  readonly byPartyId: string;
  readonly now: Date;
}

/** Answers its number. Without a RowScope: of the contract that the caller holds. */
export const insertList = async (tx: Tx, { listId, companyId, contractId, byPartyId, now }: NewList): Promise<number> =>
  (
    await tx.one<{ number: number }>(sql`
      insert into insurer_list (insurer_list_id, company_id, insurance_contract_id, list_number, frozen_at, made_by_party_id)
      select ${listId}::uuid, ${companyId}::uuid, ${contractId}::uuid, coalesce(max(list_number), 0) + 1, ${now.toISOString()}::timestamptz, ${byPartyId}::uuid
      from insurer_list where insurance_contract_id = ${contractId}::uuid returning list_number as number`)
  ).number;

/** Without a RowScope: of members that the caller has read in reach. */
export const insertLines = (tx: Tx, listId: string, lines: readonly { readonly member: Listed; readonly change: ListChange }[]): Promise<number> => {
  const of = <V>(read: (member: Listed) => V): V[] => lines.map(({ member }) => read(member));
  return tx.run(sql`
    insert into insurer_list_line (insurer_list_id, company_id, party_id, insurance_membership_id, place, change, pseudo_id, full_name, insured_name, relation, national_code, birth_date,
      tier, joined_on, thru_date, premium)
    select ${listId}::uuid, one.* from unnest(${of(({ companyId }) => companyId)}::uuid[], ${of(({ partyId }) => partyId)}::uuid[], ${of(({ membershipId }) => membershipId)}::uuid[],
      ${lines.map((_, at) => at + 1)}::int[], ${lines.map(({ change }) => change)}::text[], ${of(({ pseudoId }) => pseudoId)}::text[], ${of((one) => one.fullName)}::text[],
      ${of(({ insuredName }) => insuredName)}::text[], ${of(({ relation }) => relation)}::text[], ${of(({ nationalCode }) => nationalCode)}::text[],
      ${of(({ birthDate }) => birthDate)}::date[], ${of(({ tier }) => tier)}::text[], ${of(({ joinedOn }) => joinedOn)}::date[], ${of(({ thruDate }) => thruDate)}::date[],
      ${of(({ premium }) => String(premium))}::bigint[]) as one`);
};

export const insurerLineSource = defineSource<typeof insurerLines>({
  calls: insurerLines,
  parts: ({ rows, query: { insurerListId } }) => ({
    from: sql`insurer_list_line t join insurer_list l using (insurer_list_id) join person p on p.party_id = t.party_id`,
    where: join([peopleIn(rows, sql`t.party_id`, sql`t.company_id`), ...(insurerListId === undefined ? [] : [sql`t.insurer_list_id = ${insurerListId}::uuid`])], ' and '),
    key: sql`t.insurer_list_line_id`,
    subject: sql`t.party_id`,
    columns: {
      place: { value: sql`t.place` },
      change: { value: sql`t.change` },
      pseudoId: { value: sql`t.pseudo_id` },
      fullName: { value: sql`t.full_name`, sort: sql`p.sort_text` },
      insuredName: { value: sql`t.insured_name` },
      relation: { value: sql`t.relation` },
      nationalCode: { value: sql`t.national_code` },
      birthDate: { value: sql`t.birth_date` },
      tier: { value: sql`t.tier` },
      joinedOn: { value: sql`t.joined_on` },
      thruDate: { value: sql`t.thru_date` },
      premium: { value: sql`t.premium` },
      listNumber: { value: sql`l.list_number` },
    },
    more: { partyId: sql`t.party_id` },
    search: ['pseudoId', 'fullName'],
    order: sql`t.insurer_list_id desc, t.place`,
  }),
});
