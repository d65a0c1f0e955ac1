/** Title of the screen and the name of its permission. */
export default {
  title: 'پیشخوان',
  permissions: {
    'tasks/inbox/observe': 'دیدن پیشخوان',
  },
};
