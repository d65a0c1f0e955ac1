/** SQL of the place in the personnel structure, which ends with the employment and goes on with it. */
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { Employment } from './employment.store.ts';

/** A row of the structure as it stood before the end; days as those of a tie. */
export interface Place {
  readonly placeId: string;
  readonly from: string | null;
  readonly until: string | null;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Whether a place would begin only after the end. */
export const isLater = ({ from }: Pick<Place, 'from'>, until: string): boolean => from !== null && from >= until;

/**
 * Ends what reaches beyond the day before `until` and takes away what begins later, as far as the tie reached. Answers what stood.
 * Without a RowScope: of a tie that the caller holds.
 */
export async function cutPlaces(tx: Tx, { partyId, until: before }: Employment, until: string): Promise<Place[]> {
  const places = await tx.many<Place>(sql`
    select s.personnel_structure_id as "placeId", lower(s.valid) as "from", upper(s.valid) as until, to_jsonb(s) as row from personnel_structure s
    where s.party_id = ${partyId}::uuid and s.valid && daterange(${until}::date, ${before}::date) order by lower(s.valid) nulls first for update`);
  for (const place of places) {
    if (isLater(place, until)) await tx.run(sql`delete from personnel_structure where personnel_structure_id = ${place.placeId}::uuid`);
    else
      await tx.run(sql`
        update personnel_structure set valid = daterange(lower(valid), ${until}::date), row_version = row_version + 1 where personnel_structure_id = ${place.placeId}::uuid`);
  }
  return places;
}

/** A place that was ended by the end goes on; one that was changed since stays as it is. Answers those that go on. */
export async function restorePlaces(tx: Tx, until: string, places: readonly Place[]): Promise<Place[]> {
  const restored: Place[] = [];
  for (const place of places) {
    const written = isLater(place, until)
      ? await tx.run(sql`insert into personnel_structure select * from jsonb_populate_record(null::personnel_structure, ${JSON.stringify(place.row)}::jsonb)`)
      : await tx.run(sql`
          update personnel_structure set valid = daterange(lower(valid), ${place.until}::date), row_version = row_version + 1
          where personnel_structure_id = ${place.placeId}::uuid and upper(valid) = ${until}::date`);
    if (written > 0) restored.push(place);
  }
  return restored;
}
