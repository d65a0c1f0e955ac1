/** Papers that guarantors of a request for a loan bring. */
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { fullName } from '#platform/people/people.sql.ts';

/** A colleague, or somebody from outside. */
export type Whose = { readonly partyId: string } | { readonly guarantorId: string };

export interface GuarantorPaper {
  readonly paperId: string;
  readonly requestId: string;
  readonly companyId: string;
  readonly partyId: string | null;
  /** Of somebody from outside. */
  readonly guarantorId: string | null;
  readonly guarantorName: string;
  readonly welfareDocEnumId: string;
  readonly title: string;
  /** A stored file. */
  readonly file: string;
}

const papersBy = (db: Db, where: Sql): Promise<GuarantorPaper[]> =>
  db.many(sql`
    select d.loan_guarantor_document_id as "paperId", d.loan_request_id as "requestId", d.company_id as "companyId", d.party_id as "partyId", d.loan_external_guarantor_id as "guarantorId",
      coalesce(${fullName(sql`p`)}, concat_ws(' ', x.first_name, x.last_name)) as "guarantorName", d.welfare_doc_enum_id as "welfareDocEnumId", e.description as title, d.file
    from loan_guarantor_document d join enumeration e on e.enum_id = d.welfare_doc_enum_id
      left join person p on p.party_id = d.party_id left join loan_external_guarantor x on x.loan_external_guarantor_id = d.loan_external_guarantor_id
    where ${where} order by x.place nulls first, "guarantorName", e.sequence_num, e.enum_id`);

/** Without a RowScope: of a request that was read in reach. */
export const papersOf = (db: Db, requestId: string): Promise<GuarantorPaper[]> => papersBy(db, sql`d.loan_request_id = ${requestId}::uuid`);

export const insertPaper = (
  tx: Tx,
  of: { readonly id: string; readonly companyId: string; readonly requestId: string; readonly whose: Whose; readonly kind: string; readonly file: string },
): Promise<unknown> =>
  tx.run(sql`
    insert into loan_guarantor_document (loan_guarantor_document_id, company_id, loan_request_id, party_id, loan_external_guarantor_id, welfare_doc_enum_id, file)
    values (${of.id}::uuid, ${of.companyId}::uuid, ${of.requestId}::uuid, ${'partyId' in of.whose ? of.whose.partyId : null}::uuid,
      ${'guarantorId' in of.whose ? of.whose.guarantorId : null}::uuid, ${of.kind}, ${of.file})`);

export const removePaper = (tx: Tx, paperId: string): Promise<unknown> => tx.run(sql`delete from loan_guarantor_document where loan_guarantor_document_id = ${paperId}::uuid`);

/** The request that a paper is of, and the colleague who brought it. */
export const requestOfPaper = (db: Db, paperId: string): Promise<{ readonly requestId: string; readonly partyId: string | null } | undefined> =>
  db.maybe(sql`select loan_request_id as "requestId", party_id as "partyId" from loan_guarantor_document where loan_guarantor_document_id = ${paperId}::uuid`);
