/** Title of the screen and the name of its permission. */
export default {
  title: 'بررسی یک کار',
  permissions: {
    'tasks/taskPanel/observe': 'باز کردن یک کار',
  },
};
