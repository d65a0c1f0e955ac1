/** Refusals of other information. */
import { defineErrors } from '#kernel/errors.ts';

export const contactErrors = defineErrors('platform/party/contact', {
  /** A second value of a kind on one day. */
  infoTwice: { status: 409, constraint: 'other_information_one', field: 'settingTypeEnumId' },
  /** The value breaks the pattern of its kind; `hint`: the pattern in words. */
  infoPattern: { status: 400, field: 'infoValue' },
});
