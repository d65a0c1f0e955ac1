/** Title of the screen. */
export default {
  title: 'شهر مشاغل',
};
