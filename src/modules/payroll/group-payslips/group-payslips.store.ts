/** Where the payslip types of pay groups lie, and what a run begins with by them. */
import type { FormValues } from '#kernel/form/definition.ts';
import { type Db, raw, sql, type Tx } from '#platform/db/db.server.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import { isSeat, namesIn } from '../group-seats/group-seats.sql.ts';
import { groupPayslips } from './group-payslips.contract.ts';
import { groupPayslipErrors } from './group-payslips.errors.ts';
import words from './group-payslips-page.messages.fa.ts';
import type { PaymentDay } from './payment-day.rules.ts';

const ofType = (column: string) => sql`(select ${raw(`y.${column}`)} from payslip_type y where y.payslip_type_id = t.payslip_type_id)`;

export const groupPayslipRows: RecordRows = {
  records: groupPayslips,
  table: 'pay_group_payslip_type',
  above: { table: 'pay_group', field: 'payGroupId' },
  columns: {
    ...{ payslipTypeId: 'payslip_type_id', paymentDay: 'payment_day', isNextMonth: 'is_next_month', sendTypeEnumIds: 'send_type_enum_ids' },
    ...{ responEmplPositionId: 'respon_empl_position_id', voucherTemplateId: 'voucher_template_id' },
  },
  shown: {
    typeTitle: ofType('title'),
    periodTypeName: sql`coalesce((select p.description from pay_period_type p where p.pay_period_type_id = ${ofType('time_period_type_id')}), ${words.monthly})`,
    sendTypes: namesIn(sql`t.send_type_enum_ids`),
    positionTitle: sql`(select e.description from empl_position e where e.empl_position_id = t.respon_empl_position_id)`,
    templateTitle: sql`(select v.title from voucher_template v where v.voucher_template_id = t.voucher_template_id)`,
  },
  refuse: (name, detail) => groupPayslipErrors.error(name, detail),
  async check(tx, { companyId }, values, id, before) {
    await checkNamed(tx, companyId, values, before);
    const was = before['payslipTypeId'];
    if (was !== undefined && was !== values['payslipTypeId']) await mustBeUnused(tx, id);
  },
  mayRemove: (tx, id) => mustBeUnused(tx, id),
};

const refuseOption = (field: string): never => {
  throw groupPayslipErrors.error('option', { fields: { [field]: 'option' } });
};

/** The payslip type, the post and the voucher template are those of the company; a template that is chosen is active. */
async function checkNamed(tx: Tx, companyId: string, values: FormValues, before: FormValues): Promise<void> {
  const { payslipTypeId: type, responEmplPositionId: post, voucherTemplateId: template } = values;
  const isType = await tx.maybe(sql`select from payslip_type where payslip_type_id::text = ${String(type)} and company_id = ${companyId}::uuid for share`);
  if (isType === undefined) refuseOption('payslipTypeId');
  if (typeof post === 'string' && post !== before['responEmplPositionId'] && !(await isSeat(tx, companyId, post))) refuseOption('responEmplPositionId');
  if (typeof template !== 'string') return;
  const isTemplate = await tx.maybe(sql`
    select from voucher_template where voucher_template_id::text = ${template} and company_id = ${companyId}::uuid
      and (status_id = 'VTActive' or voucher_template_id::text = ${String(before['voucherTemplateId'] ?? '')}) for share`);
  if (isTemplate === undefined) refuseOption('voucherTemplateId');
}

/** Throws inUse where a run of the group was made by the type. */
async function mustBeUnused(tx: Db, id: string): Promise<void> {
  const used = await tx.maybe(sql`
    select from pay_group_payslip_type t join pay_run r using (pay_group_id, payslip_type_id)
    where t.pay_group_payslip_type_id = ${id}::uuid and r.status_id <> 'PrCancelled' limit 1`);
  if (used !== undefined) throw groupPayslipErrors.error('inUse');
}

interface Choices {
  readonly list: { payslipTypeId: string; title: string }[];
  readonly templates: { voucherTemplateId: string; title: string }[];
}

/** What a payslip type of a group may name, by titles. Of a company that the reader reaches. */
export const choicesOf = async (db: Db, companyId: string): Promise<Choices> => ({
  list: await db.many(sql`
    select payslip_type_id as "payslipTypeId", title from payslip_type
    where company_id = ${companyId}::uuid order by persian_order(title) collate "C", payslip_type_id`),
  templates: await db.many(sql`
    select voucher_template_id as "voucherTemplateId", title from voucher_template
    where company_id = ${companyId}::uuid and status_id = 'VTActive' order by persian_order(title) collate "C", voucher_template_id`),
});

/** Whether a group may be paid by a type, or without one: it is one of its own, or the group has none. */
export const isPaidBy = async (db: Db, payGroupId: string, payslipTypeId: string | null): Promise<boolean> =>
  (
    await db.one<{ is: boolean }>(sql`
      select count(*) = 0 or coalesce(bool_or(t.payslip_type_id = ${payslipTypeId}::uuid), false) as is
      from pay_group_payslip_type t where t.pay_group_id = ${payGroupId}::uuid`)
  ).is;

/** What a run by a payslip type begins with. */
export interface PayslipPreset {
  readonly title: string;
  /** Null where the group has not the type. */
  readonly payment: PaymentDay | null;
  /** Of the type, one of each kind at most. */
  readonly outputs: readonly { readonly payOutputTypeId: string; readonly title: string }[];
  /** How payslips reach people: PayslipSendType. */
  readonly sendTypes: readonly { readonly enumId: string; readonly description: string }[];
}

/** Undefined of a type that is not there. Without a RowScope: of a group within the reader's companies. */
export const payslipPreset = (db: Db, payGroupId: string, payslipTypeId: string): Promise<PayslipPreset | undefined> =>
  db.maybe<PayslipPreset>(sql`
    select y.title,
      case when t.payment_day is not null then jsonb_build_object('day', t.payment_day, 'isNextMonth', t.is_next_month = 'Y') end as payment,
      coalesce((select jsonb_agg(jsonb_build_object('payOutputTypeId', o.pay_output_type_id, 'title', o.title) order by o.output_type_enum_id) from pay_output_type o
        where o.pay_output_type_id in (y.bank_output_id, y.insurance_output_id, y.tax_output_id)), '[]') as outputs,
      coalesce((select jsonb_agg(jsonb_build_object('enumId', e.enum_id, 'description', e.description) order by e.sequence_num) from enumeration e
        where e.enum_id in (select jsonb_array_elements_text(t.send_type_enum_ids::jsonb))), '[]') as "sendTypes"
    from payslip_type y left join pay_group_payslip_type t on t.payslip_type_id = y.payslip_type_id and t.pay_group_id = ${payGroupId}::uuid
    where y.payslip_type_id = ${payslipTypeId}::uuid`);
