/** Title of the screen and the name of its permission. */
export default {
  title: 'فهرست‌های پایه',
  permissions: {
    'systemBaseData/baseData/observe': 'دیدن فهرست‌های پایه',
  },
};
