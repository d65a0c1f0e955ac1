import { defineErrors } from '#kernel/errors.ts';

export const shortcutErrors = defineErrors('platform/shortcuts', {
  unknownPage: { status: 400, field: 'shortcuts' },
});
