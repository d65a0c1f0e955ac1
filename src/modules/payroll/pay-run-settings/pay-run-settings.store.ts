/** SQL of when and how runs are paid. Without a RowScope, all of it: of a run within the actor's companies. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { payslipPreset } from '../group-payslips/group-payslips.store.ts';
import { paymentDate } from '../group-payslips/payment-day.rules.ts';
import type { PayRun } from '../pay-run-state/pay-run.store.ts';

export interface RunSettings {
  /** ISO; null where nobody has said one. */
  readonly paymentDate: string | null;
  readonly outputs: readonly { readonly payOutputTypeId: string; readonly title: string }[];
  /** PayslipSendType; none: as people have chosen for themselves. */
  readonly sendTypes: readonly { readonly enumId: string; readonly description: string }[];
}

export type RunToSet = Pick<PayRun, 'payRunId' | 'companyId' | 'payGroupId' | 'payslipTypeId' | 'year' | 'month'>;

const nothing: RunSettings = { paymentDate: null, outputs: [], sendTypes: [] };

/** As its payslip type and group say now. */
async function presetOf(db: Db, { payGroupId, payslipTypeId, ...month }: RunToSet): Promise<RunSettings> {
  const preset = payslipTypeId === null ? undefined : await payslipPreset(db, payGroupId, payslipTypeId);
  return preset === undefined ? nothing : { ...preset, paymentDate: preset.payment && paymentDate(month, preset.payment) };
}

/** As the run says; of one that was made before runs said it, as its group says. */
export async function settingsOf(db: Db, run: RunToSet): Promise<RunSettings> {
  const stored = await db.maybe<RunSettings>(sql`
    select s.payment_date::text as "paymentDate",
      coalesce((select jsonb_agg(jsonb_build_object('payOutputTypeId', o.pay_output_type_id, 'title', t.title) order by o.output_type_enum_id)
        from pay_run_output o join pay_output_type t using (pay_output_type_id) where o.pay_run_id = s.pay_run_id), '[]') as outputs,
      coalesce((select jsonb_agg(jsonb_build_object('enumId', e.enum_id, 'description', e.description) order by e.sequence_num)
        from enumeration e where e.enum_id = any (s.send_type_enum_ids)), '[]') as "sendTypes"
    from pay_run_setting s where s.pay_run_id = ${run.payRunId}::uuid`);
  return stored ?? presetOf(db, run);
}

export interface SaidSettings {
  /** ISO. */
  readonly paymentDate: string | null;
  readonly outputIds: readonly string[];
  readonly sendTypeEnumIds: readonly string[];
}

/** Keeps what a run says in the place of what it said; outputs are of its company, one of a kind. */
export async function keepSettings(tx: Tx, { payRunId, companyId }: Pick<RunToSet, 'payRunId' | 'companyId'>, said: SaidSettings): Promise<void> {
  await tx.run(sql`
    insert into pay_run_setting (pay_run_id, company_id, payment_date, send_type_enum_ids)
    values (${payRunId}::uuid, ${companyId}::uuid, ${said.paymentDate}::date, ${[...said.sendTypeEnumIds]}::text[])
    on conflict (pay_run_id) do update set payment_date = excluded.payment_date, send_type_enum_ids = excluded.send_type_enum_ids`);
  await tx.run(sql`delete from pay_run_output where pay_run_id = ${payRunId}::uuid`);
  await tx.run(sql`
    insert into pay_run_output (pay_run_id, company_id, pay_output_type_id, output_type_enum_id)
    select ${payRunId}::uuid, company_id, pay_output_type_id, output_type_enum_id from pay_output_type
    where pay_output_type_id = any (${[...said.outputIds]}::uuid[]) and company_id = ${companyId}::uuid`);
}

/** Keeps of a new run what its payslip type and group say. */
export async function keepPreset(tx: Tx, run: RunToSet): Promise<void> {
  const { paymentDate: day, outputs, sendTypes } = await presetOf(tx, run);
  await keepSettings(tx, run, { paymentDate: day, outputIds: outputs.map(({ payOutputTypeId: id }) => id), sendTypeEnumIds: sendTypes.map(({ enumId }) => enumId) });
}

/** Outputs of a company with their kinds, to choose from. */
export const outputsIn = (db: Db, companyId: string): Promise<{ payOutputTypeId: string; title: string; kind: string }[]> =>
  db.many(sql`
    select pay_output_type_id as "payOutputTypeId", title, output_type_enum_id as kind from pay_output_type
    where company_id = ${companyId}::uuid order by persian_order(title) collate "C", pay_output_type_id`);

/** Whether people are told of their payslips: on paper alone nothing leaves. */
export const tellsPeople = ({ sendTypes }: Pick<RunSettings, 'sendTypes'>): boolean => sendTypes.length === 0 || sendTypes.some(({ enumId }) => enumId !== 'PssPrint');
