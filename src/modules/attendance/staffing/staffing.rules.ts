/** How many of those who are needed are planned. Pure; dates are ISO days. */
import { contains, type Days } from '#kernel/intervals/intervals.ts';

export interface Need extends Days {
  readonly unitId: string;
  readonly unitName: string;
  readonly workShiftId: string;
  readonly shiftTitle: string;
  readonly needed: number;
  /** On weekly rests and holidays; null: as on other days. */
  readonly neededOff: number | null;
}

/** When somebody is of a unit or below it. */
export interface Seat extends Days {
  readonly unitId: string;
  readonly partyId: string;
}

export interface PlannedDay {
  readonly date: string;
  readonly isOff: boolean;
}

export interface Staffed extends Pick<Need, 'unitId' | 'unitName' | 'workShiftId' | 'shiftTitle'> {
  readonly needed: readonly (number | null)[];
  readonly planned: readonly number[];
}

/** Of each unit and shift that something is needed of. `shiftOf`: what somebody is planned to work on a day and is there for; null: nothing. */
export function staffedBy(needs: readonly Need[], seats: readonly Seat[], days: readonly PlannedDay[], shiftOf: (partyId: string, date: string) => string | null): Staffed[] {
  const members = Map.groupBy(seats, ({ unitId }) => unitId);
  return [...Map.groupBy(needs, ({ unitId, workShiftId }) => `${unitId}/${workShiftId}`).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { unitId, unitName, workShiftId, shiftTitle } = first;
    const needed = days.map(({ date, isOff }) => {
      const need = same.find((one) => contains(one, date));
      return need === undefined ? null : isOff ? (need.neededOff ?? need.needed) : need.needed;
    });
    const planned = days.map(({ date }) => {
      const there = new Set((members.get(unitId) ?? []).flatMap((seat) => (contains(seat, date) ? [seat.partyId] : [])));
      return [...there].filter((partyId) => shiftOf(partyId, date) === workShiftId).length;
    });
    return [{ unitId, unitName, workShiftId, shiftTitle, needed, planned }];
  });
}
