import { classesOf } from '#platform/access/access.rules.ts';
import { isInScope } from '#platform/access/in-scope.store.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { idsOf, isEntityVisible, isRowVisible, kindsByRow, told, visibleChanges, visibleClasses } from '../present-changes.server.ts';
import { personHistory } from './history.contract.ts';
import { authorsAbout, entitiesAbout, historyAbout, namesOf, valuesEver } from './history.store.ts';

export const routes = [
  route(personHistory, async ({ db, rows, actor, recordRead, params: { partyId }, query }) => {
    if (!(await isInScope(db, rows, partyId))) throw httpErrors.error('notFound');
    const classes = classesOf(actor, personHistory)(partyId);
    const ever = await valuesEver(db, partyId, kindsByRow());
    const seen = (await historyAbout(db, partyId, query))
      .filter((entry) => isRowVisible(entry, ever.get(entry.recordId)?.values ?? {}, classes))
      .map((entry) => ({ ...entry, changes: visibleChanges(entry.entity, entry.changes, classes) }))
      .filter(({ changes }) => changes.length > 0);
    for (const { entity, changes } of seen) recordRead(partyId, visibleClasses(entity, changes));
    const names = await namesOf(db, [...new Set(seen.flatMap(({ entity, changes }) => changes.flatMap((change) => idsOf(entity, change))))]);
    const entities = (await entitiesAbout(db, partyId)).filter((one) => isEntityVisible(one, ever, classes)).map(({ entity }) => entity);
    return {
      rows: seen.map((entry) => ({ ...entry, changes: entry.changes.map((change) => told(entry.entity, change, names)) })),
      authors: await authorsAbout(db, partyId, entities),
      entities,
    };
  }),
];
