/** SQL of what whoever pays elsewhere deducted. Without a RowScope, all of it: a sheet is about the whole company that its bringer may write to. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface AskedLine {
  readonly lineId: string;
  readonly listNumber: number;
  readonly place: number;
  /** Jalali. */
  readonly year: number;
  readonly month: number;
  readonly isVoid: boolean;
  readonly partyId: string;
  readonly employmentId: string;
  readonly sourceKind: string;
  readonly sourceId: string;
  readonly evidence: string;
  readonly asked: bigint;
  readonly isAnswered: boolean;
}

const line = sql`i.deduction_list_line_id as "lineId", o.list_number as "listNumber", i.place, o.list_year::int as year, o.list_month::int as month, o.voided_at is not null as "isVoid",
  i.party_id as "partyId", i.party_relationship_id as "employmentId", i.source_kind as "sourceKind", i.source_id as "sourceId", i.evidence, i.asked`;

/** Lines of lists of a company by the numbers of the lists. */
export const linesOfLists = (db: Db, companyId: string, numbers: readonly number[]): Promise<AskedLine[]> =>
  db.many<AskedLine>(sql`
    select ${line}, a.taken is not null as "isAnswered" from deduction_list o join deduction_list_line i using (deduction_list_id) left join deduction_list_answer a using (deduction_list_line_id)
    where o.company_id = ${companyId}::uuid and o.list_number = any (${[...numbers]}::int[])`);

/** Holds lists by their numbers, in one order, as whoever calls one void does. */
export const holdLists = (tx: Tx, companyId: string, numbers: readonly number[]): Promise<number> =>
  tx.run(sql`select from deduction_list where company_id = ${companyId}::uuid and list_number = any (${[...numbers]}::int[]) order by deduction_list_id for update`);

export interface NewAnswer {
  readonly lineId: string;
  readonly companyId: string;
  readonly taken: bigint;
  readonly bookedAs: string;
}

export const writeAnswers = (tx: Tx, all: readonly NewAnswer[]): Promise<number> =>
  tx.run(sql`
    insert into deduction_list_answer (deduction_list_line_id, company_id, taken, booked_as)
    select * from unnest(${all.map((one) => one.lineId)}::uuid[], ${all.map((one) => one.companyId)}::uuid[], ${all.map((one) => one.taken)}::bigint[], ${all.map((one) => one.bookedAs)}::uuid[])`);

export interface BookedLine extends Omit<AskedLine, 'isAnswered'> {
  readonly taken: bigint;
  readonly bookedAs: string;
}

/** What answers of lines booked. */
export const bookedLines = (db: Db, lineIds: readonly string[]): Promise<BookedLine[]> =>
  db.many<BookedLine>(sql`
    select ${line}, a.taken, a.booked_as as "bookedAs" from deduction_list_answer a join deduction_list_line i using (deduction_list_line_id) join deduction_list o using (deduction_list_id)
    where a.deduction_list_line_id = any (${[...lineIds]}::uuid[])`);

export const dropAnswers = (tx: Tx, lineIds: readonly string[]): Promise<number> =>
  tx.run(sql`delete from deduction_list_answer where deduction_list_line_id = any (${[...lineIds]}::uuid[])`);
