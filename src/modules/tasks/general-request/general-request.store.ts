/** SQL of requests in free words. */
import { type Db, sql, type Tx } from '#platform/db/db.ts';

export interface RequestText {
  readonly title: string;
  readonly description: string;
}

export interface RequestRow extends RequestText {
  readonly requestId: string;
  readonly partyId: string;
  readonly fullName: string;
  /** ISO instant. */
  readonly createdAt: string;
}

export interface NewRequest extends RequestText {
  readonly requestId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly now: Date;
}

export const insertRequest = (tx: Tx, { requestId, companyId, partyId, title, description, now }: NewRequest): Promise<number> =>
  tx.run(sql`
    insert into general_request (general_request_id, company_id, party_id, title, description, created_at)
    values (${requestId}::uuid, ${companyId}::uuid, ${partyId}::uuid, ${title}, ${description}, ${now.toISOString()}::timestamptz)`);

export const writeRequest = (tx: Tx, requestId: string, { title, description }: RequestText): Promise<number> =>
  tx.run(sql`update general_request set title = ${title}, description = ${description} where general_request_id = ${requestId}::uuid`);

export const requestBy = (db: Db, requestId: string): Promise<RequestRow | undefined> =>
  db.maybe<RequestRow>(sql`
    select r.general_request_id as "requestId", r.party_id as "partyId", r.title, r.description, r.created_at as "createdAt",
      (select concat_ws(' ', p.first_name, p.last_name, p.suffix) from person p where p.party_id = r.party_id) as "fullName"
    from general_request r where r.general_request_id = ${requestId}::uuid`);
