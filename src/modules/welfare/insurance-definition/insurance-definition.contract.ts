/**
 * Contracts of supplementary insurance of a company (guide welfare 7.11): days, parts, premiums by tier, relation and age, shares, costs that are paid back.
 * Invariants: for a tier, relation and age one premium stands from a day on; a relation has one share, the employer has the rest of it, and one age
 * until which it is insured; a type of cost stands once.
 */
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { defineRegister } from '#platform/reference-data/register/register.define.ts';
import {
  insuranceAgeLimitForm,
  insuranceAgeLimitTable,
  insuranceContractForm,
  insuranceContractTable,
  insuranceCostForm,
  insuranceCostTable,
  insurancePremiumForm,
  insurancePremiumTable,
  insuranceShareForm,
  insuranceShareTable,
} from './insurance-definition.table.ts';

const PAGE = 'welfareServices/supplementaryInsurance/definition';
const PATH = '/rest/s1/welfare/insurance/contract';

export const insuranceErrors = defineErrors('modules/welfare/insurance-definition', {
  premiumTaken: { status: 409, constraint: 'insurance_premium_once', field: 'ageFrom' },
  /** Not after the first day of the contract, or after its last. */
  sinceOutside: { status: 400, field: 'sinceDate' },
  shareTaken: { status: 409, constraint: 'insurance_share_once', field: 'relation' },
  limitTaken: { status: 409, constraint: 'insurance_age_limit_once', field: 'relation' },
  costTaken: { status: 409, constraint: 'insurance_cost_once', field: 'costTypeEnumId' },
  option: { status: 400 },
  stale: { status: 409 },
});

export const insuranceContracts = defineRegister({ page: PAGE, scope: 'rows', table: insuranceContractTable, form: insuranceContractForm(), path: PATH });

const ofContract = {
  scope: 'rows',
  of: 'a contract of supplementary insurance',
  keys: { observe: `${PAGE}/observe`, add: `${PAGE}/add`, edit: `${PAGE}/edit`, remove: `${PAGE}/delete` },
  under: { insuranceContractId: z.guid() },
  errors: [insuranceErrors],
} as const;

export const insurancePremiums = defineRecords({
  ...ofContract,
  ...{ entity: 'InsurancePremium', table: insurancePremiumTable, form: insurancePremiumForm, path: `${PATH}/premium` },
});
export const insuranceShares = defineRecords({ ...ofContract, entity: 'InsuranceShare', table: insuranceShareTable, form: insuranceShareForm, path: `${PATH}/share` });
export const insuranceCosts = defineRecords({ ...ofContract, entity: 'InsuranceCost', table: insuranceCostTable, form: insuranceCostForm, path: `${PATH}/cost` });
export const insuranceAgeLimits = defineRecords({
  ...ofContract,
  ...{ entity: 'InsuranceAgeLimit', table: insuranceAgeLimitTable, form: insuranceAgeLimitForm, path: `${PATH}/ageLimit` },
});
