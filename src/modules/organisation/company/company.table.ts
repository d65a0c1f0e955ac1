/** Columns and forms of the areas in which a company pays taxes and insurances (guide organisation 5.1). */
import { defineForm, type FormValues, type OptionRow } from '#kernel/form/definition.ts';
import { empties } from '#kernel/form/empties.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { activeColumn } from '#platform/reference-data/register/active-column.rules.ts';
import words from './company-page.messages.fa.ts';

type Rows = string | readonly OptionRow[];

const organColumns = [
  { name: 'organName', label: words.organ, type: 'text' },
  { name: 'branchName', label: words.branch, type: 'text' },
  { name: 'branchCode', label: words.branchNumber, type: 'code', hidden: true },
] as const;

/** Branches of the chosen organ. */
const ofOrgan = (rows: readonly OptionRow[], { organPartyId }: FormValues): readonly OptionRow[] => rows.filter(({ organId }) => organId === organPartyId);

const organFields = (organs: Rows, branches: Rows) =>
  [
    { type: 'select', name: 'organPartyId', label: words.organ, options: organs, required: true, otherOutputs: empties('branchPartyId') },
    { type: 'select', name: 'branchPartyId', label: words.branch, options: branches, filterOptions: ofOrgan },
  ] as const;

export const taxAreaTable = defineTable({
  key: 'organisation/taxAreas',
  rowKey: 'taxAreaId',
  title: words.tax,
  columns: [{ name: 'relationshipName', label: words.taxTitle, type: 'text' }, { name: 'pseudoId', label: words.taxCode, type: 'code' }, ...organColumns, activeColumn],
});
export const taxAreaForm = (organs: Rows = 'Organ', branches: Rows = 'OrganBranch') =>
  defineForm('organisation/taxArea', [
    { type: 'text', name: 'relationshipName', label: words.taxTitle, required: true, maxLength: 200 },
    { type: 'text', name: 'pseudoId', label: words.taxCode, code: 'alphanumeric', maxLength: 30 },
    ...organFields(organs, branches),
  ]);

export const insuranceAreaTable = defineTable({
  key: 'organisation/insuranceAreas',
  rowKey: 'insuranceAreaId',
  title: words.insurance,
  columns: [
    { name: 'relationshipName', label: words.insuranceTitle, type: 'text' },
    { name: 'pseudoId', label: words.workshopCode, type: 'code' },
    { name: 'contractNumber', label: words.contractNumber, type: 'code' },
    ...organColumns,
    { name: 'companyInsuranceName', label: words.workshopName, type: 'text' },
    { name: 'employerName', label: words.employer, type: 'text' },
    { name: 'address', label: words.workshopAddress, type: 'text', hidden: true },
    { name: 'hasRelief', label: words.relief, type: 'indicator' },
    activeColumn,
  ],
});
export const insuranceAreaForm = (organs: Rows = 'Organ', branches: Rows = 'OrganBranch') =>
  defineForm('organisation/insuranceArea', [
    { type: 'text', name: 'relationshipName', label: words.insuranceTitle, required: true, maxLength: 200 },
    { type: 'text', name: 'pseudoId', label: words.workshopCode, code: 'digits', required: true, maxLength: 10, help: words.workshopHelp },
    { type: 'text', name: 'contractNumber', label: words.contractNumber, code: 'digits', maxLength: 20 },
    ...organFields(organs, branches),
    { type: 'text', name: 'companyInsuranceName', label: words.workshopName, required: true, maxLength: 200 },
    { type: 'text', name: 'employerName', label: words.employer, required: true, maxLength: 200 },
    { type: 'text', name: 'address', label: words.workshopAddress, maxLength: 100, help: words.workshopAddressHelp },
    { type: 'indicator', name: 'hasRelief', label: words.relief, help: words.reliefHelp },
  ]);
