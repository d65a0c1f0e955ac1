/** SQL of the lists of budgets: who asks, where everybody stands, and what changes by hand. */
import { companiesIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import type { MoveDecision, NewMove, StoredMove } from '../approved-list/moves.define.ts';
import type { StoredWord } from '../draw-words/draw-words.store.ts';
import type { Budget, Decider, Source, Waiting } from '../loan-figures/rank.rules.ts';
import { budgetMoves, budgetPlaces } from './loan-provision.contract.ts';
import type { Placed, StoredPlace } from './order.rules.ts';

export type BudgetState = 'LbDraft' | 'LbRanked' | 'LbSent' | 'LbReturned' | 'LbApproved' | 'LbRejected' | 'LbClosed';

export interface StoredBudget extends StoredWord {
  readonly loanBudgetId: string;
  readonly companyId: string;
  readonly title: string;
  readonly welfareId: string;
  /** Digits of rials. */
  readonly amount: string;
  readonly cap: string | null;
  /** ISO days. */
  readonly requestsFrom: string;
  readonly requestsThru: string;
  readonly ranking: Budget['ranking'];
  readonly remainders: Budget['remainders'];
  readonly stateId: BudgetState;
  readonly rowVersion: number;
}

const budgetColumns = sql`
  t.loan_budget_id as "loanBudgetId", t.company_id as "companyId", t.title, t.welfare_id as "welfareId", t.amount::text as amount, t.cap::text as cap,
  t.requests_from::text as "requestsFrom", t.requests_thru::text as "requestsThru", t.ranking, t.remainders, t.draw_word as word, t.draw_hash as "seedHash",
  t.state_id as "stateId", t.row_version as "rowVersion"`;

/** A budget of a company in scope. */
export const budgetOf = (db: Db, rows: RowScope, loanBudgetId: string): Promise<StoredBudget | undefined> =>
  db.maybe(sql`select ${budgetColumns} from loan_budget t where t.loan_budget_id::text = ${loanBudgetId} and ${companiesIn(rows, sql`t.company_id`)}`);

/** The same, held until the end of the transaction: everything that is done to a list is done one after the other. */
export const holdBudget = (tx: Tx, rows: RowScope, loanBudgetId: string): Promise<StoredBudget | undefined> =>
  tx.maybe(sql`
    select ${budgetColumns} from loan_budget t
    where t.loan_budget_id::text = ${loanBudgetId} and ${companiesIn(rows, sql`t.company_id`)} for update`);

export const moveBudget = (tx: Tx, loanBudgetId: string, state: BudgetState): Promise<number> =>
  tx.run(sql`update loan_budget set state_id = ${state}, row_version = row_version + 1 where loan_budget_id = ${loanBudgetId}::uuid`);

/** Lists over one loan are made one after the other, so that the second sees what the first has taken. */
export const holdLoan = (tx: Tx, welfareId: string): Promise<number> => tx.run(sql`select from welfare_loan where welfare_id = ${welfareId}::uuid for no key update`);

/** Digits of rials; without a quota the money that no quota holds is theirs. */
export const quotasOf = (db: Db, loanBudgetId: string): Promise<{ readonly code: string; readonly amount: string }[]> =>
  db.many(sql`
    select q.welfare_group_id as code, trunc(b.amount * q.percent / 100)::text as amount
    from loan_budget_quota q join loan_budget b using (loan_budget_id) where q.loan_budget_id = ${loanBudgetId}::uuid order by q.loan_budget_quota_id`);

/** Thousandths as digits. */
export const criteriaOf = (db: Db, loanBudgetId: string): Promise<{ readonly criterion: string; readonly unit: string; readonly points: string; readonly most: string | null }[]> =>
  db.many(sql`
    select criteria_score_enum_id as criterion, (unit * 1000)::bigint::text as unit, (points * 1000)::bigint::text as points, (most_points * 1000)::bigint::text as most
    from loan_budget_criterion where loan_budget_id = ${loanBudgetId}::uuid order by criteria_score_enum_id`);

export interface Candidate {
  readonly loanRequestId: string;
  readonly partyId: string;
  readonly partyRelationshipId: string;
  readonly code: string;
  /** ISO instant. */
  readonly createdAt: string;
  readonly amount: string;
  readonly welfareGroupId: string | null;
}

/** Approved requests for the loan, made in the window, that no list has and nobody has paid or given up. `q` is the request. */
const waitsFor = (budget: Pick<StoredBudget, 'companyId' | 'welfareId' | 'requestsFrom' | 'requestsThru'>): Sql => sql`
  q.company_id = ${budget.companyId}::uuid and q.welfare_id = ${budget.welfareId}::uuid and q.status_id = 'RqApproved'
  and (q.created_at at time zone 'Asia/Tehran')::date between ${budget.requestsFrom}::date and ${budget.requestsThru}::date
  and exists (select from loan_grant a where a.loan_request_id = q.loan_request_id and a.status_id = 'LgApproved')`;

/** Who stands in a list that is made on a day (ISO), with their group of that day; who is no longer employed does not. Without a RowScope: the list of a whole company. */
export const candidatesOf = (db: Db, budget: StoredBudget, day: string): Promise<Candidate[]> =>
  db.many(sql`
    select q.loan_request_id as "loanRequestId", q.party_id as "partyId", r.party_relationship_id as "partyRelationshipId", r.pseudo_id as code,
      to_char(q.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt", q.final_loan_amount::text as amount, m.welfare_group_id as "welfareGroupId"
    from loan_request q
    join lateral (select * from party_relationship e where e.party_id = q.party_id and e.company_id = q.company_id and e.relationship_type_enum_id = 'PrtEmployee'
      and e.valid @> ${day}::date order by e.party_relationship_id limit 1) r on true
    left join welfare_member m on m.party_relationship_id = r.party_relationship_id and m.valid @> ${day}::date
    where ${waitsFor(budget)}`);

/** How many wait for a budget and what they ask for together. Without a RowScope: sums of a whole company. */
export const waitingFor = (db: Db, budget: StoredBudget): Promise<{ readonly count: number; readonly sum: string }> =>
  db.one(sql`select count(*)::int as count, coalesce(sum(q.final_loan_amount), 0)::text as sum from loan_request q where ${waitsFor(budget)}`);

export interface NewPlace {
  readonly id: string;
  readonly request: string;
  readonly party: string;
  readonly place: number;
  readonly score: number;
  readonly points: string;
  readonly hash: string | null;
  readonly group: string | null;
  readonly amount: string;
  readonly decider: Decider;
  readonly source: Source | null;
  readonly waiting: Waiting | null;
}

/** One statement, however many. */
export async function insertPlaces(tx: Tx, { loanBudgetId, companyId }: StoredBudget, places: readonly NewPlace[]): Promise<void> {
  await tx.run(sql`
    insert into loan_budget_place (loan_budget_place_id, company_id, loan_budget_id, loan_request_id, party_id, place, score, points, hash, welfare_group_id, amount, decider, source, waiting)
    select r.id, ${companyId}::uuid, ${loanBudgetId}::uuid, r.request, r.party, r.place, r.score, r.points::jsonb, r.hash, r."group", r.amount, r.decider, r.source, r.waiting
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as r (id uuid, request uuid, party uuid, place int, score numeric, points text, hash text, "group" uuid, amount numeric,
      decider text, source text, waiting text)`);
}

/** Everybody who is still in a list, in its order. Without a RowScope: the list of a whole company. */
export const livePlaces = (db: Db, loanBudgetId: string): Promise<StoredPlace[]> =>
  db.many(sql`
    select loan_budget_place_id as id, party_id as "partyId", place, score::float8 as score, welfare_group_id as "group", amount::text as amount, decider, source, status_id as "statusId"
    from loan_budget_place where loan_budget_id = ${loanBudgetId}::uuid and status_id in ('LpWaiting', 'LpFunded') order by place, loan_budget_place_id`);

/** Writes where those of a list stand now; what stays as it was is not touched. */
export const writePlaces = (tx: Tx, places: readonly Placed[]): Promise<number> =>
  tx.run(sql`
    update loan_budget_place p set place = r.place, decider = r.decider, source = r.source, waiting = r.waiting, status_id = r.status
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as r (id uuid, place int, decider text, source text, waiting text, status text)
    where p.loan_budget_place_id = r.id and (p.place, p.decider, p.source, p.waiting, p.status_id) is distinct from (r.place, r.decider, r.source, r.waiting, r.status)`);

/** Those of a list who wait are free again: released at its end, dropped with a list that is put aside. Answers how many. */
export const releasePlaces = (tx: Tx, loanBudgetId: string, as: 'LpReleased' | 'LpDropped', now: Date): Promise<number> =>
  tx.run(sql`
    update loan_budget_place set status_id = ${as}, ended_at = ${now.toISOString()}::timestamptz where loan_budget_id = ${loanBudgetId}::uuid and status_id = 'LpWaiting'`);

/** Whether a request of a list has been paid, held until the end of the transaction: nobody pays it meanwhile. */
export const isPaid = async (tx: Tx, placeId: string): Promise<boolean> =>
  (
    await tx.one<{ status: string }>(sql`
    select a.status_id as status from loan_grant a join loan_budget_place p using (loan_request_id) where p.loan_budget_place_id = ${placeId}::uuid for update of a`)
  ).status === 'LgPaidOut';

/** How a place ends that is taken out of its list: nobody wants it any more, or its loan was cancelled. */
export type Leaving = 'LpWithdrawn' | 'LpCancelled';

export const endPlace = (tx: Tx, placeId: string, as: Leaving, now: Date): Promise<number> =>
  tx.run(sql`update loan_budget_place set status_id = ${as}, ended_at = ${now.toISOString()}::timestamptz where loan_budget_place_id = ${placeId}::uuid`);

/** What was granted for a loan that was paid out, and the place that it was funded in. Without a RowScope: of a loan that the caller has found in reach and holds. */
export const grantOfLoan = (
  tx: Tx,
  loanId: string,
): Promise<
  | { readonly requestId: string; readonly companyId: string; readonly partyId: string; readonly status: string; readonly placeId: string | null; readonly listId: string | null }
  | undefined
> =>
  tx.maybe(sql`
    select g.loan_request_id as "requestId", g.company_id as "companyId", l.party_id as "partyId", g.status_id as status, p.loan_budget_place_id as "placeId", p.loan_budget_id as "listId"
    from loan l join loan_grant g using (loan_request_id) left join loan_budget_place p on p.loan_request_id = g.loan_request_id and p.status_id = 'LpFunded'
    where l.loan_id = ${loanId}::uuid`);

/** A place within the rows of somebody. */
export const placeOf = (db: Db, rows: RowScope, placeId: string): Promise<{ readonly listId: string; readonly companyId: string; readonly partyId: string } | undefined> =>
  db.maybe(sql`
    select p.loan_budget_id as "listId", p.company_id as "companyId", p.party_id as "partyId" from loan_budget_place p
    where p.loan_budget_place_id::text = ${placeId} and ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)}`);

export const moveOf = (db: Db, rows: RowScope, moveId: string): Promise<StoredMove | undefined> =>
  db.maybe(sql`
    select p.loan_budget_id as "listId", p.loan_budget_place_id as "placeId", p.party_id as "partyId", m.to_place as "toPlace", m.asked_by as "askedBy"
    from loan_budget_move m join loan_budget_place p using (loan_budget_place_id)
    where m.loan_budget_move_id::text = ${moveId} and ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)}`);

export const insertMove = (tx: Tx, move: NewMove): Promise<number> =>
  tx.run(sql`
    insert into loan_budget_move (loan_budget_move_id, company_id, loan_budget_place_id, from_place, to_place, reason, asked_by, asked_at)
    values (${move.id}::uuid, ${move.companyId}::uuid, ${move.placeId}::uuid, ${move.from}, ${move.to}, ${move.reason}, ${move.by}::uuid, ${move.now.toISOString()}::timestamptz)`);

export const writeDecision = (tx: Tx, moveId: string, decision: MoveDecision, by: string, now: Date): Promise<number> =>
  tx.run(sql`
    update loan_budget_move set decision = ${decision}, decided_by = ${by}::uuid, decided_at = ${now.toISOString()}::timestamptz
    where loan_budget_move_id = ${moveId}::uuid and decision is null`);

/** Moves of a list that nobody has decided on. Without a RowScope: how many. */
export const openMovesOf = async (db: Db, loanBudgetId: string): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from loan_budget_move m join loan_budget_place p using (loan_budget_place_id)
      where p.loan_budget_id = ${loanBudgetId}::uuid and p.status_id in ('LpWaiting', 'LpFunded') and m.decision is null`)
  ).count;

/** Sums of a list; `source` says what is paid, before it is approved too. Without a RowScope: sums of a whole company. */
export const sumsOf = (db: Db, loanBudgetId: string): Promise<{ readonly places: number; readonly funded: number; readonly used: string }> =>
  db.one(sql`
    select count(*)::int as places, count(source)::int as funded, coalesce(sum(amount) filter (where source is not null), 0)::text as used
    from loan_budget_place where loan_budget_id = ${loanBudgetId}::uuid and status_id in ('LpWaiting', 'LpFunded')`);

// `o` is the place: names of people are looked up under `p`
const person = {
  pseudoId: {
    value: sql`(select r.pseudo_id from party_relationship r where r.party_id = o.party_id and r.company_id = o.company_id and r.relationship_type_enum_id = 'PrtEmployee'
      order by lower(r.valid) desc limit 1)`,
  },
  fullName: { value: nameOfPerson(sql`o.party_id`) },
};
const inScope = (look: { readonly rows: RowScope; readonly query: { readonly loanBudgetId: string } }): Sql =>
  sql`o.loan_budget_id = ${look.query.loanBudgetId}::uuid and ${peopleIn(look.rows, sql`o.party_id`, sql`o.company_id`)}`;

export const placeSource = defineSource<typeof budgetPlaces>({
  calls: budgetPlaces,
  parts: (look) => ({
    from: sql`loan_budget_place o join loan_request q using (loan_request_id) left join welfare_group g on g.welfare_group_id = o.welfare_group_id`,
    // what was put aside before anybody approved it has been no list
    where: sql`${inScope(look)} and o.status_id <> 'LpDropped'`,
    key: sql`o.loan_budget_place_id`,
    subject: sql`o.party_id`,
    more: { partyId: sql`o.party_id` },
    columns: {
      ...person,
      place: { value: sql`o.place` },
      groupName: { value: sql`g.description` },
      requestedOn: { value: sql`(q.created_at at time zone 'Asia/Tehran')::date` },
      amount: { value: sql`o.amount` },
      score: { value: sql`o.score` },
      statusId: { value: sql`o.status_id` },
      source: { value: sql`o.source` },
      waiting: { value: sql`o.waiting` },
      decider: { value: sql`o.decider` },
    },
    search: ['pseudoId', 'fullName'],
    order: sql`o.place`,
  }),
});

export const moveSource = defineSource<typeof budgetMoves>({
  calls: budgetMoves,
  parts: (look) => ({
    from: sql`loan_budget_move m join loan_budget_place o using (loan_budget_place_id)`,
    where: inScope(look),
    key: sql`m.loan_budget_move_id`,
    subject: sql`o.party_id`,
    more: { partyId: sql`o.party_id` },
    columns: {
      ...person,
      fromPlace: { value: sql`m.from_place` },
      toPlace: { value: sql`m.to_place` },
      reason: { value: sql`m.reason` },
      askedByName: { value: nameOfPerson(sql`m.asked_by`) },
      askedAt: { value: sql`m.asked_at` },
      decision: { value: sql`m.decision` },
      decidedByName: { value: nameOfPerson(sql`m.decided_by`) },
    },
    search: ['pseudoId', 'fullName'],
    order: sql`m.asked_at desc`,
  }),
});
