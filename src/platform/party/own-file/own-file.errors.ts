/** Refusals of who writes the own file by a call of the office. */
import { defineErrors } from '#kernel/errors.ts';

export const ownFileErrors = defineErrors('platform/party/own-file', {
  ownByRequest: { status: 403 },
  ownByOthers: { status: 403 },
});
