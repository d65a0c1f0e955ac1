/** SQL of corrections: a figure said anew from one of its months on, beside the one that was. */
import { isUuid } from '#kernel/ids/ids.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { legalErrors } from './annual-annuities.errors.ts';
import { checkValue, refuseLocked } from './legal.store.ts';

export interface Correction {
  /** Of the new row. */
  readonly id: string;
  readonly corrects: string;
  /** As it was seen. */
  readonly rowVersion: number;
  /** Jalali month. */
  readonly fromMonth: number;
  /** Digits of rials. */
  readonly amount: string | null;
  readonly rate: string | null;
  readonly source: string;
  readonly reason: string;
}

interface Corrected {
  readonly jalaliYear: number;
  readonly kindEnumId: string;
  readonly bracket: number | null;
  readonly fromMonth: number;
  readonly thruMonth: number;
  readonly amount: string | null;
  readonly rate: string | null;
}

/**
 * Ends the row before the month (or retires it, where it would begin there) and writes the new one, which waits to be confirmed. Answers
 * the row as it was, undefined of one that is not there in this version. Throws locked, outside, shape and steps.
 */
export async function correctRow(tx: Tx, { id, corrects, rowVersion, fromMonth, amount, rate, source, reason }: Correction): Promise<Corrected | undefined> {
  if (!isUuid(corrects)) return undefined;
  const found = await tx.maybe<Corrected>(sql`
    select jalali_year as "jalaliYear", kind_enum_id as "kindEnumId", bracket, from_month as "fromMonth", thru_month as "thruMonth", amount::text, rate
    from legal_parameter where legal_parameter_id = ${corrects}::uuid and row_version = ${rowVersion} and option_indicator = 'Y' and superseded_by is null for update`);
  if (found === undefined) return undefined;
  const { jalaliYear, kindEnumId, bracket, thruMonth } = found;
  await refuseLocked(tx, jalaliYear);
  if (fromMonth < found.fromMonth || fromMonth > thruMonth) throw legalErrors.error('outside');
  await checkValue(tx, { jalaliYear, kindEnumId, bracket, fromMonth, amount, rate }, corrects);
  const isWhole = fromMonth === found.fromMonth;
  await tx.run(sql`
    update legal_parameter set superseded_by = ${id}::uuid, thru_month = ${isWhole ? thruMonth : fromMonth - 1}, option_indicator = ${isWhole ? 'N' : 'Y'}
    where legal_parameter_id = ${corrects}::uuid`);
  await tx.run(sql`
    insert into legal_parameter (legal_parameter_id, jalali_year, kind_enum_id, bracket, from_month, thru_month, amount, rate, source, confidence, reason, corrects)
    values (${id}::uuid, ${jalaliYear}, ${kindEnumId}, ${bracket}, ${fromMonth}, ${thruMonth}, ${amount}, ${rate}, ${source}, 'B', ${reason}, ${corrects}::uuid)`);
  return found;
}
