/** Kinds of records that the days of a calendar come from. */
export const calendarRecords = ['systemBaseData/workCalendar', 'systemBaseData/workWeek', 'systemBaseData/specialDay', 'LunarMonth'] as const;
