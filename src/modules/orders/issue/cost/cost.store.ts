/** Where the cost of somebody's pay is borne. */
import { positionJoin } from '#modules/personnel/personnel.api.ts';
import { type Db, sql } from '#platform/db/db.server.ts';

export interface CostPlace {
  readonly unit: string | null;
  readonly costCentre: string | null;
}

/** By employment the unit of the main post and the cost centre on a day (ISO). Without a RowScope: of employments that were found in reach. */
export const costPlaces = async (db: Db, employmentIds: readonly string[], day: string): Promise<ReadonlyMap<string, CostPlace>> =>
  new Map(
    (
      await db.many<CostPlace & { id: string }>(sql`
        select r.party_relationship_id as id, u.organization_name as unit, c.description as "costCentre"
        from party_relationship r join person p using (party_id) ${positionJoin(day)}
          left join personnel_structure t on t.party_id = p.party_id and t.company_id = r.company_id and t.valid @> ${day}::date
          left join party_classification c on c.party_classification_id = t.cost_center_id
        where r.party_relationship_id = any (${[...employmentIds]}::uuid[])`)
    ).map(({ id, unit, costCentre }) => [id, { unit, costCentre }]),
  );
