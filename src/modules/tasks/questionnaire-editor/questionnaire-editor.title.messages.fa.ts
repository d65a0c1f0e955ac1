/** Title of the screen and the name of its permission. */
export default {
  title: 'ویرایشگر پرسشنامه',
  permissions: {
    'questionnaire/editor/create': 'ساختن و ویرایش پرسشنامه',
  },
};
