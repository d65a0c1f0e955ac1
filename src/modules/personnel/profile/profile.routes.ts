import type { FormValues } from '#kernel/form/definition.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { changedRow } from '#platform/forms/changed-row.ts';
import { staleData } from '#platform/forms/stale.ts';
import { type Context, route } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { refusedChoices } from '#platform/reference-data/choices.store.ts';
import { factsForm, factsRules } from './facts.form.ts';
import { infoOfEachPerson, type PersonFacts, personHistory, profileErrors, updatePerson } from './profile.contract.ts';
import { changesBetween, contradictionsOf, type EditableFacts, visibleChanges } from './profile.rules.ts';
import { fileOf, historyAbout, isInScope, type LockedPerson, lockPerson, writePerson } from './profile.store.ts';

type Edit = Context<typeof updatePerson>;

/** The answer to an edit of an older version. */
async function staleOf({ tx, actor }: Edit, stored: PersonFacts): Promise<Error> {
  const [last] = await historyAbout(tx, stored.partyId, { entity: 'Person', limit: 1 });
  return profileErrors.error('stale', { data: staleData(updatePerson, actor, stored, last) });
}

/** A new choice must be offered; what stands may stay. */
async function checkChoices({ tx, body }: Edit, stored: FormValues): Promise<void> {
  const refused = await refusedChoices(tx, factsForm, body, stored);
  if (refused.length > 0) throw profileErrors.error('invalid', { fields: Object.fromEntries(refused.map((name) => [name, 'option'])) });
}

async function edit(context: Edit, person: LockedPerson): Promise<PersonFacts> {
  const { tx, today, body, audit } = context;
  const { facts: stored, companyId } = person;
  const { partyId, rowVersion, ...before } = stored;
  if (rowVersion !== body.rowVersion) throw await staleOf(context, stored);
  await checkChoices(context, before);
  // names are required and lists are checked: the form's values are the facts
  const after = (await changedRow(factsForm, before, body, { today, extraValidators: factsRules(person.hireDate) })) as EditableFacts;
  const contradictions = contradictionsOf(body, after);
  if (Object.keys(contradictions).length > 0) throw profileErrors.error('invalid', { fields: contradictions });
  const changes = changesBetween(before, after);
  if (Object.keys(changes).length === 0) return stored;
  const nextVersion = await writePerson(tx, person, after);
  audit({ entity: 'Person', id: partyId, action: 'update', subjectPartyId: partyId, companyId, changes });
  return { partyId, rowVersion: nextVersion, ...after };
}

export const routes = [
  route(infoOfEachPerson, async ({ db, rows, actor, query }) => {
    const file = await fileOf(db, rows, query.partyId ?? actor.partyId);
    if (!file) throw httpErrors.error('notFound');
    return file;
  }),
  route(updatePerson, async (context) => {
    const { tx, rows, params } = context;
    const person = await lockPerson(tx, rows, params.partyId);
    if (!person) throw httpErrors.error('notFound');
    return edit(context, person);
  }),
  route(personHistory, async ({ db, rows, actor, params }) => {
    if (!(await isInScope(db, rows, params.partyId))) throw httpErrors.error('notFound');
    const classes = classesOf(actor, personHistory)(params.partyId);
    const entries = await historyAbout(db, params.partyId);
    return { rows: entries.map((entry) => ({ ...entry, changes: visibleChanges(entry.changes, classes) })).filter(({ changes }) => changes.length > 0) };
  }),
];
