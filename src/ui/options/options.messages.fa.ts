/** Words of every select. Counts come in already formatted. */
export default {
  loading: 'در حال دریافت گزینه‌ها…',
  empty: 'گزینه‌ای نیست.',
  noMatch: 'گزینه‌ای با این نوشته نیست.',
  unknown: '؟',
  separator: '؛ ',
  pointer: ' · ',
  find: 'جستجو در گزینه‌ها',
  clear: (label: string) => `پاک کردن ${label}`,
  more: (count: string) => `+${count}`,
  moreChosen: 'گزینهٔ دیگر',
  chooseAll: 'انتخاب همه',
  chosen: (count: string) => `${count} گزینه انتخاب شده است.`,
  found: (count: string) => `${count} گزینه`,

  // Search on the server
  search: 'جستجو',
  typeMore: (count: string) => `دست‌کم ${count} حرف بنویسید.`,
  searching: 'در حال جستجو…',
  nothingFound: 'چیزی با این نوشته در دسترس شما نیست. نام یا کد دیگری بنویسید.',
  tooMany: 'نتیجه‌ها زیاد است؛ چند حرف بیشتر بنویسید.',
  searchFailed: 'جستجو انجام نشد. دوباره بنویسید.',
  required: (label: string) => `تعیین «${label}» الزامی است.`,
};
