import { classesOf } from '#platform/access/access.rules.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { reportClasses, reports } from './person-report.contract.ts';

export const routes = [
  route(reportClasses, async ({ actor, query }) => {
    const report = reports.get(query.report);
    if (report === undefined) throw httpErrors.error('notFound');
    return { classes: [...classesOf(actor, report)(undefined)] };
  }),
];
