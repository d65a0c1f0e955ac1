/** Where wages by class and rank lie, and their confirmation. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import { wageSteps, wageTableErrors } from './wage-table.contract.ts';

const isOffered = async (db: Db, kind: string, id: unknown): Promise<boolean> =>
  (await db.maybe(sql`select from enumeration where enum_id = ${String(id)} and enum_type_id = ${kind} and option_indicator = 'Y'`)) !== undefined;

export const wageStepRows: RecordRows = {
  records: wageSteps,
  table: 'wage_step',
  columns: { jobGradeEnumId: 'job_grade_enum_id', payGradeEnumId: 'pay_grade_enum_id', dailyWage: 'daily_wage', source: 'source' },
  isDated: true,
  shown: { dailyWage: sql`t.daily_wage::text`, isConfirmed: sql`case when t.verified_version = t.row_version then 'Y' else 'N' end` },
  listed: { dailyWage: sql`t.daily_wage` },
  refuse: (name, detail) => wageTableErrors.error(name, detail),
  async check(tx, _owner, { jobGradeEnumId, payGradeEnumId }) {
    if (!(await isOffered(tx, 'JobGrade', jobGradeEnumId))) throw wageTableErrors.error('option', { fields: { jobGradeEnumId: 'option' } });
    if (payGradeEnumId != null && !(await isOffered(tx, 'PayGrade', payGradeEnumId))) throw wageTableErrors.error('option', { fields: { payGradeEnumId: 'option' } });
  },
};

/** The figure in reach, held, with the version that was confirmed last; undefined: none. */
export const holdStep = (tx: Tx, rows: RowScope, id: string): Promise<{ companyId: string; rowVersion: number; verifiedVersion: number | null } | undefined> =>
  tx.maybe(sql`
    select t.company_id as "companyId", t.row_version as "rowVersion", t.verified_version as "verifiedVersion" from wage_step t
    where t.wage_step_id::text = ${id} and ${companiesIn(rows, sql`t.company_id`)} for update`);

export const confirmRow = (tx: Tx, id: string, partyId: string, today: string): Promise<number> =>
  tx.run(sql`update wage_step set verified_version = row_version, verified_by = ${partyId}::uuid, verified_on = ${today}::date where wage_step_id::text = ${id}`);
