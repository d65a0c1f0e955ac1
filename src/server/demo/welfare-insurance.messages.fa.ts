/** Supplementary insurance of the demo. */
export default {
  contract: 'بیمهٔ تکمیلی امسال',
  insurer: 'بیمهٔ آسمان',
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
