/** Lists of budgets as they are read: by whoever decides on one, and the own places by everybody. */
import { type Db, sql } from '#platform/db/db.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import { budgetWord, seedOf } from '../draw-words/draw-words.store.ts';
import type { Decider, Source, Waiting } from '../loan-figures/rank.rules.ts';
import type { BudgetState } from './places.store.ts';

/** Places that are shown to whoever decides; the whole list is on the page of the budget. */
const MOST = 200;

export interface ListedPlace {
  readonly place: number;
  readonly fullName: string;
  readonly groupName: string | null;
  /** Digits of rials. */
  readonly amount: string;
  readonly score: number;
  readonly decider: Decider;
  readonly source: Source | null;
  readonly waiting: Waiting | null;
}

/** The first places of a list. Without a RowScope: whoever the step asks reads the list that they decide on. */
export const listToDecide = (db: Db, loanBudgetId: string): Promise<ListedPlace[]> =>
  db.many(sql`
    select o.place, ${nameOfPerson(sql`o.party_id`)} as "fullName", g.description as "groupName", o.amount::text as amount, o.score::float8 as score, o.decider, o.source, o.waiting
    from loan_budget_place o left join welfare_group g on g.welfare_group_id = o.welfare_group_id
    where o.loan_budget_id = ${loanBudgetId}::uuid and o.status_id in ('LpWaiting', 'LpFunded') order by o.place limit ${MOST}`);

export interface OwnStored {
  readonly loanBudgetPlaceId: string;
  readonly loanRequestId: string;
  readonly partyId: string;
  readonly title: string;
  readonly loanTitle: string;
  readonly statusId: 'LpWaiting' | 'LpFunded' | 'LpWithdrawn' | 'LpReleased' | 'LpCancelled';
  readonly place: number;
  readonly count: number;
  readonly amount: string;
  readonly cap: string | null;
  readonly groupName: string | null;
  readonly score: number;
  readonly decider: Decider;
  readonly source: Source | null;
  readonly waiting: Waiting | null;
  readonly stateId: BudgetState;
  readonly hash: string | null;
  readonly seedHash: string | null;
  readonly seed: string | null;
}

/** Own places, newest first; before a list is approved too. Without a RowScope: of one person. */
export async function placesOfPerson(db: Db, partyId: string): Promise<OwnStored[]> {
  const stored = await db.many<Omit<OwnStored, 'seed'> & { readonly loanBudgetId: string; readonly word: string | null }>(sql`
    select b.loan_budget_id as "loanBudgetId", b.draw_word as word, p.loan_budget_place_id as "loanBudgetPlaceId", p.loan_request_id as "loanRequestId", p.party_id as "partyId", b.title, l.title as "loanTitle", p.status_id as "statusId",
      p.place, (select count(*)::int from loan_budget_place o where o.loan_budget_id = b.loan_budget_id and o.status_id in ('LpWaiting', 'LpFunded')) as count,
      p.amount::text as amount, b.cap::text as cap, g.description as "groupName", p.score::float8 as score, p.decider, p.source, p.waiting, b.state_id as "stateId", p.hash,
      case when b.ranking <> 'score' then b.draw_hash end as "seedHash"
    from loan_budget_place p join loan_budget b using (loan_budget_id) join welfare_loan l on l.welfare_id = b.welfare_id
    left join welfare_group g on g.welfare_group_id = p.welfare_group_id
    where p.party_id = ${partyId}::uuid and p.status_id <> 'LpDropped' order by b.created_at desc, p.loan_budget_place_id`);
  return stored.map(({ loanBudgetId, word, ...row }) => ({ ...row, seed: row.seedHash === null ? null : seedOf(budgetWord, loanBudgetId, { word, seedHash: row.seedHash }) }));
}

/** Draws whose requests may still be made, of loans that are open to the group of somebody on a day (ISO). Without a RowScope: of one person. */
export const announcedTo = (
  db: Db,
  { companyId, partyId, day }: { readonly companyId: string; readonly partyId: string; readonly day: string },
): Promise<{ readonly loanBudgetId: string; readonly title: string; readonly loanTitle: string; readonly requestsThru: string; readonly seedHash: string }[]> =>
  db.many(sql`
    select b.loan_budget_id as "loanBudgetId", b.title, l.title as "loanTitle", b.requests_thru::text as "requestsThru", b.draw_hash as "seedHash"
    from loan_budget b join welfare_loan l on l.welfare_id = b.welfare_id
    where b.company_id = ${companyId}::uuid and b.ranking <> 'score' and b.state_id = 'LbDraft' and b.requests_thru >= ${day}::date and exists (
      select from welfare_member m join party_relationship r on r.party_relationship_id = m.party_relationship_id and r.party_id = ${partyId}::uuid and r.valid @> ${day}::date
      join welfare_group_loan o on o.welfare_group_id = m.welfare_group_id and o.welfare_id = b.welfare_id and o.valid @> ${day}::date where m.valid @> ${day}::date)
    order by b.requests_thru, b.loan_budget_id`);
