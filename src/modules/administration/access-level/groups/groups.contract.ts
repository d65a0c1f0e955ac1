/**
 * User groups and their members (guide 8.1, tab user groups).
 * Invariants: see access-level.rules.ts; a group with members is not taken away, one that came with the program never;
 * who joins or leaves a group today is signed out, and a change of the role of the wire signs all its members out.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field, fieldClasses } from '#kernel/entity.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { tableSelection } from '#kernel/table/contract.ts';
import { tableErrors } from '#kernel/table/table.errors.ts';
import { wireRoles } from '#platform/access/access.rules.ts';
import { accessErrors } from '../access-level.errors.ts';
import { denialReasons } from '../access-level.rules.ts';
import { groupForm, rowScopes } from './group.form.ts';

const userGroupId = z.string().check(z.minLength(1), z.maxLength(60));
const said = z.object({ messages: text });
const path = '/rest/s1/security/userGroup';
const reading = { permission: ['systemManagement/accessLevel/userGroups/observe', 'systemManagement/accessLevel/permissions/observe'], scope: 'rows' } as const;
const writing = { permission: 'systemManagement/accessLevel/userGroups/edit', scope: 'rows', errors: [accessErrors] } as const;

export const userGroups = defineCall({
  ...reading,
  method: 'GET',
  path,
  summary: 'Groups of the installation and of the companies in scope, with what each permits and why the reader may not change it',
  of: ['UserGroup', 'UserGroupMember', 'UserGroupPermission'],
  reply: z.object({
    groups: z.array(
      z.strictObject({
        userGroupId,
        description: text,
        wireRole: z.enum(wireRoles),
        rowScope: z.enum(rowScopes),
        classes: z.array(z.enum(fieldClasses)),
        /** Null: of the whole installation. */
        companyId: optionalText,
        companyName: optionalText,
        unitIds: z.array(text),
        isSystem: z.boolean(),
        /** Members today in the companies in scope. */
        memberCount: z.int(),
        denialReasons: z.nullable(z.enum(denialReasons)),
        rowVersion: z.int(),
      }),
    ),
  }),
});

export const createGroup = defineCall({
  ...writing,
  method: 'POST',
  path,
  summary: 'Makes a group that permits nothing yet',
  body: formBody(groupForm),
  changes: ['UserGroup'],
  reply: z.extend(said, { userGroupId }),
  success: 201,
});

export const changeGroup = defineCall({
  ...writing,
  method: 'PUT',
  path,
  summary: 'Changes title, role, row scope, units and field classes of a group',
  body: formBody(groupForm, { userGroupId, rowVersion: z.int() }),
  changes: ['UserGroup'],
  reply: said,
  // what is kept in memory of the rights is given up once the change stands
  ownTransactions: true,
});

export const removeGroup = defineCall({
  ...writing,
  method: 'DELETE',
  path,
  summary: 'Takes a group without members away',
  query: z.object({ userGroupId }),
  changes: ['UserGroup'],
  reply: said,
});

const membersPath = '/rest/s1/security/userGroupAndUserGroupMember';

export const groupMembers = defineCall({
  method: 'GET',
  path: membersPath,
  summary: 'Members of a group in the companies in scope, with the days from and to which they belong to it',
  permission: 'systemManagement/accessLevel/userGroups/observe',
  scope: 'rows',
  query: z.object({ userGroupId }),
  of: ['UserGroupMember', 'UserAccount'],
  reply: z.object({
    members: z.array(
      entity(
        {
          userId: field('public', text),
          partyId: field('public', text),
          fullName: field('public', text),
          username: field('public', text),
          pseudoId: field('public', optionalText),
          companyId: field('public', text),
          companyName: field('public', text),
          fromDate: field('public', text),
          /** Last day; null: without an end. */
          thruDate: field('public', optionalText),
          isOwn: field('public', z.boolean()),
        },
        { subject: 'partyId' },
      ),
    ),
    /** More than are shown. */
    isCapped: z.boolean(),
  }),
});

export const groupsOfUser = defineCall({
  method: 'GET',
  path: '/rest/s1/security/userGroup/ofUser',
  summary: 'Groups an account in scope belongs to or is to, with their days, and those the reader may give it',
  permission: 'systemManagement/accessLevel/userGroups/observe',
  scope: 'rows',
  query: z.object({ userId: z.guid() }),
  of: ['UserGroupMember', 'UserGroup'],
  reply: z.object({
    memberships: z.array(
      z.strictObject({
        userGroupId,
        description: text,
        companyId: text,
        companyName: text,
        fromDate: text,
        /** Last day; null: without an end. */
        thruDate: optionalText,
        mayEnd: z.boolean(),
      }),
    ),
    /** None for the own account. */
    giveable: z.array(z.strictObject({ userGroupId, description: text })),
    isOwn: z.boolean(),
  }),
});

const managing = { permission: 'systemManagement/accessLevel/userGroups/members', scope: 'rows', errors: [accessErrors, tableErrors] } as const;

export const addMembers = defineCall({
  ...managing,
  method: 'POST',
  path: membersPath,
  summary: 'Takes chosen accounts into a group from a day on; those who belong to it already stay as they are',
  body: z.strictObject({
    userGroupId,
    selection: tableSelection,
    status: z._default(z.enum(['ActiveRel', 'NotActiveRel', 'all']), 'ActiveRel'),
    fromDate: z.iso.date(),
    thruDate: z.nullable(z.iso.date()),
  }),
  changes: ['UserGroupMember'],
  reply: z.extend(said, { added: z.int() }),
});

export const endMembership = defineCall({
  ...managing,
  method: 'PUT',
  path: membersPath,
  summary: 'Ends a membership with a day; with the day before today at once',
  body: z.strictObject({ userGroupId, userId: z.guid(), companyId: z.guid(), fromDate: z.iso.date(), thruDate: z.iso.date() }),
  changes: ['UserGroupMember'],
  reply: said,
});
