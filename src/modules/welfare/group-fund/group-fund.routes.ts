import { route } from '#platform/http/context.server.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { feeRows, fundLoanRows, fundRows } from './fund-records.store.ts';
import { bookFund, giveShareBack, reverseFundEntry } from './group-fund.contract.ts';
import { book, giveBack, reverse } from './group-fund.service.ts';
import { entrySource, shareSource } from './group-fund.store.ts';

export const routes = [
  ...recordRoutes(fundRows),
  ...recordRoutes(feeRows),
  ...recordRoutes(fundLoanRows),
  ...listRoutes(entrySource),
  ...listRoutes(shareSource),
  route(bookFund, (context) => book(context, context.params.welfareFundId, context.body)),
  route(reverseFundEntry, (context) => reverse(context, context.params.welfareFundEntryId, context.body.reason)),
  route(giveShareBack, (context) => giveBack(context, context.params.welfareFundId, context.body)),
];
