/** Title of the screen. */
export default {
  title: 'ثبت‌نام داوطلبان',
};
