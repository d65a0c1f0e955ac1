/** SQL of the posts: read for a day, changed through platform/structure. The job of a post: position-job.store.ts. */
import type { Days } from '#kernel/intervals/intervals.ts';
import { onePersonIn, unitsIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { PositionFacts } from '#platform/structure/positions.store.ts';

/** Posts with what is said of them on a day, and the unit they stand in. */
export const onDay = (day: string): Sql => sql`
  empl_position e join empl_position_fact f on f.empl_position_id = e.empl_position_id and f.valid @> ${day}::date
  join empl_position_unit place on place.empl_position_id = e.empl_position_id and place.valid @> ${day}::date`;

export const inScope = (rows: RowScope): Sql => unitsIn(rows, sql`place.unit_id`, sql`e.company_id`);

/** A post as it is on a day. */
export interface StoredPosition extends PositionFacts {
  readonly emplPositionId: string;
  readonly companyId: string;
  readonly pseudoId: string;
  readonly organizationPartyId: string;
  readonly jobId: string | null;
  readonly jobGradeId: string | null;
  readonly reportsToId: string | null;
  readonly dottedToIds: readonly string[];
  readonly fromDate: string | null;
  readonly thruDate: string | null;
  readonly rowVersion: number;
}

const positionQuery = (rows: RowScope, emplPositionId: string, day: string): Sql => sql`
  select e.empl_position_id as "emplPositionId", e.company_id as "companyId", e.pseudo_id as "pseudoId", f.description, f.status_id as "statusId",
    f.position_type_enum_id as "positionTypeEnumId", f.grade_type_enum_id as "gradeTypeEnumId", f.pay_grade_enum_id as "payGradeEnumId", f.seats,
    place.unit_id as "organizationPartyId",
    (select j.job_id from empl_position_job j where j.empl_position_id = e.empl_position_id and j.valid @> ${day}::date) as "jobId",
    (select j.job_grade_id from empl_position_job j where j.empl_position_id = e.empl_position_id and j.valid @> ${day}::date) as "jobGradeId",
    (select r.reports_to_id from empl_position_reporting r where r.empl_position_id = e.empl_position_id and r.line = 'solid' and r.valid @> ${day}::date) as "reportsToId",
    coalesce((select array_agg(r.reports_to_id::text order by r.reports_to_id) from empl_position_reporting r
      where r.empl_position_id = e.empl_position_id and r.line = 'dotted' and r.valid @> ${day}::date), '{}') as "dottedToIds",
    lower(e.valid)::text as "fromDate", (upper(e.valid) - 1)::text as "thruDate", e.row_version as "rowVersion"
  from ${onDay(day)} where e.empl_position_id = ${emplPositionId}::uuid and ${inScope(rows)}`;

export const positionOn = (db: Db, rows: RowScope, emplPositionId: string, day: string): Promise<StoredPosition | undefined> =>
  db.maybe<StoredPosition>(positionQuery(rows, emplPositionId, day));

/** Holds the post until the end of the transaction. */
export const lockPosition = (tx: Tx, rows: RowScope, emplPositionId: string, day: string): Promise<StoredPosition | undefined> =>
  tx.maybe<StoredPosition>(sql`${positionQuery(rows, emplPositionId, day)} for update of e`);

/** Of these posts those that stand in a unit in scope on some day. */
export const knownPositions = async (db: Db, rows: RowScope, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.many<{ id: string }>(sql`
        select distinct e.empl_position_id as id from empl_position e join empl_position_unit place using (empl_position_id)
        where e.empl_position_id = any (${[...ids]}::uuid[]) and ${inScope(rows)}`)
    ).map(({ id }) => id),
  );

/** Whether a post stands in units in scope on all of these days: what is said of it from a day on holds wherever it goes. */
export const isReached = async (db: Db, rows: RowScope, emplPositionId: string, { from, until }: Days): Promise<boolean> =>
  (
    await db.one<{ isReached: boolean }>(sql`
      select coalesce(bool_and(${inScope(rows)}), true) as "isReached" from empl_position e join empl_position_unit place using (empl_position_id)
      where e.empl_position_id = ${emplPositionId}::uuid and place.valid && daterange(${from}::date, ${until}::date)`)
  ).isReached;

/** Whether posts of one company are there on a day, in reach or not: lines lead out of one's own part. */
export const areThere = async (tx: Tx, companyId: string, ids: readonly string[], day: string): Promise<boolean> =>
  (
    await tx.one<{ found: number }>(sql`
      select count(*)::int as found from empl_position where company_id = ${companyId}::uuid and empl_position_id = any (${[...ids]}::uuid[]) and valid @> ${day}::date`)
  ).found === new Set(ids).size;

/** The company of a unit in scope on a day. */
export const companyOfUnit = async (tx: Tx, rows: RowScope, unitId: string, day: string): Promise<string | undefined> =>
  (
    await tx.maybe<{ companyId: string }>(sql`
      select u.company_id as "companyId" from org_unit u where u.unit_id = ${unitId}::uuid and u.valid @> ${day}::date and ${unitsIn(rows, sql`u.unit_id`, sql`u.company_id`)}`)
  )?.companyId;

