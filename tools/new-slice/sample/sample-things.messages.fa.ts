/** Words of the slice; replace them with the real ones. */
export default {
  title: 'صفحهٔ تازه',
  list: 'فهرست',
  name: 'عنوان',
  add: 'افزودن',
  emptyTitle: 'هنوز چیزی ثبت نشده است',
  permissions: {
    'sampleArea/sampleThings/observe': 'دیدن فهرست',
    'sampleArea/sampleThings/create': 'افزودن به فهرست',
  },
  errors: {
    titleTaken: 'این عنوان پیش‌تر ثبت شده است.',
  },
  samples: ['نمونهٔ یکم', 'نمونهٔ دوم', 'نمونهٔ سوم'],
};
