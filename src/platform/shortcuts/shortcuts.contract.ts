/**
 * Starred pages of the signed-in person (spec sections 2.4 and 3), and the pages that can be starred.
 * Invariants: only the own list is read and written; it holds addresses of pages that exist, each once. A page whose
 * permission is lost stays in the list and is missing from `pages`.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { shortcutErrors } from './shortcuts.errors.ts';
import { MAX_SHORTCUTS } from './shortcuts.rules.ts';

const paths = z.array(z.string());

export const getShortcuts = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/shortcuts',
  summary: 'Own shortcuts in their order, and the pages one may open',
  permission: 'session',
  scope: 'none',
  withoutGrants: true,
  tagged: true,
  reply: z.strictObject({
    shortcuts: paths,
    /** `icon` is that of the page or of the node of the menu it stands under. */
    pages: z.array(z.strictObject({ path: z.string(), title: z.string(), icon: z.optional(z.string()) })),
  }),
});

export const putShortcuts = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/shortcuts',
  summary: 'Replaces the own shortcuts',
  permission: 'session',
  scope: 'none',
  withoutGrants: true,
  body: z.strictObject({
    shortcuts: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(
      z.maxLength(MAX_SHORTCUTS),
      z.refine((list) => new Set(list).size === list.length, 'doubled'),
    ),
  }),
  noChanges: 'the menu keeps its shortcuts itself',
  reply: z.strictObject({ shortcuts: paths }),
  errors: [shortcutErrors],
});
