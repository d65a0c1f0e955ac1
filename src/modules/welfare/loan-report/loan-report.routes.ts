import { route } from '#platform/http/context.server.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { loanFigures } from './loan-report.contract.ts';
import { figuresOf, guarantorSource, loanReportSource } from './loan-report.store.ts';

export const routes = [...listRoutes(loanReportSource), ...listRoutes(guarantorSource), route(loanFigures, (context) => figuresOf(context))];
