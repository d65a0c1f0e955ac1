/** SQL of transfer files and their transfers. Amounts are rials as digits. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName, nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSealedField } from '#platform/secrets/sealed-field.define.ts';
import type { Payers } from './payers.rules.ts';

export const sealedTransferIban = defineSealedField({ table: 'pay_transfer', column: 'iban', key: 'pay_transfer_id', boundTo: 'party_id' });

export interface TransferFile {
  readonly transferFileId: string;
  readonly payRunId: string;
  readonly serial: string;
  readonly layout: string;
  /** The company's own form that it was made by. */
  readonly templateId: string | null;
  /** ISO. */
  readonly paymentDay: string;
  readonly sha256: string;
  readonly payers: Payers;
  readonly isVoid: boolean;
  readonly rowVersion: number;
}

const columns = sql`f.pay_transfer_file_id as "transferFileId", f.pay_run_id as "payRunId", f.serial, f.layout, f.payment_day as "paymentDay", f.sha256, f.payers, f.pay_bank_template_id as "templateId",
  f.voided_at is not null as "isVoid", f.row_version as "rowVersion"`;

/** Without a RowScope: of a company that the asker works in; it names no person. */
export const fileBySerial = (db: Db, companyId: string, serial: string): Promise<TransferFile | undefined> =>
  db.maybe<TransferFile>(sql`select ${columns} from pay_transfer_file f where f.company_id = ${companyId}::uuid and f.serial = ${serial}`);

/** Held until the end of the transaction. Without a RowScope: of a run within the actor's companies. */
export const holdFile = (tx: Tx, payRunId: string, id: string): Promise<TransferFile | undefined> =>
  tx.maybe<TransferFile>(sql`select ${columns} from pay_transfer_file f where f.pay_transfer_file_id = ${id}::uuid and f.pay_run_id = ${payRunId}::uuid for update`);

/** Transfers `t` of files `f` by which somebody is paid or about to be. */
export const standing: Sql = sql`f.voided_at is null and t.result is distinct from 'rejected'`;

/** Employments of a run that a file pays already. Without a RowScope: whoever asks has read everybody of the run. */
export const sentIn = async (db: Db, payRunId: string): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.many<{ id: string }>(sql`
        select t.party_relationship_id as id from pay_transfer t join pay_transfer_file f using (pay_transfer_file_id) where f.pay_run_id = ${payRunId}::uuid and ${standing}`)
    ).map(({ id }) => id),
  );

export interface StoredTransfer {
  readonly transferId: string;
  readonly employmentId: string;
  readonly partyId: string;
  /** Sealed for the person. */
  readonly iban: string;
  readonly amount: string;
  readonly result: 'paid' | 'rejected' | null;
  readonly reason: string | null;
  /** Under which the file names it; null of what was taken before files named any. */
  readonly reference: string | null;
  readonly bankReference: string | null;
  readonly answeredOn: string | null;
}

const transfer = sql`t.pay_transfer_id as "transferId", t.party_relationship_id as "employmentId", t.party_id as "partyId", t.iban, t.amount::text as amount, t.result, t.reason,
  t.reference, t.bank_reference as "bankReference", t.answered_on as "answeredOn"`;

/** Without a RowScope: of a file within the actor's companies, for whoever has read everybody of its run or brings the answer of the bank. */
export const transfersOf = (db: Db, transferFileId: string): Promise<StoredTransfer[]> =>
  db.many<StoredTransfer>(sql`select ${transfer} from pay_transfer t where t.pay_transfer_file_id = ${transferFileId}::uuid`);

export interface NewFile {
  readonly transferFileId: string;
  readonly companyId: string;
  readonly payRunId: string;
  readonly serial: string;
  readonly layout: string;
  readonly paymentDay: string;
  readonly sha256: string;
  readonly payers: Payers;
  readonly templateId: string | null;
  readonly now: Date;
  readonly partyId: string;
}

/** False where another file bears the serial. */
export const insertFile = async (
  tx: Tx,
  { transferFileId, companyId, payRunId, serial, layout, paymentDay, sha256, payers, templateId, now, partyId }: NewFile,
): Promise<boolean> =>
  (await tx.run(sql`
    insert into pay_transfer_file (pay_transfer_file_id, company_id, pay_run_id, serial, layout, payment_day, sha256, payers, pay_bank_template_id, made_at, party_id)
    values (${transferFileId}::uuid, ${companyId}::uuid, ${payRunId}::uuid, ${serial}, ${layout}, ${paymentDay}::date, ${sha256}, ${payers}, ${templateId}::uuid, ${now}, ${partyId}::uuid)
    on conflict on constraint pay_transfer_serial_once do nothing`)) > 0;

export interface NewTransfer {
  readonly transferId: string;
  readonly employmentId: string;
  readonly partyId: string;
  readonly iban: string;
  readonly amount: bigint;
  readonly reference: string;
}

