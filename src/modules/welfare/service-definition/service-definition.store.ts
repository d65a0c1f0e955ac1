/** Where services of welfare and the units of a place lie. */
import { sql, type Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import type { RegisterRows } from '#platform/reference-data/register/register.store.ts';
import { serviceDefinitionErrors, welfareServices, welfareUnits } from './service-definition.contract.ts';
import { isStay, serviceStart } from './service-definition.table.ts';

export const serviceRows: RegisterRows = {
  register: welfareServices,
  entity: 'WelfareService',
  table: 'welfare_service',
  key: 't.welfare_service_id',
  ofCompany: true,
  columns: {
    ...{ serviceCode: 'service_code', title: 'title', kind: 'kind', useType: 'use_type', payment: 'payment' },
    ...{ audience: 'audience', gender: 'gender', description: 'description' },
  },
  defaults: { kind: serviceStart.kind, useType: serviceStart.useType, payment: serviceStart.payment, gender: serviceStart.gender },
  activity: { column: 'status_id', active: 'ActiveService', inactive: 'NotActiveService' },
  unique: { welfare_service_code: 'serviceCode' },
  async prepare(tx, values, id) {
    if (id === undefined || isStay(values)) return;
    if ((await tx.maybe(sql`select from welfare_unit where welfare_service_id = ${id}::uuid limit 1`)) !== undefined) throw serviceDefinitionErrors.error('hasUnits');
  },
  shown: {
    createdDate: { value: sql`t.created_date` },
    units: { value: sql`(select count(*)::int from welfare_unit u where u.welfare_service_id = t.welfare_service_id)` },
  },
  search: ['serviceCode', 'title'],
  order: sql`t.service_code`,
};

/** Throws notFound of a service that is none of the company, noStay of one where nobody stays. */
async function mustBeStay(tx: Tx, { companyId, kinds }: RowOwner): Promise<void> {
  const known = await tx.maybe<{ kind: string }>(sql`
    select kind from welfare_service where welfare_service_id = ${String(kinds['welfareServiceId'])}::uuid and company_id = ${companyId}::uuid for key share`);
  if (known === undefined) throw httpErrors.error('notFound');
  if (!isStay(known)) throw serviceDefinitionErrors.error('noStay');
}

export const unitRows: RecordRows = {
  records: welfareUnits,
  table: 'welfare_unit',
  columns: { unitCode: 'unit_code', title: 'title', beds: 'beds' },
  kinds: { welfareServiceId: 'welfare_service_id' },
  refuse: (name, detail) => serviceDefinitionErrors.error(name, detail),
  check: mustBeStay,
};
