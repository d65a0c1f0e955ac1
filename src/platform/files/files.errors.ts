import { defineErrors } from '#kernel/errors.ts';

export const fileErrors = defineErrors('platform/files', {
  noFile: { status: 400, field: 'file' },
  wrongFormat: { status: 415, field: 'file' },
  tooLarge: { status: 413, field: 'file' },
  tooManyPixels: { status: 413, field: 'file' },
});
