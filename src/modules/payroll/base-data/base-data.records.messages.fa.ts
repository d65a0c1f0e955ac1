export default {
  records: {
    TimePeriodType: 'نوع دورهٔ زمانی',
    TimePeriod: 'دورهٔ زمانی',
    AccountingLink: 'ارتباط با نرم‌افزار حسابداری',
  },
  places: {
    pay_period_type: 'انواع دورهٔ زمانی شرکت',
    pay_period: 'دوره‌های زمانی شرکت',
    accounting_link: 'ارتباط با نرم‌افزار حسابداری',
  },
};
