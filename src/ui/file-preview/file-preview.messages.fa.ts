/** Words of the preview of a file. */
export default {
  failedTitle: 'پیش‌نمایش باز نشد',
  failedText: 'فایل در دسترس نیست یا حذف شده است. دوباره تلاش کنید یا آن را دریافت کنید.',
  noViewer: 'این مرورگر PDF را نشان نمی‌دهد. فایل را دریافت کنید.',
  download: 'دریافت فایل',
  shown: (name: string) => `پیش‌نمایش ${name}`,
};
