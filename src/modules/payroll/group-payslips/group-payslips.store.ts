/** Where the payslip types of pay groups lie, and what a run begins with by them. */
import { type Db, raw, sql } from '#platform/db/db.server.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import { groupPayslips } from './group-payslips.contract.ts';
import { groupPayslipErrors } from './group-payslips.errors.ts';
import words from './group-payslips-page.messages.fa.ts';
import type { PaymentDay } from './payment-day.rules.ts';

const ofType = (column: string) => sql`(select ${raw(`y.${column}`)} from payslip_type y where y.payslip_type_id = t.payslip_type_id)`;

export const groupPayslipRows: RecordRows = {
  records: groupPayslips,
  table: 'pay_group_payslip_type',
  above: { table: 'pay_group', field: 'payGroupId' },
  columns: { payslipTypeId: 'payslip_type_id', paymentDay: 'payment_day', isNextMonth: 'is_next_month', sendTypeEnumIds: 'send_type_enum_ids' },
  shown: {
    typeTitle: ofType('title'),
    periodTypeName: sql`coalesce((select p.description from pay_period_type p where p.pay_period_type_id = ${ofType('time_period_type_id')}), ${words.monthly})`,
    sendTypes: sql`(select string_agg(e.description, ${words.separator} order by e.sequence_num) from enumeration e
      where e.enum_id in (select jsonb_array_elements_text(t.send_type_enum_ids::jsonb)))`,
  },
  refuse: (name, detail) => groupPayslipErrors.error(name, detail),
  async check(tx, { companyId }, { payslipTypeId }, id, before) {
    const isOfCompany = await tx.maybe(sql`select from payslip_type where payslip_type_id::text = ${String(payslipTypeId)} and company_id = ${companyId}::uuid for share`);
    if (isOfCompany === undefined) throw groupPayslipErrors.error('option', { fields: { payslipTypeId: 'option' } });
    const was = before['payslipTypeId'];
    if (was !== undefined && was !== payslipTypeId) await mustBeUnused(tx, id);
  },
  mayRemove: (tx, id) => mustBeUnused(tx, id),
};

/** Throws inUse where a run of the group was made by the type. */
async function mustBeUnused(tx: Db, id: string): Promise<void> {
  const used = await tx.maybe(sql`
    select from pay_group_payslip_type t join pay_run r using (pay_group_id, payslip_type_id)
    where t.pay_group_payslip_type_id = ${id}::uuid and r.status_id <> 'PrCancelled' limit 1`);
  if (used !== undefined) throw groupPayslipErrors.error('inUse');
}

export const typesOfCompany = (db: Db, companyId: string): Promise<{ payslipTypeId: string; title: string }[]> =>
  db.many(sql`
    select payslip_type_id as "payslipTypeId", title from payslip_type
    where company_id = ${companyId}::uuid order by persian_order(title) collate "C", payslip_type_id`);

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
