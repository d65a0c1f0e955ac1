/** Names of what people are told of their documents, for whoever writes templates. */
export default {
  ending: 'نزدیک شدن پایان اعتبار مدرک',
  ended: 'پایان یافتن اعتبار مدرک',
  type: 'نوع مدرک',
  typeSample: 'کارت ملی',
  date: 'تاریخ پایان اعتبار',
  daysLeft: 'روز مانده',
};
