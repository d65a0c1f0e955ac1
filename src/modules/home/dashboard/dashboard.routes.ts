import { compareIso } from '#kernel/jalali/jalali.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { type Context, route } from '#platform/http/context.ts';
import { BIRTHDAY_DAYS, BIRTHDAY_LIMIT, dashboardSummary, MONTHS } from './dashboard.contract.ts';
import { birthDaysNear, birthdayWithin, lastMonths } from './dashboard.rules.ts';
import { bornOn, figuresOf } from './dashboard.store.ts';

async function birthdaysOf({ db, rows, actor, today }: Context<typeof dashboardSummary>) {
  if (!classesOf(actor, dashboardSummary)(undefined).has('personal')) return [];
  const born = await bornOn(db, rows, birthDaysNear(today, BIRTHDAY_DAYS));
  return born
    .flatMap(({ birthDate, ...person }) => {
      const date = birthdayWithin(birthDate, today, BIRTHDAY_DAYS);
      return date ? [{ ...person, date }] : [];
    })
    .sort((a, b) => compareIso(a.date, b.date))
    .slice(0, BIRTHDAY_LIMIT);
}

export const routes = [
  route(dashboardSummary, async (context) => {
    const figures = await figuresOf(context.db, context.rows, lastMonths(context.today, MONTHS));
    return { ...figures, birthdays: await birthdaysOf(context) };
  }),
];
