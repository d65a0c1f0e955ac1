import { defineErrors } from '#kernel/errors.ts';

export const sheetPapersErrors = defineErrors('modules/attendance/sheet-papers', {
  /** No sheet of the closing in reach is closed. */
  noneClosed: { status: 409 },
  /** More people than one file holds. */
  tooMany: { status: 409 },
});
