/** SQL of the own company. */
import type { FormValues } from '#kernel/form/definition.ts';
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { defineFileKind } from '#platform/files/file-kind.define.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { PartRows } from '#platform/party/parts/part.store.ts';
import { registerErrors } from '#platform/reference-data/register/register.errors.ts';
import { enumerationName, type RegisterRows } from '#platform/reference-data/register/register.store.ts';
import { defineSealedField } from '#platform/secrets/sealed-field.define.ts';
import { companyAccounts, companyErrors, companySeals, insuranceAreas, taxAreas } from './company.contract.ts';
import { sealImage } from './company.form.ts';

// ---- facts ----

/** Codes of a company, by the type under which party_identification holds them. */
const codeTypes = { nationalLegalId: 'legalEntityId', economicCode: 'EconomicCode', registrationNumber: 'CompanyRegistrationNumber' } as const;

export interface CompanyFacts {
  readonly pseudoId: string;
  readonly organizationName: string;
  readonly nationalLegalId: string | null;
  readonly economicCode: string | null;
  readonly registrationNumber: string | null;
  /** JSON array of ids as text. */
  readonly partyRoleList: string | null;
  readonly noteText: string | null;
}

export interface StoredCompany extends CompanyFacts {
  readonly partyId: string;
  readonly rowVersion: number;
}

const codeOf = (type: string): Sql => sql`(select i.id_value from party_identification i where i.party_id = c.company_id and i.party_id_type_enum_id = ${type})`;

const companyQuery = (rows: RowScope, companyId: string): Sql => sql`
  select c.company_id as "partyId", c.pseudo_id as "pseudoId", c.organization_name as "organizationName", c.note_text as "noteText", c.row_version as "rowVersion",
    ${codeOf(codeTypes.nationalLegalId)} as "nationalLegalId", ${codeOf(codeTypes.economicCode)} as "economicCode", ${codeOf(codeTypes.registrationNumber)} as "registrationNumber",
    case when c.activity_role_enum_ids = '{}' then null else to_json(c.activity_role_enum_ids)::text end as "partyRoleList"
  from company c where c.company_id = ${companyId}::uuid and ${companiesIn(rows, sql`c.company_id`)}`;

export const companyIn = (db: Db, rows: RowScope, companyId: string): Promise<StoredCompany | undefined> => db.maybe<StoredCompany>(companyQuery(rows, companyId));

/** Holds the company until the end of the transaction. */
export const lockCompany = (tx: Tx, rows: RowScope, companyId: string): Promise<StoredCompany | undefined> =>
  tx.maybe<StoredCompany>(sql`${companyQuery(rows, companyId)} for update of c`);

export async function writeCompany(tx: Tx, companyId: string, facts: CompanyFacts, roleIds: readonly string[]): Promise<{ rowVersion: number }> {
  const codes = Object.entries(codeTypes).map(([name, type]) => ({ type, value: facts[name as keyof typeof codeTypes] }));
  await tx.run(sql`delete from party_identification where party_id = ${companyId}::uuid and party_id_type_enum_id = any (${codes.map(({ type }) => type)}::text[])`);
  await tx.run(sql`
    insert into party_identification (party_id, company_id, party_id_type_enum_id, id_value)
    select ${companyId}::uuid, ${companyId}::uuid, c.type, c.value from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as c(type text, value text) where c.value is not null`);
  return tx.one(sql`
    update company set pseudo_id = ${facts.pseudoId}, organization_name = ${facts.organizationName}, note_text = ${facts.noteText},
      activity_role_enum_ids = ${[...roleIds]}::text[], row_version = row_version + 1
    where company_id = ${companyId}::uuid returning row_version as "rowVersion"`);
}

// ---- accounts and seals ----

const key = 'company_bank_account_id';
export const sealedIban = defineSealedField({ table: 'company_bank_account', column: 'iban', key, boundTo: key });
const sealedNumber = defineSealedField({ table: 'company_bank_account', column: 'account_number', key, boundTo: key });

