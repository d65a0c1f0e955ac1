import { defineSample } from '#testing/sample.ts';
import { ruleStart } from './calendar-rules.table.ts';
import { calendarRules, shiftProgrammes, shiftTurns } from './programmes.contract.ts';

const rotation = { programmeType: 'CShTRotat', rotationFrom: '2026-03-21', holidays: 'through', forAll: 'N' };

export const shiftProgramme = defineSample({
  gives: 'row/shiftProgramme',
  create: shiftProgrammes.create,
  body: (title) => ({ ...rotation, title, priority: 10 }),
  needs: { workCalendarId: 'row/workCalendar' },
  named: ['shiftProgrammeId'],
});

export const shiftTurn = defineSample({
  gives: 'row/shiftTurn',
  create: shiftTurns.create,
  body: () => ({ sequence: 1, days: 1 }),
  needs: { shiftProgrammeId: 'row/shiftProgramme', workShiftId: 'row/workShift' },
});

export const calendarRule = defineSample({
  gives: 'row/calendarRule',
  create: calendarRules.create,
  body: () => ({ ...ruleStart, fromDate: '2026-03-21' }),
  needs: { workCalendarId: 'row/workCalendar' },
});
