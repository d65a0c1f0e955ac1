/** SQL of what the steps of a run have left behind. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { StepFacts } from './run-steps.rules.ts';

export const stepFacts = (db: Db, rows: RowScope, payRunId: string): Promise<StepFacts | undefined> =>
  db.maybe<StepFacts>(sql`
    select r.status_id in ('PrApproved', 'PrPaid') as "isApproved", r.status_id = 'PrPaid' as "isPaid",
      exists (select from payslip s where s.pay_run_id = r.pay_run_id and s.tax <> 0) as "hasTax",
      exists (select from payslip s where s.pay_run_id = r.pay_run_id and s.insurable <> 0) as "hasInsurance",
      exists (select from tax_sending t where t.pay_run_id = r.pay_run_id) as "taxSent",
      exists (select from insurance_list_taken i where i.pay_run_id = r.pay_run_id) as "insuranceTaken",
      exists (select from voucher_template t where t.company_id = r.company_id and t.status_id = 'VTActive') as "keepsBooks",
      exists (select from pay_voucher v where v.pay_run_id = r.pay_run_id and v.withdrawn_at is null and not v.awaits_approval) as "hasVoucher",
      exists (select from payslip_order o where o.pay_run_id = r.pay_run_id) as "hasPapers",
      (select count(*)::int from pay_run_action a where a.pay_run_id = r.pay_run_id and a.type_enum_id = 'PCAAfterVerification' and a.state = 'waiting') as "openDuties"
    from pay_run r where r.pay_run_id = ${payRunId}::uuid and ${companiesIn(rows, sql`r.company_id`)}`);
