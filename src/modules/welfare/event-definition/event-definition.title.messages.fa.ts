/** Title of the screen and the name of its permission. */
export default {
  title: 'تعریف رویداد رفاهی',
  permissions: {
    'welfareServices/otherServices/eventDefinition/observe': 'دیدن تعریف رویداد رفاهی',
  },
};
