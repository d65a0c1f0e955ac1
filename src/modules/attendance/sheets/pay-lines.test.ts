/** What pay takes of a sheet, by the factors of the company: usual ones, own ones, ceilings, differences. */
import { expect, test } from 'vitest';
import { type FactorMapping, usualFactors } from '../factors/factors.rules.ts';
import { payLinesOf } from './pay-lines.rules.ts';
import { figuresOf, plainMonth, type SheetFigures } from './sheet.rules.ts';

const plain = figuresOf([], [{ employmentId: 'one', from: '2026-03-21', thru: '2026-04-20' }], plainMonth, []);
const sheet = (over: Partial<SheetFigures> = {}, figures: Partial<SheetFigures['figures']> = {}): SheetFigures => ({
  ...plain,
  counts: { ...plain.counts, planned: 10, absent: 1 },
  ...over,
  figures: { ...plain.figures, planned: 4_800, ...figures },
});
const factor = (over: Partial<FactorMapping>): FactorMapping => ({
  ...{ code: 'own', unit: 'WFTHours', figure: 'outside', workFactor: 'overtime', ceilingMinutes: null, ceilingDays: null, ...over },
});

test('a company that says nothing is paid overtime without what makes good for what lacks, and what lacks by the mean planned day', () => {
  const worked = sheet({ coveredBy: { mission: 240, sickLeave: 480 }, nightPaid: 30 }, { counted: 600, offset: 60, absence: 480, delay: 120, weeklyRest: 90, holiday: 45 });
  expect(payLinesOf(worked, {}, usualFactors)).toEqual([
    { workFactor: 'overtime', minutes: 540 },
    { workFactor: 'night', minutes: 30 },
    { workFactor: 'friday', minutes: 90 },
    { workFactor: 'holiday', minutes: 45 },
    { workFactor: 'mission', hundredths: 50 },
    { workFactor: 'sick', hundredths: 100 },
    { workFactor: 'absence', hundredths: 113 },
  ]);
  expect(payLinesOf(sheet({ shiftWork: 'night' }), {}, usualFactors)).toEqual([{ workFactor: 'shiftNight', hundredths: 3_100 }]);
});

test('factors of the company stand in the place of the usual ones, each up to its ceiling, two that pay alike in one line', () => {
  const worked = sheet({ overtime: { ...plain.overtime, holiday: 300 } }, { counted: 600, gap: 120, absence: 480 });
  const own = [
    factor({ figure: 'overtime.holiday', ceilingMinutes: 200 }),
    factor({ figure: 'gap' }),
    factor({ figure: 'delay', workFactor: null }),
    factor({ unit: 'WFTNonHours', figure: 'days.lacking', workFactor: 'absence', ceilingDays: 0.75 }),
    factor({ unit: 'WFTNonHours', figure: 'days.absent', workFactor: 'unpaidLeave' }),
  ];
  expect(payLinesOf(worked, {}, own)).toEqual([
    { workFactor: 'overtime', minutes: 320 },
    { workFactor: 'absence', hundredths: 75 },
    { workFactor: 'unpaidLeave', hundredths: 100 },
  ]);
  expect(payLinesOf(worked, {}, [])).toEqual([]);
});

test('differences are paid with the month, and wait where they would bring a figure that is paid below nothing', () => {
  const worked = sheet({ nightPaid: 30 }, { counted: 60 });
  expect(payLinesOf(worked, { counted: 60, nightPaid: 15, night: 15 }, usualFactors)).toEqual([
    { workFactor: 'overtime', minutes: 120 },
    { workFactor: 'night', minutes: 45 },
  ]);
  expect(payLinesOf(worked, { counted: -61 }, usualFactors)).toBeUndefined();
  expect(payLinesOf(worked, { night: 15 }, usualFactors)).toEqual(payLinesOf(worked, {}, usualFactors));
});

test('missions are paid all alike, or those of article 46 alone, as the factors of the company say', () => {
  const away = sheet({ coveredBy: { mission: 240, missionFar: 480, missionNight: 960 } });
  const days = (figure: FactorMapping['figure']) => payLinesOf(away, {}, [factor({ unit: 'WFTNonHours', figure, workFactor: 'mission' })]);
  expect(days('days.mission')).toEqual([{ workFactor: 'mission', hundredths: 350 }]);
  expect(days('days.missionFar')).toEqual([{ workFactor: 'mission', hundredths: 300 }]);
  expect(days('days.missionNight')).toEqual([{ workFactor: 'mission', hundredths: 200 }]);
  expect(payLinesOf(away, {}, [factor({ figure: 'coveredBy.mission', workFactor: 'overtime' })])).toEqual([{ workFactor: 'overtime', minutes: 1_680 }]);
});
