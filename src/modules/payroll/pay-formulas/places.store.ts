/** SQL of what uses the library in payroll: groups that choose a formula for a factor, a base or a facility, and runs that were counted with a version of an item. */
import { type Db, sql } from '#platform/db/db.server.ts';
import type { FormulaPlace } from '#platform/formula/formula.define.ts';
import { periodName } from '../pay/period.rules.ts';
import words from './places.messages.fa.ts';

/** Runs that are told of one item. */
const MOST = 50;

/** Those that the policies of the rows let the reader see: of a confidential group nobody else learns. */
export async function payPlaces(db: Db, itemId: string): Promise<readonly FormulaPlace[]> {
  const groups = await db.many<{ title: string }>(sql`
    select distinct g.description as title from pay_group g join (
      select pay_group_id from pay_group_factor where formula_id = ${itemId}::uuid
      union all select pay_group_id from pay_group_legal_deduct where base_formula_id = ${itemId}::uuid
      union all select pay_group_id from pay_group_facility_cost where formula_id = ${itemId}::uuid) chosen using (pay_group_id) order by 1`);
  const runs = await db.many<{ title: string; year: number; month: number; version: number }>(sql`
    select g.description as title, r.jalali_year as year, r.jalali_month as month, v.version_no as version
    from formula_use u join library_version v using (library_version_id) join pay_run r on r.pay_run_id::text = u.user_id join pay_group g using (pay_group_id)
    where v.library_item_id = ${itemId}::uuid and u.used_by = 'payRun' order by 2 desc, 3 desc, 1 limit ${MOST}`);
  return [
    ...groups.map(({ title }) => ({ kind: words.group, title, version: null })),
    ...runs.map(({ title, version, ...of }) => ({ kind: words.run, title: words.runOf({ group: title, period: periodName(of) }), version })),
  ];
}
