import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { wallTimeOf } from '../events/events.rules.ts';
import { eventsOf, type PressOfPerson } from '../events/events.store.ts';
import { isUnitIn } from '../leave/team/team.store.ts';
import type { DayPlan } from '../plan/plan.rules.ts';
import { plansOf } from '../plan/plan.store.ts';
import { attendanceNow, MOST_PEOPLE } from './now.contract.ts';
import { type NowFacts, stateAt } from './now.rules.ts';
import { onLeave, peopleNow } from './now.store.ts';

const MINUTES = 60;
const minuteOf = (at: string): number => Number(at.slice(11, 13)) * MINUTES + Number(at.slice(14, 16));

/** From the first planned minute, floating with it, to the last one. */
function spanOf(plan: DayPlan | undefined): NowFacts['plan'] {
  const lines = plan?.shift?.lines ?? [];
  const [first] = lines.toSorted((a, b) => a.from - b.from);
  if (first === undefined) return undefined;
  const floats = first.floating ?? 0;
  return { from: first.from + floats, until: Math.max(...lines.map(({ from, minutes }) => from + minutes)) };
}

const factsOf = (presses: readonly PressOfPerson[], plan: NowFacts['plan'], isOnLeave: boolean): NowFacts => ({
  presses: presses.map(({ at, key }) => ({ minute: minuteOf(at), key })),
  plan,
  isOnLeave,
});

export const routes = [
  route(attendanceNow, async ({ db, rows, actor, today, clock, query: { unitId } }) => {
    if (unitId !== undefined && !(await isUnitIn(db, rows, unitId))) throw httpErrors.error('notFound');
    const found = await peopleNow(db, rows, actor.companyId, unitId, MOST_PEOPLE + 1);
    const people = found.slice(0, MOST_PEOPLE);
    const ids = people.map(({ partyId }) => partyId);
    const at = wallTimeOf(clock.now());
    const presses = await eventsOf(db, actor.companyId, ids, today, today);
    const plans = await plansOf(db, actor.companyId, ids, today, today);
    const away = await onLeave(db, actor.companyId, ids, at);
    return {
      at,
      isCut: found.length > MOST_PEOPLE,
      rows: people.map((person) => {
        // a clock that is ahead has pressed what is still to come
        const own = (presses.get(person.partyId) ?? []).filter((press) => press.at <= at);
        const plan = spanOf(plans.get(person.partyId)?.get(today));
        const state = stateAt(factsOf(own, plan, away.has(person.partyId)), minuteOf(at));
        return { ...person, state, firstPress: own[0]?.at ?? null, lastPress: own.at(-1)?.at ?? null, planFrom: plan?.from ?? null };
      }),
    };
  }),
];
