/** SQL of the drafts: their rows, and the structure of a company on a day as the rules read it. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName, nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import type { Wages } from './comparison/drafts-compare.rules.ts';
import type { ShownComparison } from './comparison/drafts-shown.rules.ts';
import { drafts, type StatusId } from './drafts.contract.ts';
import type { Change, DraftHolding, DraftPost, DraftUnit, Structure } from './drafts.rules.ts';
import { statusOptions } from './drafts.table.ts';

const statusName = sql`(select o."description" from jsonb_to_recordset(${JSON.stringify(statusOptions)}::jsonb) as o("enumId" text, "description" text) where o."enumId" = d.status_id)`;

export const draftsSource = defineSource<typeof drafts>({
  calls: drafts,
  parts: ({ rows }) => ({
    from: sql`structure_draft d`,
    where: companiesIn(rows, sql`d.company_id`),
    key: sql`d.draft_id`,
    columns: {
      title: { value: sql`d.title` },
      statusId: { value: sql`d.status_id`, label: statusName },
      effectiveDate: { value: sql`d.effective_date` },
      companyName: { value: sql`(select c.organization_name from company c where c.company_id = d.company_id)` },
      changeCount: { value: sql`(select count(*)::int from structure_draft_change c where c.draft_id = d.draft_id)` },
      createdByName: { value: nameOfPerson(sql`d.created_by`) },
      submittedByName: { value: nameOfPerson(sql`d.submitted_by`) },
      approvedByName: { value: nameOfPerson(sql`d.approved_by`) },
      createdAt: { value: sql`d.created_at` },
    },
    search: ['title'],
  }),
});

/** What was activated, as it was then. */
export interface DraftRecord {
  /** Changes in words by their ids. */
  readonly what: Readonly<Record<string, string>>;
  readonly comparison: ShownComparison;
}

export interface StoredDraft {
  readonly draftId: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly title: string;
  readonly effectiveDate: string;
  readonly noteText: string | null;
  readonly statusId: StatusId;
  readonly returnText: string | null;
  /** Why it was not activated on its day. */
  readonly refusalText: string | null;
  /** Who has begun, changed or submitted it. */
  readonly authorIds: readonly string[];
  readonly approvedBy: string | null;
  readonly createdByName: string | null;
  readonly submittedByName: string | null;
  readonly approvedByName: string | null;
  readonly activatedByName: string | null;
  /** ISO instants. */
  readonly createdAt: string;
  readonly submittedAt: string | null;
  readonly approvedAt: string | null;
  readonly activatedAt: string | null;
  readonly record: DraftRecord | null;
  readonly rowVersion: number;
}

const draftColumns = sql`
  d.draft_id as "draftId", d.company_id as "companyId", d.title, d.effective_date as "effectiveDate", d.note_text as "noteText", d.status_id as "statusId",
  d.return_text as "returnText", d.refusal_text as "refusalText", d.author_ids as "authorIds", d.approved_by as "approvedBy", (select c.organization_name from company c where c.company_id = d.company_id) as "companyName",
  ${nameOfPerson(sql`d.created_by`)} as "createdByName", ${nameOfPerson(sql`d.submitted_by`)} as "submittedByName",
  ${nameOfPerson(sql`d.approved_by`)} as "approvedByName", nullif(${nameOfPerson(sql`d.activated_by`)}, '') as "activatedByName",
  d.created_at as "createdAt", d.submitted_at as "submittedAt", d.approved_at as "approvedAt", d.activated_at as "activatedAt", d.record, d.row_version as "rowVersion"`;

const draftQuery = (rows: RowScope, draftId: string): Sql => sql`
  select ${draftColumns} from structure_draft d where d.draft_id = ${draftId}::uuid and ${companiesIn(rows, sql`d.company_id`)}`;

export const draftOf = (db: Db, rows: RowScope, draftId: string): Promise<StoredDraft | undefined> => db.maybe(draftQuery(rows, draftId));

/** Holds the draft until the end of the transaction. */
export const lockDraft = (tx: Tx, rows: RowScope, draftId: string): Promise<StoredDraft | undefined> => tx.maybe(sql`${draftQuery(rows, draftId)} for update of d`);

/** Approved drafts whose day has come, oldest day first; not those that were refused then. */
export const dueDrafts = (db: Db, today: string): Promise<{ draftId: string; companyId: string }[]> =>
  db.many(sql`
    select draft_id as "draftId", company_id as "companyId" from structure_draft where status_id = 'DrfApproved' and refusal_text is null and effective_date <= ${today}::date
    order by effective_date, approved_at`);

export async function insertDraft(
  tx: Tx,
  draft: {
    readonly draftId: string;
    readonly companyId: string;
    readonly title: string;
    readonly effectiveDate: string;
    readonly noteText: string | null;
    readonly createdBy: string;
  },
): Promise<{ rowVersion: number }> {
  return tx.one(sql`
    insert into structure_draft (draft_id, company_id, title, effective_date, note_text, created_by, author_ids)
    values (${draft.draftId}::uuid, ${draft.companyId}::uuid, ${draft.title}, ${draft.effectiveDate}::date, ${draft.noteText}, ${draft.createdBy}::uuid, array[${draft.createdBy}::uuid])
    returning row_version as "rowVersion"`);
}

