import { defineErrors } from '#kernel/errors.ts';

export const placeUseErrors = defineErrors('modules/welfare/place-use', {
  unknownCode: { status: 404, field: 'code' },
  /** Neither confirmed nor marked already. */
  wrongState: { status: 409 },
  /** `day`: the first one of use. */
  tooEarly: { status: 409 },
});
