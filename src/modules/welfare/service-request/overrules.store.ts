/** Conditions that were overruled for requests. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface NewOverrule {
  readonly id: string;
  readonly conditionId: string;
  readonly title: string;
}

/** Ids of the conditions that were overruled, by request. Without a RowScope: of requests that the caller holds. */
export async function overrulesOf(db: Db, requestIds: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await db.many<{ requestId: string; conditionIds: readonly string[] }>(sql`
    select welfare_request_id as "requestId", array_agg(welfare_event_condition_id)::text[] as "conditionIds" from welfare_overrule
    where welfare_request_id = any (${[...requestIds]}::uuid[]) group by welfare_request_id`);
  return new Map(rows.map(({ requestId, conditionIds }) => [requestId, new Set(conditionIds)]));
}

/** Without a RowScope: of a request that the caller holds. */
export const insertOverrules = (
  tx: Tx,
  of: { readonly requestId: string; readonly companyId: string; readonly partyId: string; readonly reason: string; readonly by: string; readonly now: Date },
  overruled: readonly NewOverrule[],
): Promise<number> =>
  tx.run(sql`
    insert into welfare_overrule (welfare_overrule_id, company_id, party_id, welfare_request_id, welfare_event_condition_id, title, reason, overruled_by, overruled_at)
    select o.id, ${of.companyId}::uuid, ${of.partyId}::uuid, ${of.requestId}::uuid, o."conditionId", o.title, ${of.reason}, ${of.by}::uuid, ${of.now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(overruled)}::jsonb) as o (id uuid, "conditionId" uuid, title text)`);
