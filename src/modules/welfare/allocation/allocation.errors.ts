import { defineErrors } from '#kernel/errors.ts';

export const allocationErrors = defineErrors('modules/welfare/allocation', {
  /** A code of a slot or quota stands twice. */
  codeTwice: { status: 400, field: 'event' },
  /** Quotas hold more than there is. */
  quotasBeyond: { status: 400, field: 'event' },
  /** A quota stands within one that is none of the event, or within another of a sub-group; `code`. */
  unknownGroup: { status: 400, field: 'event' },
  /** A request names a quota that is none of the event; `code`. */
  unknownQuota: { status: 400, field: 'requests' },
  /** Two requests have one id. */
  requestTwice: { status: 400, field: 'requests' },
  /** A draw without a seed. */
  seedNeeded: { status: 400, field: 'seed' },
});
