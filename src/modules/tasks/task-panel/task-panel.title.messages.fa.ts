/** Title of the screen and the name of its permission. */
export default {
  title: 'پنل کارها',
  permissions: {
    'tasks/taskPanel/observe': 'باز کردن یک کار',
  },
};
