import { classesOf } from '#platform/access/access.rules.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { birthdaysNear } from '../quick/birthdays.store.ts';
import { BIRTHDAY_DAYS, BIRTHDAY_LIMIT, dashboardSummary } from './dashboard.contract.ts';
import { keptFigures } from './kept-figures.service.ts';

async function birthdaysOf({ db, rows, actor }: Context<typeof dashboardSummary>) {
  const seesBirthdays = classesOf(actor, dashboardSummary)(undefined).has('personal');
  return seesBirthdays ? birthdaysNear(db, rows, { days: BIRTHDAY_DAYS, limit: BIRTHDAY_LIMIT }) : [];
}

export const routes = [
  route(dashboardSummary, async (context) => {
    const [{ figures, countedAt }, birthdays] = await Promise.all([keptFigures(context), birthdaysOf(context)]);
    return { ...figures, countedAt: countedAt === null ? null : new Date(countedAt).toISOString(), birthdays };
  }),
];
