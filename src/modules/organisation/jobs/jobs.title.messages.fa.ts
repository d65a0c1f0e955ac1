/** Title of the screen and the name of its permission. */
export default {
  title: 'شناسنامهٔ شغل',
  permissions: {
    'organizationChartManagement/defineJob/observe': 'دیدن شناسنامهٔ شغل‌ها',
  },
};
