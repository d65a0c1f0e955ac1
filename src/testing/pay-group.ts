/** The group of four whom tests of payroll pay, laid by hand on a database of their own. */
import { labourFactors } from '#modules/payroll/pay/labour.rules.ts';
import payMessages from '#modules/payroll/pay/pay.messages.fa.ts';
import { layAccounts } from './cases.ts';
import { type Mounted, newId } from './mounted.ts';
import { companyId, employmentId, layOrganisation, partyId } from './organisation.ts';

const company = companyId('holding');

type Rows = <T extends object>(text: string, ...values: readonly unknown[]) => Promise<T[]>;

/** A group with the factors of the law of labour, which nobody is paid by yet. */
export async function layGroup(rows: Rows, groupId: string): Promise<void> {
  await rows(`insert into pay_group (pay_group_id, company_id, standard_code, description) values ($1, $2, 'G1', 'Everybody')`, groupId, company);
  const factors = [
    ...labourFactors(1405).map(({ code, flags }) => ({ code, isDeduct: 'N', flags })),
    { code: 'loan', isDeduct: 'Y', flags: {} },
    { code: 'advance', isDeduct: 'Y', flags: {} },
  ];
  for (const [at, { code, isDeduct, flags }] of factors.entries()) {
    const { insured = false, taxed = false }: { insured?: boolean; taxed?: boolean } = flags;
    const base = ['base', 'seniority'].includes(code) ? 'Y' : 'N';
    const id = newId();
    const title = payMessages.factors[code as keyof typeof payMessages.factors] ?? code;
    await rows(`insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id) values ($1, $2, 'payroll', $3, $4, 'PfgBenefit')`, id, company, code, title);
    await rows(
      `insert into pay_group_factor (pay_group_factor_id, company_id, pay_group_id, pay_factor_id, is_deduct, insured, taxed, overtime_base, eidi_base, severance_base, display_sequence, valid)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $8, $9, '[2021-03-21,)')`,
      ...[newId(), company, groupId, id, isDeduct, insured ? 'Y' : 'N', taxed ? 'Y' : 'N', base, at + 1],
    );
  }
}

/** The small organisation, its accounts and law, and the group with who is paid by it. */
export async function layPayGroup({ database }: Mounted, rows: Rows, groupId: string): Promise<void> {
  await layOrganisation(database.owner);
  await layAccounts(database);
  for (const [name, group] of [
    ['payrollOfficer', 'payrollOfficer'],
    ['accountant', 'accountant'],
  ] as const)
    await rows(`insert into user_group_member (user_id, user_group_id, company_id, valid) values ($1, $2, $3, '[2021-03-21,)')`, partyId(name), group, company);
  await rows(`update legal_parameter set verified_version = row_version, verified_on = '2026-03-21'`);
  await rows(`update employment_salary set daily_wage = 20000000 where party_relationship_id = $1`, employmentId('accountant'));
  await layGroup(rows, groupId);
  for (const name of ['accountant', 'colleague', 'director', 'payrollOfficer'] as const) {
    await rows(
      `insert into bank_account (bank_account_id, party_id, company_id, iban, valid) values ($1, $2, $3, 'IR000000000000000000000000', '[2021-03-21,)') on conflict do nothing`,
      newId(),
      partyId(name),
      company,
    );
    await rows(
      `insert into pay_member (pay_member_id, company_id, party_relationship_id, pay_group_id, valid) values ($1, $2, $3, $4, '[2021-03-21,)')`,
      ...[newId(), company, employmentId(name), groupId],
    );
  }
}
