import { keepMonths, monthsKept } from '#platform/audit/months.store.ts';
import { route } from '#platform/http/context.ts';
import { listRoutes } from '#platform/tables/list-routes.ts';
import { changeLogRetention, logRetention } from './log-management.contract.ts';
import { changeSource, readSource, signInSource } from './log-management.store.ts';

export const routes = [
  ...listRoutes(signInSource),
  ...listRoutes(changeSource),
  ...listRoutes(readSource),
  route(logRetention, async ({ db }) => ({ monthsKept: await monthsKept(db) })),
  route(changeLogRetention, async ({ tx, actor, audit, body }) => {
    const before = await monthsKept(tx);
    // the form asks for a value
    const kept = body.monthsKept ?? before;
    if (before === kept) return { monthsKept: kept };
    await keepMonths(tx, kept);
    audit({ entity: 'AuditRetention', id: 'audit', action: 'update', changes: { monthsKept: [before, kept] }, companyId: actor.companyId });
    return { monthsKept: kept };
  }),
];