async function checkAccount(tx: Tx, values: FormValues): Promise<void> {
  // whoever may not see numbers has no account to add
  if (values['iban'] == null) throw httpErrors.error('unseenField');
  const bank = await tx.maybe(sql`select from bank where bank_id = ${String(values['bankId'])}`);
  if (bank === undefined) throw companyErrors.error('unknownBank', { fields: { iban: 'unknownBank' } });
}

const sealKind = defineFileKind({
  kind: 'PcntCompanySeal',
  permission: 'organizationChartManagement/defineOrganization/seal/observe',
  scope: 'company',
  class: 'identity',
  accept: sealImage.accept,
  maxBytes: sealImage.maxFileSize,
});

export const companyParts: readonly PartRows[] = [
  {
    part: companyAccounts,
    table: 'company_bank_account',
    columns: {
      paymentMethodPurposeEnumId: 'payment_method_purpose_enum_id',
      bankAccountTypeEnumId: 'bank_account_type_enum_id',
      bankId: 'bank_id',
      iban: 'iban',
      accountNumber: 'account_number',
      branchName: 'branch_name',
      branchCode: 'branch_code',
    },
    names: { purposeName: enumerationName('payment_method_purpose_enum_id'), bankName: sql`(select b.description from bank b where b.bank_id = t.bank_id)` },
    sealed: { iban: sealedIban, accountNumber: sealedNumber },
    check: checkAccount,
  },
  { part: companySeals, table: 'company_seal', columns: { title: 'title', sealKind: 'seal_kind', image: 'image' }, files: { image: sealKind } },
];

// ---- areas ----

/** A branch is one of the organ it is named with. */
async function checkBranch(tx: Tx, { organPartyId, branchPartyId }: FormValues): Promise<void> {
  if (branchPartyId == null) return;
  const found = await tx.maybe(sql`select from organ_branch where branch_id::text = ${String(branchPartyId)} and organ_id::text = ${String(organPartyId)}`);
  if (found === undefined) throw registerErrors.error('option', { fields: { branchPartyId: 'option' } });
}

const ofOrgan = {
  columns: { relationshipName: 'relationship_name', pseudoId: 'pseudo_id', organPartyId: 'organ_id', branchPartyId: 'branch_id' },
  shown: {
    organName: { value: sql`(select o.organ_name from organ o where o.organ_id = t.organ_id)` },
    branchName: { value: sql`(select b.branch_title from organ_branch b where b.branch_id = t.branch_id)` },
    branchCode: { value: sql`(select b.branch_code from organ_branch b where b.branch_id = t.branch_id)` },
  },
  ofCompany: true,
  prepare: checkBranch,
  search: ['relationshipName', 'pseudoId', 'organName'],
  order: sql`t.relationship_name`,
} as const;

export const areaRows: readonly RegisterRows[] = [
  {
    ...ofOrgan,
    register: taxAreas,
    entity: 'TaxArea',
    table: 'company_tax_area',
    key: 't.company_tax_area_id',
    unique: { company_tax_area_name: 'relationshipName' },
  },
  {
    ...ofOrgan,
    register: insuranceAreas,
    entity: 'InsuranceArea',
    table: 'company_insurance_area',
    key: 't.company_insurance_area_id',
    columns: {
      ...ofOrgan.columns,
      contractNumber: 'contract_number',
      companyInsuranceName: 'company_insurance_name',
      employerName: 'employer_name',
      address: 'address',
      hasRelief: 'has_relief',
    },
    unique: { company_insurance_area_name: 'relationshipName', company_insurance_area_workshop: 'pseudoId' },
  },
];

export const organChoices = (db: Db) =>
  db.many<{ enumId: string; description: string; optionIndicator: 'Y' | 'N'; organTypeEnumId: string }>(sql`
    select organ_id as "enumId", organ_name as description, organ_type_enum_id as "organTypeEnumId", option_indicator as "optionIndicator"
    from organ order by persian_order(organ_name) collate "C", organ_id`);

export const branchChoices = (db: Db) =>
  db.many<{ enumId: string; description: string; optionIndicator: 'Y' | 'N'; organId: string }>(sql`
    select branch_id as "enumId", branch_code || ' - ' || branch_title as description, organ_id as "organId", option_indicator as "optionIndicator"
    from organ_branch order by branch_code, branch_id`);
