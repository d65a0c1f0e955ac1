/** The form of a unit (guide organisation 5.3). */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import messages from './units-page.messages.fa.ts';

/** The type of unit whose properties are asked for. */
export const BRANCH = 'BranchUnit';
const isBranch = ({ organizationTypeEnumId }: FormValues): boolean => organizationTypeEnumId === BRANCH;

/** The groups themselves are no choice. */
const ofGroups = (rows: readonly OptionRow[]): OptionRow[] => rows.filter(({ parentEnumId }) => parentEnumId != null);

export const unitForm = defineForm('organisation/unit', [
  { type: 'text', name: 'pseudoId', label: messages.code, code: 'pseudoId', required: true, maxLength: 30 },
  { type: 'text', name: 'organizationName', label: messages.name, required: true, maxLength: 200 },
  { type: 'select', name: 'levelEnumId', label: messages.level, options: 'OrganizationLevel', required: true },
  { type: 'lazyselect', name: 'parentUnitId', label: messages.parent, url: '/rest/s1/hcm/unitOptions', optionIdField: 'unitId', optionLabelField: 'organizationName' },
  { type: 'select', name: 'organizationTypeEnumId', label: messages.type, options: 'OrgUnitType', required: true },
  {
    type: 'multiselect',
    name: 'propertyEnumIds',
    label: messages.properties,
    options: 'PartyPropertyType',
    filterOptions: ofGroups,
    visibleWhen: isBranch,
    requiredWhen: isBranch,
  },
  { type: 'indicator', name: 'disabled', label: messages.state, indicator: { true: 'N', false: 'Y' } },
  { type: 'date', name: 'startDate', label: messages.startDate },
  {
    type: 'date',
    name: 'endDate',
    label: messages.endDate,
    validator: ({ startDate, endDate }) => fault(typeof startDate === 'string' && typeof endDate === 'string' && endDate < startDate ? messages.datesOrder : undefined),
  },
  { type: 'textarea', name: 'noteText', label: messages.note, maxLength: 2000, col: 12 },
  { type: 'date', name: 'from', label: messages.from, required: true, help: messages.fromHelp },
]);
