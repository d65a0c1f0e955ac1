import { route } from '#platform/http/context.server.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { shiftChoices, shiftYear } from './shifts.contract.ts';
import { lineRows, shiftRows, variantRows } from './shifts.store.ts';
import { choicesIn, yearIn } from './year.service.ts';

export const routes = [
  ...recordRoutes(shiftRows),
  ...recordRoutes(lineRows),
  ...recordRoutes(variantRows),
  route(shiftChoices, ({ db, rows, actor: { companyId } }) => choicesIn(db, rows, companyId)),
  route(shiftYear, ({ db, rows, actor: { companyId }, query }) => yearIn(db, rows, companyId, query)),
];
