/** What comes back of leave that was booked and costs less by now. Pure; minutes. */
import type { YearPart } from '../request/leave-time.rules.ts';

export interface GivenBack {
  /** What comes back to each year. */
  readonly back: readonly YearPart[];
  /** What stays taken of each year. */
  readonly left: readonly YearPart[];
}

/** From the day on which it was taken, so that no day before the return has less than there is. A year of which it costs more by now stays as it was booked. */
export function givenBack(booked: readonly YearPart[], costs: readonly YearPart[]): GivenBack {
  const now = new Map(costs.map(({ jalaliYear, minutes }) => [jalaliYear, minutes]));
  const left = booked.map((part) => ({ ...part, minutes: Math.min(part.minutes, now.get(part.jalaliYear) ?? 0) }));
  const back = booked.map((part, at) => ({ ...part, minutes: part.minutes - (left[at]?.minutes ?? 0) }));
  return { back: back.filter(({ minutes }) => minutes > 0), left: left.filter(({ minutes }) => minutes > 0) };
}
