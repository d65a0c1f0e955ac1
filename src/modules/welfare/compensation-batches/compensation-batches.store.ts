/** Where lists for the insurer lie. */
import { isUuid } from '#kernel/ids/ids.ts';
import { companiesIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';

export interface BatchRow {
  readonly compensationBatchId: string;
  readonly batchNumber: number;
  readonly contractTitle: string;
  readonly insurerName: string;
  readonly frozenAt: string;
  readonly lines: number;
  readonly answered: number;
  readonly settled: number;
  readonly paid: number;
  readonly withPay: number;
}

/** Lists that are told. */
const MOST_BATCHES = 500;

export const batchesIn = async (db: Db, rows: RowScope): Promise<BatchRow[]> =>
  (
    await db.many<Omit<BatchRow, 'frozenAt'> & { readonly frozenAt: string | Date }>(sql`
      select b.compensation_batch_id as "compensationBatchId", b.batch_number as "batchNumber", c.title as "contractTitle", c.insurer_name as "insurerName", b.frozen_at as "frozenAt",
        count(l.*)::int as lines, count(l.insurer_paid)::int as answered, count(l.settled)::int as settled, (count(*) filter (where l.status_id = 'ClmPaid'))::int as paid,
        (count(*) filter (where l.status_id = 'ClmSentToInsurer' and l.compensation_payout_id is not null))::int as "withPay"
      from compensation_batch b join insurance_contract c using (insurance_contract_id)
      left join compensation_batch_line bl using (compensation_batch_id) left join compensation_line l on l.compensation_line_id = bl.compensation_line_id
      where ${companiesIn(rows, sql`b.company_id`)} group by b.compensation_batch_id, c.insurance_contract_id order by b.batch_number desc limit ${MOST_BATCHES}`)
  ).map(({ frozenAt, ...row }) => ({ ...row, frozenAt: new Date(frozenAt).toISOString() }));

export interface WaitingContract {
  readonly insuranceContractId: string;
  readonly contractTitle: string;
  readonly lines: number;
}

/** Contracts with approved lines that are in no list. */
export const waitingIn = (db: Db, rows: RowScope): Promise<WaitingContract[]> =>
  db.many<WaitingContract>(sql`
    select c.insurance_contract_id as "insuranceContractId", c.title as "contractTitle", count(*)::int as lines
    from compensation_line l join insurance_contract c using (insurance_contract_id)
    where l.status_id = 'ClmApproved' and ${companiesIn(rows, sql`l.company_id`)} group by c.insurance_contract_id order by c.title, c.insurance_contract_id`);

/** The company of a contract in reach, held until the end of the transaction: its lists are numbered one after the other. */
export const holdCompanyOf = (tx: Tx, rows: RowScope, contractId: string): Promise<{ readonly companyId: string } | undefined> =>
  tx.maybe(sql`
    select c.company_id as "companyId" from insurance_contract k join company c using (company_id)
    where k.insurance_contract_id = ${contractId}::uuid and ${companiesIn(rows, sql`c.company_id`)} for no key update of c`);

export interface NewBatch {
  readonly batchId: string;
  readonly companyId: string;
  readonly contractId: string;
  readonly byPartyId: string;
  readonly now: Date;
}

/** Answers its number. Without a RowScope: of the company that the caller holds. */
export const insertBatch = async (tx: Tx, { batchId, companyId, contractId, byPartyId, now }: NewBatch): Promise<number> =>
  (
    await tx.one<{ number: number }>(sql`
      insert into compensation_batch (compensation_batch_id, company_id, insurance_contract_id, batch_number, frozen_at, made_by_party_id)
      select ${batchId}::uuid, ${companyId}::uuid, ${contractId}::uuid, coalesce(max(batch_number), 0) + 1, ${now.toISOString()}::timestamptz, ${byPartyId}::uuid
      from compensation_batch where company_id = ${companyId}::uuid returning batch_number as number`)
  ).number;

/** Without a RowScope: lines that the caller holds. */
export const insertBatchLines = (tx: Tx, batchId: string, lineIds: readonly string[]): Promise<number> =>
  tx.run(sql`
    insert into compensation_batch_line (company_id, party_id, compensation_batch_id, compensation_line_id, place)
    select l.company_id, l.party_id, ${batchId}::uuid, l.compensation_line_id, said.place
    from unnest(${[...lineIds]}::uuid[]) with ordinality as said (id, place) join compensation_line l on l.compensation_line_id = said.id`);

export interface BatchPlace {
  readonly lineId: string;
  readonly place: number;
  readonly fullName: string;
}

/** Whether a list is of a company in reach. */
export const isBatchIn = async (db: Db, rows: RowScope, batchId: string): Promise<boolean> =>
  isUuid(batchId) &&
  (await db.maybe(sql`select from compensation_batch b where b.compensation_batch_id = ${batchId}::uuid and ${companiesIn(rows, sql`b.company_id`)}`)) !== undefined;

/** The lines of a list, of people in reach, in its order. */
export const placesIn = (db: Db, rows: RowScope, batchId: string): Promise<BatchPlace[]> =>
  db.many<BatchPlace>(sql`
    select bl.compensation_line_id as "lineId", bl.place, concat_ws(' ', p.first_name, p.last_name) as "fullName"
    from compensation_batch_line bl join person p on p.party_id = bl.party_id
    where bl.compensation_batch_id = ${batchId}::uuid and ${peopleIn(rows, sql`bl.party_id`, sql`bl.company_id`)} order by bl.place`);
