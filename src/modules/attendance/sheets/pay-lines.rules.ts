/**
 * What pay takes of a sheet, by its factors of work (guide payroll.md 4.8.3): minutes of overtime, night, weekly rest and holidays; days of shift work, mission,
 * illness, unpaid leave and absence. Pure.
 */
import type { FlatFigures, SheetFigures } from './sheet.rules.ts';

export const payFactors = ['overtime', 'night', 'friday', 'holiday', 'shiftTwo', 'shiftThree', 'shiftNight', 'mission', 'sick', 'unpaidLeave', 'absence'] as const;
export type PayFactor = (typeof payFactors)[number];

/** Of one factor minutes, or days in hundredths. */
export interface PayLine {
  readonly workFactor: PayFactor;
  readonly minutes?: number;
  readonly hundredths?: number;
}

/** Labour law, article 51: a day of work of who has nothing planned to tell one by. */
const LAW_DAY = 440;
const HUNDREDTHS = 100;
const shiftFactor = { two: 'shiftTwo', three: 'shiftThree', night: 'shiftNight' } as const;

/**
 * Lines of a sheet with the differences it takes; undefined where these would bring something below nothing, so that they wait for another month.
 * What lacks of a day counts as absence, as far as overtime has not made it good.
 */
export function payLinesOf(sheet: SheetFigures, taken: FlatFigures): readonly PayLine[] | undefined {
  const { figures, coveredBy, shiftWork, nightPaid, counts, employedDays } = sheet;
  const more = (name: string): number => taken[name] ?? 0;
  const dayMinutes = counts.planned > 0 ? figures.planned / counts.planned : LAW_DAY;
  const inMinutes: readonly (readonly [PayFactor, number])[] = [
    ['overtime', figures.counted - figures.offset + more('counted') - more('offset')],
    ['night', shiftWork == null ? nightPaid + more('night') : 0],
    ['friday', figures.weeklyRest + more('weeklyRest')],
    ['holiday', figures.holiday + more('holiday')],
  ];
  const lacking = figures.absence + figures.delay + figures.gap + figures.hurry - figures.offset;
  const lackingMore = more('absence') + more('delay') + more('gap') + more('hurry') - more('offset');
  const inDays: readonly (readonly [PayFactor, number])[] = [
    ['mission', (coveredBy['mission'] ?? 0) + more('coveredBy.mission')],
    ['sick', (coveredBy['sickLeave'] ?? 0) + more('coveredBy.sickLeave')],
    ['unpaidLeave', (coveredBy['unpaidLeave'] ?? 0) + more('coveredBy.unpaidLeave')],
    ['absence', lacking + lackingMore],
  ];
  if ([...inMinutes, ...inDays].some(([, minutes]) => minutes < 0)) return undefined;
  const lines: PayLine[] = inMinutes.map(([workFactor, minutes]) => ({ workFactor, minutes }));
  if (shiftWork != null) lines.push({ workFactor: shiftFactor[shiftWork], hundredths: employedDays * HUNDREDTHS });
  for (const [workFactor, minutes] of inDays) lines.push({ workFactor, hundredths: Math.min(employedDays * HUNDREDTHS, Math.round((minutes * HUNDREDTHS) / dayMinutes)) });
  return lines.filter(({ minutes = 0, hundredths = 0 }) => minutes + hundredths > 0);
}
