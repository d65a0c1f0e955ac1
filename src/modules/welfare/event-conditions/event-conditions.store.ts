/** Conditions of events of services of welfare, as those who ask are judged by them. */
import { type Db, sql } from '#platform/db/db.server.ts';
import type { EventCondition } from './event-conditions.rules.ts';

/** In the order in which they are told. */
export const conditionsOfEvents = (db: Db, eventIds: readonly string[]): Promise<EventCondition[]> =>
  db.many(sql`
    select welfare_event_condition_id as "conditionId", welfare_event_id as "eventId", title, condition_text as text, refusal_text as refusal, overruled_by as "overruledBy"
    from welfare_event_condition
    where welfare_event_id = any (${[...eventIds]}::uuid[]) order by sequence, title`);
