/** SQL of standing items. */
import { formatRial } from '#kernel/rial/rial.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { employmentRowErrors } from '#platform/employment-rows/employment-rows.errors.ts';
import type { EmploymentRows, Judged } from '#platform/employment-rows/employment-rows.service.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import { ofGroupMonth } from '../employment-rows/group-month.store.ts';
import { demandFactor } from '../employment-rows/known-factor.service.ts';
import type { SourceLook } from '../sources/pay-source.define.ts';
import { standingItems } from './standing-items.contract.ts';
import { standingItemErrors } from './standing-items.errors.ts';
import { dueOf, type ItemTerms } from './standing-items.rules.ts';

const taken = sql`coalesce((select sum(k.amount) from standing_item_taken k where k.standing_item_id = t.standing_item_id), 0)::bigint`;
const due = sql`coalesce(t.total, t.times * t.amount)`;

export interface StoredItem extends ItemTerms {
  readonly id: string;
  readonly partyRelationshipId: string;
  /** Code and title of the factor. */
  readonly factor: string;
  readonly title: string;
  readonly rank: number;
  readonly mayBePart: 'Y' | 'N';
  /** Rials that approved payslips have paid or taken: in all, and of the month that is asked. */
  readonly taken: bigint;
  readonly inMonth: bigint;
}

/** Items of people in reach that stand on some day of the month. */
export const itemsIn = ({ db, rows, companyId, employmentIds, from, thru }: SourceLook): Promise<StoredItem[]> =>
  db.many<StoredItem>(sql`
    select t.standing_item_id as id, t.party_relationship_id as "partyRelationshipId", f.code as factor, f.title, t.amount, t.times::int as times, t.total,
      t.rank::int as rank, t.may_be_part as "mayBePart", ${taken} as taken,
      coalesce((select sum(k.amount) from standing_item_taken k where k.standing_item_id = t.standing_item_id and k.month_day = ${from}::date), 0)::bigint as "inMonth"
    from standing_item t join pay_factor f using (pay_factor_id) join party_relationship r on r.party_relationship_id = t.party_relationship_id
    where t.party_relationship_id = any (${[...employmentIds]}::uuid[]) and t.valid && daterange(${from}::date, ${thru}::date, '[]')
      and t.company_id = ${companyId}::uuid and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
    order by t.rank, t.standing_item_id`);

/** What became of an item in a payslip; rials, below zero when it is taken back. `day`: first day (ISO) of the month that it was asked of. */
export interface Booking {
  readonly id: string;
  readonly day: string;
  readonly amount: bigint;
}

/** Books what payslips have paid or taken. Throws takenTwice where more than is due is taken, or more is taken back than was taken. */
export async function bookItems(tx: Tx, bookings: readonly Booking[]): Promise<void> {
  const ids = [...new Set(bookings.map(({ id }) => id))].sort();
  const booked = sql`jsonb_to_recordset(${JSON.stringify(bookings.map((one) => ({ ...one, amount: String(one.amount) })))}::jsonb) as b (id uuid, day date, amount bigint)`;
  await tx.many(sql`select standing_item_id from standing_item where standing_item_id = any (${ids}::uuid[]) order by standing_item_id for update`);
  await tx.run(sql`
    insert into standing_item_taken (standing_item_taken_id, standing_item_id, company_id, month_day, amount)
    select gen_random_uuid(), t.standing_item_id, t.company_id, b.day, b.amount from ${booked} join standing_item t on t.standing_item_id = b.id where b.amount <> 0`);
  // of months that are booked now alone: those before were taken by the terms of their time
  const over = await tx.maybe(sql`
    select b.id from ${booked} join standing_item t on t.standing_item_id = b.id cross join lateral
      (select coalesce(sum(k.amount) filter (where k.month_day = b.day), 0) as amount, sum(k.amount) as whole
       from standing_item_taken k where k.standing_item_id = t.standing_item_id) as k
    where k.amount < 0 or (b.amount > 0 and (k.amount > t.amount or k.whole > ${due})) limit 1`);
  if (over !== undefined) throw employmentRowErrors.error('takenTwice');
}

const dayOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const whole = (value: unknown): bigint | null => (value == null ? null : BigInt(String(value)));

async function checkItem(tx: Tx, judged: Judged): Promise<void> {
  await demandFactor(tx, judged);
  const { values, id } = judged;
  const terms = { amount: whole(values['amount']) ?? 0n, times: values['times'] == null ? null : Number(values['times']), total: whole(values['total']) };
  const all = dueOf(terms);
  const [field] = values['total'] == null ? ['amount'] : ['total'];
  const found = await tx.maybe<{ taken: bigint }>(sql`select ${taken} as taken from standing_item t where t.standing_item_id = ${id}::uuid`);
  if (found && all !== undefined && all < found.taken)
    throw standingItemErrors.error('lessThanTaken', { fields: { [field ?? 'amount']: 'lessThanTaken' }, values: { taken: formatRial(found.taken) } });
}

export const standingItemRows: EmploymentRows = {
  records: standingItems,
  table: 'standing_item',
  fieldClass: 'pay',
  columns: {
    ...{ payFactorId: 'pay_factor_id', amount: 'amount', times: 'times', total: 'total' },
    ...{ rank: 'rank', mayBePart: 'may_be_part', source: 'source', changedAt: 'changed_at' },
  },
  fixed: ['payFactorId'],
  isDated: true,
  narrowedBy: ofGroupMonth,
  defaults: { rank: '100' },
  shown: {
    // as forms hold them
    amount: sql`t.amount::text`,
    total: sql`t.total::text`,
    factorTitle: sql`(select f.title from pay_factor f where f.pay_factor_id = t.pay_factor_id)`,
    factorCode: sql`(select f.code from pay_factor f where f.pay_factor_id = t.pay_factor_id)`,
    changedByName: nameOfPerson(sql`t.changed_by`),
  },
  shownOn: () => ({
    amount: sql`t.amount`,
    total: sql`t.total`,
    taken,
    rest: sql`(${due} - ${taken})`,
    isDone: sql`case when ${due} <= ${taken} then 'Y' else 'N' end`,
  }),
  daysOf: ({ fromDate, thruDate }) => ({ from: String(fromDate), thru: dayOr(thruDate) }),
  check: checkItem,
  async mayRemove(tx, id) {
    if ((await tx.maybe(sql`select from standing_item_taken where standing_item_id = ${id}::uuid limit 1`)) !== undefined) throw standingItemErrors.error('taken');
  },
};
