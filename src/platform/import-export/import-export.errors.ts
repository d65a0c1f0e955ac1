import { defineErrors } from '#kernel/errors.ts';

export const importErrors = defineErrors('platform/import-export', {
  noFile: { status: 400, field: 'file' },
  fileTooLarge: { status: 413 },
  unknownKind: { status: 400, field: 'kind' },
  unknownFormat: { status: 415 },
  brokenFile: { status: 400, field: 'file' },
  bomb: { status: 413 },
  empty: { status: 400, field: 'file' },
  tooManyRows: { status: 413 },
  tooManyColumns: { status: 413 },
  missingColumns: { status: 400, field: 'file' },
  unknownHeader: { status: 400 },
  doubleHeader: { status: 400 },
  wrongOrder: { status: 409 },
  companyNeeded: { status: 400, field: 'companyId' },
  unknownCompany: { status: 404 },
  notChecked: { status: 409 },
  nothingToApply: { status: 409 },
  notDone: { status: 409 },
  needed: { status: 409 },
});
