/** Words of the places where files come in. */
export default {
  takePhoto: 'گرفتن عکس',
  dropFiles: 'فایل‌ها را اینجا رها کنید یا',
};
