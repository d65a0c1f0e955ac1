/** What rises of reserves are counted from: the wages of a run and of the month before of the same people. */
import { type Db, empty, type Sql, sql } from '#platform/db/db.server.ts';
import { absences } from '../pay/labour.rules.ts';
import type { PayColumn } from '../pay/pay-terms.rules.ts';
import type { PayRun } from '../pay-run-state/pay-run.store.ts';

/** A payslip, as far as its days and wages tell. */
interface Slip {
  /** Rials as digits, in the order of the columns of its run. */
  readonly amounts: readonly string[];
  /** Of its inputs, as they are kept, what its paid days follow from. */
  readonly days: unknown;
}

export interface SlipNow extends Slip {
  readonly payslipId: string;
  /** First day of the employment, ISO. */
  readonly hired: string;
  readonly before: Slip & { readonly payRunId: string };
}

const MISSED = absences.map((code) => `@.workFactor == "${code}"`).join(' || ');
/** Inputs are long: what paid days follow from is a small part of them. */
const daysIn = (slip: 's' | 'p'): Sql => {
  const inputs = slip === 's' ? sql`s.inputs` : sql`p.inputs`;
  const of = slip === 's' ? sql`'year', s.jalali_year, 'month', s.jalali_month` : sql`'year', p.jalali_year, 'month', p.jalali_month`;
  return sql`jsonb_strip_nulls(jsonb_build_object(${of}, 'facts',
    jsonb_build_object('hireDate', ${inputs} #> '{facts,hireDate}', 'leaveDate', ${inputs} #> '{facts,leaveDate}', 'days', ${inputs} #> '{facts,days}'),
    'work', jsonb_path_query_array(${inputs}, ${`$.work[*] ? (${MISSED})`}::jsonpath), 'part', ${inputs} -> 'part'))`;
};

/** People of a run who had an approved month before it, by their payslips, after one of them. Without a RowScope: of a run within the reader's companies. */
export const slipsWithBefore = (db: Db, { payRunId, year, month }: Pick<PayRun, 'payRunId' | 'year' | 'month'>, after: string | undefined, most: number): Promise<SlipNow[]> =>
  db.many<SlipNow>(sql`
    select s.payslip_id as "payslipId", lower(r.valid) as hired, to_jsonb(s.amounts::text[]) as amounts, ${daysIn('s')} as days,
      jsonb_build_object('payRunId', b.pay_run_id, 'amounts', b.amounts::text[], 'days', b.days) as before
    from payslip s join party_relationship r using (party_relationship_id) cross join lateral (
      select p.pay_run_id, p.amounts, ${daysIn('p')} as days from payslip p join pay_run o using (pay_run_id)
      where p.party_relationship_id = s.party_relationship_id and p.kind = 'regular' and o.status_id in ('PrApproved', 'PrPaid')
        and (p.jalali_year, p.jalali_month) < (${year}::int, ${month}::int)
      order by p.jalali_year desc, p.jalali_month desc, upper(o.period) desc limit 1) b
    where s.pay_run_id = ${payRunId}::uuid ${after === undefined ? empty : sql`and s.payslip_id > ${after}::uuid`} order by s.payslip_id limit ${most}`);

export interface RunBefore {
  readonly payRunId: string;
  readonly columns: readonly PayColumn[];
  readonly settings: unknown;
}

/** By what runs counted. Without a RowScope: of runs that people of a run in reach were paid by. */
export const runsBefore = (db: Db, payRunIds: readonly string[]): Promise<RunBefore[]> =>
  db.many<RunBefore>(sql`
    select r.pay_run_id as "payRunId", r.columns, r.terms -> 'settings' as settings from pay_run r where r.pay_run_id = any (${[...payRunIds]}::uuid[])`);
