/** Names that calls give to what they point at, with the rows of the tiny organisation that answer. */
import { companyId, employmentId, factsOf, type PersonName, partyId, postId, SINCE, unitId } from './organisation.ts';
import type { KnownValues } from './schema-values.ts';

/** What a call is told when it is about this person. */
export const valuesFor = (person: PersonName): KnownValues => ({
  partyId: [partyId(person)],
  partyRelationshipId: [employmentId(person)],
  companyId: [companyId('holding')],
  unitId: [unitId('finance')],
  emplPositionId: [postId(person === 'worker' ? 'worker' : 'accountant')],
  pseudoId: [factsOf(person).pseudoId],
  // a day on which the posts stand
  partyFromDate: [SINCE],
});
