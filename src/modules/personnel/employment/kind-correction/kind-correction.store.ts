/** SQL of corrections of a kind of employment. */
import { sql, type Tx } from '#platform/db/db.server.ts';
import { writingOver } from '#platform/db/past.server.ts';
import type { KindDays } from './kind-correction.rules.ts';

/** Kinds have no counter of their own: the transaction that wrote the row, as a whole number that JSON carries. Alias of the table: k. */
export const kindVersion = sql`(k.xmin::text::bigint % 2147483647)::int`;

export interface StoredKind extends KindDays {
  readonly employmentStatusEnumId: string;
  readonly version: number;
}

/**
 * Kinds of a tie that is held, oldest first; held until the end of the transaction.
 * Without a RowScope: of a tie that the caller holds.
 */
export const lockKinds = (tx: Tx, id: string): Promise<StoredKind[]> =>
  tx.many(sql`
    select k.employment_status_enum_id as "employmentStatusEnumId", lower(k.valid)::text as "from", upper(k.valid)::text as until, ${kindVersion} as version
    from employment_kind k where k.party_relationship_id = ${id}::uuid order by lower(k.valid) nulls first for update of k`);

/** Writes over a kind and its first day; `until`: where the one before ends then, null where it stays. */
export async function overwriteKind(tx: Tx, id: string, stored: StoredKind, next: { readonly kind: string; readonly from: string; readonly until: string | null }): Promise<void> {
  const { kind, from, until } = next;
  const moveBefore = (): Promise<number> =>
    tx.run(sql`
      update employment_kind set valid = daterange(lower(valid), ${until}::date)
      where party_relationship_id = ${id}::uuid and upper(valid) is not distinct from ${stored.from}::date and ${until}::date is not null`);
  const isEarlier = stored.from !== null && from < stored.from;
  await writingOver(tx, 'correction', async () => {
    // whichever leaves days goes first: no two may hold on one
    if (isEarlier) await moveBefore();
    await tx.run(sql`
      update employment_kind set employment_status_enum_id = ${kind}, valid = daterange(${from}::date, upper(valid))
      where party_relationship_id = ${id}::uuid and lower(valid) is not distinct from ${stored.from}::date`);
    if (!isEarlier) await moveBefore();
  });
}

/** Whoever has the base facts open learns that they are others now. */
export const touchPerson = (tx: Tx, partyId: string): Promise<number> =>
  tx.run(sql`update person set row_version = row_version + 1, updated_at = now() where party_id = ${partyId}::uuid`);