const bump = (tx: Tx, draftId: string, change: Sql): Promise<{ rowVersion: number }> =>
  tx.one(sql`update structure_draft set ${change}, row_version = row_version + 1 where draft_id = ${draftId}::uuid returning row_version as "rowVersion"`);

/** Whoever had a hand in it does not approve it. */
const authored = (partyId: string): Sql => sql`author_ids = array_remove(author_ids, ${partyId}::uuid) || ${partyId}::uuid`;
export const writeDraft = (tx: Tx, draftId: string, { title, effectiveDate, noteText }: Pick<StoredDraft, 'title' | 'effectiveDate' | 'noteText'>, partyId: string) =>
  bump(tx, draftId, sql`${authored(partyId)}, title = ${title}, effective_date = ${effectiveDate}::date, note_text = ${noteText}`);
export const touchDraft = (tx: Tx, draftId: string, partyId: string) => bump(tx, draftId, authored(partyId));
export const markSubmitted = (tx: Tx, draftId: string, partyId: string) =>
  bump(tx, draftId, sql`${authored(partyId)}, status_id = 'DrfSubmitted', submitted_by = ${partyId}::uuid, submitted_at = now(), return_text = null`);
export const markApproved = (tx: Tx, draftId: string, partyId: string) => bump(tx, draftId, sql`status_id = 'DrfApproved', approved_by = ${partyId}::uuid, approved_at = now()`);
/** Open again; without a reason its author has taken it back. */
export const markReturned = (tx: Tx, draftId: string, returnText: string | null) =>
  bump(tx, draftId, sql`status_id = 'DrfOpen', submitted_by = null, submitted_at = null, approved_by = null, approved_at = null, refusal_text = null, return_text = ${returnText}`);
export const markRefused = (tx: Tx, draftId: string, refusalText: string) => bump(tx, draftId, sql`refusal_text = ${refusalText}`);
export const markDiscarded = (tx: Tx, draftId: string) => bump(tx, draftId, sql`status_id = 'DrfDiscarded', refusal_text = null`);
export const markActivated = (tx: Tx, draftId: string, record: DraftRecord, partyId: string | null) =>
  bump(tx, draftId, sql`status_id = 'DrfActivated', activated_at = now(), activated_by = ${partyId}::uuid, refusal_text = null, record = ${JSON.stringify(record)}::jsonb`);

/** A change with its own id. */
export interface StoredChange extends Change {
  readonly changeId: string;
}

export const changesOf = (db: Db, draftId: string): Promise<StoredChange[]> =>
  db.many(sql`
    select change_id as "changeId", kind, unit_id as "unitId", parent_unit_id as "parentUnitId", empl_position_id as "emplPositionId", reports_to_id as "reportsToId",
      holding_id as "holdingId", pseudo_id as "pseudoId", title, level_enum_id as "levelEnumId", organization_type_enum_id as "organizationTypeEnumId", seats
    from structure_draft_change where draft_id = ${draftId}::uuid order by place`);

export async function insertChange(tx: Tx, { draftId, companyId }: Pick<StoredDraft, 'draftId' | 'companyId'>, change: StoredChange): Promise<void> {
  await tx.run(sql`
    insert into structure_draft_change (change_id, draft_id, company_id, place, kind, unit_id, parent_unit_id, empl_position_id, reports_to_id, holding_id, pseudo_id, title,
      level_enum_id, organization_type_enum_id, seats)
    values (${change.changeId}::uuid, ${draftId}::uuid, ${companyId}::uuid, (select coalesce(max(place), 0) + 1 from structure_draft_change where draft_id = ${draftId}::uuid),
      ${change.kind}, ${change.unitId}::uuid, ${change.parentUnitId}::uuid, ${change.emplPositionId}::uuid, ${change.reportsToId}::uuid, ${change.holdingId}::uuid,
      ${change.pseudoId}, ${change.title}, ${change.levelEnumId}, ${change.organizationTypeEnumId}, ${change.seats})`);
}

/** Answers how many were there. */
export const removeChange = (tx: Tx, draftId: string, changeId: string): Promise<number> =>
  tx.run(sql`delete from structure_draft_change where draft_id = ${draftId}::uuid and change_id = ${changeId}::uuid`);

const unitsOf = (db: Db, companyId: string, day: string): Promise<DraftUnit[]> =>
  db.many(sql`
    select u.unit_id as "unitId", u.pseudo_id as "pseudoId", f.organization_name as "organizationName", f.level_enum_id as "levelEnumId",
      f.organization_type_enum_id as "organizationTypeEnumId", p.parent_unit_id as "parentUnitId", coalesce(lower(u.valid) = ${day}::date, false) as "isFresh"
    from org_unit u join org_unit_fact f on f.unit_id = u.unit_id and f.valid @> ${day}::date join org_unit_parent p on p.unit_id = u.unit_id and p.valid @> ${day}::date
    where u.company_id = ${companyId}::uuid order by u.pseudo_id`);

