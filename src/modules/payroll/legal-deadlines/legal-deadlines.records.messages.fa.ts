export default {
  records: { LegalDeadlineSetting: 'یادآوری مهلت‌های قانونی', LegalDeadlineMark: 'انجام وظیفهٔ قانونی بیرون از سامانه' },
  places: {
    legal_deadline_setting: 'یادآوری مهلت‌های قانونی',
    legal_deadline_mark: 'وظیفه‌های قانونی انجام‌شده بیرون از سامانه',
    legal_deadline_told: 'یادآوری‌های فرستاده‌شدهٔ مهلت‌های قانونی',
  },
};
