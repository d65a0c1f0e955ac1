/** What people are told when a run is taken back, for whoever writes templates. */
export default {
  reopened: 'بازگشایی محاسبهٔ حقوق',
  reversed: 'برگشت فیش حقوق',
  period: 'دورهٔ حقوق',
  periodExample: 'مهر ۱۴۰۵',
  group: 'گروه حقوق',
  groupExample: 'کارکنان قانون کار',
  reopenedSubject: ({ group, period }: { group: string; period: string }) => `محاسبهٔ حقوق ${period} گروه ${group} بازگشایی شد`,
  reversedSubject: ({ period }: { period: string }) => `فیش حقوق ${period} برگشت خورد و دوباره صادر می‌شود`,
};
