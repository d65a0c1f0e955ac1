/** Refusals every part of a party shares. */
import { defineErrors } from '#kernel/errors.ts';

export const contactErrors = defineErrors('modules/organisation/contact', {
  option: { status: 400 },
  /** A place that does not lie in the one above it. */
  elsewhere: { status: 400 },
  /** A second value of a kind on one day. */
  infoTwice: { status: 409, constraint: 'other_org_info_one', field: 'settingTypeEnumId' },
  stale: { status: 409 },
});
