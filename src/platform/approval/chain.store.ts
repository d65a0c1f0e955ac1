/**
 * SQL of approval chains. The versions of one chain follow one another without a gap; what has counted stays as it was:
 * a change begins today or later, and cuts the version of that day.
 */
import { type Db, empty, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { ChainPosition, ChainStep, Version } from './chain.rules.ts';

export interface ProcessRow {
  readonly processType: string;
  readonly description: string;
  readonly area: string;
  readonly onePerPosition: 'Y' | 'N';
  /** Of the version that counts on the day; null: there is none. */
  readonly fromDate: string | null;
  readonly endDate: string | null;
  readonly steps: number;
  /** Begin of the next version. */
  readonly nextFrom: string | null;
}

/** Processes with the state of their general chains in a company on a day (ISO date); one of them when it is named. */
export const processesOf = (db: Db, companyId: string, day: string, processType?: string): Promise<ProcessRow[]> =>
  db.many<ProcessRow>(sql`
    select t.process_type as "processType", t.description, t.process_area as area, t.one_per_position as "onePerPosition",
      lower(c.valid)::text as "fromDate", upper(c.valid)::text as "endDate",
      (select count(*)::int from approval_step s where s.verification_id = c.verification_id) as steps,
      (select min(lower(n.valid))::text from approval_chain n where n.company_id = ${companyId}::uuid and n.process_type = t.process_type and n.kind_id is null and lower(n.valid) > ${day}::date) as "nextFrom"
    from approval_process t
    left join approval_chain c on c.company_id = ${companyId}::uuid and c.process_type = t.process_type and c.kind_id is null and c.valid @> ${day}::date
    ${processType === undefined ? empty : sql`where t.process_type = ${processType}`}
    order by t.sequence_num, t.process_type`);

export interface StoredStep extends ChainStep {
  readonly levelId: string;
}

export interface StoredVersion extends Version {
  readonly verificationId: string;
  readonly rowVersion: number;
  readonly levels: readonly StoredStep[];
}

const steps = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'levelId', s.level_id, 'sequence', s.sequence, 'verLevelCriteriaEnumId', s.ver_level_criteria_enum_id, 'emplPositionId', s.empl_position_id,
    'organizationPartyId', s.unit_id, 'roleTypeId', s.role_type_id, 'levelEnumId', s.level_enum_id, 'roleInProcessEnumId', s.role_in_process_enum_id,
    'actions', s.action_enum_ids, 'verificationTypeEnumId', s.verification_type_enum_id, 'deadlineDays', s.deadline_days, 'delegation', s.delegation
  ) order by s.sequence), '[]') from approval_step s where s.verification_id = c.verification_id`;

/** Whose chain: that of a process in a company, or of one kind of it; null, the general one. */
export interface ChainOf {
  readonly companyId: string;
  readonly processType: string;
  readonly kindId: string | null;
}

const isChain = ({ companyId, processType, kindId }: ChainOf): Sql =>
  sql`c.company_id = ${companyId}::uuid and c.process_type = ${processType} and c.kind_id is not distinct from ${kindId}`;

/** All versions of a chain, newest first; with `day` only the one that counts then. */
export const versionsOf = (db: Db, chain: ChainOf, day?: string): Promise<StoredVersion[]> =>
  db.many<StoredVersion>(sql`
    select c.verification_id as "verificationId", c.row_version as "rowVersion", lower(c.valid)::text as "fromDate", upper(c.valid)::text as "endDate", (${steps}) as levels
    from approval_chain c
    where ${isChain(chain)} ${day === undefined ? empty : sql`and c.valid @> ${day}::date`}
    order by c.valid desc`);

/**
 * The version that counts for a case on a day: that of its kind when it has steps, else the general one. A version of a kind without steps
 * hands back to the general chain: fewer people are asked only where somebody is.
 */
export async function countingFor(db: Db, chain: ChainOf, day: string): Promise<StoredVersion | undefined> {
  const [own] = chain.kindId === null ? [] : await versionsOf(db, chain, day);
  if (own !== undefined && own.levels.length > 0) return own;
  const [general] = await versionsOf(db, { ...chain, kindId: null }, day);
  return general;
}

/** Kinds of a process for which a company has ever written a chain, with what counts on a day (ISO date). */
export const kindsWithChains = (db: Db, companyId: string, processType: string, day: string): Promise<{ readonly kindId: string; readonly steps: number }[]> =>
  db.many(sql`
    select c.kind_id as "kindId", coalesce(max((select count(*) from approval_step s where s.verification_id = c.verification_id))
      filter (where c.valid @> ${day}::date), 0)::int as steps
    from approval_chain c where c.company_id = ${companyId}::uuid and c.process_type = ${processType} and c.kind_id is not null group by c.kind_id order by c.kind_id`);

/** Saves of one chain wait for one another. */
export const lockChain = (tx: Tx, companyId: string, processType: string): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtext(${`approval:${companyId}:${processType}`}))`);

