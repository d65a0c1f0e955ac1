/** The beginning of a tie, for whoever comes back and for whoever comes from another company. */
import { addDays } from '#kernel/jalali/jalali.ts';
import { mustBeOffered } from '#platform/forms/choices.store.ts';
import type { Context } from '#platform/http/context.server.ts';
import { leaveGroups } from '#platform/identity/accounts.store.ts';
import { OWN_FILE } from '../register/register.rules.ts';
import { type beginEmployment, employmentErrors } from './employment.contract.ts';
import { beginForm, USER_TYPES } from './employment.form.ts';
import { insertEmployment, isUnder, standsFrom, wasAway } from './employment.store.ts';

export interface Beginning {
  readonly relationshipTypeEnumId: string;
  readonly pseudoId: string;
  readonly fromDate: string;
  readonly employmentStatusEnumId: string | null;
}

interface Person {
  readonly partyId: string;
  readonly companyId: string;
}

type Writing = Pick<Context<typeof beginEmployment>, 'tx' | 'newId' | 'audit'>;

/** Ends the groups of a person in a company from a day on, all but `kept`. */
export async function endRights({ tx, audit }: Pick<Writing, 'tx' | 'audit'>, person: Person, kept: string, from: string): Promise<void> {
  for (const { userId, userGroupId, thruDate } of await leaveGroups(tx, person, kept, from))
    audit({
      entity: 'UserGroupMember',
      id: userId,
      action: 'update',
      subjectPartyId: person.partyId,
      companyId: person.companyId,
      changes: { userGroupId: [userGroupId, userGroupId], thruDate: [thruDate, addDays(from, -1)] },
    });
}

/** Writes the tie and its trace; answers its id. The person is held: of two who begin the same tie, one does. */
export async function begin({ tx, newId, audit }: Writing, { partyId, companyId }: Person, said: Beginning): Promise<string> {
  const { relationshipTypeEnumId, pseudoId, fromDate, employmentStatusEnumId } = said;
  await mustBeOffered(tx, employmentErrors, beginForm, { relationshipTypeEnumId, employmentStatusEnumId });
  if (!(await isUnder(tx, relationshipTypeEnumId, USER_TYPES))) throw employmentErrors.error('option', { fields: { relationshipTypeEnumId: 'option' } });
  if (await standsFrom(tx, { partyId, companyId, relationshipTypeEnumId }, fromDate)) throw employmentErrors.error('overlaps');
  // whoever was away comes back to the own file alone: what else the account might, somebody grants anew
  if (await wasAway(tx, { partyId, companyId }, fromDate)) await endRights({ tx, audit }, { partyId, companyId }, OWN_FILE, fromDate);
  const partyRelationshipId = newId();
  await insertEmployment(tx, { partyRelationshipId, partyId, companyId, relationshipTypeEnumId, pseudoId, from: fromDate, employmentStatusEnumId });
  audit({
    entity: 'PartyRelationship',
    id: partyRelationshipId,
    action: 'create',
    subjectPartyId: partyId,
    companyId,
    changes: {
      relationshipTypeEnumId: [null, relationshipTypeEnumId],
      pseudoId: [null, pseudoId],
      hireDate: [null, fromDate],
      ...(employmentStatusEnumId === null ? {} : { employmentStatusEnumId: [null, employmentStatusEnumId] as const }),
    },
  });
  return partyRelationshipId;
}
