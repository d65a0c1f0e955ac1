import { classesOf } from '#platform/access/access.rules.ts';
import { route } from '#platform/http/context.server.ts';
import { birthdayWithin } from './birthdays.rules.ts';
import { birthdaysNear } from './birthdays.store.ts';
import { BIRTHDAY_SPAN, ownDay, peopleDays } from './quick.contract.ts';
import { deadlinesOf } from './quick.rules.ts';
import { endingSoon, ownFactsOf } from './quick.store.ts';

export const routes = [
  route(ownDay, async ({ db, actor, today }) => {
    const { birthDate, ...ends } = await ownFactsOf(db, actor, today);
    return { isBirthday: birthDate !== null && birthdayWithin(birthDate, today, 1) !== undefined, deadlines: deadlinesOf(ends, today) };
  }),
  route(peopleDays, async ({ db, rows, actor }) => {
    const seesBirthdays = classesOf(actor, peopleDays)(undefined).has('personal');
    return { birthdays: seesBirthdays ? await birthdaysNear(db, rows, BIRTHDAY_SPAN) : [], ending: await endingSoon(db, rows) };
  }),
];
