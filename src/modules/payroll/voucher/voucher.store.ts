/** Where vouchers of runs lie. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import type { PayRun } from '../pay-run-state/pay-run.store.ts';
import { periodOfRun, reversalOfRun } from '../pay-run-state/reversal.sql.ts';
import { payVoucherLines, payVouchers } from './voucher.contract.ts';
import type { Voucher, VoucherLine } from './voucher.rules.ts';

/** A voucher that is kept. */
export interface KeptVoucher {
  readonly payVoucherId: string;
  readonly placeId: string | null;
  readonly placeName: string | null;
  readonly number: string | null;
  readonly description: string | null;
  /** ISO. */
  readonly date: string;
  readonly voucherTemplateId: string;
  readonly templateTitle: string;
  readonly lines: readonly KeptLine[];
}

/** As it stands: rials as digits. */
export type KeptLine = Omit<VoucherLine, 'account' | 'debit' | 'credit' | 'parts'> & {
  readonly accountCode: string;
  readonly accountName: string;
  readonly debit: string;
  readonly credit: string;
  readonly parts: readonly { readonly title: string; readonly amount: string; readonly people: number }[];
};

/** Detailed accounts of a line as they are called today; who has left the groups keeps the code. */
const details = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', d ->> 'id', 'code', d ->> 'code', 'title', coalesce(
    (select a.title from detail_account a where a.detail_account_id = (d ->> 'id')::uuid), (select m.title from detail_member m where m.detail_member_id = (d ->> 'id')::uuid), ''))
    order by at) from jsonb_array_elements(l.details) with ordinality as x (d, at)), '[]')`;

/** Vouchers of a run that stand, in their order. Without a RowScope: of a run within the reader's companies. */
export const standingVouchers = (db: Db, payRunId: string): Promise<KeptVoucher[]> =>
  db.many<KeptVoucher>(sql`
    select v.pay_voucher_id as "payVoucherId", v.place_id as "placeId", c.description as "placeName", v.number, v.description, v.voucher_date::text as date,
      v.voucher_template_id as "voucherTemplateId", t.title as "templateTitle",
      (select jsonb_agg(jsonb_build_object('seqNum', l.seq_num, 'accountCode', l.account_code, 'accountName', l.account_name, 'details', ${details},
        'debit', l.debit::text, 'credit', l.credit::text, 'description', l.description, 'parts', l.parts) order by l.line_no)
        from pay_voucher_line l where l.pay_voucher_id = v.pay_voucher_id) as lines
    from pay_voucher v join voucher_template t using (voucher_template_id) left join party_classification c on c.party_classification_id = v.place_id
    where v.pay_run_id = ${payRunId}::uuid and v.withdrawn_at is null and not v.awaits_approval order by v.ordinal`);

export interface NewVouchers {
  readonly run: Pick<PayRun, 'payRunId' | 'companyId'>;
  readonly voucherTemplateId: string;
  readonly number: string | null;
  readonly description: string | null;
  /** ISO. */
  readonly date: string;
  readonly now: Date;
  readonly partyId: string | null;
  /** The counting whose amounts are accepted before the run is approved; null of what is booked at once. */
  readonly countingId: string | null;
  newId(): string;
}

interface LineRow {
  readonly payVoucherId: string;
  readonly lineNo: number;
  readonly line: VoucherLine;
}

const lineColumns = [
  ...['pay_voucher_line_id', 'company_id', 'pay_run_id', 'pay_voucher_id', 'line_no', 'seq_num', 'gl_account_id', 'account_code', 'account_name'],
  ...['details', 'debit', 'credit', 'description', 'parts'],
];

/** Writes vouchers that have been judged; the database refuses what does not balance. Answers their ids. */
export async function insertVouchers(
  tx: Tx,
  { run, voucherTemplateId, number, description, date, now, partyId, countingId, newId }: NewVouchers,
  vouchers: readonly Voucher[],
): Promise<string[]> {
  const { payRunId, companyId } = run;
  const ids: string[] = [];
  const rows: LineRow[] = [];
  for (const [at, { placeId, lines }] of vouchers.entries()) {
    const payVoucherId = newId();
    ids.push(payVoucherId);
    await tx.run(sql`
      insert into pay_voucher (pay_voucher_id, company_id, pay_run_id, voucher_template_id, ordinal, place_id, number, description, voucher_date, made_at, made_by, counting_id,
        awaits_approval)
      values (${payVoucherId}::uuid, ${companyId}::uuid, ${payRunId}::uuid, ${voucherTemplateId}::uuid, ${at + 1}, ${placeId}::uuid, ${number}, ${description}, ${date}::date,
        ${now}, ${partyId}::uuid, ${countingId}::uuid, ${countingId !== null})`);
    rows.push(...lines.map((line, index) => ({ payVoucherId, line, lineNo: index + 1 })));
  }
  await tx.copy(
    { table: 'pay_voucher_line', columns: lineColumns },
    rows.map(({ payVoucherId, lineNo, line: { seqNum, account, details: own, debit, credit, description: said, parts } }) => [
      ...[newId(), companyId, payRunId, payVoucherId, lineNo, seqNum, account.id, account.code, account.name],
      JSON.stringify(own.map(({ id, code }) => ({ id, code }))),
      ...[debit, credit, said],
      JSON.stringify(parts.map(({ title, amount, people }) => ({ title, people, amount: String(amount) }))),
    ]),
  );
  return ids;
}

/** Answers the ids of what stood. */
export const withdrawVouchers = async (tx: Tx, payRunId: string, now: Date): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(sql`update pay_voucher set withdrawn_at = ${now} where pay_run_id = ${payRunId}::uuid and withdrawn_at is null returning pay_voucher_id as id`)
  ).map(({ id }) => id);

/** Counting whose vouchers somebody has accepted and that wait for the approval of the run; undefined where none do. Without a RowScope: of a run within the actor's companies. */
export const acceptedCounting = async (db: Db, payRunId: string): Promise<string | undefined> =>
  (
    await db.maybe<{ id: string }>(sql`
      select counting_id as id from pay_voucher where pay_run_id = ${payRunId}::uuid and awaits_approval and withdrawn_at is null limit 1`)
  )?.id;

/** Books what was accepted; answers the ids. */
export const bookVouchers = async (tx: Tx, payRunId: string): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(sql`
      update pay_voucher set awaits_approval = false where pay_run_id = ${payRunId}::uuid and awaits_approval and withdrawn_at is null returning pay_voucher_id as id`)
  ).map(({ id }) => id);

/** The vouchers of a run anew under the run that mirrors it, with their sides exchanged. Answers how many. */
export async function insertMirrored(
  tx: Tx,
  payRunId: string,
  { mirrorId, now, partyId }: { readonly mirrorId: string; readonly now: Date; readonly partyId: string },
): Promise<number> {
  const made = await tx.run(sql`
    insert into pay_voucher (pay_voucher_id, company_id, pay_run_id, voucher_template_id, ordinal, place_id, number, description, voucher_date, made_at, made_by, reverses)
    select gen_random_uuid(), company_id, ${mirrorId}::uuid, voucher_template_id, ordinal, place_id, number, description, voucher_date, ${now}, ${partyId}::uuid, pay_voucher_id
    from pay_voucher where pay_run_id = ${payRunId}::uuid and withdrawn_at is null`);
  await tx.run(sql`
    insert into pay_voucher_line (pay_voucher_line_id, company_id, pay_run_id, pay_voucher_id, line_no, seq_num, gl_account_id, account_code, account_name, details, debit, credit,
      description, parts)
    select gen_random_uuid(), l.company_id, m.pay_run_id, m.pay_voucher_id, l.line_no, l.seq_num, l.gl_account_id, l.account_code, l.account_name, l.details, l.credit, l.debit,
      l.description, (select coalesce(jsonb_agg(p || jsonb_build_object('amount', (-(p ->> 'amount')::bigint)::text) order by at), '[]') from jsonb_array_elements(l.parts) with ordinality as x (p, at))
    from pay_voucher m join pay_voucher_line l on l.pay_voucher_id = m.reverses where m.pay_run_id = ${mirrorId}::uuid`);
  return made;
}

const sumOf = (side: 'debit' | 'credit'): Sql =>
  side === 'debit'
    ? sql`(select sum(l.debit)::bigint from pay_voucher_line l where l.pay_voucher_id = v.pay_voucher_id)`
    : sql`(select sum(l.credit)::bigint from pay_voucher_line l where l.pay_voucher_id = v.pay_voucher_id)`;

export const vouchersSource = defineSource<typeof payVouchers>({
  calls: payVouchers,
  parts: ({ rows }) => ({
    from: sql`pay_voucher v join pay_run r on r.pay_run_id = v.pay_run_id join pay_group g on g.pay_group_id = r.pay_group_id`,
    where: sql`v.withdrawn_at is null and not v.awaits_approval and ${companiesIn(rows, sql`v.company_id`)}`,
    key: sql`v.pay_voucher_id`,
    columns: {
      groupName: { value: sql`g.description` },
      jalaliYear: { value: sql`r.jalali_year::text` },
      jalaliMonth: { value: sql`r.jalali_month::text` },
      periodName: { value: periodOfRun },
      placeName: { value: sql`(select c.description from party_classification c where c.party_classification_id = v.place_id)` },
      number: { value: sql`v.number` },
      voucherDate: { value: sql`v.voucher_date` },
      debit: { value: sumOf('debit') },
      credit: { value: sumOf('credit') },
      reversal: { value: reversalOfRun },
      description: { value: sql`v.description` },
    },
    search: ['groupName', 'number', 'description'],
    order: sql`r.jalali_year desc, r.jalali_month desc, v.made_at desc, v.ordinal, v.pay_voucher_id`,
  }),
});

export const voucherLinesSource = defineSource<typeof payVoucherLines>({
  calls: payVoucherLines,
  parts: ({ rows, query: { payVoucherId } }) => ({
    from: sql`pay_voucher_line l join pay_voucher v on v.pay_voucher_id = l.pay_voucher_id`,
    where: sql`${payVoucherId === undefined ? sql`v.withdrawn_at is null and not v.awaits_approval` : sql`l.pay_voucher_id = ${payVoucherId}::uuid`} and ${companiesIn(rows, sql`l.company_id`)}`,
    key: sql`l.pay_voucher_line_id`,
    columns: {
      lineNo: { value: sql`l.line_no` },
      accountCode: { value: sql`l.account_code` },
      accountName: { value: sql`l.account_name` },
      detailCodes: { value: sql`(select string_agg(d ->> 'code', ' ' order by at) from jsonb_array_elements(l.details) with ordinality as x (d, at))` },
      detailTitles: {
        value: sql`(select string_agg(d ->> 'title', ' ' order by at) from jsonb_array_elements(${details}) with ordinality as x (d, at))`,
      },
      debit: { value: sql`l.debit` },
      credit: { value: sql`l.credit` },
      description: { value: sql`l.description` },
    },
    search: ['accountCode', 'accountName', 'description'],
    order: sql`l.pay_voucher_id, l.line_no`,
  }),
});

/** Whether a run takes another one back. Without a RowScope: of a run within the reader's companies. */
export const isMirror = async (db: Db, payRunId: string): Promise<boolean> =>
  (await db.maybe(sql`select from pay_run where pay_run_id = ${payRunId}::uuid and reverses is not null`)) !== undefined;
