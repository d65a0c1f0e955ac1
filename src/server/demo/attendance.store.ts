/** SQL of the demo's attendance beside the product's own acts: its clocks, cards and presses. */
import { sql, type Tx } from '#platform/db/db.server.ts';

export interface DemoWorker {
  readonly partyId: string;
  readonly employmentId: string;
  readonly from: string;
}

/** People who are employed on a day, these ones first. Without a RowScope: a demo is laid for whole companies. */
export const workersOf = (tx: Tx, companyId: string, first: readonly string[], day: string, most: number): Promise<DemoWorker[]> =>
  tx.many<DemoWorker>(sql`
    select party_id as "partyId", party_relationship_id as "employmentId", lower(valid)::text as from from party_relationship
    where company_id = ${companyId}::uuid and relationship_type_enum_id = 'PrtEmployee' and status_id = 'ActiveRel' and valid @> ${day}::date
    order by party_id = any (${[...first]}::uuid[]) desc, party_relationship_id limit ${most}`);

export const addClocks = (tx: Tx, companyId: string, clocks: readonly { readonly id: string; readonly code: string; readonly title: string }[]): Promise<number> =>
  tx.run(sql`
    insert into clock_device (clock_device_id, company_id, code, title)
    select n.id, ${companyId}::uuid, n.code, n.title
    from unnest(${clocks.map(({ id }) => id)}::uuid[], ${clocks.map(({ code }) => code)}::text[], ${clocks.map(({ title }) => title)}::text[]) as n (id, code, title)`);

export const addCards = (
  tx: Tx,
  companyId: string,
  cards: readonly { readonly id: string; readonly employmentId: string; readonly card: string; readonly from: string }[],
): Promise<number> =>
  tx.run(sql`
    insert into clock_card (clock_card_id, company_id, party_relationship_id, card, valid)
    select n.id, ${companyId}::uuid, n.employment, n.card, daterange(n.since, null)
    from unnest(${cards.map(({ id }) => id)}::uuid[], ${cards.map(({ employmentId }) => employmentId)}::uuid[], ${cards.map(({ card }) => card)}::text[],
      ${cards.map(({ from }) => from)}::date[]) as n (id, employment, card, since)`);

/** Crews of the rotating calendars of a company, in their order. */
export const crewsOf = (tx: Tx, companyId: string): Promise<{ readonly workCalendarId: string; readonly shiftProgrammeId: string }[]> =>
  tx.many(sql`
    select p.work_calendar_id as "workCalendarId", p.shift_programme_id as "shiftProgrammeId" from shift_programme p join work_calendar c using (work_calendar_id)
    where p.company_id = ${companyId}::uuid and p.for_all = 'N' and c.calendar_code = 'CREWS3' order by p.priority`);
