import { defineErrors } from '#kernel/errors.ts';

export const personFacilityErrors = defineErrors('modules/payroll/person-facilities', {
  twice: { status: 409, constraint: 'person_facility_no_overlap', field: 'fixedWelfareTypeEnumId' },
  /** What payslips rest on is ended and not deleted, and not ended before; `day`: last day (ISO) that was paid for. */
  taken: { status: 409, field: 'thruDate' },
});
