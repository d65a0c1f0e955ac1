import { defineErrors } from '#kernel/errors.ts';

export const guarantorChangeErrors = defineErrors('modules/welfare/guarantor-change', {
  noneLeft: { status: 409, field: 'loanId' },
  openAlready: { status: 409, constraint: 'guarantor_change_open', field: 'loanId' },
  guarantor: { status: 409, field: 'guarantor' },
  guarantorTwice: { status: 409, field: 'guarantor' },
  guarantorMutual: { status: 409, field: 'guarantor' },
  /** Somebody else agrees in the place of a guarantor. */
  notGuarantor: { status: 409 },
});
