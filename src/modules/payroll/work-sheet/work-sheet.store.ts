/** SQL of the work sheet. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, empty, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { EmploymentRows, Judged } from '#platform/employment-rows/employment-rows.service.ts';
import { unitOn } from '#platform/employment-rows/employment-rows.store.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import { ofGroup } from '../employment-rows/group-month.store.ts';
import { firstDay, lastDay, type YearMonth } from '../pay/pay-month.rules.ts';
import type { SourceLook } from '../sources/pay-source.define.ts';
import { PROJECT_LIMIT, workSheet } from './work-sheet.contract.ts';
import { workSheetErrors } from './work-sheet.errors.ts';
import { employedDays, monthFault, mostOf, type WorkLine } from './work-sheet.rules.ts';

export interface SheetLine extends WorkLine {
  readonly id: string;
  readonly partyRelationshipId: string;
  readonly year: number;
  readonly month: number;
  readonly ceilingMinutes: number | null;
  readonly ceilingDays: number | null;
  readonly project: string;
}

const line = sql`work_sheet_line_id as id, party_relationship_id as "partyRelationshipId", jalali_year::int as year, jalali_month::int as month, work_factor as "workFactor",
  minutes, days::float8 as days, ceiling_minutes as "ceilingMinutes", ceiling_days::float8 as "ceilingDays", project`;

/** Lines of some employments in the months of some years. Without a RowScope: whoever asks holds the employments, or imports for a whole company. */
export const linesOf = (db: Db, employmentIds: readonly string[], years: readonly number[]): Promise<SheetLine[]> =>
  db.many<SheetLine>(sql`
    select ${line} from work_sheet_line where party_relationship_id = any (${[...employmentIds]}::uuid[]) and jalali_year = any (${[...years]}::int[])`);

/** Lines of a month of people in reach, oldest first. */
export const linesIn = (look: SourceLook): Promise<SheetLine[]> =>
  look.db.many<SheetLine>(sql`
    select ${line} from (select t.* from work_sheet_line t join party_relationship r using (party_relationship_id)
      where t.party_relationship_id = any (${[...look.employmentIds]}::uuid[]) and t.jalali_year = ${look.year} and t.jalali_month = ${look.month}
        and t.company_id = ${look.companyId}::uuid and ${peopleIn(look.rows, sql`r.party_id`, sql`r.company_id`)}) as t order by t.work_sheet_line_id`);

/** Throws tooManyMinutes and tooManyDays, at the field of the amount. */
export function demandRoom(lines: readonly WorkLine[], employed: number): void {
  const fault = monthFault(lines, employed);
  if (fault === undefined) return;
  const values = { most: mostOf(fault, employed) };
  throw workSheetErrors.error(fault, { fields: { [fault === 'tooManyMinutes' ? 'minutes' : 'days']: fault }, values });
}

type DatedLine = SheetLine & { readonly from: string; readonly thru: string | null };

/** Whether the months of some lines hold all that stands in them; throws as `demandRoom`. Without a RowScope: an import is of a whole company. */
export async function demandMonths(tx: Tx, lineIds: readonly string[]): Promise<void> {
  const found = await tx.many<DatedLine>(sql`
    select ${line}, lower(r.valid) as from, (upper(r.valid) - 1) as thru from work_sheet_line join party_relationship r using (party_relationship_id)
    where (party_relationship_id, jalali_year, jalali_month) in
      (select w.party_relationship_id, w.jalali_year, w.jalali_month from work_sheet_line w where w.work_sheet_line_id = any (${[...lineIds]}::uuid[]))`);
  const months = Map.groupBy(found, (one) => `${one.partyRelationshipId} ${one.year} ${one.month}`);
  for (const [first, ...more] of months.values()) if (first) demandRoom([first, ...more], employedDays(first, first));
}

const number = (value: unknown): number | null => (value == null ? null : Number(value));

async function demandRoomFor(tx: Tx, { employment, values, id }: Judged): Promise<void> {
  const of: YearMonth = { year: Number(values['year']), month: Number(values['month']) };
  const stored = await linesOf(tx, [employment.partyRelationshipId], [of.year]);
  const others = stored.filter((one) => one.month === of.month && one.id !== id);
  const own = { workFactor: String(values['workFactor']), minutes: number(values['minutes']), days: number(values['days']) };
  demandRoom([...others, own], employedDays(of, employment));
}

const monthOf = (values: Readonly<Record<string, unknown>>): YearMonth => ({ year: Number(values['year']), month: Number(values['month']) });

/** Rows `t` of a pay group and of a project, each where it is asked for. Throws notFound of a group out of scope. */
async function ofGroupAndProject(db: Db, scope: RowScope, asked: Readonly<Record<string, unknown>>): Promise<Sql | undefined> {
  const group = await ofGroup(db, scope, asked);
  const { project } = asked;
  if (typeof project !== 'string') return group;
  return sql`t.project = ${project} ${group === undefined ? empty : sql`and ${group}`}`;
}

interface BookedProject {
  readonly project: string;
  readonly people: number;
  readonly minutes: number;
  readonly days: number;
}

/** Projects of lines of people in reach, by name, of a month and a pay group where they are asked for. Throws notFound of a group out of scope. */
export async function projectsIn(
  db: Db,
  scope: RowScope,
  asked: { readonly year?: number | undefined; readonly month?: number | undefined; readonly payGroupId?: string | undefined },
) {
  const narrowed = await ofGroup(db, scope, asked);
  return db.many<BookedProject>(sql`
    select t.project, count(distinct t.party_relationship_id)::int as people, coalesce(sum(t.minutes), 0)::int as minutes, coalesce(sum(t.days), 0)::float8 as days
    from work_sheet_line t join party_relationship r using (party_relationship_id)
    where t.project <> '' and ${peopleIn(scope, sql`r.party_id`, sql`r.company_id`)} and ${narrowed ?? sql`true`}
      ${asked.year === undefined ? empty : sql`and t.jalali_year = ${asked.year}`} ${asked.month === undefined ? empty : sql`and t.jalali_month = ${asked.month}`}
    group by t.project order by persian_order(t.project) collate "C", t.project limit ${PROJECT_LIMIT}`);
}

export const workSheetRows: EmploymentRows = {
  records: workSheet,
  table: 'work_sheet_line',
  fieldClass: 'public',
  columns: {
    year: 'jalali_year',
    month: 'jalali_month',
    workFactor: 'work_factor',
    minutes: 'minutes',
    days: 'days',
    ceilingMinutes: 'ceiling_minutes',
    ceilingDays: 'ceiling_days',
    project: 'project',
    changedAt: 'changed_at',
  },
  under: ['year', 'month'],
  narrowedBy: ofGroupAndProject,
  defaults: { project: '' },
  shown: {
    project: sql`nullif(t.project, '')`,
    changedByName: nameOfPerson(sql`t.changed_by`),
  },
  shownOn: (day) => ({ unitName: unitOn(sql`r.party_id`, day) }),
  daysOf: (values) => ({ from: firstDay(monthOf(values)), thru: lastDay(monthOf(values)) }),
  check: demandRoomFor,
};
