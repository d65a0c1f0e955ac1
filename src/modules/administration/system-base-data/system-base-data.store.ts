/** Where the rows of /systemBaseData lie. */
import { sql } from '#platform/db/db.server.ts';
import { enumerationName, type RegisterRows } from '#platform/reference-data/register/register.store.ts';
import { bankRegister, branchRegister, organRegister } from './system-base-data.contract.ts';

const organRows: RegisterRows = {
  register: organRegister,
  entity: 'Organ',
  table: 'organ',
  key: 't.organ_id',
  columns: { organCode: 'organ_code', organName: 'organ_name', organTypeEnumId: 'organ_type_enum_id' },
  unique: { organ_code: 'organCode' },
  shown: { organTypeEnumId: { value: sql`t.organ_type_enum_id`, label: enumerationName('organ_type_enum_id') } },
  search: ['organCode', 'organName'],
  order: sql`persian_order(t.organ_name) collate "C"`,
};

const branchRows: RegisterRows = {
  register: branchRegister,
  entity: 'OrganBranch',
  table: 'organ_branch',
  key: 't.branch_id',
  columns: {
    organId: 'organ_id',
    branchCode: 'branch_code',
    branchTitle: 'branch_title',
    provinceGeoId: 'province_geo_id',
    cityGeoId: 'city_geo_id',
    address: 'address',
    postalCode: 'postal_code',
    areaCode: 'area_code',
    contactNumber: 'contact_number',
  },
  unique: { organ_branch_code: 'branchCode' },
  shown: {
    organName: { value: sql`(select o.organ_name from organ o where o.organ_id = t.organ_id)` },
    cityName: { value: sql`(select g.geo_name from geo g where g.geo_id = t.city_geo_id)` },
  },
  search: ['branchCode', 'branchTitle', 'organName'],
  order: sql`t.organ_id, t.branch_code`,
};

const bankRows: RegisterRows = {
  register: bankRegister,
  entity: 'Bank',
  table: 'bank',
  key: 't.bank_id',
  idField: 'bankId',
  columns: { bankId: 'bank_id', description: 'description', mergedIntoBankId: 'merged_into_bank_id', mergedOn: 'merged_on' },
  // a chain of mergers must end somewhere
  parent: 'mergedIntoBankId',
  shown: { mergedIntoName: { value: sql`(select b.description from bank b where b.bank_id = t.merged_into_bank_id)` } },
  search: ['bankId', 'description'],
  order: sql`t.bank_id`,
};

export const systemRegisters: readonly RegisterRows[] = [organRows, branchRows, bankRows];
