/** Where types of contract, their terms and factors lie. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import { checkOptionOf, enumerationName, type RegisterRows } from '#platform/reference-data/register/register.store.ts';
import { contractFactors, contractTerms, contractTypeErrors, contractTypes } from './contract-types.contract.ts';
import { EMPLOYMENT_SYSTEMS } from './contract-types.table.ts';

export const contractTypeRows: RegisterRows = {
  register: contractTypes,
  entity: 'Agreement',
  table: 'agreement_type',
  key: 't.agreement_id',
  ofCompany: true,
  columns: {
    code: 'code',
    description: 'description',
    agreementTypeEnumId: 'agreement_type_enum_id',
    longestMonths: 'longest_months',
    probationDays: 'probation_days',
    printVersion: 'print_version',
    orderSet: 'order_set',
    chainOf: 'chain_of',
    numberPattern: 'number_pattern',
  },
  defaults: { probationDays: 0, orderSet: 'labour', chainOf: 'contract' },
  activity: { column: 'status_id', active: 'ActiveAgr', inactive: 'NotActiveAgr' },
  unique: { agreement_type_code: 'code' },
  prepare: (tx, values, _id, before) => checkOptionOf(tx, { type: 'AgreementType', under: EMPLOYMENT_SYSTEMS, field: 'agreementTypeEnumId' }, values, before),
  shown: { systemName: { value: enumerationName('agreement_type_enum_id') } },
  search: ['code', 'description'],
  order: sql`t.code`,
};

/** Throws notFound of a type that is none of the company. */
async function mustBeOwn(tx: Tx, { companyId, kinds }: RowOwner): Promise<void> {
  const known = await tx.maybe(sql`
    select from agreement_type where agreement_id = ${String(kinds['agreementId'])}::uuid and company_id = ${companyId}::uuid for key share`);
  if (known === undefined) throw httpErrors.error('notFound');
}

export const contractTermRows: RecordRows = {
  records: contractTerms,
  table: 'contract_term',
  kinds: { agreementId: 'agreement_id' },
  columns: { termTypeEnumId: 'term_type_enum_id', bodyText: 'body_text' },
  isDated: true,
  shown: { termName: enumerationName('term_type_enum_id') },
  refuse: (name, detail) => contractTypeErrors.error(name, detail),
  check: (tx, owner) => mustBeOwn(tx, owner),
};

const factorOf = (column: 'code' | 'title') => sql`(select ${column === 'code' ? sql`f.code` : sql`f.title`} from pay_factor f where f.pay_factor_id = t.pay_factor_id)`;

export const contractFactorRows: RecordRows = {
  records: contractFactors,
  table: 'contract_type_factor',
  kinds: { agreementId: 'agreement_id' },
  columns: { payFactorId: 'pay_factor_id' },
  shown: { factorTitle: factorOf('title'), factorCode: factorOf('code') },
  refuse: (name, detail) => contractTypeErrors.error(name, detail),
  async check(tx, owner, { payFactorId }) {
    await mustBeOwn(tx, owner);
    const known = await tx.maybe(sql`select from pay_factor where pay_factor_id::text = ${String(payFactorId)} and company_id = ${owner.companyId}::uuid`);
    if (known === undefined) throw contractTypeErrors.error('option', { fields: { payFactorId: 'option' } });
  },
};

/** All factors of a company, by title; there are some dozens. */
export const factorChoicesOf = (db: Db, companyId: string): Promise<{ payFactorId: string; code: string; title: string }[]> =>
  db.many(sql`select pay_factor_id as "payFactorId", code, title from pay_factor where company_id = ${companyId}::uuid order by title, code`);
