/** Where the factors of attendance lie, and by which of them the closing of a month tells payroll (pay-lines.rules). */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import { attendanceFactorErrors, attendanceFactors } from './factors.contract.ts';
import messages from './factors.messages.fa.ts';
import { type FactorMapping, usualFactors } from './factors.rules.ts';

export const factorRows: RecordRows = {
  records: attendanceFactors,
  table: 'attendance_factor',
  refuse: (name, detail) => attendanceFactorErrors.error(name, detail),
};

/** Active factors of a company, those of a house that says nothing where it has none: what is counted, and which factor of payroll pays it. */
export async function factorMappingOf(db: Db, companyId: string): Promise<readonly FactorMapping[]> {
  const rows = await db.many<FactorMapping & { isActive: boolean }>(sql`
    select factor_code as code, unit_enum_id as unit, figure, work_factor as "workFactor", ceiling_minutes as "ceilingMinutes", ceiling_days::float8 as "ceilingDays",
      status_id = 'WFSActive' as "isActive"
    from attendance_factor where company_id = ${companyId}::uuid order by factor_code`);
  if (rows.length === 0) return usualFactors;
  return rows.filter(({ isActive }) => isActive).map(({ isActive: _, ...factor }) => factor);
}

/** Lays the usual factors that a company lacks by code; answers their ids. */
export async function layUsual(tx: Tx, companyId: string, newId: () => string): Promise<string[]> {
  const rows = usualFactors.map((factor) => ({ ...factor, id: newId(), title: messages.usual[factor.code as keyof typeof messages.usual] }));
  const added = await tx.many<{ id: string }>(sql`
    insert into attendance_factor (attendance_factor_id, company_id, factor_code, title, unit_enum_id, type_enum_id, figure, work_factor)
    select id, ${companyId}::uuid, code, title, unit, type, figure, "workFactor"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, code text, title text, unit text, type text, figure text, "workFactor" text)
    on conflict do nothing returning attendance_factor_id as id`);
  return added.map(({ id }) => id);
}
