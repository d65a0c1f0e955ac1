export default {
  records: {
    AuditMonth: 'ماه بایگانی رویدادها',
    Call: 'سرویس',
  },
};
