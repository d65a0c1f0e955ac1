/** Supplementary insurance of the demo. */
export default {
  contract: 'بیمهٔ تکمیلی امسال',
  insurer: 'بیمهٔ آسمان',
  columns: {
    code: 'کد ملی بیمه‌شده',
    name: 'نام و نام خانوادگی',
    born: 'تاریخ تولد',
    relation: 'نسبت با بیمه‌شدهٔ اصلی',
    employee: 'کد پرسنلی بیمه‌شدهٔ اصلی',
    from: 'شروع پوشش',
    thru: 'پایان پوشش',
    premium: 'حق بیمه (ریال)',
  },
  providers: {
    CctVisit: ['درمانگاه مهر', 'مطب دکتر رستگار'],
    CctMedicine: ['داروخانهٔ شبانه‌روزی سلامت', 'داروخانهٔ دکتر صبوری'],
    CctDental: ['دندان‌پزشکی لبخند', 'کلینیک دندان آریا'],
    CctGlasses: ['عینک دیدنو'],
    CctHospital: ['بیمارستان پارسا'],
    CctLab: ['آزمایشگاه نیلو', 'مرکز تصویربرداری پرتو'],
  },
  refused: 'هزینه در تعهد قرارداد نیست',
} as const;
