/** What a cell of the roster shows, and what a written code means. */

import type { MatrixCell, MatrixChange } from '#ui/day-matrix/day-matrix.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { chartOf } from '../calendars/shift-colour.ui.ts';
import type { ShiftChoice } from '../shifts/shifts.contract.ts';
import type { Roster } from './roster.contract.ts';
import words from './roster-page.messages.fa.ts';

const HOUR = 60;
const hours = (minutes: number): string => formatNumber(minutes / HOUR, 1);

export function cellOf({ people, shifts }: Pick<Roster, 'people' | 'shifts'>, row: number, column: number): MatrixCell {
  const { shifts: places = [], minutes = [], own = [] } = people[row] ?? {};
  const place = places[column];
  const shift = place === null || place === undefined ? undefined : shifts[place];
  const isOwn = own.includes(column);
  const planned = minutes[column] ?? 0;
  if (shift !== undefined) return { text: shift.shiftCode, title: words.cell(shift.title, hours(planned)), chart: chartOf(shift.colour), isOwn };
  return { text: isOwn ? words.restCode : '', title: planned > 0 ? words.noShift(hours(planned)) : words.off, isOwn };
}

export interface WrittenCell {
  readonly partyId: string;
  readonly date: string;
  readonly workShiftId?: string | null;
}

/** Cells as the call takes them: a code is a shift, the sign of rest is rest, nothing is what the programmes say. The code that is none of them otherwise. */
export function cellsFrom(
  changes: readonly MatrixChange[],
  { people, days }: Pick<Roster, 'people' | 'days'>,
  shifts: readonly ShiftChoice[],
): { readonly cells: readonly WrittenCell[] } | { readonly unknown: string } {
  const byCode = new Map(shifts.filter(({ isActive }) => isActive).map(({ shiftCode, workShiftId }) => [shiftCode.toUpperCase(), workShiftId]));
  const cells: WrittenCell[] = [];
  for (const { row, column, value } of changes) {
    const [person, day] = [people[row], days[column]];
    if (person === undefined || day === undefined) continue;
    const at = { partyId: person.partyId ?? '', date: day.date };
    const shift = byCode.get(value.toUpperCase());
    if (value === '') cells.push(at);
    else if (value === words.restCode) cells.push({ ...at, workShiftId: null });
    else if (shift === undefined) return { unknown: value };
    else cells.push({ ...at, workShiftId: shift });
  }
  return { cells };
}
