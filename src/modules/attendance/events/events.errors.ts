import { defineErrors } from '#kernel/errors.ts';

export const eventErrors = defineErrors('modules/attendance/events', {
  keyWithoutDevice: { status: 403 },
  deviceOff: { status: 403 },
});
