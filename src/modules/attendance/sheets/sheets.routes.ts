import { classesOf } from '#platform/access/access.rules.ts';
import { route } from '#platform/http/context.server.ts';
import { confirmOwn, disputeOwn, sheetFor } from './own-sheet.service.ts';
import { confirmSheet, disputeSheet, personSheet } from './sheets.contract.ts';

export const routes = [
  route(personSheet, ({ db, rows, actor, today, query: { periodId, partyId = actor.partyId } }) =>
    sheetFor(db, { rows, companyId: actor.companyId, partyId: actor.partyId, today, classes: classesOf(actor, personSheet) }, periodId, partyId),
  ),
  route(confirmSheet, confirmOwn),
  route(disputeSheet, disputeOwn),
];
