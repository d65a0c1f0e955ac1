/** Services that every company begins with. */
export default {
  COAST: 'ویلای ساحلی',
  PILGRIMAGE: 'تور زیارتی',
  POOL: 'کارت استخر',
  CONCERT: 'بلیت کنسرت',
  SCHOOL: 'نوشت‌افزار و لوازم مدرسه',
  NOWRUZ: 'بستهٔ نوروزی',
} as const;
