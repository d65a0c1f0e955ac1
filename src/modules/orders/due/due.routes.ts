import { toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { route } from '#platform/http/context.server.ts';
import { listRoutes, selectionOf } from '#platform/tables/list-routes.server.ts';
import { MOST_IN_RUN } from '../issue/issue.contract.ts';
import { duePeople } from './due.contract.ts';
import { dueErrors } from './due.errors.ts';
import { codesOf, dueSource, typeIdOf } from './due.store.ts';
import { typeOfDue } from './due-kinds.rules.ts';

export const routes = [
  ...listRoutes(dueSource),
  route(duePeople, async ({ tx: db, rows, actor, today, body: { selection, kind } }) => {
    const query = { ...(kind !== undefined && { kind }), order: 'asc' } as const;
    const ids = await selectionOf(dueSource, { db, actor, rows, today, by: duePeople, query }, selection);
    const codes = await codesOf(db, rows, actor.companyId, ids);
    if (codes.length === 0) throw dueErrors.error('noneChosen');
    const fromDate = kind === 'year' ? toIso({ year: toJalali(today).year, month: 1, day: 1 }) : today;
    const settingId = kind === undefined ? null : await typeIdOf(db, actor.companyId, typeOfDue[kind]);
    return { codes: codes.slice(0, MOST_IN_RUN), count: codes.length, settingId, fromDate };
  }),
];
