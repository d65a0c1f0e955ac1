/**
 * Pay groups of the own company: who is paid alike, and by which factors (guide payroll 4.7).
 * Invariants: a code stands once in a company; a factor is in a group once on a day; what a group has been paid by is ended, changed from a
 * day on which nothing is paid yet, and never taken back; a group with members, or one that has been paid, is not deleted; a confidential one
 * is there for the people of its user groups alone (groups.004), and nobody closes a group to themselves.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { defineList } from '#kernel/table/contract.ts';
import { defineRecords, keysOfRows, recordWrites } from '#platform/records/records.define.ts';
import { groupErrors } from './groups.errors.ts';
import { copyForm, groupFactorForm, groupFactorTable, groupForm, groupTable, newGroupForm } from './groups.table.ts';

const PAGE = 'payroll/payrollGroup';
export const groupKeys = { observe: `${PAGE}/observe`, add: `${PAGE}/add`, edit: `${PAGE}/edit`, remove: `${PAGE}/delete` } as const;
const PATH = '/rest/s1/payroll/payGroup';
const text = z.string();

export const payGroups = defineList(groupTable, {
  path: PATH,
  summary: 'One page of the pay groups, with the factors and members of today',
  permission: groupKeys.observe,
  scope: 'rows',
  of: ['PayGroup', 'PayGroupFactor', 'PayMember'],
});

const group = entity({
  payGroupId: field('public', text),
  standardCode: field('public', text),
  description: field('public', text),
  payGroupStatusId: field('public', text),
  /** Whole rials that net pay is a multiple of; null: as the company's legal profile says. */
  netRounding: field('public', z.nullable(text)),
  /** Areas of the company that its taxes and premiums go to. */
  taxAreaPartyRelationshipId: field('public', z.nullable(text)),
  insuranceAreaPartyRelationShipId: field('public', z.nullable(text)),
  /** Accounting software of the company that the vouchers of the group are for; null: the default one. */
  configAcountingSoftwareId: field('public', z.nullable(text)),
  /** Whether payslips show factors that come to nothing. */
  displayZero: field('public', text),
  /** JSON array of the user groups whose people alone see it; null: who may see pay groups at all. */
  openToIds: field('public', z.nullable(text)),
  /** Last day (ISO) of the latest month that an approved run has paid. */
  paidThru: field('public', z.nullable(text)),
  rowVersion: field('public', z.int()),
});

export const readGroup = defineCall({
  method: 'GET',
  path: `${PATH}/:id`,
  summary: 'The facts of a pay group',
  permission: groupKeys.observe,
  scope: 'rows',
  of: ['PayGroup'],
  reply: group,
});

/** A new group has all factors of its template, and the company those of them that it lacked. */
export const groupWrites = recordWrites({
  path: PATH,
  scope: 'rows',
  changes: 'PayGroup',
  keys: groupKeys,
  form: newGroupForm(),
  changeForm: groupForm(),
  under: {},
  errors: [groupErrors],
  summaries: {
    create: 'Adds a pay group with all factors of a template',
    change: 'Changes the facts of a pay group',
    remove: 'Deletes a pay group with its factors, if nobody is in it and it has paid nobody',
  },
});

/** The factors of a group over time. A change counts from the day that the body names as `fromDate`. Whoever may edit a group edits all of it. */
export const groupFactors = defineRecords({
  entity: 'PayGroupFactor',
  table: groupFactorTable,
  form: groupFactorForm(),
  path: '/rest/s1/payroll/payGroupFactor',
  scope: 'rows',
  of: 'a pay group',
  keys: keysOfRows(groupKeys),
  under: { payGroupId: z.guid() },
  errors: [groupErrors],
});

export const userGroupChoices = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/payGroupUserGroups',
  summary: 'User groups that a confidential pay group may be opened to, by their names',
  permission: groupKeys.edit,
  scope: 'none',
  of: [],
  reply: z.strictObject({ list: z.array(z.strictObject({ userGroupId: text, description: text })) }),
});

export const areaChoices = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/payGroupAreas',
  summary: 'Areas of taxes and premiums of the own company, for the head of a pay group',
  permission: groupKeys.edit,
  scope: 'rows',
  of: ['organisation/taxAreas', 'organisation/insuranceAreas'],
  reply: z.strictObject({
    taxAreas: z.array(z.strictObject({ areaId: text, relationshipName: text })),
    insuranceAreas: z.array(z.strictObject({ areaId: text, relationshipName: text })),
  }),
});

export const accountingLinkChoices = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/allConfAccount',
  summary: 'Links of the own company to accounting software, for the head of a pay group',
  permission: groupKeys.edit,
  scope: 'rows',
  of: ['AccountingLink'],
  reply: z.strictObject({ list: z.array(z.strictObject({ accountingLinkId: text, title: text })) }),
});

/** Another group with all that this one has but its members and what it has been paid. */
export const duplicatePayGroup = defineCall({
  method: 'POST',
  path: '/rest/s1/payroll/duplicatePayGroup',
  summary: 'Copies a pay group with its factors and everything else that is said of it, to be paid by nobody yet',
  permission: groupKeys.add,
  scope: 'rows',
  changes: ['PayGroup'],
  success: 201,
  body: formBody(copyForm, { payGroupId: z.guid() }),
  reply: z.strictObject({ id: text }),
  errors: [groupErrors],
});

export const factorChoices = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/legalAgentTypes',
  summary: 'Factors of the company of a pay group, to choose from',
  permission: groupKeys.observe,
  scope: 'rows',
  of: ['PayrollFactor'],
  query: z.strictObject({ payGroupId: z.guid() }),
  reply: z.strictObject({ list: z.array(z.strictObject({ payFactorId: text, code: text, title: text })) }),
});

/** What the method of a factor asks to choose. */
export const methodChoices = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/legalDependTypes',
  summary: 'Formulas that stand today and may count a factor of a pay group, to choose from',
  permission: groupKeys.observe,
  scope: 'rows',
  of: ['Formula'],
  query: z.strictObject({ payGroupId: z.guid() }),
  reply: z.strictObject({ formulas: z.array(z.strictObject({ formulaId: text, title: text })) }),
});
