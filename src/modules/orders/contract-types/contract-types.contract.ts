/**
 * Types of contract of a company (guide orders 12.2): how long one lasts, its terms and the wages it names. Which types are offered to
 * choose from says `emplOrder/agreement/type` of the platform.
 * Invariants: on a day a term of a type has one text; a factor stands once with a type; what contracts are made of is not deleted.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { defineRegister } from '#platform/reference-data/register/register.define.ts';
import { contractFactorForm, contractFactorTable, contractTermForm, contractTermTable, contractTypeForm, contractTypeTable } from './contract-types.table.ts';

export const TYPES = 'emplOrder/contract/types';
const PATH = '/rest/s1/emplOrder/contractType';

export const contractTypeErrors = defineErrors('modules/orders/contract-types', {
  termTaken: { status: 409, constraint: 'contract_term_no_overlap', field: 'fromDate' },
  factorTaken: { status: 409, constraint: 'contract_type_factor_once', field: 'payFactorId' },
  /** Of a factor that is to be deleted. */
  factorInUse: { status: 409, constraint: 'contract_type_factor_factor' },
  option: { status: 400 },
  stale: { status: 409 },
});

export const contractTypes = defineRegister({ page: TYPES, scope: 'rows', table: contractTypeTable, form: contractTypeForm, path: PATH });

const ofType = {
  scope: 'rows',
  of: 'a type of contract',
  keys: { observe: `${TYPES}/observe`, add: `${TYPES}/add`, edit: `${TYPES}/edit`, remove: `${TYPES}/delete` },
  under: { agreementId: z.guid() },
  errors: [contractTypeErrors],
} as const;

export const contractTerms = defineRecords({ ...ofType, entity: 'ContractTerm', table: contractTermTable, form: contractTermForm, path: `${PATH}/term` });
export const contractFactors = defineRecords({ ...ofType, entity: 'ContractTypeFactor', table: contractFactorTable, form: contractFactorForm(), path: `${PATH}/factor` });

export const contractFactorChoices = defineCall({
  method: 'GET',
  path: `${PATH}/factorChoices`,
  summary: 'Factors of pay and of orders of the own company, by title: the wages a type of contract may name',
  permission: `${TYPES}/observe`,
  scope: 'rows',
  of: ['PayrollFactor'],
  reply: z.strictObject({ list: z.array(z.strictObject({ payFactorId: text, code: text, title: text })) }),
});
