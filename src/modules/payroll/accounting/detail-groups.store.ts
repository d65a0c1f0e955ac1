/** Where groups of detailed accounts and their members lie, and what they may stand for. */
import { companiesIn, peopleIn } from '#platform/access/scope.service.ts';
import { constant, type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { fullName } from '#platform/people/people.sql.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import { detailGroups, detailMembers } from './accounting.contract.ts';
import { accountingErrors } from './accounting.errors.ts';
import { badOption, isThere } from './accounting.store.ts';
import { STRUCTURE } from './detail-groups.table.ts';

export const detailGroupRows: RecordRows = {
  records: detailGroups,
  table: 'detail_group',
  columns: { code: 'code', title: 'title', gdAccountTypeEnumId: 'gd_account_type_enum_id', classificationTypeEnumId: 'classification_type_enum_id' },
  shown: { members: sql`(select count(*)::int from detail_member m where m.detail_group_id = t.detail_group_id)` },
  refuse: (name, detail) => accountingErrors.error(name, detail),
  async check(tx, _owner, { gdAccountTypeEnumId: kind, classificationTypeEnumId: part }, id, before) {
    if (kind === STRUCTURE && !(await isThere(tx, sql`select from enumeration where enum_id = ${String(part)} and parent_enum_id = 'PersonnelStructure'`)))
      throw badOption('classificationTypeEnumId');
    const isOther = before['gdAccountTypeEnumId'] !== undefined && (before['gdAccountTypeEnumId'] !== kind || before['classificationTypeEnumId'] !== part);
    if (isOther && (await isThere(tx, sql`select from detail_member where detail_group_id = ${id}::uuid limit 1`))) throw accountingErrors.error('groupKindLocked');
  },
};

interface GroupKind {
  readonly detailGroupId: string;
  readonly companyId: string;
  readonly kind: string;
  readonly part: string | null;
}

/** A group in reach. Throws notFound. */
export async function groupKind(db: Db, scope: RowScope, id: string): Promise<GroupKind> {
  const found = await db.maybe<GroupKind>(sql`
    select g.detail_group_id as "detailGroupId", g.company_id as "companyId", g.gd_account_type_enum_id as kind, g.classification_type_enum_id as part
    from detail_group g where g.detail_group_id = ${id}::uuid and ${companiesIn(scope, sql`g.company_id`)}`);
  if (found === undefined) throw httpErrors.error('notFound');
  return found;
}

/** What members of a group may stand for on a day (ISO): id, code and name. Without a RowScope: the condition given as `people` says who is in reach. */
function things({ kind, part, companyId }: GroupKind, people: Sql, today: string): Sql {
  if (kind === 'GDATOrgUnit')
    return sql`select u.unit_id as id, u.pseudo_id as code, f.organization_name as name from org_unit u
      join org_unit_fact f on f.unit_id = u.unit_id and f.valid @> ${today}::date where u.company_id = ${companyId}::uuid`;
  if (kind === 'GDATPersonnel')
    return sql`select r.party_relationship_id as id, r.pseudo_id as code, ${fullName(sql`p`)} as name from party_relationship r join person p on p.party_id = r.party_id
      where r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> ${today}::date and ${people}`;
  return sql`select c.party_classification_id as id, c.standard_code as code, c.description as name from party_classification c
    where c.company_id = ${companyId}::uuid and c.classification_type_enum_id = ${part}`;
}

const peopleOf = (scope: RowScope): Sql => peopleIn(scope, sql`r.party_id`, sql`r.company_id`);
const notMember = (detailGroupId: string): Sql => sql`not exists (select from detail_member m where m.detail_group_id = ${detailGroupId}::uuid and m.linked_id = o.id)`;

/** What is no member of a group yet, at most 500, by code. */
export const freeThings = (db: Db, scope: RowScope, group: GroupKind, today: string): Promise<{ linkedId: string; code: string; name: string }[]> =>
  db.many(sql`
    select o.id as "linkedId", o.code, o.name from (${things(group, peopleOf(scope), today)}) o where ${notMember(group.detailGroupId)} order by o.code limit ${constant(500)}`);

/** Adds members for what is none yet, with codes of their own; what has a code that another member bears is left out. Answers how many. */
export const addFreeThings = async (tx: Tx, scope: RowScope, group: GroupKind, today: string): Promise<number> =>
  tx.run(sql`
    insert into detail_member (detail_member_id, company_id, detail_group_id, code, title, linked_id)
    select gen_random_uuid(), ${group.companyId}::uuid, ${group.detailGroupId}::uuid, o.code, o.name, o.id
    from (select distinct on (lower(o.code)) o.* from (${things(group, peopleOf(scope), today)}) o order by lower(o.code), o.id) o where ${notMember(group.detailGroupId)}
    on conflict (detail_group_id, lower(code)) do nothing`);

export const detailMemberRows: RecordRows = {
  records: detailMembers,
  table: 'detail_member',
  above: { table: 'detail_group', field: 'detailGroupId' },
  // members that are people are there for who reaches them
  readable: (scope, company) =>
    sql`(${companiesIn(scope, company)} and (t.party_relationship_id is null or exists (
      select from party_relationship r where r.party_relationship_id = t.party_relationship_id and ${peopleOf(scope)})))`,
  columns: { linkedId: 'linked_id', code: 'code', title: 'title' },
  shown: {
    linkedName: sql`coalesce(
      (select f.organization_name from org_unit_fact f where f.unit_id = t.unit_id order by upper(f.valid) desc nulls first limit 1),
      (select c.description from party_classification c where c.party_classification_id = t.party_classification_id),
      (select r.pseudo_id from party_relationship r where r.party_relationship_id = t.party_relationship_id))`,
  },
  refuse: (name, detail) => accountingErrors.error(name, detail),
  async check(tx, { companyId, aboveId }, { linkedId }) {
    const group = await tx.one<GroupKind>(sql`
      select detail_group_id as "detailGroupId", ${companyId}::text as "companyId", gd_account_type_enum_id as kind, classification_type_enum_id as part
      from detail_group where detail_group_id = ${aboveId}::uuid`);
    const known = sql`
      select from org_unit where ${group.kind} = 'GDATOrgUnit' and unit_id::text = ${String(linkedId)} and company_id = ${companyId}::uuid
      union all select from party_relationship where ${group.kind} = 'GDATPersonnel' and party_relationship_id::text = ${String(linkedId)} and company_id = ${companyId}::uuid
      union all select from party_classification where ${group.kind} = 'GDATPersonnelStructure' and party_classification_id::text = ${String(linkedId)}
        and company_id = ${companyId}::uuid and classification_type_enum_id = ${group.part}`;
    if (!(await isThere(tx, known))) throw badOption('linkedId');
  },
};
