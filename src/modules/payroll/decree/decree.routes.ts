import { writeExact } from '#kernel/formula/exact.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { route } from '#platform/http/context.server.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { applyWages, undoWages } from './apply.service.ts';
import { decreesOf } from './apply.store.ts';
import { appliedDecrees, applyDecree, decreeLaw, undoDecree } from './decree.contract.ts';
import { decreeLawOf } from './decree.service.ts';
import { decreeSource } from './decree.store.ts';

export const routes = [
  ...listRoutes(decreeSource),
  route(decreeLaw, async ({ db, actor, query, today }) => {
    const { year, factor, fixed, least, isConfirmed } = await decreeLawOf(db, actor.companyId, today, query.year);
    const mayKnow = classesOf(actor, decreeLaw)(undefined).has('pay');
    return { year, factor: writeExact(factor), fixed: String(fixed), least: String(least), isConfirmed, mayKnow };
  }),
  route(applyDecree, applyWages),
  route(appliedDecrees, async ({ db, rows, query }) => ({ list: await decreesOf(db, rows, query.year) })),
  route(undoDecree, undoWages),
];
