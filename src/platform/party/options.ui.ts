/**
 * Named option lists in the browser (guide conventions.md 3.3): which call answers a name, and where the rows stand in
 * its answer. A name that stands for nothing else is a type of enumeration; `PartyContentType/Attachment`: what stands under one of its rows.
 */
import type { OptionRow } from '#kernel/form/definition.ts';
import { emplPosition, subOrganization } from '#platform/party/party.contract.ts';
import { send } from '#ui/client/client.ts';
import { gathered } from '#ui/client/gathered.ts';
import {
  agreementTypes,
  bankList,
  course,
  type EnumerationRow,
  enumeration,
  geo,
  getEnums,
  listByCompany,
  MAX_LISTS,
  partySettingTypes,
  roleType,
  statusItem,
  timePeriodList,
  uom,
} from '../reference-data/reference-data.contract.ts';

type Rows = Promise<readonly OptionRow[]>;

const places = {
  Country: 'GEOT_COUNTRY',
  Province: 'GEOT_PROVINCE',
  County: 'GEOT_COUNTY',
  Postal_Code: 'GEOT_REGION',
  City: 'GEOT_CITY',
} as const;

const isPlace = (name: string): name is keyof typeof places => Object.hasOwn(places, name);

/** Rows that fields read without saying how: id and label stand where those of enumerations do, beside the row's own. */
const called = <R extends object>(rows: readonly R[], id: keyof R, label: keyof R): readonly OptionRow[] =>
  rows.map((row) => ({ ...row, enumId: row[id], description: row[label] }));

const organisations = (part: 'organization' | 'organizationUnit') => async (): Rows => called((await send(subOrganization))[part], 'partyId', 'organizationName');

/** A list of the own company; sub-groups carry the group they stand under as parentEnumId. */
const ofCompany = (listName: string, listType: 'entity' | 'classification') => async (): Rows =>
  (await send(listByCompany, { query: { listName, listType, ownerField: listType === 'entity' ? 'companyPartyId' : 'parentClassificationId' } })).list;

/** Kinds of other information; what a kind begins with comes with its row. */
const settingTypes = (settingTypeEnumId: string) => async (): Rows =>
  called((await send(partySettingTypes, { query: { settingTypeEnumId } })).partySettingTypes, 'partySettingTypeId', 'description');

/** The options of those kinds whose values are of a list, each with its kind. */
const settingValues = (settingTypeEnumId: string) => async (): Rows =>
  (await send(partySettingTypes, { query: { settingTypeEnumId } })).partySettingTypes.flatMap(({ partySettingTypeId, values }) =>
    values.map((value) => ({ ...value, partySettingTypeId })),
  );

const lists: Readonly<Record<string, () => Rows>> = {
  AuditedRecord: async () => (await import('#platform/audit/record-names.ui.ts')).recordOptions,
  Role: async () => called((await send(roleType)).result, 'roleTypeId', 'description'),
  Job: ofCompany('Job', 'entity'),
  ActivityArea: ofCompany('ActivityArea', 'classification'),
  ExpertiseArea: ofCompany('ExpertiseArea', 'classification'),
  EmployeeGroups: ofCompany('EmployeeGroups', 'classification'),
  EmployeeSubGroups: async () => (await send(listByCompany, { query: { listName: 'EmployeeSubGroups', listType: 'subClassification', parentName: 'EmployeeGroups' } })).list,
  CostCenter: ofCompany('CostCenter', 'classification'),
  Agreement: async () => called((await send(agreementTypes)).agreementTypes, 'agreementId', 'codeTitle'),
  TimePeriod: async () => called((await send(timePeriodList)).timePeriodList, 'timePeriodId', 'periodName'),
  course: async () => called((await send(course)).course, 'courseId', 'courseTitle'),
  Bank: async () => called((await send(bankList)).result, 'bankId', 'description'),
  Organization: organisations('organization'),
  OrganizationUnit: organisations('organizationUnit'),
  'settingType/OtherPersonalInf': settingTypes('OtherPersonalInf'),
  'settingType/OtherOrgInfo': settingTypes('OtherOrgInfo'),
  'settingType/OtherPersonalInf/values': settingValues('OtherPersonalInf'),
  'settingType/OtherOrgInfo/values': settingValues('OtherOrgInfo'),
  EmplPosition: async () => called((await send(emplPosition)).position, 'emplPositionId', 'description'),
};

/** `StaPartyRelationship`: the statuses of a type. */
const statusList = /^Sta(?=[A-Z])/;

/** `UomUT_TIME_FREQ_MEASURE`: the units of a type; `UomType` is the list of the types itself. */
const uomList = /^Uom(?=UT_|Welfare)/;

/** What the fields of a page ask for in one breath goes in one call; one type alone goes by itself, as other pages have asked for it. */
const typesTogether = gathered<readonly EnumerationRow[]>(MAX_LISTS, [], async (types) => {
  const [enumTypeId = '', ...others] = types;
  if (others.length === 0) return { [enumTypeId]: (await send(enumeration, { query: { enumTypeId } })).result };
  return (await send(getEnums, { query: { enumTypeList: types.toSorted().join(',') } })).enums;
});

/** Rows of a named list in the order they are offered; throws ApiError. */
export async function optionsOf(name: string): Rows {
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (list !== undefined) return list();
  if (isPlace(name)) return called((await send(geo, { query: { geoTypeEnumId: places[name] } })).result, 'geoId', 'geoName');
  if (statusList.test(name)) return called((await send(statusItem, { query: { statusTypeId: name.replace(statusList, '') } })).status, 'statusId', 'description');
  if (uomList.test(name)) return called((await send(uom, { query: { uomTypeEnumId: name.replace(uomList, '') } })).result, 'uomId', 'description');
  const [enumTypeId = name, parent] = name.split('/');
  const rows = await typesTogether(enumTypeId);
  return parent === undefined ? rows : rows.filter(({ parentEnumId }) => parentEnumId === parent);
}
