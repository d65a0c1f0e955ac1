/** Refusals every register shares; the sentences stand in register.messages.fa.ts. */
import { defineErrors } from '#kernel/errors.ts';

export const registerErrors = defineErrors('platform/reference-data/register', {
  /** `where`: what still names the row. */
  inUse: { status: 409 },
  systemRow: { status: 409 },
  systemId: { status: 409 },
  taken: { status: 409 },
  badId: { status: 400 },
  option: { status: 400 },
  parentKind: { status: 400 },
  cycle: { status: 409 },
  /** `data` is the stored row. */
  stale: { status: 409 },
});
