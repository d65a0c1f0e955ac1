import { classesOf } from '#platform/access/access.rules.ts';
import { route } from '#platform/http/context.server.ts';
import { agreementsOf } from '../counting/counting.store.ts';
import { movableBy } from '../moves/moves.rules.ts';
import { issueChoices, issueOrders, previewOrders } from './issue.contract.ts';
import { issue, preview } from './issue.service.ts';
import { activeKinds, typedFactors } from './prepare.store.ts';

export const routes = [
  route(previewOrders, preview),
  route(issueOrders, issue),
  route(issueChoices, async ({ db, actor, actor: { companyId } }) => ({
    types: (await activeKinds(db, companyId)).map(({ orderTypeId: settingId, code, title, needsEnd, movesKind, bodyText, moves, terminationTypeEnumId }) => ({
      settingId,
      code,
      title,
      needsEnd,
      movesKind,
      bodyText,
      moves: [...movableBy(moves)],
      ends: terminationTypeEnumId !== null,
    })),
    agreements: (await agreementsOf(db, companyId)).map(({ agreementId, orderSet }) => ({ agreementId, orderSet })),
    classes: [...classesOf(actor, issueChoices)(undefined)],
    factors: await typedFactors(db, companyId),
  })),
];
