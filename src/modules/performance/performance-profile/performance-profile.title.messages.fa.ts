/** Title of the screen and the name of its permission. */
export default {
  title: 'پروفایل کارکرد',
  permissions: {
    'personnelManagement/performanceProfile/observe': 'دیدن پروفایل کارکرد خود',
  },
};
