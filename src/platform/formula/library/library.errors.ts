import { defineErrors } from '#kernel/errors.ts';

export const libraryErrors = defineErrors('platform/formula/library', {
  codeTaken: { status: 409, constraint: 'library_item_code', field: 'code' },
  /** Beginnings by which texts name constants, input factors, tables and order factors. */
  codeReserved: { status: 400, field: 'code' },
  titleTaken: { status: 409, constraint: 'library_item_title', field: 'title' },
  stale: { status: 409 },
  /** The database's own word for any other road to what was published. */
  kept: { status: 409, constraint: 'library_kept' },
  published: { status: 409 },
  /** `formulas`: which name it. */
  inUse: { status: 409 },
  /** Another version begins on the same day, or two were published at once. */
  sameDay: { status: 409, constraint: 'library_version_no_overlap', field: 'fromDate' },
  noDraft: { status: 409 },
  nothingToEnd: { status: 409, field: 'thruDate' },
  inherited: { status: 409 },
  ownAbove: { status: 403 },
  lateReason: { status: 409, field: 'lateReason' },
  /** `faults` in the data: where and what. */
  faults: { status: 409, field: 'text' },
  noTests: { status: 409, field: 'tests' },
  /** `tests` in the data: which, what came out. */
  testsFail: { status: 409, field: 'tests' },
  unknownUse: { status: 400, field: 'use' },
  /** `rows` in the data: the number of the row from 1, and what is wrong with it. */
  rows: { status: 400, field: 'rows' },
  noRows: { status: 409 },
  ownValue: { status: 403 },
  hasDraft: { status: 409 },
  /** `items` in the data: which of a package, and why. */
  refused: { status: 409 },
  notStanding: { status: 409 },
  changedSince: { status: 409 },
  unknownVersion: { status: 404 },
  unknownCode: { status: 404, field: 'pseudoId' },
  valueTwice: { status: 409, constraint: 'input_factor_value_once', field: 'pseudoId' },
  classHidden: { status: 403, field: 'fieldClass' },
});
