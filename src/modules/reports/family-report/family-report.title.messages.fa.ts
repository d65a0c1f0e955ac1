/** Title of the screen and the name of its permission. */
export default {
  title: 'گزارش اطلاعات خانواده',
  permissions: {
    'reports/personnelReport/familyReport/observe': 'دیدن گزارش اطلاعات خانواده',
  },
};
