import { classesOf } from '#platform/access/access.rules.ts';
import { type Context, route } from '#platform/http/context.ts';
import { birthdaysNear } from '../quick/birthdays.store.ts';
import { BIRTHDAY_DAYS, BIRTHDAY_LIMIT, dashboardSummary, MONTHS } from './dashboard.contract.ts';
import { lastMonths } from './dashboard.rules.ts';
import { figuresOf } from './dashboard.store.ts';

async function birthdaysOf({ db, rows, actor }: Context<typeof dashboardSummary>) {
  const seesBirthdays = classesOf(actor, dashboardSummary)(undefined).has('personal');
  return seesBirthdays ? birthdaysNear(db, rows, { days: BIRTHDAY_DAYS, limit: BIRTHDAY_LIMIT }) : [];
}

export const routes = [
  route(dashboardSummary, async (context) => {
    const figures = await figuresOf(context.db, context.rows, lastMonths(context.today, MONTHS));
    return { ...figures, birthdays: await birthdaysOf(context) };
  }),
];
