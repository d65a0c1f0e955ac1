/** SQL of the degrees of units. */
import { unitsIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { defineFileKind } from '#platform/files/file-kind.define.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { optionLabel } from '#platform/reference-data/option-label.sql.ts';
import type { RegisterRows } from '#platform/reference-data/register/register.store.ts';
import { placeFrom, type Said, type Span, spanAt } from '#platform/structure/timeline.rules.ts';
import { readTimelines, type TimelineTable, writeTimelines } from '#platform/structure/timeline.store.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { degrees, unitDegrees } from './unit-degrees.contract.ts';
import { paper } from './unit-degrees.table.ts';

export const degreeRows: RegisterRows = {
  register: degrees,
  entity: 'UnitDegree',
  table: 'unit_degree',
  key: 't.unit_degree_id',
  ofCompany: true,
  columns: { degreeCode: 'degree_code', title: 'title', rankNumber: 'rank_number' },
  unique: { unit_degree_code: 'degreeCode', unit_degree_title: 'title' },
  search: ['degreeCode', 'title'],
  order: sql`t.rank_number, t.degree_code`,
};

export const degreePaper = defineFileKind({
  kind: 'PcntUnitDegreePaper',
  permission: 'organizationChartManagement/organizationalUnitDegree/observe',
  scope: 'company',
  class: 'public',
  accept: paper.accept,
  maxBytes: paper.maxFileSize,
});

/** Units of the own company: its catalogue is for nobody else. */
export const unitDegreesSource = defineSource<typeof unitDegrees>({
  calls: unitDegrees,
  parts: ({ rows, actor, today, query: { asOf: day = today } }) => ({
    from: sql`org_unit u join org_unit_fact f on f.unit_id = u.unit_id and f.valid @> ${day}::date
      left join org_unit_degree d on d.unit_id = u.unit_id and d.valid @> ${day}::date left join unit_degree g on g.unit_degree_id = d.unit_degree_id`,
    joins: { decision: sql`left join unit_degree_decision e on e.unit_degree_decision_id = d.unit_degree_decision_id` },
    where: sql`u.valid @> ${day}::date and u.company_id = ${actor.companyId}::uuid and ${unitsIn(rows, sql`u.unit_id`, sql`u.company_id`)}`,
    key: sql`u.unit_id`,
    columns: {
      pseudoId: { value: sql`u.pseudo_id` },
      organizationName: { value: sql`f.organization_name`, folded: sql`f.search_text` },
      levelEnumId: { value: sql`f.level_enum_id`, label: optionLabel(sql`f.level_enum_id`) },
      degreeTitle: { value: sql`g.title` },
      rankNumber: { value: sql`g.rank_number::int` },
      fromDate: { value: sql`lower(d.valid)` },
      thruDate: { value: sql`(upper(d.valid) - 1)` },
      reason: { value: sql`e.reason`, join: 'decision' },
    },
    search: ['pseudoId', 'organizationName'],
    order: sql`u.pseudo_id`,
  }),
});

export const choicesOf = (db: Db, companyId: string) =>
  db.many<{ enumId: string; description: string; sequenceNum: number; optionIndicator: 'Y' | 'N' }>(sql`
    select unit_degree_id as "enumId", title as description, rank_number as "sequenceNum", option_indicator as "optionIndicator"
    from unit_degree where company_id = ${companyId}::uuid order by rank_number, degree_code`);

/** Title of a degree of the company that is still given; it stays so until the end of the transaction. */
export const givenDegree = (tx: Tx, companyId: string, degreeId: string): Promise<{ title: string } | undefined> =>
  tx.maybe<{ title: string }>(sql`
    select title from unit_degree where unit_degree_id::text = ${degreeId} and company_id = ${companyId}::uuid and option_indicator = 'Y' for share`);

export interface NamedUnit {
  readonly unitId: string;
  readonly organizationName: string;
}

/** Those of the units that stand on a day, held until the end of the transaction: changes of one unit wait for one another. */
export const lockUnits = (tx: Tx, unitIds: readonly string[], day: string): Promise<NamedUnit[]> =>
  tx.many<NamedUnit>(sql`
    select u.unit_id as "unitId", f.organization_name as "organizationName" from org_unit u join org_unit_fact f on f.unit_id = u.unit_id and f.valid @> ${day}::date
    where u.unit_id = any (${[...unitIds]}::uuid[]) and u.valid @> ${day}::date order by u.unit_id for no key update of u`);

const table: TimelineTable = { table: 'org_unit_degree', owner: 'unit_id' };
const degreeOf = (spans: readonly Span<Said>[], day: string): string | null => {
  const id = spanAt(spans, day)?.values['unit_degree_id'];
  return typeof id === 'string' ? id : null;
};

export interface DegreeChange {
  readonly unitId: string;
  /** Degree on the day; null: none. */
  readonly now: string | null;
  readonly spans: readonly Span<Said>[];
}

/** The units whose degree on the day is another than the asked one, with what stood. */
export async function differing(tx: Tx, unitIds: readonly string[], day: string, degreeId: string | null): Promise<DegreeChange[]> {
  const known = new Map((await readTimelines(tx, table, unitIds)).map(({ ownerId, spans }) => [ownerId, spans]));
  const all = unitIds.map((unitId) => ({ unitId, spans: known.get(unitId) ?? [] })).map((one) => ({ ...one, now: degreeOf(one.spans, day) }));
  return all.filter(({ now }) => now !== degreeId);
}

export interface Decision {
  readonly decisionId: string;
  readonly companyId: string;
  /** Null takes the degree away. */
  readonly degreeId: string | null;
  readonly from: string;
  readonly reason: string;
  readonly attachment: string | null;
  /** Whose act it is. */
  readonly partyId: string;
}

/** Writes the act, and the degree of the changed units from its day on. */
export async function decide(tx: Tx, { decisionId, companyId, degreeId, from, reason, attachment, partyId }: Decision, changes: readonly DegreeChange[]): Promise<void> {
  await tx.run(sql`
    insert into unit_degree_decision (unit_degree_decision_id, company_id, reason, attachment, decided_by)
    values (${decisionId}::uuid, ${companyId}::uuid, ${reason}, ${attachment}, ${partyId}::uuid)`);
  const said = degreeId === null ? null : { unit_degree_id: degreeId, unit_degree_decision_id: decisionId };
  await writeTimelines(
    tx,
    table,
    changes.map(({ unitId, spans }) => ({ ownerId: unitId, companyId, spans: placeFrom(spans, from, said) })),
  );
}

export const titlesOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await db.many<{ id: string; title: string }>(sql`select unit_degree_id as id, title from unit_degree where unit_degree_id = any (${[...ids]}::uuid[])`)).map(
      ({ id, title }) => [id, title],
    ),
  );

