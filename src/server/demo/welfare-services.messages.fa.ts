/** Events of services of welfare of the demo. */
export default {
  events: {
    pool: 'استخر این فصل',
    coast: 'ویلای ساحلی آخر هفته‌ها',
    pilgrimage: 'سفر زیارتی پاییز',
    concert: 'کنسرت زمستان',
    holidays: 'ویلای ساحلی تعطیلات',
    school: 'لوازم مدرسهٔ فرزندان',
    parcel: 'بستهٔ نوروز',
  },
  slots: {
    pool: 'سانس عصر',
    coastOne: 'آخر هفتهٔ نخست',
    coastTwo: 'آخر هفتهٔ دوم',
    pilgrimage: 'اعزام نخست',
    concert: 'شب نخست',
    holidays: 'سه شب تعطیلات',
    school: 'تحویل لوازم',
    parcel: 'تحویل بسته',
  },
  unit: 'ویلای دوخوابه',
} as const;
