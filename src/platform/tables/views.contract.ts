/**
 * Saved views of tables (spec: filter history; guide conventions.md 3.5): `type` is the key of the table, `value` its
 * state as JSON text.
 * Invariants: one sees one's own views and those that colleagues of the same company share of tables one may open, without
 * filters, order and words of what one may not see; only the writer changes or
 * deletes one; which view a person begins with is that person's own affair, also when a colleague made it.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { viewErrors } from './views.errors.ts';

/** Views of one person for one table, and for all tables together. */
export const MAX_VIEWS = 50;
export const MAX_VIEWS_TOGETHER = 1_000;
/** Bytes of a state. */
export const MAX_VIEW_BYTES = 16_384;
const MAX_NAME = 60;

// a session alone does not open what colleagues share: accounts in no group are refused (no withoutGrants)
const open = { permission: 'session', scope: 'none' } as const;
const path = '/rest/s1/hcm/entity/UserValues';

const key = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[\w/.-]+$/));
const view = z.strictObject({
  viewId: z.string(),
  name: z.string(),
  /** JSON text of a TableState. */
  value: z.string(),
  isShared: z.boolean(),
  isDefault: z.boolean(),
  /** Made by the reader. */
  isOwn: z.boolean(),
});
export type StoredView = z.infer<typeof view>;

const content = {
  name: z.string().check(z.minLength(1), z.maxLength(MAX_NAME)),
  value: z.string().check(z.minLength(2), z.maxLength(MAX_VIEW_BYTES)),
  isShared: z._default(z.boolean(), false),
  isDefault: z._default(z.boolean(), false),
};
const errors = [viewErrors];

export const viewList = defineCall({
  ...open,
  method: 'GET',
  path,
  summary: 'Saved views of a table: own ones and those shared by colleagues',
  query: z.strictObject({ type: key }),
  reply: z.strictObject({ values: z.array(view) }),
});

export const addView = defineCall({
  ...open,
  method: 'POST',
  path,
  summary: 'Saves a view',
  success: 201,
  body: z.strictObject({ type: key, ...content }),
  noChanges: 'the table keeps its views itself',
  reply: view,
  errors,
});

export const saveView = defineCall({
  ...open,
  method: 'PUT',
  path: `${path}/:viewId`,
  summary: 'Changes a view; of a view of a colleague only whether one begins with it',
  body: z.strictObject(content),
  noChanges: 'the table keeps its views itself',
  reply: view,
  errors,
});

export const deleteView = defineCall({
  ...open,
  method: 'DELETE',
  path: `${path}/:viewId`,
  summary: 'Deletes a view',
  noChanges: 'the table keeps its views itself',
  reply: z.strictObject({ removed: z.boolean() }),
  errors,
});
