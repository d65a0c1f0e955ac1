import { defineErrors } from '#kernel/errors.ts';

export const viewErrors = defineErrors('platform/tables', {
  viewNameTaken: { status: 409, constraint: 'table_view_name', field: 'name' },
  tooManyViews: { status: 409 },
  viewTooLarge: { status: 400, field: 'value' },
  badState: { status: 400, field: 'value' },
  foreignView: { status: 403 },
});
