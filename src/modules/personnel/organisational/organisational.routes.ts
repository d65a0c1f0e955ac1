import type { Db } from '#platform/db/db.server.ts';
import { type RowScope, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { partRoutes } from '#platform/party/parts/part-routes.server.ts';
import { personEmployments, personPositions } from './organisational.contract.ts';
import { type Asked, employmentsOf, isReached, seatsOf, structureRows } from './organisational.store.ts';

/** Out of scope is as nobody. */
async function reached({ db, rows, query }: { readonly db: Db; readonly rows: RowScope; readonly query: Asked }): Promise<Asked> {
  if (!(await isReached(db, rows, query))) throw httpErrors.error('notFound');
  return query;
}

export const routes = [
  ...partRoutes(structureRows),
  route(personPositions, async (context) => ({ rows: await seatsOf(context.db, await reached(context), context.today) })),
  route(personEmployments, async (context) => ({ rows: await employmentsOf(context.db, await reached(context)) })),
];
