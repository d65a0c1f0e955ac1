/** SQL of publishing and ending. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import type { HeldItem } from '../library.store.ts';

/** The draft waits for somebody to publish it. */
export const askToPublish = (tx: Tx, versionId: string): Promise<number> =>
  tx.run(sql`update library_version set status = 'waiting' where library_version_id = ${versionId}::uuid`);

export interface Publishing {
  readonly versionId: string;
  /** ISO day. */
  readonly fromDate: string;
  readonly lateReason: string | null;
}

/**
 * The version that stands on the first day of the draft ends the day before it; the draft holds until the next one begins.
 * One that begins on that very day is refused by the database (library_version_no_overlap).
 */
export async function publishDraft(tx: Tx, { id }: Pick<HeldItem, 'id'>, { versionId, fromDate, lateReason }: Publishing, by: Pick<Actor, 'partyId'>): Promise<void> {
  const published = sql`library_item_id = ${id}::uuid and status = 'published'`;
  await tx.run(sql`
    update library_version set valid = daterange(lower(valid), ${fromDate}::date) where ${published} and valid @> ${fromDate}::date and lower(valid) < ${fromDate}::date`);
  await tx.run(sql`
    update library_version set status = 'published', published_by = ${by.partyId}::uuid, published_at = now(), late_reason = ${lateReason},
      valid = daterange(${fromDate}::date, (select min(lower(valid)) from library_version where ${published} and lower(valid) > ${fromDate}::date))
    where library_version_id = ${versionId}::uuid`);
}

/** Ends the version that stands on a day with it; answers its number and the end it had, or undefined where none stands. */
export const endVersion = (tx: Tx, { id }: Pick<HeldItem, 'id'>, thruDate: string): Promise<{ version: number } | undefined> =>
  tx.maybe<{ version: number }>(sql`
    update library_version set valid = daterange(lower(valid), ${thruDate}::date + 1)
    where library_item_id = ${id}::uuid and status = 'published' and valid @> ${thruDate}::date and (upper(valid) is null or upper(valid) > ${thruDate}::date + 1)
    returning version_no as version`);

export interface Setting {
  readonly twoPeople: 'Y' | 'N';
  readonly rowVersion: number;
}

export const settingOf = async (db: Db, companyId: string): Promise<Setting> =>
  (await db.maybe<Setting>(sql`select two_people as "twoPeople", row_version as "rowVersion" from library_setting where company_id = ${companyId}::uuid`)) ?? {
    twoPeople: 'Y',
    rowVersion: 0,
  };

/** The new version of the setting; undefined when it is another than the one seen by now. */
export const updateSetting = (tx: Tx, companyId: string, { twoPeople, rowVersion }: Setting): Promise<{ rowVersion: number } | undefined> =>
  tx.maybe<{ rowVersion: number }>(sql`
    insert into library_setting as s (company_id, two_people) select ${companyId}::uuid, ${twoPeople} where ${rowVersion} = 0 or exists (
      select from library_setting where company_id = ${companyId}::uuid)
    on conflict (company_id) do update set two_people = excluded.two_people, row_version = s.row_version + 1 where s.row_version = ${rowVersion}
    returning row_version as "rowVersion"`);
