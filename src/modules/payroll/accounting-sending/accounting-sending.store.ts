/** SQL of vouchers on their way to accounting software. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';

export interface VoucherToSend {
  readonly payVoucherId: string;
  readonly payRunId: string;
  readonly companyId: string;
  readonly accountingLinkId: string | null;
  /** It is booked and not withdrawn. */
  readonly isStanding: boolean;
  /** As it is told to the other side. */
  readonly told: {
    readonly id: string;
    readonly number: string | null;
    /** ISO. */
    readonly date: string;
    readonly description: string | null;
    readonly group: string;
    /** Jalali. */
    readonly year: number;
    readonly month: number;
    readonly isReversal: boolean;
    /** Rials as digits. */
    readonly lines: readonly {
      readonly account: string;
      readonly name: string;
      readonly details: readonly string[];
      readonly debit: string;
      readonly credit: string;
      readonly description: string;
    }[];
  };
}

/** A voucher with the accounting software of its group, else the default of its company. */
export const voucherToSend = (db: Db, rows: RowScope, id: string): Promise<VoucherToSend | undefined> =>
  db.maybe<VoucherToSend>(sql`
    select v.pay_voucher_id as "payVoucherId", v.pay_run_id as "payRunId", v.company_id as "companyId", v.withdrawn_at is null and not v.awaits_approval as "isStanding",
      coalesce(g.accounting_link_id, (select k.accounting_link_id from accounting_link k where k.company_id = v.company_id and k.is_default = 'Y')) as "accountingLinkId",
      jsonb_build_object('id', v.pay_voucher_id, 'number', v.number, 'date', v.voucher_date, 'description', v.description, 'group', g.description, 'year', r.jalali_year,
        'month', r.jalali_month, 'isReversal', v.reverses is not null, 'lines', coalesce((
          select jsonb_agg(jsonb_build_object('account', l.account_code, 'name', l.account_name, 'details', (
              select coalesce(jsonb_agg(d ->> 'code' order by at), '[]') from jsonb_array_elements(l.details) with ordinality as x (d, at)),
            'debit', l.debit::text, 'credit', l.credit::text, 'description', l.description) order by l.line_no)
          from pay_voucher_line l where l.pay_voucher_id = v.pay_voucher_id), '[]')) as told
    from pay_voucher v join pay_run r on r.pay_run_id = v.pay_run_id join pay_group g on g.pay_group_id = r.pay_group_id
    where v.pay_voucher_id = ${id}::uuid and ${companiesIn(rows, sql`v.company_id`)}`);

export interface Sending {
  readonly state: 'sending' | 'sent' | 'failed';
  readonly fault: string | null;
  /** ISO moment. */
  readonly triedAt: string;
}

/** Undefined of one that nobody has sent. Without a RowScope: of a voucher within the reader's companies. */
export const sendingOf = (db: Db, payVoucherId: string): Promise<Sending | undefined> =>
  db.maybe<Sending>(sql`
    select state, fault, to_char(tried_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "triedAt" from pay_voucher_sending where pay_voucher_id = ${payVoucherId}::uuid`);

/** How long somebody may be at it before another takes their place: they were killed, then. */
const LOST_AFTER = '2 minutes';

/** Takes a voucher to be sent by nobody else meanwhile; whether it was free. */
export const claimSending = async (tx: Tx, { payVoucherId, payRunId, companyId }: VoucherToSend, partyId: string, now: Date): Promise<boolean> =>
  (await tx.run(sql`
    insert into pay_voucher_sending (pay_voucher_id, company_id, pay_run_id, state, tried_at, sent_by)
    values (${payVoucherId}::uuid, ${companyId}::uuid, ${payRunId}::uuid, 'sending', ${now}, ${partyId}::uuid)
    on conflict (pay_voucher_id) do update set state = 'sending', fault = null, tried_at = excluded.tried_at, sent_by = excluded.sent_by
    where pay_voucher_sending.state = 'failed' or (pay_voucher_sending.state = 'sending' and pay_voucher_sending.tried_at < ${now}::timestamptz - ${LOST_AFTER}::interval)`)) > 0;

/** `fault`: what stood in the way; null: it was taken. */
export const noteSending = (tx: Tx, payVoucherId: string, fault: string | null): Promise<number> =>
  tx.run(sql`
    update pay_voucher_sending set state = ${fault === null ? 'sent' : 'failed'}, fault = ${fault} where pay_voucher_id = ${payVoucherId}::uuid and state = 'sending'`);
