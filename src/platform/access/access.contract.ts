/**
 * Permission dictionary, menu and roles of the signed-in person (spec sections 6 and 7).
 * Invariant: dictionary, menu and route list are computed from contracts and screens, never written by hand.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';

const navigationItem = z.looseObject({ id: z.string(), title: z.string(), type: z.enum(['group', 'collapse', 'item', 'link', 'divider']) });

export const permisionList = defineCall({
  method: 'GET',
  path: '/rest/s1/security/permisionList',
  summary: 'Permission dictionary, menu and openable addresses of the signed-in person',
  permission: 'session',
  scope: 'none',
  withoutGrants: true,
  whenPasswordMustChange: true,
  tagged: true,
  query: z.object({ mode: z.optional(z.string().check(z.maxLength(40))) }),
  reply: z.object({
    dicit: z.record(z.string(), z.literal(1)),
    /** The company one works in has no parent: what belongs to the whole installation is changed from there. */
    isTop: z.boolean(),
    navigationConfig: z.array(navigationItem),
    urlPermissions: z.array(z.string()),
  }),
});

export const getRoles = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/getRoles',
  summary: 'Wire roles of the signed-in person',
  permission: 'session',
  scope: 'none',
  withoutGrants: true,
  whenPasswordMustChange: true,
  reply: z.object({ roles: z.array(z.string()) }),
});
