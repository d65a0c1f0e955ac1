/** Title of the screen and the name of its permission. */
export default {
  title: 'مدیریت دسترسی',
  permissions: {
    'systemManagement/accessLevel/observe': 'دیدن دسترسی‌ها',
  },
};
