/** SQL of days of leave to buy back. */
import { systemScope } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { EmploymentRows, Judged } from '#platform/employment-rows/employment-rows.service.ts';
import { employmentsByCode } from '#platform/employment-rows/employment-rows.store.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import { firstDay, lastDay, type YearMonth } from '../pay/pay-month.rules.ts';
import { leaveLeft } from '../sources/sources.service.ts';
import { leaveToBuy } from './leave-to-buy.contract.ts';
import { leaveToBuyErrors } from './leave-to-buy.errors.ts';
import type { DaysToBuy } from './leave-to-buy.rules.ts';

/** Days of some employments in a month. Without a RowScope: of members whom the run has found in it. */
export const daysToBuy = (db: Db, employmentIds: readonly string[], { year, month }: YearMonth): Promise<DaysToBuy[]> =>
  db.many<DaysToBuy>(sql`
    select leave_to_buy_id as id, party_relationship_id as "employmentId", days::int as days from leave_to_buy
    where party_relationship_id = any (${[...employmentIds]}::uuid[]) and jalali_year = ${year}::int and jalali_month = ${month}::int`);

/** The same of some years. Without a RowScope: an import is of a whole company. */
export const daysInYears = (db: Db, employmentIds: readonly string[], years: readonly number[]): Promise<(DaysToBuy & YearMonth & { readonly source: string | null })[]> =>
  db.many(sql`
    select leave_to_buy_id as id, party_relationship_id as "employmentId", jalali_year::int as year, jalali_month::int as month, days::int as days, source from leave_to_buy
    where party_relationship_id = any (${[...employmentIds]}::uuid[]) and jalali_year = any (${[...years]}::int[])`);

/** Whole days that the books of leave have left at the end of a month, by employment; of whom nobody keeps books there is none. */
export async function leftIn(db: Db, companyId: string, employmentIds: readonly string[], of: YearMonth): Promise<ReadonlyMap<string, number>> {
  const day = lastDay(of);
  const left = await leaveLeft({ db, rows: systemScope([companyId], day), companyId, employmentIds, day, isLast: false });
  return new Map([...left].map(([id, { minutes, dayMinutes }]) => [id, Math.max(Math.floor(minutes / dayMinutes), 0)]));
}

/** The same of some months by their keys, of the employments that some codes are of. Without a RowScope: an import is of a whole company. */
export async function leftByMonth(
  db: Db,
  companyId: string,
  codes: readonly string[],
  months: ReadonlyMap<string, YearMonth>,
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const ids = (await employmentsByCode(db, companyId, codes)).map(({ partyRelationshipId }) => partyRelationshipId);
  const found = new Map<string, ReadonlyMap<string, number>>();
  for (const [key, of] of months) found.set(key, await leftIn(db, companyId, ids, of));
  return found;
}

const monthOf = (values: Readonly<Record<string, unknown>>): YearMonth => ({ year: Number(values['jalaliYear']), month: Number(values['jalaliMonth']) });

/** Throws moreThanLeft; of whom nobody keeps books of leave nothing is refused before the run. */
async function demandLeft(tx: Tx, { employment: { companyId, partyRelationshipId: id }, values }: Judged): Promise<void> {
  const left = (await leftIn(tx, companyId, [id], monthOf(values))).get(id);
  if (left !== undefined && Number(values['days']) > left)
    throw leaveToBuyErrors.error('moreThanLeft', { fields: { days: 'moreThanLeft' }, values: { days: left.toLocaleString('fa') } });
}

export const leaveToBuyRows: EmploymentRows = {
  records: leaveToBuy,
  table: 'leave_to_buy',
  fieldClass: 'pay',
  columns: { jalaliYear: 'jalali_year', jalaliMonth: 'jalali_month', days: 'days', source: 'source', changedAt: 'changed_at' },
  shown: {
    // as forms hold it
    jalaliMonth: sql`t.jalali_month::text`,
    changedByName: nameOfPerson(sql`t.changed_by`),
  },
  daysOf: (values) => ({ from: firstDay(monthOf(values)), thru: lastDay(monthOf(values)) }),
  check: demandLeft,
};
