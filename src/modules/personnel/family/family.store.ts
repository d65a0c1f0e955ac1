/** Where the relatives of people lie. */

import type { FormValues } from '#kernel/form/definition.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { defineFileKind } from '#platform/files/file-kind.define.ts';
import { checkPlaces, checkUnder, type PartKey, type PartRows } from '#platform/party/parts/part.store.ts';
import { enumerationName } from '#platform/reference-data/register/register.store.ts';
import { OTHERS } from '../keys.rules.ts';
import { familyErrors, familyMembers } from './family.contract.ts';
import { familyPaper } from './family.form.ts';
import { faultOfRelative, type Head } from './family.rules.ts';

const paperKind = defineFileKind({
  kind: 'PcntFamilyPaper',
  permission: `${OTHERS}/family/observe`,
  scope: 'rows',
  class: 'family',
  accept: familyPaper.accept,
  maxBytes: familyPaper.maxFileSize,
});

/**
 * The person, held until the end of the transaction: two who write relatives see each other's.
 * Without a RowScope: of the person whom the caller writes to.
 */
const lockHead = (tx: Tx, partyId: string): Promise<Head> =>
  tx.one(sql`
    select p.birth_date as "birthDate", p.gender,
      (select i.id_value from party_identification i where i.party_id = p.party_id and i.party_id_type_enum_id = 'Nationalcode') as "nationalCode"
    from person p where p.party_id = ${partyId}::uuid for update`);

const relativesBeside = (tx: Tx, { partyId, id }: PartKey): Promise<FormValues[]> =>
  tx.many(sql`
    select relationship_type_enum_id as "relationshipTypeEnumId", wedding_date as "weddingDate", divorce_date as "divorceDate", death_date as "deathDate"
    from family_member where party_id = ${partyId}::uuid and family_member_id <> ${id}::uuid`);

/** Refuses what cannot be; a row that was at fault before may keep that fault while something else of it is put right. */
async function checkKin(tx: Tx, values: FormValues, of: PartKey, before: FormValues): Promise<void> {
  const head = await lockHead(tx, of.partyId);
  const others = await relativesBeside(tx, of);
  const fault = faultOfRelative(values, others, head);
  const stood = 'relationshipTypeEnumId' in before && faultOfRelative(before, others, head) === fault;
  if (fault !== undefined && !stood) throw familyErrors.error(fault);
}

export const familyRows: PartRows = {
  part: familyMembers,
  table: 'family_member',
  columns: {
    relationshipTypeEnumId: 'relationship_type_enum_id',
    weddingDate: 'wedding_date',
    divorceDate: 'divorce_date',
    isEmergencyContact: 'is_emergency_contact',
    isDependant: 'is_dependant',
    contactNumber: 'contact_number',
    personalTitleEnumId: 'personal_title_enum_id',
    firstName: 'first_name',
    lastName: 'last_name',
    suffix: 'suffix',
    fatherName: 'father_name',
    gender: 'gender',
    nationalCode: 'national_code',
    idNumber: 'id_number',
    serialNumber: 'serial_number',
    birthDate: 'birth_date',
    deathDate: 'death_date',
    birthPlace: 'birth_place',
    countryGeoId: 'country_geo_id',
    issueProvinceGeoId: 'issue_province_geo_id',
    issueCountyGeoId: 'issue_county_geo_id',
    religionEnumId: 'religion_enum_id',
    sectEnumId: 'sect_enum_id',
    maritalStatusEnumId: 'marital_status_enum_id',
    numberOfKids: 'number_of_kids',
    militaryStateEnumId: 'military_state_enum_id',
    occupationStatusEnumId: 'occupation_status_enum_id',
    qualificationTypeEnumId: 'qualification_type_enum_id',
    universityFieldEnumId: 'university_field_enum_id',
    baseInsuranceBooklet: 'base_insurance_booklet',
    mainInsuranceNumber: 'main_insurance_number',
    attachment: 'attachment',
    noteText: 'note_text',
    addressProvinceGeoId: 'address_province_geo_id',
    addressCountyGeoId: 'address_county_geo_id',
    addressLine: 'address_line',
    addressPostalCode: 'address_postal_code',
  },
  names: {
    relationName: enumerationName('relationship_type_enum_id'),
    maritalName: enumerationName('marital_status_enum_id'),
    occupationName: enumerationName('occupation_status_enum_id'),
  },
  files: { attachment: paperKind },
  check: async (tx, values, of, { before }) => {
    await checkUnder(tx, values, 'relationshipTypeEnumId', 'FamilyMember');
    await checkUnder(tx, values, 'sectEnumId', String(values['religionEnumId']));
    await checkPlaces(tx, values, before, [{ field: 'countryGeoId', kind: 'GEOT_COUNTRY' }]);
    for (const [province, county] of [
      ['issueProvinceGeoId', 'issueCountyGeoId'],
      ['addressProvinceGeoId', 'addressCountyGeoId'],
    ] as const)
      await checkPlaces(tx, values, before, [
        { field: province, kind: 'GEOT_PROVINCE' },
        { field: county, kind: 'GEOT_COUNTY' },
      ]);
    await checkKin(tx, values, of, before);
  },
};
