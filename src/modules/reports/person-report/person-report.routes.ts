import { classesOf } from '#platform/access/access.rules.ts';
import { route } from '#platform/http/context.ts';
import { reportClasses, reports } from './person-report.contract.ts';

export const routes = [route(reportClasses, async ({ actor, query: { report } }) => ({ classes: [...classesOf(actor, reports[report])(undefined)] }))];
