export default {
  records: { ShiftProgramme: 'برنامهٔ شیفت', ShiftTurn: 'نوبت گردش', CalendarRule: 'قاعدهٔ کارکرد تقویم' },
};
