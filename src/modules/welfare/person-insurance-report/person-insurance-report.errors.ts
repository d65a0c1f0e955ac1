import { defineErrors } from '#kernel/errors.ts';

export const personInsuranceErrors = defineErrors('modules/welfare/person-insurance-report', {
  /** A card names relatives with their codes. */
  withheld: { status: 403 },
});
