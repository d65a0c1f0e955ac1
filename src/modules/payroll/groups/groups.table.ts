/** Columns and forms of pay groups and of their factors (guide payroll 4.7, head and first tab). */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './groups-page.messages.fa.ts';

const { factor: words } = messages;
const statuses = optionRows(messages.statuses);
const natures = optionRows(words.natures);
const roundings = optionRows(messages.roundings);

export const groupTable = defineTable({
  key: 'payroll/groups',
  rowKey: 'payGroupId',
  title: messages.title,
  columns: [
    { name: 'standardCode', label: messages.code, type: 'code', pinned: 'start' },
    { name: 'description', label: messages.name, type: 'text', width: 260 },
    { name: 'payGroupStatusId', label: messages.status, type: 'select', options: statuses },
    { name: 'factors', label: messages.factorCount, type: 'count' },
    { name: 'members', label: messages.memberCount, type: 'count', total: true },
    { name: 'isClosed', label: messages.isClosed, type: 'indicator' },
    { name: 'netRounding', label: messages.netRounding, type: 'select', options: roundings, hidden: true },
  ],
});

/** What the head of a group names, where the page knows it; on the server it is looked up by itself. */
export interface HeadChoices {
  readonly userGroups?: readonly OptionRow[] | undefined;
  readonly taxAreas?: readonly OptionRow[] | undefined;
  readonly insuranceAreas?: readonly OptionRow[] | undefined;
  readonly accountingLinks?: readonly OptionRow[] | undefined;
}

const area = { type: 'select', optionIdField: 'areaId', optionLabelField: 'relationshipName' } as const;
const link = { type: 'select', optionIdField: 'accountingLinkId', optionLabelField: 'title' } as const;

const facts = ({
  userGroups = 'UserGroup',
  taxAreas = 'TaxAreaOfCompany',
  insuranceAreas = 'InsuranceAreaOfCompany',
  accountingLinks = 'AccountingLinkOfCompany',
}: { readonly [K in keyof HeadChoices]: HeadChoices[K] | string }) =>
  [
    { type: 'text', name: 'standardCode', label: messages.code, code: 'pseudoId', required: true, maxLength: 40 },
    { type: 'text', name: 'description', label: messages.name, required: true, maxLength: 200, col: 6 },
    { type: 'select', name: 'payGroupStatusId', label: messages.status, options: statuses, required: true },
    { type: 'select', name: 'netRounding', label: messages.netRounding, options: roundings, help: messages.netRoundingHelp },
    { ...area, name: 'taxAreaPartyRelationshipId', label: messages.taxArea, options: taxAreas },
    { ...area, name: 'insuranceAreaPartyRelationShipId', label: messages.insuranceArea, options: insuranceAreas },
    { ...link, name: 'configAcountingSoftwareId', label: messages.accountingLink, options: accountingLinks, help: messages.accountingLinkHelp },
    { type: 'indicator', name: 'displayZero', label: messages.displayZero, help: messages.displayZeroHelp },
    { type: 'multiselect', name: 'openToIds', label: messages.openTo, options: userGroups, optionIdField: 'userGroupId', help: messages.openToHelp },
  ] as const;

export const groupForm = (choices: HeadChoices = {}) => defineForm('payroll/group', facts(choices));
export const newGroupForm = (choices: HeadChoices = {}) =>
  defineForm('payroll/newGroup', [
    ...facts(choices),
    { type: 'select', name: 'template', label: messages.template, options: optionRows(messages.templates), required: true, help: messages.templateHelp },
  ]);

/** What tells a copy of a group from it. */
export const copyForm = defineForm('payroll/groupCopy', [
  { type: 'text', name: 'standardCode', label: messages.code, code: 'pseudoId', required: true, maxLength: 40, col: 12 },
  { type: 'text', name: 'description', label: messages.name, required: true, maxLength: 200, col: 12 },
]);

export const groupFactorTable = defineTable({
  key: 'payroll/groupFactors',
  rowKey: 'payGroupFactorId',
  title: messages.factors,
  columns: [
    { name: 'factorTitle', label: words.factor, type: 'text', pinned: 'start', width: 180 },
    { name: 'factorCode', label: words.code, type: 'code' },
    { name: 'isDeduct', label: words.nature, type: 'select', options: natures },
    { name: 'formulaTitle', label: words.formula, type: 'text' },
    { name: 'fromDate', label: words.fromDate, type: 'date' },
    { name: 'thruDate', label: words.thruDate, type: 'date' },
    { name: 'insured', label: words.insured, type: 'indicator' },
    { name: 'taxed', label: words.taxed, type: 'indicator' },
    { name: 'continuous', label: words.continuous, type: 'indicator' },
    { name: 'overtimeBase', label: words.overtimeBase, type: 'indicator' },
    { name: 'eidiBase', label: words.eidiBase, type: 'indicator', hidden: true },
    { name: 'severanceBase', label: words.severanceBase, type: 'indicator', hidden: true },
    { name: 'taxColumn', label: words.taxColumn, type: 'count' },
    { name: 'displaySequence', label: words.displaySequence, type: 'count' },
    { name: 'rank', label: words.rank, type: 'count', hidden: true },
  ],
  sort: [{ column: 'displaySequence' }],
});

/** What a factor may count for, by its field. */
export const flagFields = ['insured', 'taxed', 'continuous', 'overtimeBase', 'eidiBase', 'severanceBase'] as const;
const flag = (name: (typeof flagFields)[number]) => ({ type: 'indicator', name, label: words[name] }) as const;
const place = { type: 'number', min: 1, max: 9999 } as const;
const isDay = (value: unknown): value is string => typeof value === 'string';

/** Id of MethodPayrollFactor: a formula of the library counts the factor. */
export const BY_FORMULA = 'MPFFormula';
const isByFormula = ({ methodEnumId }: FormValues): boolean => methodEnumId === BY_FORMULA;

/** `factors`, `formulas`: those that the company may choose, where the page knows them; on the server they are looked up by themselves. */
export const groupFactorForm = (factors: 'PayFactor' | readonly OptionRow[] = 'PayFactor', formulas: 'PayFormula' | readonly OptionRow[] = 'PayFormula') =>
  defineForm('payroll/groupFactor', [
    { type: 'select', name: 'payFactorId', label: words.factor, options: factors, optionIdField: 'payFactorId', optionLabelField: 'title', required: true },
    { type: 'select', name: 'isDeduct', label: words.nature, options: natures, required: true },
    { type: 'select', name: 'methodEnumId', label: words.method, options: 'MethodPayrollFactor', help: words.methodHelp },
    {
      ...{ type: 'select', name: 'formulaId', label: words.formula, options: formulas, optionIdField: 'formulaId', optionLabelField: 'title', help: words.formulaHelp },
      ...{ visibleWhen: isByFormula, requiredWhen: isByFormula },
    },
    { type: 'date', name: 'fromDate', label: words.fromDate, required: true, help: words.fromHelp },
    {
      type: 'date',
      name: 'thruDate',
      label: words.thruDate,
      validator: ({ fromDate, thruDate }: FormValues) => fault(isDay(fromDate) && isDay(thruDate) && thruDate < fromDate ? words.daysOrder : undefined),
    },
    ...flagFields.map(flag),
    { type: 'number', name: 'taxColumn', label: words.taxColumn, min: 1, max: 39, help: words.taxColumnHelp },
    { ...place, name: 'displaySequence', label: words.displaySequence },
    { ...place, name: 'rank', label: words.rank, help: words.rankHelp },
  ]);
