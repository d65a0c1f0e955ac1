/**
 * Named option lists in the browser (guide conventions.md 3.3): which call answers a name, and where the rows stand in
 * its answer. A name that stands for nothing else is a type of enumeration.
 */
import type { OptionRow } from '#kernel/form/definition.ts';
import { emplPosition, subOrganization } from '#platform/party/party.contract.ts';
import { send } from '#ui/client/client.ts';
import { enumeration, geo, statusItem } from './reference-data.contract.ts';

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

const lists: Readonly<Record<string, () => Rows>> = {
  Organization: organisations('organization'),
  OrganizationUnit: organisations('organizationUnit'),
  EmplPosition: async () => called((await send(emplPosition)).position, 'emplPositionId', 'description'),
};

/** `StaPartyRelationship`: the statuses of a type. */
const statusList = /^Sta(?=[A-Z])/;

/** Rows of a named list in the order they are offered; throws ApiError. */
export async function optionsOf(name: string): Rows {
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (list !== undefined) return list();
  if (isPlace(name)) return called((await send(geo, { query: { geoTypeEnumId: places[name] } })).result, 'geoId', 'geoName');
  if (statusList.test(name)) return called((await send(statusItem, { query: { statusTypeId: name.replace(statusList, '') } })).status, 'statusId', 'description');
  return (await send(enumeration, { query: { enumTypeId: name } })).result;
}