const unitIsIn = (rows: RowScope, unitId: string): Sql =>
  sql`exists (select from org_unit u where u.unit_id = ${unitId}::uuid and ${unitsIn(rows, sql`u.unit_id`, sql`u.company_id`)})`;

export const isUnitIn = async (db: Db, rows: RowScope, unitId: string): Promise<boolean> =>
  (await db.one<{ isThere: boolean }>(sql`select ${unitIsIn(rows, unitId)} as "isThere"`)).isThere;

export interface DegreeSpan {
  readonly degreeTitle: string;
  readonly rankNumber: number;
  readonly fromDate: string;
  readonly thruDate: string | null;
  readonly reason: string;
  readonly attachment: string | null;
  /** Instant of the act; who did it, null when nobody is known any more. */
  readonly decidedAt: string;
  readonly decidedBy: string | null;
}

/** The degrees of a unit in scope, newest first. */
export const historyOf = (db: Db, rows: RowScope, unitId: string): Promise<DegreeSpan[]> =>
  db.many<DegreeSpan>(sql`
    select g.title as "degreeTitle", g.rank_number::int as "rankNumber", lower(d.valid)::text as "fromDate", (upper(d.valid) - 1)::text as "thruDate", e.reason, e.attachment,
      e.decided_at as "decidedAt", nullif(${fullName(sql`by`)}, '') as "decidedBy"
    from org_unit_degree d join unit_degree g on g.unit_degree_id = d.unit_degree_id join unit_degree_decision e on e.unit_degree_decision_id = d.unit_degree_decision_id
    left join person by on by.party_id = e.decided_by
    where d.unit_id = ${unitId}::uuid and ${unitIsIn(rows, unitId)} order by d.valid desc`);
