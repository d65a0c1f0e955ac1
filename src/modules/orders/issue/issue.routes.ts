import { route } from '#platform/http/context.server.ts';
import { issueChoices, issueOrders, previewOrders } from './issue.contract.ts';
import { issue, preview } from './issue.service.ts';
import { activeKinds, typedFactors } from './prepare.store.ts';

export const routes = [
  route(previewOrders, preview),
  route(issueOrders, issue),
  route(issueChoices, async ({ db, actor: { companyId } }) => ({
    types: (await activeKinds(db, companyId)).map(({ orderTypeId: settingId, code, title, needsEnd, movesKind, bodyText }) => ({
      settingId,
      code,
      title,
      needsEnd,
      movesKind,
      bodyText,
    })),
    factors: await typedFactors(db, companyId),
  })),
];
