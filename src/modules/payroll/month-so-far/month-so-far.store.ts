/** SQL of the month that runs so far. Rials as digits. */
import { companiesIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, empty, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { paySwitch } from '../pay-switch/pay-switch.store.ts';
import type { SoFarLine } from './so-far.rules.ts';

const moment = sql`to_char(w.counted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "countedAt"`;
const figures = sql`w.jalali_year::int as year, w.jalali_month::int as month, ${moment}, w.gross::text, w.deductions::text, w.net::text`;

/** Groups that pay a company's people now. Without a RowScope: a job looks after a whole company. */
export const payingGroups = async (db: Db, companyId: string): Promise<string[]> =>
  (
    await db.many<{ id: string }>(sql`
      select pay_group_id as id from pay_group where company_id = ${companyId}::uuid and pay_group_status_id = 'PayGroupActive' order by pay_group_id`)
  ).map(({ id }) => id);

/** Marks by which it is known what somebody's month was counted from. Without a RowScope: a job looks after a whole company. */
export const marksOf = async (db: Db, employmentIds: readonly string[], { year, month }: YearMonth): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.many<{ id: string; mark: string }>(sql`
        select party_relationship_id as id, input_hash as mark from pay_so_far
        where party_relationship_id = any (${[...employmentIds]}::uuid[]) and jalali_year = ${year} and jalali_month = ${month}`)
    ).map(({ id, mark }) => [id, mark]),
  );

export interface NewSoFar {
  readonly employmentId: string;
  readonly partyId: string;
  readonly mark: string;
  readonly gross: string;
  readonly deductions: string;
  readonly net: string;
  readonly tax: string;
  readonly lines: readonly SoFarLine[];
}

export interface CountedGroup extends YearMonth {
  readonly companyId: string;
  readonly payGroupId: string;
  readonly now: Date;
}

/** Puts counts in the place of those before them; within a month the one before stands beside the new one. */
export const putSoFar = (tx: Tx, { companyId, payGroupId, year, month, now }: CountedGroup, rows: readonly NewSoFar[]): Promise<number> =>
  tx.run(sql`
    insert into pay_so_far as t (party_relationship_id, company_id, party_id, pay_group_id, jalali_year, jalali_month, input_hash, counted_at, gross, deductions, net, tax, lines)
    select n."employmentId", ${companyId}::uuid, n."partyId", ${payGroupId}::uuid, ${year}, ${month}, n.mark, ${now}, n.gross, n.deductions, n.net, n.tax, n.lines
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n ("employmentId" uuid, "partyId" uuid, mark text, gross bigint, deductions bigint, net bigint, tax bigint, lines jsonb) order by 1
    on conflict (party_relationship_id) do update set company_id = excluded.company_id, pay_group_id = excluded.pay_group_id, jalali_year = excluded.jalali_year,
      jalali_month = excluded.jalali_month, input_hash = excluded.input_hash, counted_at = excluded.counted_at, gross = excluded.gross, deductions = excluded.deductions,
      net = excluded.net, tax = excluded.tax, lines = excluded.lines,
      lines_before = case when t.jalali_year = excluded.jalali_year and t.jalali_month = excluded.jalali_month then t.lines end`);

/** Takes out of a group what is of another month, and of whom it counts no more. Without a RowScope: a job looks after a whole company. */
export const dropOthers = (tx: Tx, payGroupId: string, counted: readonly string[]): Promise<number> =>
  tx.run(sql`delete from pay_so_far where pay_group_id = ${payGroupId}::uuid and not party_relationship_id = any (${[...counted]}::uuid[])`);

export interface SoFarRow extends YearMonth {
  readonly partyId: string;
  readonly employmentId: string;
  readonly pseudoId: string;
  readonly fullName: string;
  readonly groupName: string;
  readonly countedAt: string;
  readonly gross: string;
  readonly deductions: string;
  readonly net: string;
  readonly tax: string;
  readonly lastNet: string | null;
  readonly difference: string | null;
  readonly lines: SoFarLine[];
  readonly before: SoFarLine[] | null;
}

/** Whether there is such a group, and it is not closed to the reader. */
export const hasGroup = async (db: Db, rows: RowScope, payGroupId: string): Promise<boolean> =>
  (await db.maybe(sql`
    select from pay_group g where g.pay_group_id = ${payGroupId}::uuid and ${companiesIn(rows, sql`g.company_id`)} and g.pay_group_id <> all ((select closed_pay_groups())::uuid[])`)) !==
  undefined;

interface Asked {
  readonly payGroupId?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const within = (rows: RowScope, { payGroupId }: Pick<Asked, 'payGroupId'>) =>
  sql`${peopleIn(rows, sql`w.party_id`, sql`w.company_id`)}${payGroupId === undefined ? empty : sql` and w.pay_group_id = ${payGroupId}::uuid`}`;

/** The greatest difference with the last paid month first. */
export const soFarPage = (db: Db, rows: RowScope, asked: Asked): Promise<SoFarRow[]> =>
  db.many<SoFarRow>(sql`
    select w.party_id as "partyId", w.party_relationship_id as "employmentId", r.pseudo_id as "pseudoId", ${fullName(sql`p`)} as "fullName", g.description as "groupName", ${figures},
      w.tax::text, last.net::text as "lastNet", (w.net - last.net)::text as difference, w.lines, w.lines_before as before
    from pay_so_far w join person p on p.party_id = w.party_id join party_relationship r on r.party_relationship_id = w.party_relationship_id
    join pay_group g on g.pay_group_id = w.pay_group_id
    left join lateral (
      select s.net from payslip s join pay_run run using (pay_run_id)
      where s.party_relationship_id = w.party_relationship_id and s.kind = 'regular' and s.reverses is null and run.status_id in ('PrApproved', 'PrPaid')
        and (s.jalali_year, s.jalali_month) < (w.jalali_year, w.jalali_month) order by s.jalali_year desc, s.jalali_month desc limit 1) last on true
    where ${within(rows, asked)} order by abs(w.net - last.net) desc nulls last, r.pseudo_id, w.party_relationship_id limit ${asked.pageSize} offset ${(asked.page - 1) * asked.pageSize}`);

export const countSoFar = async (db: Db, rows: RowScope, asked: Pick<Asked, 'payGroupId'>): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*)::int as count from pay_so_far w where ${within(rows, asked)}`)).count;

export type OwnSoFar = Pick<SoFarRow, 'employmentId' | 'year' | 'month' | 'countedAt' | 'gross' | 'deductions' | 'net' | 'lines'>;

/** The reader's own, in companies that show it. Without a RowScope: their own alone. */
export const ownMonths = (db: Db, partyId: string): Promise<OwnSoFar[]> =>
  db.many<OwnSoFar>(sql`
    select w.party_relationship_id as "employmentId", ${figures}, w.lines
    from pay_so_far w join pay_so_far_setting s on s.company_id = w.company_id and s.shows_own = 'Y'
    where w.party_id = ${partyId}::uuid order by w.party_relationship_id`);

/** Whether people see what their own month would come to. */
export const soFarSwitch = paySwitch('pay_so_far_setting', 'shows_own');
