export default {
  records: {
    WorkCalendar: 'تقویم کاری',
    WorkWeek: 'الگوی هفتهٔ کاری',
    SpecialDay: 'روز ویژهٔ تقویم',
    LunarMonth: 'ماه قمری',
  },
};
