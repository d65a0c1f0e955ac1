/** Stored files. The sentences on format and size are those of spec section 5. */
export default {
  permissions: {
    'personnelInformationManagement/searchPersonnelList/editPersonnel/base/profilePicture': 'عکس پرسنل',
  },
  errors: {
    noFile: 'فایلی انتخاب نشده است. یک عکس برگزینید.',
    wrongFormat: 'قالب فایل انتخاب‌شده درست نیست! عکس JPEG، PNG یا WebP برگزینید.',
    tooLarge: 'حجم فایل انتخاب‌شده باید کمتر از ۵ مگابایت باشد!',
    tooManyPixels: 'ابعاد عکس باید تا ۴۰۹۶ در ۴۰۹۶ پیکسل باشد. عکس کوچک‌تری برگزینید.',
  },
};
