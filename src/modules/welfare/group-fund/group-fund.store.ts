/** SQL of the ledger of funds: what lists show of it, and what acts ask. Rials as bigint; days ISO. */
import { companiesIn, peopleIn } from '#platform/access/scope.service.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { payKnown } from '../loan-settlement/known-pay.sql.ts';
import { fundEntries, fundShares } from './group-fund.contract.ts';

const came = sql`case when t.signed > 0 then t.signed end`;
const went = sql`case when t.signed < 0 then -t.signed end`;
const reversed = sql`exists (select from welfare_fund_entry o where o.reverses = t.welfare_fund_entry_id)`;

export const entrySource = defineSource<typeof fundEntries>({
  calls: fundEntries,
  parts: ({ rows, actor, query: { welfareGroupId } }) => ({
    from: sql`(
        select e.*, sum(e.signed) over (partition by e.welfare_fund_id order by e.booked_at, e.welfare_fund_entry_id)::bigint as after
        from welfare_fund_entry e join welfare_fund f using (welfare_fund_id) where f.welfare_group_id = ${welfareGroupId}::uuid) t
      left join party_relationship r on r.party_relationship_id = t.party_relationship_id left join person p on p.party_id = r.party_id`,
    // who is gone has no row any more: of them a sum is left that is of the fund
    where: sql`${companiesIn(rows, sql`t.company_id`)} and (r.party_id is null or (${peopleIn(rows, sql`r.party_id`, sql`t.company_id`)} and ${payKnown(actor, fundEntries.list, sql`r.party_id`)}))`,
    key: sql`t.welfare_fund_entry_id`,
    columns: {
      day: { value: sql`t.day` },
      kind: { value: sql`t.kind` },
      pseudoId: { value: sql`r.pseudo_id` },
      fullName: { value: fullName(sql`p`), folded: sql`p.search_text`, sort: sql`p.sort_text` },
      loanCode: {
        value: sql`(select concat(l.loan_year, '/', l.loan_number) from loan_entry n join loan l using (loan_id) where n.loan_entry_id = t.loan_entry_id)`,
      },
      cameIn: { value: came },
      wentOut: { value: went },
      after: { value: sql`t.after` },
      note: { value: sql`t.note` },
      isReversed: { value: sql`case when ${reversed} then 'Y' else 'N' end` },
    },
    more: { isByHand: sql`(t.source = 'hand' and t.kind <> 'reversal' and not ${reversed})` },
    search: ['fullName', 'pseudoId'],
    order: sql`t.booked_at desc, t.welfare_fund_entry_id desc`,
  }),
});

/** Last day in the group of the fund; null: still a member. */
const memberThru = sql`(select max(upper(m.valid) - 1) from welfare_member m where m.party_relationship_id = s.party_relationship_id and m.welfare_group_id = f.welfare_group_id
  having not bool_or(upper_inf(m.valid)))`;
const employedThru = sql`(case when upper_inf(r.valid) then null else upper(r.valid) - 1 end)`;
/** Membership ends with the employment. */
const left = sql`least(${memberThru}, ${employedThru})`;

export const shareSource = defineSource<typeof fundShares>({
  calls: fundShares,
  parts: ({ rows, actor, query: { welfareGroupId } }) => ({
    from: sql`(
        select e.welfare_fund_id, e.party_relationship_id, sum(e.signed) filter (where e.counts_as = 'fee')::bigint as paid, (-sum(e.signed) filter (where e.counts_as = 'shareBack'))::bigint as back
        from welfare_fund_entry e join welfare_fund f using (welfare_fund_id) where f.welfare_group_id = ${welfareGroupId}::uuid and e.counts_as in ('fee', 'shareBack')
        group by e.welfare_fund_id, e.party_relationship_id) s
      join welfare_fund f using (welfare_fund_id) join party_relationship r on r.party_relationship_id = s.party_relationship_id join person p on p.party_id = r.party_id
      cross join lateral (select ${left} as thru) g`,
    where: sql`${peopleIn(rows, sql`r.party_id`, sql`f.company_id`)} and ${payKnown(actor, fundShares.list, sql`r.party_id`)}`,
    key: sql`concat(s.welfare_fund_id, ' ', s.party_relationship_id)`,
    subject: sql`r.party_id`,
    columns: {
      pseudoId: { value: sql`r.pseudo_id` },
      fullName: { value: fullName(sql`p`), folded: sql`p.search_text`, sort: sql`p.sort_text` },
      memberThru: { value: sql`g.thru` },
      paid: { value: sql`coalesce(s.paid, 0)` },
      givenBack: { value: sql`coalesce(s.back, 0)` },
      share: { value: sql`(coalesce(s.paid, 0) - coalesce(s.back, 0))` },
      backFrom: { value: sql`case when f.is_share_back = 'Y' then (g.thru + 1 + make_interval(months => f.repay_months::int))::date end` },
    },
    more: { partyRelationshipId: sql`s.party_relationship_id::text`, welfareFundId: sql`s.welfare_fund_id::text` },
    search: ['fullName', 'pseudoId'],
    order: sql`p.sort_text, s.party_relationship_id`,
  }),
});