const postsOf = (db: Db, companyId: string, day: string): Promise<DraftPost[]> =>
  db.many(sql`
    with dotted as (
      select empl_position_id, array_agg(reports_to_id order by reports_to_id) as ids from empl_position_reporting
      where company_id = ${companyId}::uuid and line = 'dotted' and valid @> ${day}::date group by 1)
    select e.empl_position_id as "emplPositionId", e.pseudo_id as "pseudoId", f.description, f.seats, place.unit_id as "unitId", line.reports_to_id as "reportsToId",
      coalesce(dotted.ids, '{}') as "dottedToIds", f.status_id = 'EmpsActive' as "isActive", coalesce(lower(e.valid) = ${day}::date, false) as "isFresh"
    from empl_position e join empl_position_fact f on f.empl_position_id = e.empl_position_id and f.valid @> ${day}::date
    join empl_position_unit place on place.empl_position_id = e.empl_position_id and place.valid @> ${day}::date
    left join empl_position_reporting line on line.empl_position_id = e.empl_position_id and line.line = 'solid' and line.valid @> ${day}::date
    left join dotted on dotted.empl_position_id = e.empl_position_id
    where e.company_id = ${companyId}::uuid order by e.pseudo_id`);

const holdingsOf = (db: Db, companyId: string, day: string): Promise<DraftHolding[]> =>
  db.many(sql`
    select h.empl_position_party_id as "holdingId", h.empl_position_id as "emplPositionId", h.party_id as "partyId", ${fullName(sql`p`)} as "fullName",
      h.role_type_id as "roleTypeId", h.main_position as "mainPosition", h.occupancy_rate as "occupancyRate"
    from empl_position_party h left join person p using (party_id) where h.company_id = ${companyId}::uuid and h.valid @> ${day}::date
    order by p.sort_text, h.empl_position_party_id`);

const codesOf = async (db: Db, table: 'unit' | 'post', companyId: string): Promise<ReadonlySet<string>> => {
  const rows = await db.many<{ code: string }>(
    table === 'unit'
      ? sql`select code_key as code from org_unit where company_id = ${companyId}::uuid`
      : sql`select code_key as code from empl_position where company_id = ${companyId}::uuid`,
  );
  return new Set(rows.map(({ code }) => code));
};

/** The structure of a company on a day (ISO date), whole: a draft may touch any of it. */
export async function structureOn(db: Db, companyId: string, day: string): Promise<Structure> {
  const units = await unitsOf(db, companyId, day);
  const posts = await postsOf(db, companyId, day);
  const holdings = await holdingsOf(db, companyId, day);
  return {
    units: new Map(units.map((unit) => [unit.unitId, unit])),
    posts: new Map(posts.map((post) => [post.emplPositionId, post])),
    holdings: new Map(holdings.map((holding) => [holding.holdingId, holding])),
    unitCodes: await codesOf(db, 'unit', companyId),
    postCodes: await codesOf(db, 'post', companyId),
  };
}

/**
 * Daily wages of a day by party, of everybody employed by the company.
 * Without a RowScope: a draft is reckoned for a whole company, and shows sums.
 */
export async function wagesOn(db: Db, companyId: string, day: string): Promise<Wages> {
  const rows = await db.many<{ partyId: string; wage: bigint }>(sql`
    select r.party_id as "partyId", sum(s.daily_wage)::bigint as wage
    from employment_salary s join party_relationship r using (party_relationship_id) where s.company_id = ${companyId}::uuid and s.valid @> ${day}::date and r.valid @> ${day}::date group by 1`);
  return new Map(rows.map(({ partyId, wage }) => [partyId, wage]));
}

/** As at the end of each change of structure (structure.003): what is read of the company after it stands until the commit. */
export const lockStructure = (tx: Tx, companyId: string): Promise<unknown> => tx.run(sql`select pg_advisory_xact_lock(7405140, hashtext(${companyId}))`);

/** Runs the checks that wait for the end of the transaction; further changes have theirs at its end again. */
export async function checkConstraints(tx: Tx): Promise<void> {
  await tx.run(sql`set constraints all immediate`);
  await tx.run(sql`set constraints all deferred`);
}

/** Whoever has one of these records open is told so when saving it. */
export async function outdateRecords(tx: Tx, { unitIds, emplPositionIds }: { unitIds: readonly string[]; emplPositionIds: readonly string[] }): Promise<void> {
  await tx.run(sql`update org_unit set row_version = row_version + 1 where unit_id = any (${[...unitIds]}::uuid[])`);
  await tx.run(sql`update empl_position set row_version = row_version + 1 where empl_position_id = any (${[...emplPositionIds]}::uuid[])`);
}
