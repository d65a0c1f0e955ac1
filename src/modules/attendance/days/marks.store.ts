/** SQL of the marks: which days of which people must be counted anew. */
import { addDays } from '#kernel/jalali/jalali.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';

/** A day of somebody; ISO date. */
export interface MarkedDay {
  readonly partyId: string;
  readonly day: string;
}

/**
 * Marks days of people, in the transaction that changes what they rest on (an event, a slip, a shift, a holiday, a rule, an employment, a card). To mark twice
 * changes nothing; nobody waits for whoever else marks or counts. Marked in each company of the actor that employs or employed the person; days to come too,
 * which are counted when they are over.
 * Without a RowScope: whoever may change the fact has changed it, and a mark tells nothing of the person.
 */
export async function markDays(tx: Tx, days: readonly MarkedDay[]): Promise<void> {
  if (days.length === 0) return;
  await tx.run(sql`
    insert into attendance_mark (company_id, party_id, day)
    select distinct r.company_id, m.party_id, m.day
    from unnest(${days.map(({ partyId }) => partyId)}::uuid[], ${days.map(({ day }) => day)}::date[]) as m (party_id, day)
    join party_relationship r on r.party_id = m.party_id and r.relationship_type_enum_id = 'PrtEmployee'`);
}

/** Marks each day of a span of one person, ends within; see `markDays`. Without a RowScope: as there. */
export async function markSpan(tx: Tx, partyId: string, { fromDate, thruDate }: { readonly fromDate: string; readonly thruDate: string }): Promise<void> {
  const days: MarkedDay[] = [];
  for (let day = fromDate; day <= thruDate; day = addDays(day, 1)) days.push({ partyId, day });
  await markDays(tx, days);
}
