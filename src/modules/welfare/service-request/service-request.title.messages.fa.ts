/** Title of the screen and the name of its permission. */
export default {
  title: 'درخواست خدمت رفاهی',
  permissions: {
    'welfareServices/otherServices/request/observe': 'دیدن فرم درخواست خدمت رفاهی',
  },
};
