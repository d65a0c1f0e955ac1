/** Where forms of files of banks lie, and one of them as files are made by it. */
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import type { BankTemplate, TemplateColumn } from '../state-files/bank-template.rules.ts';
import { bankColumns, bankTemplateErrors, bankTemplates } from './bank-templates.contract.ts';

const refuse: RecordRows['refuse'] = (name, detail) => bankTemplateErrors.error(name, detail);

export const bankTemplateRows: RecordRows = {
  records: bankTemplates,
  table: 'pay_bank_template',
  columns: { title: 'title', separator: 'separator', encoding: 'encoding', hasBom: 'has_bom', hasHeadings: 'has_headings', fileName: 'file_name' },
  defaults: { hasBom: 'N', hasHeadings: 'N' },
  shown: { columns: sql`(select count(*)::int from pay_bank_template_column c where c.pay_bank_template_id = t.pay_bank_template_id)` },
  refuse,
};

export const bankColumnRows: RecordRows = {
  records: bankColumns,
  table: 'pay_bank_template_column',
  above: { table: 'pay_bank_template', field: 'payBankTemplateId' },
  columns: { place: 'place', sequence: 'sequence', field: 'field', heading: 'heading', fixedText: 'fixed_text' },
  refuse,
};

export interface NamedTemplate {
  readonly templateId: string;
  readonly title: string;
}

/** Those of a company that say whom to pay how much, by title. */
export const usableTemplates = (db: Db, companyId: string): Promise<NamedTemplate[]> =>
  db.many<NamedTemplate>(sql`
    select t.pay_bank_template_id as "templateId", t.title from pay_bank_template t
    where t.company_id = ${companyId}::uuid and (
      select bool_or(c.field in ('iban', 'ibanDigits')) and bool_or(c.field = 'amount') from pay_bank_template_column c
      where c.pay_bank_template_id = t.pay_bank_template_id and c.place = 'row')
    order by t.title`);

/** A template of a company with its columns; undefined of another's. */
export async function templateOf(db: Db, companyId: string, templateId: string): Promise<BankTemplate | undefined> {
  const found = await db.maybe<Omit<BankTemplate, 'columns'>>(sql`
    select separator, encoding, has_bom = 'Y' as bom, has_headings = 'Y' as "hasHeadings", file_name as "fileName" from pay_bank_template
    where pay_bank_template_id = ${templateId}::uuid and company_id = ${companyId}::uuid`);
  if (found === undefined) return undefined;
  const columns = await db.many<TemplateColumn>(sql`
    select place, field, heading, fixed_text as text from pay_bank_template_column where pay_bank_template_id = ${templateId}::uuid order by place, sequence`);
  return { ...found, columns };
}
