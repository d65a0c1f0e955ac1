/** Events of services of welfare of the demo. */
export default {
  events: { pool: 'استخر این فصل', coast: 'ویلای ساحلی آخر هفته‌ها', pilgrimage: 'سفر زیارتی پاییز' },
  slots: { pool: 'سانس عصر', coastOne: 'آخر هفتهٔ نخست', coastTwo: 'آخر هفتهٔ دوم', pilgrimage: 'اعزام نخست' },
  unit: 'ویلای دوخوابه',
} as const;
