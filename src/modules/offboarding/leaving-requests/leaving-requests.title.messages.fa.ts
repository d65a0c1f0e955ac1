/** Title of the screen and the name of its permission. */
export default {
  title: 'فهرست درخواست‌های خروج',
  permissions: {
    'offboarding/leavingRequestList/observe': 'دیدن فهرست درخواست‌های خروج',
  },
};
