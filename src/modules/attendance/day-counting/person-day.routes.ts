import { classesOf } from '#platform/access/access.rules.ts';
import { route } from '#platform/http/context.server.ts';
import { dayFacts } from './facts.service.ts';
import { personDay } from './person-day.contract.ts';
import { dayFor } from './person-day.service.ts';

export const routes = [
  route(personDay, ({ db, rows, actor, clock, query: { date, partyId = actor.partyId } }) =>
    dayFor(db, dayFacts, { rows, partyId: actor.partyId, now: new Date(clock.now()), classes: classesOf(actor, personDay) }, partyId, date),
  ),
];
