import { classesOf } from '#platform/access/access.rules.ts';
import { type Context, route } from '#platform/http/context.ts';
import { cutterOf } from '#platform/http/cut.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { infoOfEachPerson, type PersonFacts, personFacts, personHistory, profileErrors, type StaleData, updatePerson } from './profile.contract.ts';
import { applyEdit, changesBetween, faultsOf, hiddenFrom, visibleChanges } from './profile.rules.ts';
import { fileOf, historyAbout, isInScope, type LockedPerson, lockPerson, unknownOptions, writePerson } from './profile.store.ts';

type Edit = Context<typeof updatePerson>;

/** The answer to an edit of an older version: what stands now, cut as any reply, and who wrote it. */
async function staleOf({ tx, actor }: Edit, stored: PersonFacts): Promise<Error> {
  const [last] = await historyAbout(tx, stored.partyId, { entity: 'Person', limit: 1 });
  const values = cutterOf(personFacts)?.(stored, classesOf(actor, updatePerson)) as StaleData['values'];
  const data: StaleData = { values, changedBy: last?.byName ?? null, changedAt: last?.at ?? null };
  return profileErrors.error('stale', { data });
}

async function checkOptions({ tx, body }: Edit): Promise<void> {
  const wanted = [
    { type: 'MaritalStatus', id: body.maritalStatusEnumId, name: 'maritalStatusEnumId' },
    { type: 'MilitaryState', id: body.militaryStateEnumId, name: 'militaryStateEnumId' },
  ].flatMap(({ type, id, name }) => (id ? [{ type, id, name }] : []));
  const unknown = await unknownOptions(tx, wanted);
  if (unknown.length === 0) return;
  throw profileErrors.error('invalid', { fields: Object.fromEntries(wanted.filter(({ type }) => unknown.includes(type)).map(({ name }) => [name, 'option'])) });
}

async function edit(context: Edit, person: LockedPerson): Promise<PersonFacts> {
  const { tx, today, body, audit } = context;
  const { facts: stored, companyId } = person;
  const { partyId, rowVersion, ...before } = stored;
  if (rowVersion !== body.rowVersion) throw await staleOf(context, stored);
  await checkOptions(context);
  const after = applyEdit(before, body);
  const faults = faultsOf(body, after, person.hireDate, today);
  if (Object.keys(faults).length > 0) throw profileErrors.error('invalid', { fields: faults });
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
    const { tx, rows, actor, params, body } = context;
    const hidden = hiddenFrom(classesOf(actor, updatePerson)(params.partyId), Object.keys(body));
    if (hidden.length > 0) throw profileErrors.error('notYours', { fields: Object.fromEntries(hidden.map((name) => [name, 'notYours'])) });
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
