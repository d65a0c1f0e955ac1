/** What an undo of units looks at and removes. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { StoredName } from './unit-names.rules.ts';

/**
 * Rows that need units or companies the run created.
 * Without a RowScope: it counts what stands in the companies of a run.
 */
export const unitDependants = (db: Db, runId: string): Promise<Record<string, number>> =>
  db.one<Record<string, number>>(sql`
    with made as (select record_id, before from import_change where run_id = ${runId}::uuid and action = 'create'),
      founded as (select m.record_id as company_id from made m join company c on c.company_id = m.record_id where m.before is null)
    select
      (select count(distinct empl_position_id)::int from empl_position_unit where unit_id in (select record_id from made)) as positions,
      (select count(distinct unit_id)::int from org_unit_parent where parent_unit_id in (select record_id from made) and unit_id not in (select record_id from made)) as units,
      (select count(*)::int from company where parent_company_id in (select company_id from founded)) as companies,
      (select count(*)::int from job where company_id in (select company_id from founded)) as jobs,
      (select count(*)::int from person where company_id in (select company_id from founded)) as people,
      (select count(*)::int from user_account where company_id in (select company_id from founded)) as accounts`);

/** Every name that units of these companies have on any day; of a day (ISO) on it counts as past what ended before. */
export const unitNames = (db: Db, companyIds: readonly string[], day: string): Promise<StoredName[]> =>
  db.many<StoredName>(sql`
    select f.company_id::text as company, u.pseudo_id as code, f.organization_name as name, coalesce(upper(f.valid) <= ${day}::date, false) as "isPast"
    from org_unit_fact f join org_unit u using (unit_id) where f.company_id = any (${[...companyIds]}::uuid[])`);

/** Removes units; a company loses only its top unit here. */
export async function deleteUnits(tx: Tx, ids: readonly string[], companyIds: readonly string[]): Promise<void> {
  const tops = ids.filter((id) => companyIds.includes(id));
  // links first: their rows are checked before the cascade would reach them
  await tx.run(sql`delete from org_unit_parent where unit_id = any (${[...ids]}::uuid[])`);
  await tx.run(sql`delete from party where party_id = any (${ids.filter((id) => !companyIds.includes(id))}::uuid[])`);
  await tx.run(sql`delete from org_unit where unit_id = any (${tops}::uuid[])`);
}
