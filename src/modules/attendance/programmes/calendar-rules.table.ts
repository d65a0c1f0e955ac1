/** Columns and form of the rules by which attendance of a calendar is counted (guide questionnaire-performance.md 16.3). Minutes. */
import { defineForm, type FieldDefinition, fault } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './programmes.messages.fa.ts';

export const ruleTable = defineTable({
  key: 'functionalManagement/calendarRules',
  rowKey: 'calendarRuleId',
  title: messages.rules,
  sort: [{ column: 'fromDate', descending: true }],
  columns: [
    { name: 'fromDate', label: messages.fromDate, type: 'date' },
    { name: 'thruDate', label: messages.thruDate, type: 'date' },
    { name: 'openEnd', label: messages.openEnd, type: 'select', options: optionRows(messages.openEnds) },
    { name: 'delayMinutes', label: messages.delayMinutes, type: 'hour' },
    { name: 'hurryMinutes', label: messages.hurryMinutes, type: 'hour' },
    { name: 'overtimeAfter', label: messages.overtimeOf.overtimeAfter, type: 'select', options: optionRows(messages.ways) },
    { name: 'offsetWay', label: messages.offset, type: 'select', options: optionRows(messages.offsets) },
  ],
});

const col = { xs: 12, sm: 6, md: 4 } as const;
const hours = (name: string, label: string, max: number, min = 0) => ({ type: 'hour', name, label, required: true, min, max, col }) as const satisfies FieldDefinition;
const choice = (name: string, label: string, words: Readonly<Record<string, string>>) =>
  ({ type: 'select', name, label, options: optionRows(words), required: true, col }) as const satisfies FieldDefinition;
const minutes = (name: string, label: string, min: number, max: number) => ({ type: 'number', name, label, required: true, min, max, col }) as const satisfies FieldDefinition;
const long = (name: string, label: string, max: number, help: string) =>
  ({ type: 'longHour', hourDigits: 3, name, label, help, min: 0, max, col }) as const satisfies FieldDefinition;
const way = (name: keyof typeof messages.overtimeOf) => choice(name, messages.overtimeOf[name], messages.ways);

export const ruleForm = defineForm({
  key: 'functionalManagement/calendarRule',
  sections: [
    {
      title: messages.validity,
      fields: [
        { type: 'date', name: 'fromDate', label: messages.fromDate, required: true, col },
        {
          ...{ type: 'date', name: 'thruDate', label: messages.thruDate, help: messages.thruHelp, col },
          validator: ({ fromDate, thruDate }) => fault(typeof thruDate === 'string' && thruDate < String(fromDate) ? messages.thruBefore : undefined),
        },
        { type: 'select', name: 'weeklyRestEnumId', label: messages.weeklyRest, options: 'WeekDay', required: true, col },
        { type: 'time', name: 'dayBegins', label: messages.dayBegins, required: true, col },
      ],
    },
    {
      title: messages.presses,
      fields: [
        hours('windowBefore', messages.windowBefore, 1_440),
        hours('windowAfter', messages.windowAfter, 1_440),
        choice('openEnd', messages.openEnd, messages.openEnds),
        minutes('doublePress', messages.doublePress, 0, 60),
        { type: 'longHour', name: 'longestStay', label: messages.longestStay, hourDigits: 2, required: true, min: 60, max: 2_880, col },
      ],
    },
    {
      title: messages.deficits,
      fields: [
        hours('delayMinutes', messages.delayMinutes, 480),
        hours('gapMinutes', messages.gapMinutes, 480),
        hours('hurryMinutes', messages.hurryMinutes, 480),
        choice('toleranceBeyond', messages.beyond, messages.beyondWays),
        choice('offsetWay', messages.offset, messages.offsets),
      ],
    },
    {
      title: messages.overtime,
      fields: [
        way('overtimeNormal'),
        way('overtimeBefore'),
        way('overtimeAfter'),
        way('overtimeWeeklyRest'),
        way('overtimeHoliday'),
        hours('overtimeMinimum', messages.minimum, 480),
        minutes('overtimeUnit', messages.unit, 1, 240),
        { type: 'hour', name: 'overtimeCeiling', label: messages.ceiling, help: messages.ceilingHelp, min: 0, max: 1_440, col },
        choice('ceilingAct', messages.act, messages.acts),
      ],
    },
    {
      title: messages.sheet.title,
      fields: [
        long('weekCeiling', messages.sheet.week, 10_080, messages.sheet.overtimeHelp),
        long('monthCeiling', messages.sheet.month, 44_640, messages.sheet.overtimeHelp),
        { ...long('yearCeiling', messages.sheet.year, 527_040, messages.sheet.yearHelp), hourDigits: 4 },
        { type: 'date', name: 'rotationFrom', label: messages.sheet.rotationFrom, help: messages.sheet.rotationHelp, col },
        {
          ...long('fourWeeksCeiling', messages.sheet.fourWeeks, 40_320, messages.sheet.fourWeeksHelp),
          validator: ({ fourWeeksCeiling, rotationFrom }) => fault(fourWeeksCeiling != null && typeof rotationFrom !== 'string' ? messages.sheet.rotationNeeded : undefined),
        },
        choice('sheetAct', messages.sheet.act, messages.acts),
        { type: 'longHour', hourDigits: 2, name: 'restBetween', label: messages.sheet.rest, help: messages.sheet.restHelp, min: 0, max: 2_880, col },
      ],
    },
  ],
});

/** What a new rule begins with: what a house has that says nothing (house.rules). */
export const ruleStart = {
  ...{ weeklyRestEnumId: 'WdFriday', dayBegins: 480, windowBefore: 240, windowAfter: 480, openEnd: 'exception', doublePress: 2, longestStay: 960 },
  ...{ delayMinutes: 0, gapMinutes: 0, hurryMinutes: 0, toleranceBeyond: 'rest', offsetWay: 'none', overtimeMinimum: 0, overtimeUnit: 1, ceilingAct: 'warn', sheetAct: 'warn' },
  ...{ overtimeNormal: 'approved', overtimeBefore: 'approved', overtimeAfter: 'approved', overtimeWeeklyRest: 'approved', overtimeHoliday: 'approved' },
} as const;
