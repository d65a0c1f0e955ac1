/** Words of the people to be seen to, on the first page. */
export default {
  title: 'پرونده‌ها',
  all: 'لیست پرسنل',
  failed: 'پرونده‌ها خوانده نشد.',
  none: 'چیزی برای پیگیری نیست.',
  incomplete: 'پرونده‌های ناقص',
  incompleteOf: 'کد ملی، پست، بیمه، همراه یا حساب بانکی',
  ending: 'پایان همکاری تا ۳۰ روز آینده',
  coming: 'آغاز همکاری تا ۳۰ روز آینده',
  people: ({ count }: { count: string }) => `${count} نفر`,
};
