/** Title of the screen and the name of its permission. */
export default {
  title: 'مراحل تأیید',
  permissions: {
    'systemBaseData/certificationSteps/observe': 'دیدن مراحل تأیید',
  },
};
