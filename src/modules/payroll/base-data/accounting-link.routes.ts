import { rowSource } from '#platform/records/record-rows.store.ts';
import { writeRoutes } from '#platform/records/write.service.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { accountingLinkKind, accountingLinkRows } from './accounting-link.store.ts';

export const routes = [...listRoutes(rowSource(accountingLinkRows)), ...writeRoutes(accountingLinkKind, 'accounting link')];
