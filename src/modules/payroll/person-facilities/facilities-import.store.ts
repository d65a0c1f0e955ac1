/** SQL of facilities of people that a sheet brings. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { refuseTaken } from './person-facilities.store.ts';

/** Of which type a kind of facilities is, by its id; null of a type itself. */
export const typesOfFacilities = async (db: Db): Promise<ReadonlyMap<string, string | null>> =>
  new Map(
    (await db.many<{ id: string; parent: string | null }>(sql`select enum_id as id, parent_enum_id as parent from enumeration where enum_type_id = 'FixedWelfareType'`)).map(
      ({ id, parent }) => [id, parent],
    ),
  );

export interface StoredFacility {
  readonly id: string;
  readonly partyRelationshipId: string;
  /** Kind of the facilities, or their type where no kind is said. */
  readonly type: string;
  readonly feature: string | null;
  /** First and last day (ISO). */
  readonly from: string;
  readonly thru: string | null;
  /** Last day (ISO) of the months that payslips have taken for it; null: of none. */
  readonly takenThru: string | null;
}

/** Facilities of some employments. Without a RowScope: an import is of a whole company. */
export const facilitiesOf = (db: Db, employmentIds: readonly string[]): Promise<StoredFacility[]> =>
  db.many<StoredFacility>(sql`
    select f.person_facility_id as id, f.party_relationship_id as "partyRelationshipId", coalesce(f.type_enum_id, f.parent_type_enum_id) as type, f.feature,
      lower(f.valid)::text as from, (upper(f.valid) - 1)::text as thru, taken.day as "takenThru"
    from person_facility f
    left join lateral (select max(month_day)::text as day from (
      select month_day from person_facility_taken k where k.person_facility_id = f.person_facility_id group by month_day having sum(amount) > 0) months) taken on true
    where f.party_relationship_id = any (${[...employmentIds]}::uuid[])`);

/** Throws taken where one of some facilities ends before a day that payslips have taken for. */
export async function demandTaken(tx: Tx, ids: readonly string[]): Promise<void> {
  const found = await tx.maybe<{ day: string }>(sql`
    select k.month_day::text as day from person_facility_taken k join person_facility f using (person_facility_id)
    where f.person_facility_id = any (${[...ids]}::uuid[]) and k.month_day >= upper(f.valid) group by f.person_facility_id, k.month_day having sum(k.amount) > 0
    order by k.month_day desc limit 1`);
  if (found !== undefined) throw refuseTaken(found.day);
}
