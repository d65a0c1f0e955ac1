/** Title of the screen and the name of its permission. */
export default {
  title: 'بایگانی من',
  permissions: {
    'archive/ownArchive/observe': 'دیدن بایگانی خود',
  },
};
