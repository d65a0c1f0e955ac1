import { defineErrors } from '#kernel/errors.ts';

export const stateFileErrors = defineErrors('modules/payroll/state-files', {
  layout: { status: 400, field: 'layout' },
  encoding: { status: 400, field: 'encoding' },
  workshop: { status: 400, field: 'list.workshop' },
  payerSheba: { status: 400, field: 'list.payerSheba' },
  serial: { status: 400, field: 'list.serial' },
  oneOf: { status: 400, field: 'people' },
});
