/** Clashes of people with people that stand already. */
import { defineErrors } from '#kernel/errors.ts';

export const partyErrors = defineErrors('platform/party', {
  pseudoIdTaken: { status: 409, constraint: 'party_relationship_pseudo_id', field: 'pseudoId' },
  nationalCodeTaken: { status: 409, constraint: 'party_identification_national_code', field: 'nationalCode' },
  alreadyEmployed: { status: 409, constraint: 'party_relationship_one_employment', field: 'fromDate' },
});
