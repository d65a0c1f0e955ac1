import { defineErrors } from '#kernel/errors.ts';

export const countingErrors = defineErrors('modules/orders/counting', {
  /** `factor`: its title; `why`: what the language says. */
  ERROR_FORMULA: { status: 409 },
  /** No factor is defined for the contract on the day. */
  ERROR_AGREEMENT: { status: 409, field: 'agreementId' },
  /** What is typed for somebody; `factor`: its title. */
  outOfBounds: { status: 409, field: 'typed' },
  yearNotConfirmed: { status: 409 },
  /** The law of a year is not kept at all: what stood then must be said. */
  yearUnknown: { status: 409 },
  noAgreement: { status: 400, field: 'agreementId' },
  set: { status: 400, field: 'set' },
  unknownFactor: { status: 400, field: 'typed' },
});
