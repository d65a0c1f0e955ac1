import { route } from '#platform/http/context.server.ts';
import { listPeriods, makePeriods } from './periods.contract.ts';
import { periodsErrors } from './periods.errors.ts';
import { periodsOfYear } from './periods.rules.ts';
import { addPeriods, periodsOf } from './periods.store.ts';

export const routes = [
  route(listPeriods, async ({ db, actor, query: { year } }) => ({ periods: await periodsOf(db, actor.companyId, year) })),
  route(makePeriods, async (context) => {
    const { tx, actor, audit, body } = context;
    const added = await addPeriods(tx, actor.companyId, periodsOfYear(body.year, body.begins), () => context.newId());
    const [periodId] = added;
    if (periodId === undefined) throw periodsErrors.error('allThere');
    audit({ entity: 'AttendancePeriod', id: actor.companyId, action: 'create', companyId: actor.companyId, changes: { year: [null, body.year], months: [null, added.length] } });
    return { added: added.length, periodId };
  }),
];
