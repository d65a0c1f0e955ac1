import { defineErrors } from '#kernel/errors.ts';

export const executeErrors = defineErrors('platform/formula', {
  /** `faults` in the data: all of them, at their places. */
  textFaults: { status: 400 },
  /** Neither texts nor ids, or two formulas of one code. */
  unknownUse: { status: 400, field: 'use' },
  formulasUnclear: { status: 400, field: 'formulas' },
});
