/** Title of the screen and the name of its permission. */
export default {
  title: 'پرسشنامه‌ها',
  permissions: {
    'questionnaire/archive/observe': 'دیدن پرسشنامه‌ها',
  },
};
