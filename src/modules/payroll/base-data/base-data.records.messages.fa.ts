export default {
  records: {
    TimePeriodType: 'نوع دورهٔ زمانی',
    TimePeriod: 'دورهٔ زمانی',
  },
  places: {
    pay_period_type: 'انواع دورهٔ زمانی شرکت',
    pay_period: 'دوره‌های زمانی شرکت',
  },
};
