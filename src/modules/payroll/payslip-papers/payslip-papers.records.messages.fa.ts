export default {
  records: {
    PayslipPapers: 'فیش‌های یک محاسبه',
  },
};
