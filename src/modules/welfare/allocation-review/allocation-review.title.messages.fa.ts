/** Title of the screen and the name of its permission. */
export default {
  title: 'بررسی تخصیص‌ها',
  permissions: {
    'welfareServices/otherServices/allocationReview/observe': 'دیدن بررسی تخصیص خدمات رفاهی',
  },
};
