/** Where the documents of people lie, and what is asked of them. */
import type { FieldClass } from '#kernel/entity.ts';
import { holdingInCompany } from '#platform/access/holders.store.ts';
import { onePersonIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, empty, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { defineFileKind, type FileKind } from '#platform/files/file-kind.define.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { checkUnder, type PartRows } from '#platform/party/parts/part.store.ts';
import { employedOn } from '#platform/people/people.sql.ts';
import { enumerationName } from '#platform/reference-data/register/register.store.ts';
import { type DocumentState, documentErrors, MOST_EXPIRING, personDocuments } from './documents.contract.ts';
import { scan } from './documents.form.ts';
import { type DocumentClass, documentClass, EXPIRING_DAYS, seenTypes } from './documents.rules.ts';

const kindOf = (fileClass: DocumentClass, kind: string): FileKind =>
  defineFileKind({
    kind,
    permission: `${personDocuments.page}/observe`,
    scope: 'rows',
    class: fileClass,
    accept: scan.accept,
    maxBytes: scan.maxFileSize,
    audited: true,
  });

const kinds: Readonly<Record<DocumentClass, FileKind>> = {
  identity: kindOf('identity', 'PcntIdentityDocument'),
  personal: kindOf('personal', 'PcntPersonalDocument'),
  family: kindOf('family', 'PcntFamilyDocument'),
  health: kindOf('health', 'PcntHealthDocument'),
};

/** A file stays of the kind it was claimed as. Without a RowScope: of the document that is being saved. */
async function checkClass(tx: Tx, id: string, type: unknown): Promise<void> {
  const stored = await tx.maybe<{ type: string }>(sql`select document_type_enum_id as type from person_document where person_document_id = ${id}::uuid`);
  if (stored !== undefined && documentClass(stored.type) !== documentClass(type)) throw documentErrors.error('otherClass');
}

export const documentRows: PartRows = {
  part: personDocuments,
  table: 'person_document',
  columns: { documentTypeEnumId: 'document_type_enum_id', documentDate: 'document_date', expiryDate: 'expiry_date', description: 'description', file: 'file' },
  names: { typeName: enumerationName('document_type_enum_id') },
  files: { file: ({ documentTypeEnumId }) => kinds[documentClass(documentTypeEnumId)] },
  classOf: ({ documentTypeEnumId }) => documentClass(documentTypeEnumId),
  check: async (tx, values, { id }) => {
    await checkUnder(tx, values, 'documentTypeEnumId', 'Attachment');
    await checkClass(tx, id, values['documentTypeEnumId']);
  },
};

/**
 * Predicate "a document of this type may be known": for reports over many people, by the classes that the reader holds of others. The types are
 * written into the statement: there are few such sets, and of a list of unknown types the planner thinks that it leaves nearly nothing.
 */
export function typesIn(held: { has(one: FieldClass): boolean }, type: Sql): Sql {
  const types = seenTypes(held);
  const [word, listed, none] = 'only' in types ? [sql`in`, types.only, sql`false`] : [sql`not in`, types.allBut, sql`true`];
  return listed.length === 0 ? none : sql`${type} ${word} (${raw(listed.map((one) => `'${one}'`).join(', '))})`;
}

/**
 * SQL of the documents of people in scope, as `(person_document_id, party_id, company_id, document_type_enum_id, document_date, expiry_date,
 * description, has_file, uploaded_at)`. For reports, which add `typesIn`.
 */
export const documentsIn = (rows: RowScope): Sql => sql`
  select d.person_document_id, d.party_id, d.company_id, d.document_type_enum_id, d.document_date, d.expiry_date, d.description, d.file is not null as has_file, s.created_at as uploaded_at
  from person_document d left join stored_file s on s.stored_name = split_part(d.file, ';', 1)
  where ${peopleIn(rows, sql`d.party_id`, sql`d.company_id`)}`;

/** Without a RowScope: of a person whom the statement around it has found. */
const isEmployed = (party: Sql, today: string): Sql => sql`exists (
  select from party_relationship r where r.party_id = ${party} and ${employedOn(sql`r`, today)})`;

/**
 * SQL of what the employments of a day ask of people, as `(party_id, company_id, document_type_enum_id, state, expiry_date)`: of
 * several documents of a type the one that serves best. For reports, which add scope (`peopleIn`) and `typesIn`.
 * Without a RowScope: the statement around it has one.
 */
export const requiredDocuments = (today: string): Sql => sql`
  select needed.party_id, needed.company_id, needed.document_type_enum_id, best.expiry_date,
    case when best.person_document_id is null then 'missing' when best.file is null then 'noFile' when best.expiry_date < ${today}::date then 'expired'
      when best.expiry_date <= ${today}::date + ${EXPIRING_DAYS}::int then 'expiring' else 'present' end as state
  from (
    select distinct p.party_id, p.company_id, q.document_type_enum_id
    from party_relationship r
    join person p on p.party_id = r.party_id
    left join employment_kind k on k.party_relationship_id = r.party_relationship_id and k.valid @> ${today}::date
    join required_document q on q.company_id = r.company_id and q.option_indicator = 'Y' and (q.gender is null or q.gender = p.gender)
      and (q.employment_status_enum_id is null or q.employment_status_enum_id = k.employment_status_enum_id)
    where ${employedOn(sql`r`, today)}
  ) needed
  left join lateral (
    select d.person_document_id, d.file, d.expiry_date from person_document d
    where d.party_id = needed.party_id and d.document_type_enum_id = needed.document_type_enum_id
    order by d.expiry_date >= ${today}::date is false, d.file is null, d.expiry_date desc nulls first limit 1
  ) best on true`;

export interface ChecklistItem {
  readonly partyId: string;
  readonly documentTypeEnumId: string;
  readonly typeName: string;
  readonly state: DocumentState;
  readonly expiryDate: string | null;
}

/** What the employments of a person in scope ask for, in the order of the types; of one out of scope undefined. */
export async function checklistOf(db: Db, rows: RowScope, partyId: string): Promise<readonly ChecklistItem[] | undefined> {
  const person = await db.maybe(sql`select from person p where p.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)}`);
  if (person === undefined) return undefined;
  return db.many<ChecklistItem>(sql`
    select n.party_id as "partyId", n.document_type_enum_id as "documentTypeEnumId", e.description as "typeName", n.state, n.expiry_date as "expiryDate"
    from (${requiredDocuments(rows.asOf)}) n join enumeration e on e.enum_id = n.document_type_enum_id
    where n.party_id = ${partyId}::uuid order by e.sequence_num, e.enum_id`);
}

export interface ExpiringDocument {
  readonly partyId: string;
  readonly fullName: string;
  readonly pseudoId: string;
  readonly documentId: string;
  readonly documentTypeEnumId: string;
  readonly typeName: string;
  readonly expiryDate: string;
}

/** Documents `d` of employed people `p` that end up to a day and have no later one of their type. */
export const endingBy = (today: string, last: Sql): Sql => sql`
  d.expiry_date <= ${last} and ${isEmployed(sql`d.party_id`, today)} and not exists (
    select from person_document n where n.party_id = d.party_id and n.document_type_enum_id = d.document_type_enum_id and n.expiry_date > d.expiry_date)`;

/** Who looks: the own documents are seen whatever their type, of others those that these classes open. */
export interface DocumentReader {
  readonly partyId: string;
  readonly held: { has(one: FieldClass): boolean };
}

/** Those that the reader may know of and that end within some days or have ended, the earliest first, at most MOST_EXPIRING. */
export const expiringDocuments = (db: Db, rows: RowScope, days: number, { partyId, held }: DocumentReader): Promise<ExpiringDocument[]> =>
  db.many<ExpiringDocument>(sql`
    select p.party_id as "partyId", p.first_name || ' ' || p.last_name as "fullName", coalesce((
        select r.pseudo_id from party_relationship r where r.party_id = p.party_id and r.relationship_type_enum_id = 'PrtEmployee' order by lower(r.valid) desc limit 1), '') as "pseudoId",
      d.person_document_id as "documentId", d.document_type_enum_id as "documentTypeEnumId", e.description as "typeName", d.expiry_date as "expiryDate"
    from person_document d join person p on p.party_id = d.party_id join enumeration e on e.enum_id = d.document_type_enum_id
    where ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)} and ${endingBy(rows.asOf, sql`${rows.asOf}::date + ${days}::int`)}
      and (p.party_id = ${partyId}::uuid or ${held.has('personal') ? typesIn(held, sql`d.document_type_enum_id`) : sql`false`})
    order by d.expiry_date, p.sort_text, d.person_document_id limit ${MOST_EXPIRING}`);

export interface DocumentFile {
  readonly documentId: string;
  readonly partyId: string;
  readonly companyId: string;
  readonly fullName: string;
  readonly pseudoId: string | null;
  readonly typeName: string;
  readonly file: string;
  /** Bytes. */
  readonly size: number;
}

/** The documents with files of people in scope, by person. `types`: only these. */
export const documentFiles = (db: Db, rows: RowScope, partyIds: readonly string[], types: readonly string[] | undefined): Promise<DocumentFile[]> =>
  db.many<DocumentFile>(sql`
    select d.person_document_id as "documentId", p.party_id as "partyId", p.company_id as "companyId", p.first_name || ' ' || p.last_name as "fullName",
      (select r.pseudo_id from party_relationship r where r.party_id = p.party_id and r.relationship_type_enum_id = 'PrtEmployee' order by lower(r.valid) desc limit 1) as "pseudoId",
      e.description as "typeName", d.file, s.size
    from person_document d join person p on p.party_id = d.party_id join enumeration e on e.enum_id = d.document_type_enum_id
    join stored_file s on s.stored_name = split_part(d.file, ';', 1)
    where p.party_id = any (${[...partyIds]}::uuid[]) and ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)}
      ${types === undefined ? empty : sql`and d.document_type_enum_id = any (${[...types]}::text[])`}
    order by p.sort_text, p.party_id, e.sequence_num, d.person_document_id`);

// ---- reminders, as an actor who sees all companies ----

export interface EndingDocument {
  readonly documentId: string;
  readonly partyId: string;
  readonly typeName: string;
  readonly expiryDate: string;
  readonly daysLeft: number;
}

/**
 * Documents of a company that end within `days` or have ended, but no more than `forgotten` days ago.
 * Without a RowScope: a job reminds a whole company.
 */
export const endingDocuments = (db: Db, companyId: string, today: string, { days, forgotten }: { readonly days: number; readonly forgotten: number }): Promise<EndingDocument[]> =>
  db.many<EndingDocument>(sql`
    select d.person_document_id as "documentId", d.party_id as "partyId", e.description as "typeName", d.expiry_date as "expiryDate", (d.expiry_date - ${today}::date)::int as "daysLeft"
    from person_document d join enumeration e on e.enum_id = d.document_type_enum_id
    where d.company_id = ${companyId}::uuid and d.expiry_date >= ${today}::date - ${forgotten}::int and ${endingBy(today, sql`${today}::date + ${days}::int`)}
    order by d.expiry_date, d.person_document_id`);

/** False when somebody was told before, by whatever process. */
export const markReminded = async (tx: Tx, companyId: string, { documentId, expiryDate }: EndingDocument, threshold: number): Promise<boolean> =>
  (await tx.run(sql`
    insert into document_reminder (person_document_id, company_id, expiry_date, threshold_days)
    values (${documentId}::uuid, ${companyId}::uuid, ${expiryDate}::date, ${threshold}) on conflict do nothing`)) > 0;

/** People of the personnel office: those who may see documents in the whole company. */
export const documentHolders = (db: Db, companyId: string, today: string): Promise<readonly string[]> => holdingInCompany(db, `${personDocuments.page}/observe`, companyId, today);
