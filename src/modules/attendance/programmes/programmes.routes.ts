import { companiesIn } from '#platform/access/scope.service.ts';
import { sql } from '#platform/db/db.server.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { layCalendars } from './programmes.contract.ts';
import { programmeRows, ruleRows, turnRows } from './programmes.store.ts';
import { layUsualCalendars } from './usual-calendars.store.ts';

export const routes = [
  ...recordRoutes(programmeRows),
  ...recordRoutes(turnRows),
  ...recordRoutes(ruleRows),
  route(layCalendars, async ({ tx, rows, actor: { companyId }, body: { from }, newId, audit }) => {
    const reached = await tx.maybe(sql`select from company c where c.company_id = ${companyId}::uuid and ${companiesIn(rows, sql`c.company_id`)}`);
    if (reached === undefined) throw httpErrors.error('notFound');
    const added = await layUsualCalendars(tx, companyId, from, newId);
    for (const id of added) audit({ entity: 'WorkCalendar', id, action: 'create', companyId });
    return { added: added.length };
  }),
];
