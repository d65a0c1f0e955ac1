/** Title of the screen and the name of its permission. */
export default {
  title: 'بایگانی پرسنل',
  permissions: {
    'archive/adminArchive/observe': 'دیدن بایگانی پرسنل',
  },
};
