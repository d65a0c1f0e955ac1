import type { FormValues } from '#kernel/form/definition.ts';
import { changedRow } from '#platform/forms/changed-row.rules.ts';
import { refusedChoices } from '#platform/forms/choices.store.ts';
import { staleDetail } from '#platform/forms/stale.rules.ts';
import { actRoute, type Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { outranks } from '#platform/identity/others-account.service.ts';
import { refuseOwn } from '#platform/party/own-file/own-file.server.ts';
import { checkPlaces, checkUnder } from '#platform/party/parts/part.store.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import { turnOf } from '#platform/party/parts/past.rules.ts';
import { factsForm, factsRules } from './facts.form.ts';
import { type LockedPerson, lockPerson, takenCodes, writePerson } from './facts.store.ts';
import { fileOn } from './file-on.service.ts';
import { historyAbout } from './history/history.store.ts';
import { infoOfEachPerson, type PersonFacts, profileErrors, updatePerson } from './profile.contract.ts';
import { type Changes, changesBetween, codeGapOf, contradictionsOf, type EditableFacts } from './profile.rules.ts';

type Edit = Context<typeof updatePerson>;

/** The answer to an edit of an older version. */
async function staleOf({ tx, actor }: Pick<Edit, 'tx' | 'actor'>, stored: PersonFacts): Promise<Error> {
  const [last] = await historyAbout(tx, stored.partyId, { entity: 'Person', limit: 1 });
  return profileErrors.error('stale', staleDetail(updatePerson, actor, stored, last));
}

const statuses: readonly unknown[] = ['ActiveRel', 'NotActiveRel'];

/** A new choice must be offered; what stands may stay. */
async function checkChoices({ tx, body }: Pick<Editing, 'tx' | 'body'>, stored: FormValues): Promise<void> {
  const refused = await refusedChoices(tx, factsForm, body, stored);
  const { personStatusId } = body;
  if (personStatusId != null && !statuses.includes(personStatusId)) refused.push('personStatusId');
  if (refused.length > 0) throw profileErrors.error('invalid', { fields: Object.fromEntries(refused.map((name) => [name, 'option'])) });
}

const places = [
  { field: 'countryGeoId', kind: 'GEOT_COUNTRY' },
  { field: 'issueProvinceGeoId', kind: 'GEOT_PROVINCE' },
  { field: 'issueCountyGeoId', kind: 'GEOT_COUNTY' },
];

/** What only the database knows of facts that are about to be written. */
async function checkStored({ tx, actor, today }: Pick<Edit, 'tx' | 'actor' | 'today'>, person: LockedPerson, after: EditableFacts, changes: Changes): Promise<void> {
  if (places.some(({ field }) => field in changes)) await checkPlaces(tx, after, person.facts, places);
  if (after.sectEnumId !== null && ('sectEnumId' in changes || 'religionEnumId' in changes)) await checkUnder(tx, after, 'sectEnumId', after.religionEnumId ?? '');
  const work = ['employmentStatusEnumId', 'personStatusId'].filter((name) => name in changes);
  if (person.partyRelationshipId === null && work.length > 0) throw profileErrors.error('noEmployment', { fields: Object.fromEntries(work.map((name) => [name, 'noEmployment'])) });
  if ('personStatusId' in changes && (await outranks(tx, actor, person.facts.partyId, today)))
    throw profileErrors.error('strongerAccount', { fields: { personStatusId: 'strongerAccount' } });
  const taken = await takenCodes(tx, person, after);
  if (taken.length > 0) throw profileErrors.error('codeTaken', { fields: Object.fromEntries(taken.map((name) => [name, `${name}Taken`])) });
}

/** The day from which a new kind of employment holds. Throws pastKept, outside and nothingNew at its field, as for any dated row. */
function kindDay({ today }: Pick<Edit, 'today'>, { facts, kindDays }: LockedPerson, next: EditableFacts, asked: string | null | undefined): string {
  const day = asked ?? today;
  if (kindDays === undefined || next.employmentStatusEnumId === facts.employmentStatusEnumId) return day;
  const turn = turnOf({ kind: facts.employmentStatusEnumId, ...kindDays }, { kind: next.employmentStatusEnumId, ...kindDays, fromDate: day }, today);
  if (typeof turn === 'string') throw partErrors.error(turn, { fields: { kindFrom: turn } });
  return day;
}

type Facts = Omit<Edit['body'], 'kindFrom'>;
type Editing = Pick<Edit, 'tx' | 'actor' | 'today' | 'audit'> & { readonly body: Facts & { readonly kindFrom?: string | null | undefined } };

/** Changes facts of a person who is held. Throws stale, invalid, noEmployment and codeTaken. */
export async function editFacts(context: Editing, person: LockedPerson): Promise<PersonFacts> {
  const { tx, today, audit } = context;
  const { kindFrom, ...body } = context.body;
  const { facts: stored, companyId } = person;
  const { partyId, rowVersion, ...before } = stored;
  if (rowVersion !== body.rowVersion) throw await staleOf(context, stored);
  await checkChoices(context, before);
  // names are required and lists are checked: the form's values are the facts
  const after = (await changedRow(factsForm, before, body, { today, extraValidators: factsRules(person.hireDate) })) as EditableFacts;
  const changes = changesBetween(before, after);
  const faults = { ...contradictionsOf(body, after), ...codeGapOf(changes, after) };
  if (Object.keys(faults).length > 0) throw profileErrors.error('invalid', { fields: faults });
  if (Object.keys(changes).length === 0) return stored;
  await checkStored(context, person, after, changes);
  const from = kindDay(context, person, after, kindFrom);
  const nextVersion = await writePerson(tx, person, after, from);
  const day = 'employmentStatusEnumId' in changes ? { kindFrom: [person.kindDays?.fromDate ?? null, from] as const } : {};
  audit({ entity: 'Person', id: partyId, action: 'update', subjectPartyId: partyId, companyId, changes: { ...changes, ...day } });
  return { partyId, rowVersion: nextVersion, ...after };
}

export const routes = [
  actRoute(infoOfEachPerson, async ({ db, rows, actor, query }) => {
    const file = await fileOn(db, rows, query.partyId ?? actor.partyId, query.asOf);
    if (!file) throw httpErrors.error('notFound');
    return file;
  }),
  actRoute(updatePerson, async (context) => {
    const { tx, rows, params } = context;
    const person = await lockPerson(tx, rows, params.partyId);
    if (!person) throw httpErrors.error('notFound');
    refuseOwn(context, updatePerson, params.partyId);
    return editFacts(context, person);
  }),
];
