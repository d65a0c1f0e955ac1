/** What stands in a company before the samples of the slices are laid there, and the units and posts below it, for the tests of references. */
import type { TestApp } from './app.ts';
import { type PersonName, partyId, postId } from './organisation.ts';
import type { RowKind, SampleGround } from './sample.ts';
import { type Rows, rowOf } from './samples.ts';

/** What hangs on what was laid before. */
export interface Standing {
  readonly companyId: string;
  readonly unitId: string;
  /** Somebody who holds a post there, and the post. */
  readonly holder: PersonName;
  readonly post: Parameters<typeof postId>[0];
}

type Make = <T = Record<string, string>>(path: string, body: unknown) => Promise<T>;

const STRUCTURE = '/rest/s1/hcm/orgStructure';

/** Lists that a house fills itself have what the samples choose. */
export async function layGround({ owner }: TestApp, make: Make, { companyId, unitId }: Standing, pictures: SampleGround['pictures']): Promise<SampleGround> {
  await owner.query(
    `insert into enumeration (enum_id, enum_type_id, description, search_text, enum_code) values ('JtOne', 'JobTitle', 'Class one', '', '011020') on conflict do nothing`,
  );
  const city = await owner.query<Record<string, string>>(
    `select c.geo_id as "cityGeoId", r.geo_id as "postalCodeGeoId", s.geo_id as "countyGeoId", s.parent_geo_id as "stateProvinceGeoId"
     from geo c join geo r on r.geo_id = c.parent_geo_id join geo s on s.geo_id = r.parent_geo_id where c.geo_type_enum_id = 'GEOT_CITY' order by c.geo_id limit 1`,
  );
  const organs = await owner.query<{ id: string }>(`select organ_id as id from organ order by organ_code limit 1`);
  const organ = { organCode: 'Z1', organName: 'Organ', organTypeEnumId: 'OrtSocialSecurity' };
  const organId = organs.rows[0]?.id ?? (await make<{ id: string }>('/rest/s1/hcm/baseData/organ', organ)).id;
  return { companyId, unitId, place: { countryGeoId: 'IRN', ...city.rows[0] }, organId, pictures };
}

/** A unit and a post below those of the company, so that lists of what is below have rows. */
export async function layBelow(make: Make, { unitId, post }: Standing, rows: Rows, label: string): Promise<void> {
  const from = '2026-04-01';
  const [jobId, jobGradeId] = [rowOf<RowKind>(rows, 'row/job'), rowOf<RowKind>(rows, 'row/JobGrade')];
  const unit = { pseudoId: `U${label}`, organizationName: `Unit below of ${label}`, levelEnumId: 'OlOffice', organizationTypeEnumId: 'LineUnit', disabled: 'N' };
  await make(`${STRUCTURE}/unit/organizationalUnit`, { ...unit, parentUnitId: unitId, from });
  const below = { pseudoId: `P${label}`, description: `Post below of ${label}`, organizationPartyId: unitId, statusId: 'EmpsActive', seats: 1, reportsToId: postId(post) };
  await make(`${STRUCTURE}/position/emplPosition`, { ...below, jobId, jobGradeId, from });
}

/** Who holds a post: the id of the holding. */
export async function holdingOf({ owner }: TestApp, holder: PersonName): Promise<string> {
  const { rows } = await owner.query<{ id: string }>('select empl_position_party_id as id from empl_position_party where party_id = $1 limit 1', [partyId(holder)]);
  return rows[0]?.id ?? '';
}
