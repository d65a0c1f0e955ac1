export default {
  places: {
    calendar_rule: 'قاعده‌های کارکرد تقویم',
    person_day_shift: 'شیفت روز پرسنل',
    person_day_reduction: 'کسر ساعت روزانهٔ پرسنل',
  },
};