export interface ChainWrite extends ChainOf {
  /** First day on which these steps count. */
  readonly fromDate: string;
  readonly steps: readonly ChainStep[];
}

/** The day on which a version that begins on `fromDate` ends when none counts there yet. */
const nextBegin = sql`(select min(lower(n.valid)) from approval_chain n where n.company_id = w.company_id and n.process_type = w.process_type and n.kind_id is not distinct from w.kind_id and lower(n.valid) > w.from_date)`;

async function writeSteps(tx: Tx, verificationId: string, { companyId, steps }: ChainWrite, newId: () => string): Promise<void> {
  await tx.run(sql`delete from approval_step where verification_id = ${verificationId}::uuid`);
  const rows = steps.map((step) => ({ ...step, levelId: newId() }));
  await tx.run(sql`
    insert into approval_step (level_id, verification_id, company_id, sequence, ver_level_criteria_enum_id, empl_position_id, unit_id, role_type_id, level_enum_id,
      role_in_process_enum_id, action_enum_ids, verification_type_enum_id, deadline_days, delegation)
    select r."levelId", ${verificationId}::uuid, ${companyId}::uuid, r.sequence, r."verLevelCriteriaEnumId", r."emplPositionId", r."organizationPartyId", r."roleTypeId", r."levelEnumId",
      r."roleInProcessEnumId", r.actions, r."verificationTypeEnumId", r."deadlineDays", r.delegation
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("levelId" uuid, sequence int, "verLevelCriteriaEnumId" text, "emplPositionId" uuid, "organizationPartyId" uuid,
      "roleTypeId" text, "levelEnumId" text, "roleInProcessEnumId" text, actions text[], "verificationTypeEnumId" text, "deadlineDays" int, delegation text)`);
}

/**
 * Lets these steps count from a day on: in the version that begins on it, or in a new one that cuts `counting`, the version
 * of that day. Answers the id of the version. The chain is locked and the day not past.
 */
export async function writeChain(tx: Tx, write: ChainWrite, counting: StoredVersion | undefined, newId: () => string): Promise<string> {
  const { companyId, processType, kindId, fromDate } = write;
  if (counting !== undefined)
    await tx.run(sql`
      update approval_chain set row_version = row_version + 1, valid = case when lower(valid) = ${fromDate}::date then valid else daterange(lower(valid), ${fromDate}::date) end
      where verification_id = ${counting.verificationId}::uuid`);
  const isSame = counting?.fromDate === fromDate;
  const id = isSame ? counting.verificationId : newId();
  if (!isSame)
    await tx.run(sql`
      insert into approval_chain (verification_id, company_id, process_type, kind_id, valid)
      select ${id}::uuid, w.company_id, w.process_type, w.kind_id, daterange(w.from_date, coalesce(${counting?.endDate ?? null}::date, ${nextBegin}))
      from (values (${companyId}::uuid, ${processType}, ${kindId}::text, ${fromDate}::date)) as w (company_id, process_type, kind_id, from_date)`);
  await writeSteps(tx, id, write, newId);
  return id;
}

