/** Title of the screen. */
export default {
  title: 'آگهی شغلی',
};
