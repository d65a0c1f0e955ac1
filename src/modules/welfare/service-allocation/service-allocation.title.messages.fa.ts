/** Title of the screen and the name of its permission. */
export default {
  title: 'تخصیص خدمت رفاهی',
  permissions: {
    'welfareServices/otherServices/allocation/observe': 'دیدن تخصیص خدمت رفاهی',
  },
};
