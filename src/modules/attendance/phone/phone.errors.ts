import { defineErrors } from '#kernel/errors.ts';

export const phoneErrors = defineErrors('modules/attendance/phone', {
  /** Of a place. */
  option: { status: 400 },
  networkForm: { status: 400, field: 'networks' },
  placeHalf: { status: 400, field: 'radius' },
  stale: { status: 409 },
  /** Of a press. */
  notSetUp: { status: 409 },
  noCard: { status: 409 },
  placeNeeded: { status: 400, field: 'place' },
  notHere: { status: 409 },
});
