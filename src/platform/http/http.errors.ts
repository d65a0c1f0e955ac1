/** Errors any call may answer with. */
import { defineErrors } from '#kernel/errors.ts';

export const httpErrors = defineErrors('platform/http', {
  invalid: { status: 400 },
  hostileText: { status: 400 },
  badJson: { status: 400 },
  tooLarge: { status: 413 },
  badType: { status: 415 },
  // the status the contract of the specification uses for a missing, malformed, expired or revoked key, and for nothing else
  noSession: { status: 501 },
  forbidden: { status: 403 },
  otherCompany: { status: 409 },
  unseenField: { status: 403 },
  mustChangePassword: { status: 403 },
  notFound: { status: 404 },
  conflict: { status: 409 },
  inUse: { status: 409 },
  keyReused: { status: 422 },
  inProgress: { status: 409 },
  tooMany: { status: 429 },
  busy: { status: 503 },
});
