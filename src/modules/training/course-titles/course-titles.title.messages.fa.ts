/** Title of the screen and the name of its permission. */
export default {
  title: 'تعریف عنوان‌های آموزشی',
  permissions: {
    'education/courseTitles/observe': 'دیدن عنوان‌های آموزشی',
  },
};
