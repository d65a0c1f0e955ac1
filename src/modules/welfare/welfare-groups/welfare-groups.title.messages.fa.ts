/** Title of the screen and the name of its permission. */
export default {
  title: 'گروه‌های خدمات رفاهی',
  permissions: {
    'welfareServices/group/observe': 'دیدن گروه‌های خدمات رفاهی',
  },
};
