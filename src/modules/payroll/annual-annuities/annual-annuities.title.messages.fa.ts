/** Title of the screen and the name of its permission. */
export default {
  title: 'سنوات سالانه',
  permissions: {
    'payroll/annualAnnuities/observe': 'دیدن سنوات سالانه',
  },
};
