import { administratorsOn } from '#platform/access/access.store.ts';
import { lockRetention, retentionAt, writeRetention } from '#platform/audit/months.store.ts';
import { type Retention, retentionAfter } from '#platform/audit/retention.rules.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { route } from '#platform/http/context.server.ts';
import { dayOf } from '#platform/http/day.rules.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { allCompanies, widenReach } from '#platform/party/company-bulk.store.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { changeLogRetention, logRetention } from './log-management.contract.ts';
import { retentionShortened } from './log-management.notice.ts';
import { changeSource, readSource, signInSource } from './log-management.store.ts';

const shown = ({ monthsKept, next }: Retention) => ({ monthsKept, next: next && { monthsKept: next.monthsKept, fromDate: dayOf(next.at) } });

/** Administrators of every company: the log is that of all of them. */
async function notifyAdministrators(tx: Tx, { monthsKept, next }: Retention, today: string, told: { readonly now: Date; newId(): string }): Promise<void> {
  if (next === null) return;
  await widenReach(
    tx,
    (await allCompanies(tx)).map(({ companyId }) => companyId),
  );
  const values = { months: next.monthsKept, kept: monthsKept, day: dayOf(next.at) };
  await notify(tx, retentionShortened, { ...told, recipients: await administratorsOn(tx, today), values, link: '/logManagement' });
}

export const routes = [
  ...listRoutes(signInSource),
  ...listRoutes(changeSource),
  ...listRoutes(readSource),
  route(logRetention, async ({ db, clock }) => shown(await retentionAt(db, clock.now()))),
  route(changeLogRetention, async ({ tx, actor, audit, body, clock, today, newId }) => {
    const now = clock.now();
    await lockRetention(tx);
    const before = await retentionAt(tx, now);
    // the form asks for a value
    const after = retentionAfter(before, body.monthsKept ?? before.monthsKept, now);
    const [was, is] = [shown(before), shown(after)];
    const changes = {
      ...(was.monthsKept === is.monthsKept ? {} : { monthsKept: [was.monthsKept, is.monthsKept] as const }),
      ...(was.next?.monthsKept === is.next?.monthsKept ? {} : { nextMonthsKept: [was.next?.monthsKept ?? null, is.next?.monthsKept ?? null] as const }),
    };
    if (Object.keys(changes).length === 0) return is;
    await writeRetention(tx, after);
    audit({ entity: 'AuditRetention', id: 'audit', action: 'update', changes, companyId: actor.companyId });
    await notifyAdministrators(tx, after, today, { now: new Date(now), newId });
    return is;
  }),
];
