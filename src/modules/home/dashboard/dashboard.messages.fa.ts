/** The dashboard. */
export default {
  permissions: {
    'dashboard/observe': 'دیدن داشبورد',
  },
};
