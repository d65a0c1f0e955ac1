/**
 * The own company (guide organisation 5.1): what it is, its accounts and seals, and the areas in which it pays taxes and
 * insurances. Name and logo for everybody are in companyInfo (platform/party).
 * Invariants: always the company of the actor, and only for those whose scope holds all of it; numbers of accounts are sealed;
 * a branch is one of the organ it is named with.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { definePart } from '#platform/party/parts/part.define.ts';
import { defineRegister } from '#platform/reference-data/register/register.define.ts';
import { accountForm, companyForm, sealForm } from './company.form.ts';
import { insuranceAreaForm, insuranceAreaTable, taxAreaForm, taxAreaTable } from './company.table.ts';

export const companyErrors = defineErrors('modules/organisation/company', {
  codeTaken: { status: 409, constraint: 'company_pseudo_id_key', field: 'pseudoId' },
  role: { status: 400, field: 'partyRoleList' },
  unknownBank: { status: 400, field: 'iban' },
  stale: { status: 409 },
});

const PAGE = 'organizationChartManagement/defineOrganization';
const PATH = '/rest/s1/hcm/orgStructure/organization';

export const readCompany = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'What the own company is',
  permission: `${PAGE}/observe`,
  scope: 'rows',
  of: ['Company'],
  reply: entity({
    partyId: field('public', text),
    pseudoId: field('public', text),
    organizationName: field('public', text),
    nationalLegalId: field('public', optionalText),
    economicCode: field('public', optionalText),
    registrationNumber: field('public', optionalText),
    /** JSON array of ids as text. */
    partyRoleList: field('public', optionalText),
    noteText: field('public', optionalText),
    rowVersion: field('public', z.int()),
  }),
});

export const editCompany = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/companyInfo',
  summary: 'Says what the own company is',
  permission: `${PAGE}/edit`,
  scope: 'rows',
  body: formBody(companyForm, { rowVersion: z.int() }),
  changes: ['Company'],
  reply: z.strictObject({ rowVersion: z.int() }),
  errors: [companyErrors],
});

export const companyAccounts = definePart({
  entity: 'CompanyBankAccount',
  owner: 'company',
  path: `${PATH}/bankAccount`,
  page: `${PAGE}/bankAccount`,
  form: accountForm,
  names: ['purposeName', 'bankName'],
  errors: [companyErrors],
});

/** A seal is a thing that letters name; another picture of it from a day on is another seal. */
export const companySeals = definePart({ entity: 'CompanySeal', owner: 'company', path: `${PATH}/seal`, page: `${PAGE}/seal`, form: sealForm, past: 'free' });

export const taxAreas = defineRegister({ page: `${PAGE}/taxArea`, scope: 'rows', table: taxAreaTable, form: taxAreaForm(), path: '/rest/s1/hcm/orgStructure/financeArea' });
export const insuranceAreas = defineRegister({
  page: `${PAGE}/insuranceArea`,
  scope: 'rows',
  table: insuranceAreaTable,
  form: insuranceAreaForm(),
  path: '/rest/s1/hcm/orgStructure/insuranceArea',
});

const option = { enumId: text, description: text, optionIndicator: z.enum(['Y', 'N']) };

export const areaChoices = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/orgStructure/areaOrgans',
  summary: 'Organs and their branches, to choose from for an area',
  permission: [`${PAGE}/taxArea/observe`, `${PAGE}/insuranceArea/observe`],
  scope: 'none',
  reply: z.strictObject({
    organs: z.array(z.strictObject({ ...option, organTypeEnumId: text })),
    /** Labelled "code - name". */
    branches: z.array(z.strictObject({ ...option, organId: text })),
  }),
});
