/** Why people of the demo ask for missions, telework and overtime. */
export default {
  customer: 'بازدید از مشتری در شهرستان',
  meeting: 'جلسه در شرکت همکار',
  telework: 'تکمیل گزارش در خانه',
  swap: 'مراسم خانوادگی',
  stock: 'انبارگردانی پایان ماه',
} as const;