/** Takes a version away that has not begun; the one before it counts on. */
export async function dropVersion(tx: Tx, chain: ChainOf, { verificationId, fromDate, endDate }: StoredVersion): Promise<void> {
  await tx.run(sql`delete from approval_chain where verification_id = ${verificationId}::uuid`);
  await tx.run(sql`
    update approval_chain c set valid = daterange(lower(valid), ${endDate}::date), row_version = row_version + 1
    where ${isChain(chain)} and upper(valid) = ${fromDate}::date`);
}

export interface PositionOption extends ChainPosition {
  readonly pseudoId: string;
  readonly description: string;
}

const positionColumns = sql`
  e.empl_position_id as "emplPositionId", e.pseudo_id as "pseudoId", e.description, e.status_id as "statusId", (upper(e.valid) - 1)::text as "thruDate"`;

/** Open and active positions of a company, as many as are offered at most, and all that stand in its chains. */
export const positionsOf = (db: Db, companyId: string, most: number): Promise<PositionOption[]> =>
  db.many<PositionOption>(sql`
    with named as (select empl_position_id from approval_step where company_id = ${companyId}::uuid and empl_position_id is not null)
    select ${positionColumns} from empl_position e
    where e.empl_position_id in (select empl_position_id from named union (
      select o.empl_position_id from empl_position o where o.company_id = ${companyId}::uuid and o.status_id = 'EmpsActive' and upper_inf(o.valid)
      order by persian_order(o.description) collate "C", o.pseudo_id limit ${most}))
    order by persian_order(e.description) collate "C", e.pseudo_id`);

/** Those of these positions that a company has. */
export const positionsNamed = (db: Db, companyId: string, ids: readonly string[]): Promise<PositionOption[]> =>
  db.many<PositionOption>(sql`
    select ${positionColumns} from empl_position e where e.company_id = ${companyId}::uuid and e.empl_position_id = any (${[...ids]}::uuid[])`);

/** Ids among those of steps that the company, or the installation, does not know, by the field they stand in. */
export const unknownTargets = (tx: Tx, companyId: string, steps: readonly ChainStep[]): Promise<{ sequence: number; field: string }[]> =>
  tx.many(sql`
    with step as (
      select * from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as r(sequence int, "organizationPartyId" uuid, "roleTypeId" text, "levelEnumId" text, "roleInProcessEnumId" text)
    )
    select sequence, 'organizationPartyId' as field from step
    where "organizationPartyId" is not null and not exists (select from org_unit u where u.unit_id = "organizationPartyId" and u.company_id = ${companyId}::uuid)
    union all select sequence, 'roleTypeId' from step where "roleTypeId" is not null and not exists (select from role_type t where t.role_type_id = "roleTypeId")
    union all select sequence, 'levelEnumId' from step
    where "levelEnumId" is not null and not exists (select from enumeration e where e.enum_id = "levelEnumId" and e.enum_type_id = 'OrganizationLevel')
    union all select sequence, 'roleInProcessEnumId' from step
    where "roleInProcessEnumId" is not null and not exists (select from enumeration e where e.enum_id = "roleInProcessEnumId" and e.enum_type_id = 'RolrInProcess')`);

/** Who changed a chain last, and when. */
export const lastChangeOf = (db: Db, verificationId: string): Promise<{ byName: string | null; at: string } | undefined> =>
  db.maybe(sql`
    select h.at, nullif(concat_ws(' ', p.first_name, p.last_name), '') as "byName" from audit_entry h left join person p on p.party_id = h.party_id
    where h.entity = 'Verification' and h.record_id = ${verificationId} order by h.at desc, h.audit_id desc limit 1`);
