/** SQL of the orders of the demo: set by set, what the product's calls would write one by one. */
import { writeExact } from '#kernel/formula/exact.ts';
import type { OrderSpan } from '#modules/orders/book/timeline.rules.ts';
import type { NewOrder } from '#modules/orders/issue/prepare.store.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { put } from './bulk.store.ts';

/** From now on the types of contract of a company are those of civil service. */
export const makeCivil = (tx: Tx, companyId: string): Promise<number> => tx.run(sql`update agreement_type set order_set = 'civil' where company_id = ${companyId}::uuid`);

/** Wages of a day by class from the first days (ISO) of three years: those of the last are proposed, the others confirmed. Nobody has a class by an order, so no pay hangs by them. */
export const layWageTable = (tx: Tx, companyId: string, officer: string | null, years: readonly [string, string, string], source: string): Promise<number> =>
  tx.run(sql`
    insert into wage_step (wage_step_id, company_id, job_grade_enum_id, daily_wage, source, valid, verified_version, verified_by, verified_on)
    select md5(concat_ws('.', ${companyId}::text, 'wageStep', g.enum_id, y.place))::uuid, ${companyId}::uuid, g.enum_id, 60000 * g.place * (1 + 0.25 * y.place), ${source},
      daterange(y.day, y.next), case when y.next is not null then 1 end, case when y.next is not null then ${officer}::uuid end, case when y.next is not null then y.day end
    from (select enum_id, row_number() over (order by sequence_num, enum_id) as place from enumeration where enum_type_id = 'JobGrade') g
      cross join (select day, lead(day) over (order by day) as next, place from unnest(${[...years]}::date[]) with ordinality as d (day, place)) y`);

export interface LaidOrder extends NewOrder {
  readonly from: string;
  readonly orderTypeId: string;
  readonly number: number;
  readonly year: number;
  readonly signedNo: number;
  readonly issueId: string;
  /** ISO moment. */
  readonly at: string;
}

/** Places in the sequence of signing. */
export const takePlaces = async (tx: Tx, count: number): Promise<number[]> =>
  (await tx.many<{ place: number }>(sql`select nextval('empl_order_signing')::int as place from generate_series(1, ${count}::int)`)).map(({ place }) => place);

interface Issue {
  readonly issueId: string;
  readonly orderTypeId: string;
  readonly at: string;
}

export const layIssues = (tx: Tx, companyId: string, issues: readonly Issue[], producer: string | null): Promise<void> =>
  put(
    tx,
    issues,
    (c) => sql`
      insert into order_issue (order_issue_id, company_id, order_type_id, producer_party_id, at)
      select i, ${companyId}::uuid, t, ${producer}::uuid, at from unnest(${c.issueId}::uuid[], ${c.orderTypeId}::uuid[], ${c.at}::timestamptz[]) as r (i, t, at)`,
  );

/** When and how an order was received: those of the last year not all, one in seven on paper. */
const receiptOf = ({ year, number, at, partyId }: LaidOrder, last: number): readonly (string | null)[] => {
  if (year === last && number % 9 === 0) return [null, null, null];
  return number % 7 === 0 ? [at, 'print', null] : [at, 'app', partyId];
};

/** Signed orders of types that cover nothing, each with its one version and the items of it. */
export async function layOrders(tx: Tx, companyId: string, orders: readonly LaidOrder[]): Promise<void> {
  const last = Math.max(...orders.map(({ year }) => year));
  await tx.copy(
    {
      table: 'empl_order',
      columns: [
        ...['empl_order_id', 'company_id', 'party_relationship_id', 'party_id', 'order_issue_id', 'order_type_id', 'agreement_id', 'status_id', 'order_date', 'from_date'],
        ...['is_cover', 'ends_cover', 'pays', 'order_series', 'order_year', 'order_number', 'signed_no', 'signed_at'],
        ...['acknowledged_at', 'acknowledged_via', 'acknowledged_by'],
      ],
    },
    orders.map((one) => [
      ...[one.orderId, companyId, one.employmentId, one.partyId, one.issueId, one.orderTypeId, one.agreementId, 'EoSigned', one.from, one.from],
      ...['N', 'N', 'Y', '1', one.year, one.number, one.signedNo, one.at],
      ...receiptOf(one, last),
    ]),
  );
  await tx.copy(
    { table: 'empl_order_version', columns: ['empl_order_id', 'version', 'company_id', 'employment_status_enum_id', 'daily_wage', 'total', 'previous_total', 'facts', 'at'] },
    orders.map((one) => [one.orderId, 1, companyId, one.kind, one.dailyWage ?? null, one.total, one.previousTotal, JSON.stringify(one.facts), one.at]),
  );
  await tx.copy(
    {
      table: 'empl_order_item',
      columns: [
        ...['empl_order_id', 'version', 'place', 'company_id', 'pay_factor_id', 'code', 'title', 'group_enum_id', 'basis_enum_id', 'paid_as', 'score', 'amount', 'previous'],
        'explanation',
      ],
    },
    orders.flatMap(({ orderId, items, explanations }) =>
      items.map((item, at) => [
        ...[orderId, 1, at + 1, companyId, item.payFactorId, item.code, item.title, item.groupEnumId, item.basis, item.paidAs],
        ...[item.score === null ? null : writeExact(item.score), item.amount, item.previous, explanations[at] == null ? null : JSON.stringify(explanations[at])],
      ]),
    ),
  );
}

