/** SQL of lists of deductions for whoever pays elsewhere. */
import { isUuid } from '#kernel/ids/ids.ts';
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import type { DueDeduction } from '../deductions/deductions.rules.ts';

export interface KnownList {
  readonly deductionListId: string;
  readonly companyId: string;
  readonly listNumber: number;
  /** Jalali. */
  readonly year: number;
  readonly month: number;
  readonly isVoid: boolean;
  readonly rowVersion: number;
}

const head = sql`o.deduction_list_id as "deductionListId", o.company_id as "companyId", o.list_number as "listNumber", o.list_year::int as year, o.list_month::int as month,
  o.voided_at is not null as "isVoid", o.row_version as "rowVersion"`;

/** Lists that are told. */
const MOST_LISTS = 200;

export interface ListRow extends Omit<KnownList, 'companyId' | 'isVoid'> {
  readonly madeAt: string;
  readonly madeByName: string | null;
  readonly lines: number;
  readonly answered: number;
  readonly voidReason: string | null;
}

/** Lists of companies that are reached as a whole. */
export const listsIn = async (db: Db, rows: RowScope): Promise<ListRow[]> =>
  (
    await db.many<Omit<ListRow, 'madeAt'> & { readonly madeAt: string | Date }>(sql`
      select o.deduction_list_id as "deductionListId", o.list_number as "listNumber", o.list_year::int as year, o.list_month::int as month, o.made_at as "madeAt",
        ${nameOfPerson(sql`o.made_by`)} as "madeByName", n.lines, n.answered, o.void_reason as "voidReason", o.row_version as "rowVersion"
      from (select * from deduction_list t where ${companiesIn(rows, sql`t.company_id`)} order by t.list_number desc limit ${MOST_LISTS}) o
      cross join lateral (
        select count(*)::int as lines, count(a.taken)::int as answered from deduction_list_line i left join deduction_list_answer a using (deduction_list_line_id)
        where i.deduction_list_id = o.deduction_list_id) n
      order by o.list_number desc`)
  ).map(({ madeAt, ...row }) => ({ ...row, madeAt: new Date(madeAt).toISOString() }));

const listBy = (rows: RowScope, id: string): Sql => sql`select ${head} from deduction_list o where o.deduction_list_id = ${id}::uuid and ${companiesIn(rows, sql`o.company_id`)}`;

/** One of a company that is reached as a whole. */
export const listIn = (db: Db, rows: RowScope, id: string): Promise<KnownList | undefined> => (isUuid(id) ? db.maybe(listBy(rows, id)) : Promise.resolve(undefined));

/** The same, held until the transaction ends. */
export const holdList = (tx: Tx, rows: RowScope, id: string): Promise<KnownList | undefined> =>
  isUuid(id) ? tx.maybe(sql`${listBy(rows, id)} for update of o`) : Promise.resolve(undefined);

/** The company, held: its lists are numbered one after the other, and what one asks no other asks. */
export const holdCompany = (tx: Tx, companyId: string): Promise<number> => tx.run(sql`select from company where company_id = ${companyId}::uuid for no key update`);

/** What stands in lists that wait for their answers, by kind and id. Without a RowScope: of the company whose list is made. */
export const waitingSources = async (db: Db, companyId: string): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.many<{ source: string }>(sql`
        select distinct concat(i.source_kind, ' ', i.source_id) as source from deduction_list o join deduction_list_line i using (deduction_list_id)
        where o.company_id = ${companyId}::uuid and o.voided_at is null and not exists (select from deduction_list_answer a where a.deduction_list_line_id = i.deduction_list_line_id)`)
    ).map(({ source }) => source),
  );

export interface NewList extends Pick<KnownList, 'deductionListId' | 'companyId' | 'year' | 'month'> {
  readonly madeBy: string;
  readonly now: Date;
}

/** Answers its number. */
export const insertList = async (tx: Tx, { deductionListId, companyId, year, month, madeBy, now }: NewList): Promise<number> =>
  (
    await tx.one<{ number: number }>(sql`
      insert into deduction_list (deduction_list_id, company_id, list_number, list_year, list_month, made_at, made_by)
      select ${deductionListId}::uuid, ${companyId}::uuid, coalesce(max(list_number), 0) + 1, ${year}, ${month}, ${now.toISOString()}::timestamptz, ${madeBy}::uuid
      from deduction_list where company_id = ${companyId}::uuid returning list_number as number`)
  ).number;

/** Lines by the name of their people; who has no employment in the company is left out. Answers how many. Without a RowScope: of what is due to people in reach. */
export const insertLines = (tx: Tx, { deductionListId, companyId }: Pick<NewList, 'deductionListId' | 'companyId'>, due: readonly DueDeduction[]): Promise<number> =>
  tx.run(sql`
    insert into deduction_list_line (deduction_list_line_id, company_id, deduction_list_id, party_id, party_relationship_id, place, source_kind, source_id, title, evidence, due_date, asked)
    select gen_random_uuid(), ${companyId}::uuid, ${deductionListId}::uuid, r.party_id, r.party_relationship_id,
      row_number() over (order by p.sort_text, r.party_id, d.at), d.kind, d.id, d.title, d.evidence, d.due_date, d.asked
    from unnest(${due.map((one) => one.partyId)}::uuid[], ${due.map((one) => one.employmentId ?? null)}::uuid[], ${due.map((one) => one.sourceKind)}::text[],
      ${due.map((one) => one.sourceId)}::text[], ${due.map((one) => one.title)}::text[], ${due.map((one) => one.evidence)}::text[], ${due.map((one) => one.dueDate)}::date[],
      ${due.map((one) => one.asked)}::bigint[]) with ordinality as d (party, employment, kind, id, title, evidence, due_date, asked, at)
    join lateral (
      select r.party_id, r.party_relationship_id from party_relationship r
      where r.party_id = d.party and r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and (d.employment is null or r.party_relationship_id = d.employment)
      order by r.valid desc limit 1) r on true
    join person p on p.party_id = r.party_id`);

export interface ListLine {
  readonly place: number;
  readonly pseudoId: string | null;
  readonly fullName: string;
  readonly title: string;
  readonly evidence: string;
  readonly dueDate: string;
  readonly asked: bigint;
  readonly taken: bigint | null;
}

/** Lines of a list in its order. Without a RowScope: of one that was found in reach. */
export const linesOfList = (db: Db, deductionListId: string): Promise<ListLine[]> =>
  db.many<ListLine>(sql`
    select i.place, r.pseudo_id as "pseudoId", ${nameOfPerson(sql`i.party_id`)} as "fullName", i.title, i.evidence, i.due_date::text as "dueDate", i.asked, a.taken
    from deduction_list_line i join party_relationship r using (party_relationship_id) left join deduction_list_answer a using (deduction_list_line_id)
    where i.deduction_list_id = ${deductionListId}::uuid order by i.place`);

export const isAnswered = async (db: Db, deductionListId: string): Promise<boolean> =>
  (await db.maybe(
    sql`select from deduction_list_line i join deduction_list_answer a using (deduction_list_line_id) where i.deduction_list_id = ${deductionListId}::uuid limit 1`,
  )) !== undefined;

export const callVoid = (tx: Tx, deductionListId: string, { now, partyId, reason }: { readonly now: Date; readonly partyId: string; readonly reason: string }): Promise<number> =>
  tx.run(sql`
    update deduction_list set voided_at = ${now.toISOString()}::timestamptz, voided_by = ${partyId}::uuid, void_reason = ${reason}, row_version = row_version + 1
    where deduction_list_id = ${deductionListId}::uuid`);
