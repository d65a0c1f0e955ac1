/** SQL of answers of banks. Without a RowScope, all of it: the sheet is about one company, whose whole files the bank has answered. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { StoredTransfer } from './bank-answers.store.ts';

export interface AnsweredTransfer extends StoredTransfer {
  readonly serial: string;
  readonly isVoid: boolean;
  /** Whether a later file of the run pays the same. */
  readonly isPaidAgain: boolean;
}

/** Transfers `t` of files `f` that another file pays again. */
const paidAgain = sql`
  exists (select from pay_transfer o join pay_transfer_file of on of.pay_transfer_file_id = o.pay_transfer_file_id
    where of.pay_run_id = f.pay_run_id and o.party_relationship_id = t.party_relationship_id and o.pay_transfer_id <> t.pay_transfer_id and of.voided_at is null
      and o.result is distinct from 'rejected')`;

export const transfersBySerial = (db: Db, companyId: string, serials: readonly string[]): Promise<AnsweredTransfer[]> =>
  db.many<AnsweredTransfer>(sql`
    select t.pay_transfer_id as "transferId", t.party_relationship_id as "employmentId", t.party_id as "partyId", t.iban, t.amount::text as amount, t.result, t.reason,
      t.reference, t.bank_reference as "bankReference", t.answered_on as "answeredOn", f.serial, f.voided_at is not null as "isVoid", ${paidAgain} as "isPaidAgain"
    from pay_transfer t join pay_transfer_file f using (pay_transfer_file_id) where f.company_id = ${companyId}::uuid and f.serial = any (${[...serials]}::text[])`);

/** Holds the files of serials, as whoever calls one void or takes a further one does. */
export const holdSerials = (tx: Tx, companyId: string, serials: readonly string[]): Promise<number> =>
  tx.run(sql`select from pay_run where pay_run_id in (select pay_run_id from pay_transfer_file where company_id = ${companyId}::uuid and serial = any (${[...serials]}::text[]))
    order by pay_run_id for update`);

/** What a bank says of a transfer; nulls: nothing. */
export interface Answer {
  readonly id: string;
  readonly result: string | null;
  readonly reason: string | null;
  readonly bankReference: string | null;
  readonly answeredOn: string | null;
}

export const writeAnswers = (tx: Tx, answers: readonly Answer[]): Promise<number> =>
  tx.run(sql`
    update pay_transfer t set result = x.result, reason = x.reason, bank_reference = x.reference, answered_on = x.day, row_version = t.row_version + 1
    from unnest(${answers.map(({ id }) => id)}::uuid[], ${answers.map(({ result }) => result)}::text[], ${answers.map(({ reason }) => reason)}::text[],
      ${answers.map(({ bankReference }) => bankReference)}::text[], ${answers.map(({ answeredOn }) => answeredOn)}::date[]) as x (id, result, reason, reference, day)
    where t.pay_transfer_id = x.id`);

/** Of what a run of imports wrote: transfers that another file pays again since, and those that a later sheet has answered otherwise. */
export const restingOn = (db: Db, runId: string): Promise<{ transfersPaidAgain: number; edits: number }> =>
  db.one(sql`
    select count(distinct t.pay_transfer_id) filter (where ${paidAgain})::int as "transfersPaidAgain",
      count(distinct t.pay_transfer_id) filter (where exists (
        select from import_change l join import_run r using (run_id) where l.record_id = c.record_id and l.run_id <> c.run_id and l.changed_at > c.changed_at and r.state <> 'undone'))::int as edits
    from import_change c join pay_transfer t on t.pay_transfer_id = c.record_id join pay_transfer_file f using (pay_transfer_file_id) where c.run_id = ${runId}::uuid`);