/** Whether a person is one whom the actor reaches: somebody drawn into a part is read by who leads it. */
export const isPersonIn = async (tx: Tx, rows: RowScope, partyId: string): Promise<boolean> =>
  (await tx.maybe(sql`
    select from party_relationship r where r.party_id = ${partyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and ${onePersonIn(rows, sql`r.party_id`, sql`r.company_id`)} limit 1`)) !==
  undefined;

/** Whether a role is one that a post gives. */
export const isOrganisational = async (tx: Tx, roleTypeId: string): Promise<boolean> =>
  (await tx.maybe(sql`select from role_type where role_type_id = ${roleTypeId} and parent_type_id = 'OrganizationalRole' and option_indicator = 'Y'`)) !== undefined;

/** What a post carries that no day changes. */
export const writePosition = (tx: Tx, { emplPositionId, pseudoId }: Pick<StoredPosition, 'emplPositionId' | 'pseudoId'>): Promise<{ rowVersion: number }> =>
  tx.one(
    sql`update empl_position set pseudo_id = ${pseudoId}, row_version = row_version + 1 where empl_position_id = ${emplPositionId}::uuid returning row_version as "rowVersion"`,
  );

/** What is said of the status of a post on the day before and, after the words of that day are over, next; null: nothing. */
export const statusesAround = (tx: Tx, emplPositionId: string, day: string): Promise<{ before: string | null; after: string | null }> =>
  tx.one(sql`
    with said as (select status_id, valid from empl_position_fact where empl_position_id = ${emplPositionId}::uuid)
    select (select status_id from said where valid @> ${day}::date - 1) as before,
      (select next.status_id from said next join said own on own.valid @> ${day}::date and lower(next.valid) >= upper(own.valid) and next.status_id <> own.status_id
        order by lower(next.valid) limit 1) as after`);

/** Whether a post is active on all of these of its days: then only may it be held. */
export const isActiveOn = async (tx: Tx, emplPositionId: string, { from, until }: Days): Promise<boolean> =>
  (await tx.maybe(sql`
    select from empl_position_fact where empl_position_id = ${emplPositionId}::uuid and status_id <> 'EmpsActive' and valid && daterange(${from}::date, ${until}::date) limit 1`)) ===
  undefined;

/** What hangs on a post from a day on; null: on any day. */
export const hangsOn = (tx: Tx, emplPositionId: string, day: string | null): Promise<{ isHeld: boolean; hasReports: boolean }> =>
  tx.one(sql`
    select exists (select from empl_position_party where empl_position_id = ${emplPositionId}::uuid and valid && daterange(${day}::date, null)) as "isHeld",
      exists (select from empl_position_reporting where reports_to_id = ${emplPositionId}::uuid and valid && daterange(${day}::date, null)) as "hasReports"`);

export interface PositionSpan {
  readonly fromDate: string | null;
  readonly thruDate: string | null;
  readonly description: string;
  readonly unitName: string | null;
  readonly jobTitle: string | null;
  readonly jobGradeName: string | null;
  readonly superiorName: string | null;
  readonly statusName: string | null;
  readonly seats: number;
}

/** The days of a post, cut wherever something else is said of it, it moves, or its job or its superior changes. */
export const historyOf = (db: Db, emplPositionId: string): Promise<PositionSpan[]> =>
  db.many<PositionSpan>(sql`
    with said as (
      select valid from empl_position_fact where empl_position_id = ${emplPositionId}::uuid
      union all select valid from empl_position_unit where empl_position_id = ${emplPositionId}::uuid
      union all select valid from empl_position_job where empl_position_id = ${emplPositionId}::uuid
      union all select valid from empl_position_reporting where empl_position_id = ${emplPositionId}::uuid and line = 'solid'),
    edge as (select coalesce(lower(valid), '-infinity') as day from said union select coalesce(upper(valid), 'infinity') from said),
    span as (select day, lead(day) over (order by day) as next from edge)
    select nullif(span.day, '-infinity')::text as "fromDate", (nullif(span.next, 'infinity') - 1)::text as "thruDate", f.description, f.seats,
      (select u.organization_name from org_unit_fact u where u.unit_id = place.unit_id and u.valid @> span.day) as "unitName",
      (select j.job_title from empl_position_job ej join job j using (job_id) where ej.empl_position_id = f.empl_position_id and ej.valid @> span.day) as "jobTitle",
      (select o.description from empl_position_job ej join job_grade g using (job_grade_id) join enumeration o on o.enum_id = g.job_title_enum_id
        where ej.empl_position_id = f.empl_position_id and ej.valid @> span.day) as "jobGradeName",
      (select a.description from empl_position_reporting r join empl_position_fact a on a.empl_position_id = r.reports_to_id and a.valid @> span.day
        where r.empl_position_id = f.empl_position_id and r.line = 'solid' and r.valid @> span.day) as "superiorName",
      (select s.description from status_item s where s.status_id = f.status_id) as "statusName"
    from span join empl_position_fact f on f.empl_position_id = ${emplPositionId}::uuid and f.valid @> span.day
    left join empl_position_unit place on place.empl_position_id = f.empl_position_id and place.valid @> span.day
    where span.next is not null order by span.day desc`);
