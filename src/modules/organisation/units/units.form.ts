/** The form of a unit (guide organisation 5.3). */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import messages from './units-page.messages.fa.ts';

/** The type of unit whose properties are asked for. */
export const BRANCH = 'BranchUnit';
const isBranch = ({ organizationTypeEnumId }: FormValues): boolean => organizationTypeEnumId === BRANCH;

/** The groups themselves are no choice: each stands above what it offers. */
function ofGroups(rows: readonly OptionRow[]): OptionRow[] {
  const names = new Map(rows.map(({ enumId, description }) => [enumId, description]));
  return rows.filter(({ parentEnumId }) => parentEnumId != null).map((row) => ({ ...row, group: names.get(row['parentEnumId']) }));
}

export interface UnitFormOptions {
  /** The unit that is edited; neither it nor what is below it is offered as the one above. */
  readonly unitId?: string;
  /** A unit that came by import has no type; whoever writes its note is not made to say one. */
  readonly mayLackType?: boolean;
}

export const unitFormOf = ({ unitId, mayLackType = false }: UnitFormOptions = {}) =>
  defineForm('organisation/unit', [
    { type: 'text', name: 'pseudoId', label: messages.code, code: 'pseudoId', required: true, maxLength: 40 },
    { type: 'text', name: 'organizationName', label: messages.name, required: true, maxLength: 200 },
    { type: 'select', name: 'levelEnumId', label: messages.level, options: 'OrganizationLevel', required: true },
    {
      type: 'lazyselect',
      name: 'parentUnitId',
      label: messages.parent,
      url: '/rest/s1/hcm/unitOptions',
      optionIdField: 'unitId',
      optionLabelField: 'organizationName',
      ...(unitId !== undefined && { filter: { notBelow: unitId } }),
    },
    { type: 'select', name: 'organizationTypeEnumId', label: messages.type, options: 'OrgUnitType', required: !mayLackType },
    {
      type: 'multiselect',
      name: 'propertyEnumIds',
      label: messages.properties,
      options: 'PartyPropertyType',
      filterOptions: ofGroups,
      visibleWhen: isBranch,
      requiredWhen: isBranch,
    },
    { type: 'indicator', name: 'disabled', label: messages.isActive, indicator: { true: 'N', false: 'Y' } },
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

export const unitForm = unitFormOf();
