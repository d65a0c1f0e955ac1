/** Lays the chart and the template that a company begins with. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { Actor, AuditEntry, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { glAccounts, voucherTemplates } from './accounting.contract.ts';
import { accountingErrors } from './accounting.errors.ts';
import { isThere, lockAccounts } from './accounting.store.ts';
import { STARTER_TEMPLATE, starterAccounts, starterDescription, starterLines, starterTitle } from './starter.rules.ts';

export interface Starting {
  readonly tx: Tx;
  readonly rows: RowScope;
  readonly actor: Pick<Actor, 'companyId'>;
  newId(): string;
  audit(entry: AuditEntry): void;
}

/** Adds those accounts whose codes are free, headings first, so that each finds what it stands below. */
async function addAccounts(tx: Tx, companyId: string): Promise<{ id: string; code: string; name: string }[]> {
  const added: { id: string; code: string; name: string }[] = [];
  for (const isHeading of [true, false]) {
    const rows = starterAccounts.filter(({ parent }) => (parent === null) === isHeading);
    added.push(
      ...(await tx.many<{ id: string; code: string; name: string }>(sql`
        insert into gl_account (gl_account_id, company_id, gl_account_class_enum_id, parent_gl_account_id, account_code, account_name, is_debit)
        select gen_random_uuid(), ${companyId}::uuid, r.class, p.gl_account_id, r.code, r.name, r."isDebit"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (code text, name text, class text, parent text, "isDebit" text)
        left join gl_account p on p.company_id = ${companyId}::uuid and lower(p.account_code) = lower(r.parent)
        on conflict (company_id, lower(account_code)) do nothing
        returning gl_account_id as id, account_code as code, account_name as name`)),
    );
  }
  return added;
}

/** Lines whose factor the company has not are left out. */
const addLines = (tx: Tx, companyId: string, voucherTemplateId: string): Promise<number> =>
  tx.run(sql`
    insert into voucher_template_line (voucher_template_line_id, company_id, voucher_template_id, seq_num, gl_account_id, is_debit, vt_item_type_enum_id, pay_factor_id,
      item_code, description)
    select gen_random_uuid(), ${companyId}::uuid, ${voucherTemplateId}::uuid, r."seqNum", a.gl_account_id, r."isDebit", r.kind, f.pay_factor_id, r.item, r.description
    from jsonb_to_recordset(${JSON.stringify(starterLines)}::jsonb)
      as r ("seqNum" smallint, account text, "isDebit" text, kind text, factor text, item text, description text)
    join gl_account a on a.company_id = ${companyId}::uuid and lower(a.account_code) = lower(r.account)
    left join pay_factor f on f.company_id = ${companyId}::uuid and f.branch = 'payroll' and lower(f.code) = lower(r.factor)
    where r.factor is null or f.pay_factor_id is not null`);

/** Answers the template and how many accounts and lines were added. Throws forbidden of a company out of reach, and starterThere. */
export async function layStarter({ tx, rows, actor: { companyId }, newId, audit }: Starting): Promise<{ voucherTemplateId: string; accounts: number; lines: number }> {
  if (!rows.companyIds.includes(companyId)) throw httpErrors.error('forbidden');
  await lockAccounts(tx, companyId);
  const own = companiesIn(rows, sql`t.company_id`);
  if (await isThere(tx, sql`select from voucher_template t where lower(t.code) = lower(${STARTER_TEMPLATE}) and t.company_id = ${companyId}::uuid and ${own}`))
    throw accountingErrors.error('starterThere');
  const added = await addAccounts(tx, companyId);
  for (const { id, code, name } of added) audit({ entity: glAccounts.entity, id, action: 'create', companyId, changes: { accountCode: [null, code], accountName: [null, name] } });
  const voucherTemplateId = newId();
  await tx.run(sql`
    insert into voucher_template (voucher_template_id, company_id, code, title, default_description)
    values (${voucherTemplateId}::uuid, ${companyId}::uuid, ${STARTER_TEMPLATE}, ${starterTitle}, ${starterDescription})`);
  audit({ entity: voucherTemplates.entity, id: voucherTemplateId, action: 'create', companyId, changes: { code: [null, STARTER_TEMPLATE], title: [null, starterTitle] } });
  return { voucherTemplateId, accounts: added.length, lines: await addLines(tx, companyId, voucherTemplateId) };
}
