/**
 * Who holds a position over time: how a link gives way to another one, and when a position holds more people than it is approved
 * for (guide organisation 5.5). Pure; days are ISO dates.
 */
import { contains, type Days } from '#kernel/intervals/intervals.ts';
import { endAt, type Said, type Span, setFrom } from './timeline.rules.ts';

/** Roles of RoleType that the rules know. */
export const MANAGER = 'OrgRManager';
export const CHIEF = 'ChiefExecutiveOfficer';
/** What somebody who led goes on as. */
export const MEMBER = 'Employee';
/** Stands in for a holder, so does not count against the approved number. */
export const SUBSTITUTE = 'OrgRSubstitute';

/** What is said of a link of a person to a position. */
export interface HoldingWords extends Said {
  readonly roleTypeId: string;
  readonly mainPosition: 'Y' | 'N';
  /** Percent of a full post, 1 to 100. */
  readonly occupancyRate: number;
}

/** What a link says of itself once it has given way; null: nothing, it ends. */
export type GivingWay = Partial<HoldingWords> | null;

/** A link that gives way from a day on: the days before stay as they were. Empty when nothing of it is left. */
export function giveWay({ from, until, values }: Span<HoldingWords>, day: string, change: GivingWay): Span<HoldingWords>[] {
  const spans = [{ from, until, values }];
  if (change === null) return endAt(spans, day);
  return setFrom(spans, from !== null && from > day ? from : day, change);
}

/**
 * What writing spans in the place of a link does to what it said from its first day on. plan: it begins on this day or later, so nothing of that is past;
 * correction: it has begun, and days that are over would tell something else or nothing. Undefined: what it said stands.
 */
export function rewriting({ from, values }: Span<HoldingWords>, [first]: readonly Span<HoldingWords>[], today: string): 'plan' | 'correction' | undefined {
  const stands = first !== undefined && first.from === from && Object.entries(first.values).every(([name, value]) => values[name] === value);
  if (stands) return undefined;
  return from !== null && from >= today ? 'plan' : 'correction';
}

/** Sorts before every ISO date, as the first day of what is there since always. */
const ALWAYS = '';

/** Why two of the same cannot stand. */
export const reasons = ['secondChief', 'secondManager', 'secondMain', 'seatFull'] as const;
export type Reason = (typeof reasons)[number];

/** How the other link gives way for each reason. */
export const waysOut: Readonly<Record<Reason, GivingWay>> = {
  secondChief: { roleTypeId: MEMBER },
  secondManager: { roleTypeId: MEMBER },
  secondMain: { mainPosition: 'N' },
  seatFull: null,
};

/** Link and people counted against the approved number. */
export type Occupant = Days & Pick<HoldingWords, 'roleTypeId' | 'occupancyRate'>;

/** First day on which the holders take more than the position is approved for; undefined when none. `seats`: approved number over time. */
export function fullDay(holders: readonly Occupant[], seats: readonly (Days & { readonly seats: number })[]): string | undefined {
  const counted = holders.filter(({ roleTypeId }) => roleTypeId !== SUBSTITUTE);
  const days = [...new Set([...counted, ...seats].map(({ from }) => from ?? ALWAYS))].sort();
  return days.find((day) => {
    const approved = seats.find((span) => contains(span, day));
    const taken = counted.filter((one) => contains(one, day)).reduce((sum, { occupancyRate }) => sum + occupancyRate, 0);
    return approved !== undefined && taken > 100 * approved.seats;
  });
}
