import { defineErrors } from '#kernel/errors.ts';

export const draftErrors = defineErrors('platform/forms', {
  tooLarge: { status: 413, constraint: 'form_draft_size' },
});
