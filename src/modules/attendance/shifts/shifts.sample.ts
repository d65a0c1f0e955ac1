import { defineSample } from '#testing/sample.ts';
import { shiftLines, shiftVariants, workShifts } from './shifts.contract.ts';

const body = (title: string, code: string) => ({ shiftCode: code, title, shiftClass: 'morning', colour: 'blue', statusId: 'SWSActive' });

export const workShift = defineSample({ gives: 'row/workShift', create: workShifts.create, body: (title) => body(title, 'S1'), named: ['workShiftId'] });
/** What stands in the place of another. */
export const steadShift = defineSample({ gives: 'row/steadShift', create: workShifts.create, body: (title) => body(title, 'S2'), named: ['steadShiftId'] });

export const workShiftLine = defineSample({
  gives: 'row/workShiftLine',
  create: shiftLines.create,
  body: () => ({ lineKind: 'ShlWork', dayOffset: '0', fromMinute: 480, minutes: 480, floating: 30 }),
  needs: { workShiftId: 'row/workShift' },
});

export const workShiftVariant = defineSample({
  gives: 'row/workShiftVariant',
  create: shiftVariants.create,
  body: (title) => ({ title, fromDate: '2026-02-19', thruDate: '2026-03-20' }),
  needs: { workShiftId: 'row/workShift', steadShiftId: 'row/steadShift' },
});
