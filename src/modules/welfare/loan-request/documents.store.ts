/** Papers of a request for a loan: what the group wants of a loan, and what was brought. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface NeededDocument {
  readonly welfareDocEnumId: string;
  readonly title: string;
}

/** What a group wants for a loan and what the loan itself needs, in the order of the list of kinds. */
export const neededDocuments = (db: Db, groupId: string, welfareId: string): Promise<NeededDocument[]> =>
  db.many(sql`
    select e.enum_id as "welfareDocEnumId", e.description as title from enumeration e
    where e.enum_id in (
      select d.welfare_doc_enum_id from welfare_group_document d
      join welfare_loan l on l.welfare_id = ${welfareId}::uuid and l.company_id = d.company_id and d.welfare_type_enum_id in (l.welfare_type_enum_id, 'WeLoan')
        and (d.loan_type_enum_id is null or d.loan_type_enum_id = l.loan_type_enum_id)
      where d.welfare_group_id = ${groupId}::uuid
      union all select o.welfare_doc_enum_id from welfare_loan_document o where o.welfare_id = ${welfareId}::uuid)
    order by e.sequence_num, e.enum_id`);

export interface BroughtDocument {
  readonly documentId: string;
  readonly welfareDocEnumId: string;
  readonly title: string;
  /** A stored file. */
  readonly file: string;
}

/** Without a RowScope: of a request that was read in reach. */
export const documentsOf = (db: Db, requestId: string): Promise<BroughtDocument[]> =>
  db.many(sql`
    select d.loan_request_document_id as "documentId", d.welfare_doc_enum_id as "welfareDocEnumId", e.description as title, d.file
    from loan_request_document d join enumeration e on e.enum_id = d.welfare_doc_enum_id where d.loan_request_id = ${requestId}::uuid order by e.sequence_num, e.enum_id`);

export const insertDocument = (
  tx: Tx,
  of: { readonly id: string; readonly companyId: string; readonly requestId: string; readonly kind: string; readonly file: string },
): Promise<unknown> =>
  tx.run(sql`
    insert into loan_request_document (loan_request_document_id, company_id, loan_request_id, welfare_doc_enum_id, file)
    values (${of.id}::uuid, ${of.companyId}::uuid, ${of.requestId}::uuid, ${of.kind}, ${of.file})`);

export const removeDocument = (tx: Tx, documentId: string): Promise<unknown> => tx.run(sql`delete from loan_request_document where loan_request_document_id = ${documentId}::uuid`);

/** The request that a paper came with. */
export const requestOfDocument = async (db: Db, documentId: string): Promise<string | undefined> =>
  (await db.maybe<{ id: string }>(sql`select loan_request_id as id from loan_request_document where loan_request_document_id = ${documentId}::uuid`))?.id;
