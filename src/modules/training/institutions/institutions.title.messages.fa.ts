/** Title of the screen and the name of its permission. */
export default {
  title: 'مؤسسه‌ها و مدرسان',
  permissions: {
    'education/institutionsAndLecturers/observe': 'دیدن مؤسسه‌ها و مدرسان',
  },
};
