import {
  agreementTypes,
  bankList,
  course,
  enumeration,
  geo,
  geoTypes,
  getEnums,
  listByCompany,
  partySettingTypes,
  roleType,
  statusItem,
  timePeriodList,
  uom,
} from './reference-data.contract.ts';
import {
  activeAgreementTypes,
  banks,
  classificationsOf,
  coursesOf,
  entitiesOf,
  enumerationsOf,
  enumerationsOfTypes,
  enumerationsUnder,
  periodsOf,
  placesOf,
  rolesUnder,
  settingTypesUnder,
  statusesOf,
  uomsOf,
} from './reference-data.store.ts';
import { taggedRoute } from './tagged.service.ts';

const namesIn = (list: string | undefined): readonly string[] => [...new Set((list ?? '').split(',').filter((name) => name !== ''))];

/** Every asked name with its rows, also those that have none. */
const grouped = <R>(names: readonly string[], rows: readonly R[], nameOf: (row: R) => string | null): Record<string, R[]> =>
  Object.fromEntries(names.map((name) => [name, rows.filter((row) => nameOf(row) === name)]));

const eachNamed = async <R>(names: readonly string[], read: (name: string) => Promise<R[]>): Promise<Record<string, R[]>> =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)] as const)));

const isGeoType = (name: string): boolean => geoTypes.some((type) => type === name);

export const routes = [
  taggedRoute(enumeration, async ({ db, query }) => ({ result: await enumerationsOf(db, query.enumTypeId) })),
  taggedRoute(partySettingTypes, async ({ db, query }) => ({ partySettingTypes: await settingTypesUnder(db, query.settingTypeEnumId) })),
  taggedRoute(statusItem, async ({ db, query }) => ({ status: await statusesOf(db, query.statusTypeId) })),
  taggedRoute(geo, async ({ db, query }) => ({ result: await placesOf(db, query.geoTypeEnumId, query.parentGeoId) })),
  taggedRoute(uom, async ({ db, query }) => ({ result: await uomsOf(db, query.uomTypeEnumId) })),
  taggedRoute(course, async ({ db, actor }) => ({ course: await coursesOf(db, actor.companyId) })),
  taggedRoute(roleType, async ({ db, query }) => ({ result: await rolesUnder(db, query.parentTypeId) })),
  taggedRoute(bankList, async ({ db }) => ({ result: await banks(db) })),
  taggedRoute(timePeriodList, async ({ db, actor, query }) => ({ timePeriodList: await periodsOf(db, actor.companyId, query.timePeriodTypeId, query.parentPeriodId) })),
  taggedRoute(agreementTypes, async ({ db, actor }) => ({ agreementTypes: await activeAgreementTypes(db, actor.companyId) })),
  taggedRoute(listByCompany, async ({ db, actor, query: { listName, listType, parentName } }) => ({
    list:
      listType === 'entity'
        ? await entitiesOf(db, actor.companyId, listName)
        : await classificationsOf(db, actor.companyId, listName, listType === 'subClassification' ? parentName : undefined),
  })),
  taggedRoute(getEnums, async ({ db, actor, query }) => {
    const [types, contacts, relations] = [namesIn(query.enumTypeList), namesIn(query.typeAddressList), namesIn(query.relationShipTypeList)];
    const [enums, purposes, ties, geos, classifications] = await Promise.all([
      enumerationsOfTypes(db, types),
      enumerationsUnder(db, 'ContactMechPurpose', contacts),
      enumerationsUnder(db, 'PartyRelationshipType', relations),
      eachNamed(namesIn(query.geoTypeList).filter(isGeoType), (type) => placesOf(db, type, undefined)),
      eachNamed(namesIn(query.partyClassificationTypeList), (kind) => classificationsOf(db, actor.companyId, kind)),
    ]);
    return {
      enums: { ...grouped(types, enums, ({ enumTypeId }) => enumTypeId), ...grouped(contacts, purposes, ({ parentEnumId }) => parentEnumId) },
      geos,
      classifications,
      relationShips: grouped(relations, ties, ({ parentEnumId }) => parentEnumId),
    };
  }),
];
