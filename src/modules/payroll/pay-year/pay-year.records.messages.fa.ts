export default {
  records: { PayYear: 'گزارش سالانهٔ حقوق' },
  places: { pay_year_paper: 'گزارش‌های سالانهٔ حقوق که چاپ شده‌اند' },
};
