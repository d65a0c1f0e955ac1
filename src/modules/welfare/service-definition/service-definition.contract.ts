/**
 * Services of welfare of a company (guide welfare 7.10): what one is and for whom, and the units of a place where people stay.
 * Invariants: a code stands once in a company, and that of a unit once in its service; only a stay has units.
 */
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { defineRegister } from '#platform/reference-data/register/register.define.ts';
import { serviceForm, serviceTable, unitForm, unitTable } from './service-definition.table.ts';

const PAGE = 'welfareServices/otherServices/serviceDefinition';
const PATH = '/rest/s1/welfare/service/definition';

export const serviceDefinitionErrors = defineErrors('modules/welfare/service-definition', {
  unitTaken: { status: 409, constraint: 'welfare_unit_once', field: 'unitCode' },
  /** Units of what is no stay. */
  noStay: { status: 409, field: 'unitCode' },
  /** The kind of a service that has units. */
  hasUnits: { status: 409, field: 'kind' },
  option: { status: 400 },
  stale: { status: 409 },
});

export const welfareServices = defineRegister({ page: PAGE, scope: 'rows', table: serviceTable, form: serviceForm, path: PATH });

export const welfareUnits = defineRecords({
  entity: 'WelfareUnit',
  table: unitTable,
  form: unitForm,
  path: `${PATH}/unit`,
  scope: 'rows',
  of: 'a service of welfare',
  keys: { observe: `${PAGE}/observe`, add: `${PAGE}/edit`, edit: `${PAGE}/edit`, remove: `${PAGE}/edit` },
  under: { welfareServiceId: z.guid() },
  errors: [serviceDefinitionErrors],
});