export const insertTransfers = (tx: Tx, { companyId, transferFileId }: Pick<NewFile, 'companyId' | 'transferFileId'>, rows: readonly NewTransfer[]): Promise<number> =>
  tx.run(sql`
    insert into pay_transfer (pay_transfer_id, company_id, pay_transfer_file_id, party_relationship_id, party_id, iban, amount, reference)
    select x.id, ${companyId}::uuid, ${transferFileId}::uuid, x.employment, x.party, x.iban, x.amount, x.reference
    from unnest(${rows.map(({ transferId }) => transferId)}::uuid[], ${rows.map(({ employmentId }) => employmentId)}::uuid[], ${rows.map(({ partyId }) => partyId)}::uuid[],
      ${rows.map(({ partyId, iban }) => sealedTransferIban.seal(partyId, iban))}::text[], ${rows.map(({ amount }) => String(amount))}::bigint[],
      ${rows.map(({ reference }) => reference)}::text[]) as x (id, employment, party, iban, amount, reference)`);

/** Newest first. Without a RowScope: of a run within the reader's companies; it counts people and names none but who took the file. */
export const filesOfRun = (db: Db, payRunId: string) =>
  db.many<{
    transferFileId: string;
    serial: string;
    layout: string;
    paymentDay: string;
    madeAt: string;
    madeBy: string | null;
    people: number;
    amount: string;
    paid: number;
    rejected: number;
    voidReason: string | null;
    rowVersion: number;
  }>(sql`
    select f.pay_transfer_file_id as "transferFileId", f.serial, f.layout, f.payment_day as "paymentDay", to_char(f.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "madeAt",
      ${nameOfPerson(sql`f.party_id`)} as "madeBy", count(t)::int as people, coalesce(sum(t.amount), 0)::text as amount, count(*) filter (where t.result = 'paid')::int as paid,
      count(*) filter (where t.result = 'rejected')::int as rejected, f.void_reason as "voidReason", f.row_version as "rowVersion"
    from pay_transfer_file f left join pay_transfer t using (pay_transfer_file_id) where f.pay_run_id = ${payRunId}::uuid
    group by f.pay_transfer_file_id order by f.made_at desc, f.pay_transfer_file_id`);

export interface PersonOfRun {
  readonly partyId: string;
  readonly fullName: string;
  readonly pseudoId: string;
  readonly amount: string;
  readonly isSent: boolean;
  /** Of the last file that was rejected for them. */
  readonly reason: string | null;
}

/** Whom a run pays something, within reach, by personnel code: whether a file pays them, else why the bank did not. */
export const peopleOf = (db: Db, rows: RowScope, payRunId: string): Promise<PersonOfRun[]> =>
  db.many<PersonOfRun>(sql`
    select s.party_id as "partyId", ${fullName(sql`p`)} as "fullName", r.pseudo_id as "pseudoId", s.net::text as amount, coalesce(sent.stands, false) as "isSent", sent.reason
    from payslip s join person p on p.party_id = s.party_id join party_relationship r on r.party_relationship_id = s.party_relationship_id
    left join lateral (
      select bool_or(${standing}) as stands, (array_agg(t.reason order by f.made_at desc) filter (where t.result = 'rejected'))[1] as reason
      from pay_transfer t join pay_transfer_file f using (pay_transfer_file_id) where f.pay_run_id = s.pay_run_id and t.party_relationship_id = s.party_relationship_id) sent on true
    where s.pay_run_id = ${payRunId}::uuid and s.reverses is null and s.net > 0 and ${peopleIn(rows, sql`s.party_id`, sql`s.company_id`)} order by r.pseudo_id, s.payslip_id`);

/** Without a RowScope: of a run within the reader's companies; a number alone. */
export const countOf = async (db: Db, payRunId: string): Promise<number> =>
  (await db.one<{ people: number }>(sql`select count(*)::int as people from payslip s where s.pay_run_id = ${payRunId}::uuid and s.reverses is null and s.net > 0`)).people;

export const callVoid = (tx: Tx, transferFileId: string, by: { readonly now: Date; readonly partyId: string; readonly reason: string }): Promise<number> =>
  tx.run(sql`
    update pay_transfer_file set voided_at = ${by.now}, voided_by = ${by.partyId}::uuid, void_reason = ${by.reason}, row_version = row_version + 1
    where pay_transfer_file_id = ${transferFileId}::uuid`);

/** Serial of a file of the run that the bank may have: none where all are void. Without a RowScope: of a run within the actor's companies. */
export const standingSerial = async (db: Db, payRunId: string): Promise<string | undefined> =>
  (await db.maybe<{ serial: string }>(sql`select f.serial from pay_transfer_file f where f.pay_run_id = ${payRunId}::uuid and f.voided_at is null order by f.made_at desc limit 1`))
    ?.serial;
