import { defineErrors } from '#kernel/errors.ts';

export const personInsuranceErrors = defineErrors('modules/welfare/person-insurance-report', {
  /** No contract covers the person today. */
  notCovered: { status: 409 },
  /** A card names relatives with their codes. */
  withheld: { status: 403 },
});
