/**
 * Accounts, groups of detailed accounts and voucher templates of the own company (guide payroll 4.6).
 * Invariants: codes stand once in a company, those of members once in their group; nothing stands below itself; what a template names is ended
 * and not deleted; a member stands for a unit, a person or a place of the kind of its group, each once; whoever edits a group or a template
 * edits its rows.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { defineRecords, keysOfRows } from '#platform/records/records.define.ts';
import { accountingErrors } from './accounting.errors.ts';
import { detailAccountForm, detailAccountTable, glAccountForm, glAccountTable } from './accounts.table.ts';
import { detailGroupForm, detailGroupTable, detailMemberForm, detailMemberTable } from './detail-groups.table.ts';
import { templateForm, templateLineForm, templateLineTable, templateTable } from './templates.table.ts';

const PAGE = 'payroll/accounting';
const PATH = '/rest/s1/payroll';
export const accountingKeys = { observe: `${PAGE}/observe`, add: `${PAGE}/add`, edit: `${PAGE}/edit`, remove: `${PAGE}/delete` } as const;
const rowKeys = keysOfRows(accountingKeys);
const text = z.string();
const ofCompany = { scope: 'rows', of: 'the own company', keys: accountingKeys, under: {}, errors: [accountingErrors] } as const;

export const glAccounts = defineRecords({ ...ofCompany, entity: 'GlAccount', table: glAccountTable, form: glAccountForm(), path: `${PATH}/glAccount` });

export const detailAccounts = defineRecords({ ...ofCompany, entity: 'DetailAccount', table: detailAccountTable, form: detailAccountForm(), path: `${PATH}/detailAccount` });

export const detailGroups = defineRecords({ ...ofCompany, entity: 'DetailGroup', table: detailGroupTable, form: detailGroupForm, path: `${PATH}/groupAccount` });

export const detailMembers = defineRecords({
  ...{ ...ofCompany, entity: 'DetailMember', table: detailMemberTable, form: detailMemberForm(), path: `${PATH}/groupDetail` },
  ...{ of: 'a group of detailed accounts', keys: rowKeys, under: { detailGroupId: z.guid() } },
});

export const voucherTemplates = defineRecords({ ...ofCompany, entity: 'VoucherTemplate', table: templateTable, form: templateForm, path: `${PATH}/voucherTemplate` });

export const templateLines = defineRecords({
  ...{ ...ofCompany, entity: 'VoucherTemplateLine', table: templateLineTable, form: templateLineForm(), path: `${PATH}/vTItem` },
  ...{ of: 'a voucher template', keys: rowKeys, under: { voucherTemplateId: z.guid() } },
});

const reads = { method: 'GET', permission: accountingKeys.observe, scope: 'rows' } as const;

export const accountChoices = defineCall({
  ...reads,
  path: `${PATH}/accountChoices`,
  summary: 'Accounts, groups and factors of the own company, to choose from; ended accounts are left out',
  of: [glAccounts.entity, detailAccounts.entity, detailGroups.entity, 'PayrollFactor'],
  reply: z.strictObject({
    accounts: z.array(z.strictObject({ glAccountId: text, title: text, isHeading: z.boolean() })),
    details: z.array(z.strictObject({ detailAccountId: text, title: text })),
    groups: z.array(z.strictObject({ detailGroupId: text, title: text })),
    factors: z.array(z.strictObject({ payrollFactorId: text, title: text })),
  }),
});

export const subArticles = defineCall({
  ...reads,
  path: `${PATH}/subArticleList`,
  summary: 'What lines of a kind may take of a run: factors of the own company, or items by their codes',
  of: ['PayrollFactor'],
  query: z.strictObject({ vtItemTypeEnumId: z.string().check(z.maxLength(60)) }),
  reply: z.strictObject({ list: z.array(z.strictObject({ id: text, title: text })) }),
});

export const thingsOfGroup = defineCall({
  ...reads,
  path: `${PATH}/allDetAccounttype`,
  summary: 'Units, people or places of the personnel structure that are no members of a group yet, at most 500, to choose from',
  of: [detailGroups.entity, detailMembers.entity, 'OrgUnit'],
  query: z.strictObject({ detailGroupId: z.guid() }),
  reply: z.strictObject({ list: z.array(z.strictObject({ linkedId: text, code: text, name: text })) }),
  errors: [accountingErrors],
});

const duplicate = z.strictObject({ isDuplicate: z.boolean() });

export const isDetailCodeTaken = defineCall({
  ...reads,
  path: `${PATH}/checkDuplicateDetAccount`,
  summary: 'Whether a detailed account of the own company has a code',
  of: [detailAccounts.entity],
  query: z.strictObject({ code: z.string().check(z.maxLength(60)) }),
  reply: duplicate,
});

export const isGroupCodeTaken = defineCall({
  ...reads,
  path: `${PATH}/checkDuplicateTypeDetAccount`,
  summary: 'Whether a group of detailed accounts of the own company has a code',
  of: [detailGroups.entity],
  query: z.strictObject({ code: z.string().check(z.maxLength(60)) }),
  reply: duplicate,
});

export const fillGroup = defineCall({
  method: 'POST',
  path: `${PATH}/groupDetail/fill`,
  summary: 'Adds a member with its own code for everything that a group may stand for and does not yet; answers how many',
  permission: accountingKeys.edit,
  scope: 'rows',
  changes: [detailMembers.entity],
  body: z.strictObject({ detailGroupId: z.guid() }),
  reply: z.strictObject({ added: z.int() }),
  errors: [accountingErrors],
});

export const makeStarter = defineCall({
  method: 'POST',
  path: `${PATH}/accountingStarter`,
  summary: 'Lays the chart of accounts and the voucher template that a company under the labour law begins with; accounts whose codes are there are taken as they are',
  permission: accountingKeys.add,
  scope: 'rows',
  changes: [glAccounts.entity, voucherTemplates.entity, templateLines.entity],
  body: z.strictObject({}),
  reply: z.strictObject({ voucherTemplateId: text, accounts: z.int(), lines: z.int() }),
  errors: [accountingErrors],
});
