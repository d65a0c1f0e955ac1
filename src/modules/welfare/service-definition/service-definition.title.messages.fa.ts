/** Title of the screen and the name of its permission. */
export default {
  title: 'تعریف خدمت رفاهی',
  permissions: {
    'welfareServices/otherServices/serviceDefinition/observe': 'دیدن تعریف خدمت رفاهی',
  },
};
