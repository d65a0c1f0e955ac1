import { companiesIn } from '#platform/access/scope.service.ts';
import { sql } from '#platform/db/db.server.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { layUsualFactors } from './factors.contract.ts';
import { factorRows, layUsual } from './factors.store.ts';

export const routes = [
  ...recordRoutes(factorRows),
  route(layUsualFactors, async ({ tx, rows, actor: { companyId }, newId, audit }) => {
    const reached = await tx.maybe(sql`select from company c where c.company_id = ${companyId}::uuid and ${companiesIn(rows, sql`c.company_id`)}`);
    if (reached === undefined) throw httpErrors.error('notFound');
    const added = await layUsual(tx, companyId, newId);
    for (const id of added) audit({ entity: 'AttendanceFactor', id, action: 'create', companyId });
    return { added: added.length };
  }),
];
