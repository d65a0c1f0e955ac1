/** Where shares and conditions of services of a group of welfare lie. */
import type { FormValues } from '#kernel/form/definition.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import { groupServiceErrors, groupShares, groupUses } from './group-services.contract.ts';

async function mustBeService(tx: Tx, { companyId }: RowOwner, { welfareServiceId: id }: FormValues): Promise<void> {
  const known = await tx.maybe(sql`select from welfare_service where welfare_service_id::text = ${String(id)} and company_id = ${companyId}::uuid for key share`);
  if (known === undefined) throw groupServiceErrors.error('option', { fields: { welfareServiceId: 'option' } });
}

const ofGroup = {
  above: { table: 'welfare_group', field: 'welfareGroupId' },
  isDated: true,
  refuse: (name, detail) => groupServiceErrors.error(name, detail),
  check: mustBeService,
} satisfies Partial<RecordRows>;
const serviceTitle = sql`(select s.title from welfare_service s where s.welfare_service_id = t.welfare_service_id)`;

export const shareRows: RecordRows = {
  ...ofGroup,
  ...{ records: groupShares, table: 'welfare_group_share' },
  columns: { welfareServiceId: 'welfare_service_id', relation: 'relation', employeePercent: 'employee_percent', employerPercent: 'employer_percent' },
  shown: { serviceTitle, employeePercent: sql`t.employee_percent::float8`, employerPercent: sql`t.employer_percent::float8` },
};

export const useRows: RecordRows = {
  ...ofGroup,
  ...{ records: groupUses, table: 'welfare_group_use' },
  columns: {
    ...{ welfareServiceId: 'welfare_service_id', mostUses: 'most_uses', withinMonths: 'within_months' },
    ...{ gapCount: 'gap_count', gapUnit: 'gap_unit' },
  },
  shown: { serviceTitle },
};
