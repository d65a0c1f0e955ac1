import { defineErrors } from '#kernel/errors.ts';

export const cardErrors = defineErrors('modules/attendance/cards', {
  /** Somebody holds it on some of the days. */
  taken: { status: 409, constraint: 'clock_card_no_overlap', field: 'card' },
  form: { status: 400, field: 'card' },
});
