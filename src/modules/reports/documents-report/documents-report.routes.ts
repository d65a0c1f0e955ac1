import type { AnyCall } from '#kernel/call.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type Actor, manualRoute, route } from '#platform/http/context.server.ts';
import { exportRoute, listRoutes, selectionOf } from '#platform/tables/list-routes.server.ts';
import { documentOwners, documentsReportErrors, MOST_OWNERS, matrixFile, requiredDocumentTypes } from './documents-report.contract.ts';
import { documentsSource, matrixSource, missingSource, ownersOf } from './documents-report.store.ts';
import { type RequiredType, requiredTypes } from './required.store.ts';

/** The types that are asked for, as far as the actor may know of them. */
async function typesFor(db: Db, actor: Actor, call: AnyCall): Promise<RequiredType[]> {
  const held = classesOf(actor, call)(undefined);
  return held.has('personal') ? requiredTypes(db, held) : [];
}

export const routes = [
  ...listRoutes(documentsSource),
  ...listRoutes(missingSource),
  route(requiredDocumentTypes, async ({ db, actor }) => ({ types: await typesFor(db, actor, requiredDocumentTypes) })),
  // the columns are those of the moment; the rest is the file of any table
  manualRoute(matrixFile, async (context) => (await exportRoute(matrixSource(await typesFor(context.db, context.actor, matrixFile))).handler(context)) as string),
  route(documentOwners, async ({ tx, actor, rows, today, body: { selection, of, ...query } }) => {
    const look = { db: tx, actor, rows, today, by: documentOwners, query: { ...query, order: 'asc' as const } };
    const owners =
      of === 'missing'
        ? { partyIds: [...(await selectionOf(missingSource, look, selection))], types: [] }
        : await ownersOf(tx, await selectionOf(documentsSource, look, selection), MOST_OWNERS);
    if (owners.partyIds.length > MOST_OWNERS) throw documentsReportErrors.error('tooManyPeople');
    return owners;
  }),
];