export interface HeldFund {
  readonly fundId: string;
  readonly companyId: string;
  readonly isShareBack: 'Y' | 'N';
  readonly repayMonths: number;
}

/** A fund of a company in reach, held until the transaction ends. */
export const holdFund = (tx: Tx, rows: RowScope, fundId: string): Promise<HeldFund | undefined> =>
  tx.maybe<HeldFund>(sql`
    select t.welfare_fund_id as "fundId", t.company_id as "companyId", t.is_share_back as "isShareBack", t.repay_months::int as "repayMonths"
    from welfare_fund t where t.welfare_fund_id = ${fundId}::uuid and ${companiesIn(rows, sql`t.company_id`)} for no key update`);

export interface Leaver {
  readonly partyId: string;
  /** Last day as a member; null: still one. */
  readonly thru: string | null;
  /** Rials paid and not given back. */
  readonly share: bigint;
  /** Rials that loans of the fund have open. */
  readonly owes: bigint;
}

/** Somebody in reach who has paid into a fund, and how they stand with it. */
export const leaverOf = (tx: Tx, rows: RowScope, fundId: string, employmentId: string): Promise<Leaver | undefined> =>
  tx.maybe<Leaver>(sql`
    select r.party_id as "partyId", ${left}::text as thru,
      coalesce((select sum(e.signed) from welfare_fund_entry e where e.welfare_fund_id = f.welfare_fund_id and e.party_relationship_id = s.party_relationship_id and e.counts_as in ('fee', 'shareBack')), 0)::bigint as share,
      coalesce((select sum(n.open) from loan_fund o join loan l on l.loan_id = o.loan_id join loan_line_now n on n.loan_id = l.loan_id
        where o.welfare_fund_id = f.welfare_fund_id and l.party_id = r.party_id), 0)::bigint as owes
    from welfare_fund f cross join (select ${employmentId}::uuid as party_relationship_id) s join party_relationship r on r.party_relationship_id = s.party_relationship_id
    where f.welfare_fund_id = ${fundId}::uuid and r.company_id = f.company_id and ${peopleIn(rows, sql`r.party_id`, sql`f.company_id`)}
      and exists (select from welfare_fund_entry e where e.welfare_fund_id = f.welfare_fund_id and e.party_relationship_id = s.party_relationship_id and e.counts_as = 'fee')`);

export interface FundEntry {
  readonly id: string;
  readonly companyId: string;
  readonly fundId: string;
  readonly kind: 'deposit' | 'withdrawal' | 'shareBack';
  readonly amount: bigint;
  readonly day: string;
  readonly employmentId: string | null;
  readonly note: string | null;
  readonly bookedBy: string | null;
}

export const writeEntry = (tx: Tx, { id, companyId, fundId, kind, amount, day, employmentId, note, bookedBy }: FundEntry): Promise<number> =>
  tx.run(sql`
    insert into welfare_fund_entry (welfare_fund_entry_id, company_id, welfare_fund_id, kind, counts_as, amount, day, party_relationship_id, source, note, booked_by)
    values (${id}::uuid, ${companyId}::uuid, ${fundId}::uuid, ${kind}, ${kind}, ${amount}, ${day}::date, ${employmentId}::uuid, 'hand', ${note}, ${bookedBy}::uuid)`);

export interface StoredEntry {
  readonly companyId: string;
  readonly fundId: string;
  readonly partyId: string | null;
  readonly isByHand: boolean;
}

/** An entry of a company, and of a person, in reach. */
export const entryIn = (tx: Tx, rows: RowScope, id: string): Promise<StoredEntry | undefined> =>
  tx.maybe<StoredEntry>(sql`
    select t.company_id as "companyId", t.welfare_fund_id as "fundId", r.party_id as "partyId", (t.source = 'hand' and t.kind <> 'reversal') as "isByHand"
    from welfare_fund_entry t left join party_relationship r on r.party_relationship_id = t.party_relationship_id
    where t.welfare_fund_entry_id = ${id}::uuid and ${companiesIn(rows, sql`t.company_id`)}
      and (r.party_id is null or ${peopleIn(rows, sql`r.party_id`, sql`t.company_id`)})`);

/** The entry that takes another one back, on a day that is not before it. */
export const writeReversal = (
  tx: Tx,
  { id, of, day, note, bookedBy }: { readonly id: string; readonly of: string; readonly day: string; readonly note: string; readonly bookedBy: string },
) =>
  tx.run(sql`
    insert into welfare_fund_entry (welfare_fund_entry_id, company_id, welfare_fund_id, kind, counts_as, amount, day, party_relationship_id, fee_month, source, source_id, reverses, note, booked_by)
    select ${id}::uuid, company_id, welfare_fund_id, 'reversal', counts_as, amount, greatest(day, ${day}::date), party_relationship_id, fee_month, source, source_id, welfare_fund_entry_id, ${note}, ${bookedBy}::uuid
    from welfare_fund_entry where welfare_fund_entry_id = ${of}::uuid`);
