import { actRoute, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { listRoutes, selectionOf } from '#platform/tables/list-routes.server.ts';
import { eventsOf } from '../events/events.store.ts';
import { sayPress } from './correct-press.service.ts';
import { correctPress, pressesOfDay, settleExceptions } from './exceptions.contract.ts';
import { exceptionSource, personIn, settle, toldOf } from './exceptions.store.ts';

export const routes = [
  ...listRoutes(exceptionSource),
  route(settleExceptions, async ({ tx, rows, actor, today, body: { selection, reason }, clock, audit }) => {
    const ids = await selectionOf(exceptionSource, { db: tx, actor, rows, today, by: settleExceptions, query: { order: 'asc' } }, selection);
    const settled = await settle(tx, rows, { ids, partyId: actor.partyId, reason, at: new Date(clock.now()).toISOString() });
    if (settled.length === 0) throw httpErrors.error('notFound');
    for (const { id, companyId } of settled) audit({ entity: 'ClockException', id, action: 'update', companyId, changes: { settledReason: [null, reason] } });
    return { settled: settled.length };
  }),
  route(pressesOfDay, async ({ db, rows, query: { partyId, date } }) => {
    const person = await personIn(db, rows, partyId, date);
    if (person === undefined) throw httpErrors.error('notFound');
    const presses = (await eventsOf(db, person.companyId, [partyId], date, date)).get(partyId) ?? [];
    const told = await toldOf(
      db,
      presses.map(({ eventId }) => eventId),
      date,
      date,
    );
    const of = new Map(told.map((one) => [one.eventId, one]));
    const nothing = { deviceTitle: null, stoodAt: null, reason: null, correctedByName: null };
    return { rows: presses.map(({ eventId, at, key = null }) => ({ ...nothing, ...of.get(eventId), partyId, eventId, at, key })) };
  }),
  actRoute(correctPress, sayPress),
];
