/** Where the facts of days come from: plans, presses of clocks with what people say in their place, what was approved. */
import { eventsOf } from '../events/events.store.ts';
import { plansOf } from '../plan/plan.store.ts';
import type { DayFacts } from './count-days.service.ts';
import { slipsOf } from './slips.store.ts';

export const dayFacts: DayFacts = { plans: plansOf, presses: eventsOf, slips: slipsOf };
