/** What the pay of the demo is called. */
export default {
  group: 'کارکنان مشمول قانون کار',
  food: 'کمک‌هزینهٔ غذا',
  seniority: 'پایهٔ سنوات سال‌های پیش، به موجب حکم',
  workshop: 'کارگاه مرکزی',
  contract: 'پیمان نگهداری',
  site: 'تهران، بزرگراه فتح، کیلومتر ۱۲',
  birthPlace: 'کاشان',
  closed: 'حساب مقصد مسدود است',
  insurer: 'سازمان تأمین اجتماعی',
};
