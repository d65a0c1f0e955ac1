/** SQL of the papers that figures of the law rest on, and who reads their files. */
import { mayUse } from '#platform/access/access.rules.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { defineFileKind } from '#platform/files/file-kind.define.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import { enumerationName } from '#platform/reference-data/register/register.store.ts';
import { paper } from './circulars.form.ts';

const OBSERVE = 'payroll/annualAnnuities/observe';

export const circularPaper = defineFileKind({
  kind: 'PcntLegalCircular',
  permission: OBSERVE,
  scope: 'company',
  class: 'public',
  accept: paper.accept,
  maxBytes: paper.maxFileSize,
  // the law is the same for all companies
  mayRead: async (_db, { grants }) => mayUse(grants, [OBSERVE]),
});

export interface Circular {
  readonly legalCircularId: string;
  readonly title: string;
  readonly circularNumber: string | null;
  readonly issuedOn: string | null;
  readonly kindEnumId: string | null;
  readonly kindName: string | null;
  readonly attachment: string;
  readonly addedByName: string | null;
  readonly addedAt: string;
}

export const circularsOf = (db: Db, year: number): Promise<Circular[]> =>
  db.many<Circular>(sql`
    select t.legal_circular_id as "legalCircularId", t.title, t.circular_number as "circularNumber", t.issued_on as "issuedOn", t.kind_enum_id as "kindEnumId",
      ${enumerationName('kind_enum_id')} as "kindName", t.attachment, ${nameOfPerson(sql`t.added_by`)} as "addedByName", t.added_at as "addedAt"
    from legal_circular t where t.jalali_year = ${year} order by t.issued_on desc nulls last, t.added_at desc`);

export interface NewCircular extends Pick<Circular, 'title' | 'circularNumber' | 'issuedOn' | 'kindEnumId' | 'attachment'> {
  readonly id: string;
  readonly jalaliYear: number;
  readonly companyId: string;
  readonly partyId: string;
  readonly now: Date;
}

export const insertCircular = (tx: Tx, { id, jalaliYear, kindEnumId, title, circularNumber, issuedOn, attachment, companyId, partyId, now }: NewCircular): Promise<number> =>
  tx.run(sql`
    insert into legal_circular (legal_circular_id, jalali_year, kind_enum_id, title, circular_number, issued_on, attachment, company_id, added_by, added_at)
    values (${id}::uuid, ${jalaliYear}, ${kindEnumId}, ${title}, ${circularNumber}, ${issuedOn}::date, ${attachment}, ${companyId}::uuid, ${partyId}::uuid, ${now})`);

export interface HeldCircular {
  readonly attachment: string;
  readonly companyId: string;
  readonly title: string;
  /** Whether somebody was paid by its year. */
  readonly isUsed: boolean;
}

export const holdCircular = (tx: Tx, id: string): Promise<HeldCircular | undefined> =>
  tx.maybe<HeldCircular>(sql`
    select attachment, company_id as "companyId", title, legal_year_paid(jalali_year) is not null as "isUsed" from legal_circular where legal_circular_id = ${id}::uuid for update`);

export const deleteCircular = (tx: Tx, id: string): Promise<number> => tx.run(sql`delete from legal_circular where legal_circular_id = ${id}::uuid`);
