/** SQL of the work sheet as a file. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { ofGroup } from '../employment-rows/group-month.store.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import type { WorkLine } from '../work-sheet/work-sheet.rules.ts';

export interface FileLine extends WorkLine {
  readonly pseudoId: string;
  readonly fullName: string;
  readonly project: string;
  readonly ceilingMinutes: number | null;
  readonly ceilingDays: number | null;
}

/** Lines of a month of people in reach, of a group where one is asked for; by personnel code. Throws notFound of a group out of scope. */
export async function fileLines(db: Db, scope: RowScope, asked: YearMonth & { readonly payGroupId?: string | undefined }): Promise<FileLine[]> {
  const narrowed = (await ofGroup(db, scope, { ...asked })) ?? sql`true`;
  return db.many<FileLine>(sql`
    select r.pseudo_id as "pseudoId", ${fullName(sql`p`)} as "fullName", t.project, t.work_factor as "workFactor", t.minutes, t.days::float8 as days,
      t.ceiling_minutes as "ceilingMinutes", t.ceiling_days::float8 as "ceilingDays"
    from work_sheet_line t join party_relationship r using (party_relationship_id) join person p on p.party_id = r.party_id
    where t.jalali_year = ${asked.year} and t.jalali_month = ${asked.month} and ${peopleIn(scope, sql`r.party_id`, sql`r.company_id`)} and ${narrowed}
    order by r.pseudo_id, t.work_factor, t.project`);
}

/** Of some personnel codes, in capitals, those of a company that are in reach. */
export async function codesInReach(db: Db, scope: RowScope, companyId: string, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ code: string }>(sql`
    select distinct upper(r.pseudo_id) as code from party_relationship r
    where r.company_id = ${companyId}::uuid and upper(r.pseudo_id) = any (${[...codes]}::text[]) and ${peopleIn(scope, sql`r.party_id`, sql`r.company_id`)}`);
  return new Set(rows.map(({ code }) => code));
}