/** Last numbers of a company by Jalali year. */
export const layCounters = (tx: Tx, companyId: string, last: ReadonlyMap<number, number>): Promise<void> =>
  put(
    tx,
    [...last].map(([year, number]) => ({ year, number })),
    (c) => sql`
      insert into order_counter (company_id, order_series, order_year, last_number)
      select ${companyId}::uuid, '1', y, n from unnest(${c.year}::smallint[], ${c.number}::int[]) as r (y, n)`,
  );

export interface FactOf {
  readonly employmentId: string;
  readonly from: string | null;
  readonly until: string | null;
  readonly value: string;
}

/** The wages of the file under orders in the place of those that were generated. Without a RowScope: the demo lays whole companies. */
export async function layWages(tx: Tx, companyId: string, employmentIds: readonly string[], wages: readonly FactOf[]): Promise<void> {
  await tx.run(sql`delete from employment_salary where party_relationship_id = any (${[...employmentIds]}::uuid[])`);
  await tx.copy(
    { table: 'employment_salary', columns: ['party_relationship_id', 'company_id', 'daily_wage', 'valid'] },
    wages.map(({ employmentId, value, from, until }) => [employmentId, companyId, value, `[${from ?? ''},${until ?? ''})`]),
  );
}

export const layBefore = (tx: Tx, companyId: string, rows: readonly { readonly employmentId: string; readonly facts: object }[], now: Date): Promise<void> =>
  put(
    tx,
    rows.map(({ employmentId, facts }) => ({ employmentId, facts: JSON.stringify(facts) })),
    (c) => sql`
      insert into empl_order_before (party_relationship_id, company_id, facts, at)
      select e, ${companyId}::uuid, f::jsonb, ${now} from unnest(${c.employmentId}::uuid[], ${c.facts}::text[]) as r (e, f)`,
  );

export interface LaidDay extends OrderSpan {
  readonly dayId: string;
  readonly employmentId: string;
}

/** Days as they are known from a moment on, and what each signing changed for pay. */
export async function layDays(tx: Tx, companyId: string, days: readonly LaidDay[], orders: readonly LaidOrder[], now: Date): Promise<void> {
  await tx.copy(
    { table: 'empl_order_day', columns: ['empl_order_day_id', 'party_relationship_id', 'company_id', 'empl_order_id', 'version', 'valid', 'known'] },
    days.map(({ dayId, employmentId, orderId, from, until }) => [dayId, employmentId, companyId, orderId, 1, `[${from},${until ?? ''})`, `[${now.toISOString()},)`]),
  );
  const ends = new Map(days.map(({ employmentId, until }) => [employmentId, until]));
  await tx.copy(
    { table: 'order_effect', columns: ['company_id', 'party_relationship_id', 'valid', 'empl_order_id', 'version', 'by_order_id', 'at'] },
    orders.map(({ employmentId, orderId, from, at }) => [companyId, employmentId, `[${from},${ends.get(employmentId) ?? ''})`, orderId, 1, orderId, at]),
  );
}

/** Some of a company who have orders, the newest employments first; the same each time. `but`: who issues. Without a RowScope: the demo lays whole companies. */
export const orderedSince = async (tx: Tx, companyId: string, { day, but, most }: { readonly day: string; readonly but: string; readonly most: number }): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(sql`
      select d.party_relationship_id as id from empl_order_day d join party_relationship r using (party_relationship_id)
      where d.company_id = ${companyId}::uuid and d.valid @> ${day}::date and upper_inf(d.known) and lower(d.valid) < ${day}::date and r.party_id <> ${but}::uuid
      order by r.pseudo_id limit ${most}`)
  ).map(({ id }) => id);
