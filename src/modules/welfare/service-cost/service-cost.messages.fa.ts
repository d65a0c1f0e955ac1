/** Costs of welfare services, counted for whoever asks. */
export default {
  errors: {
    rowsOverlap: 'دو ردیف هزینه برای یک گروه استفاده‌کننده، سن مشترک دارند؛ بازه‌های سنی را از هم جدا کنید.',
    sharesSum: 'سهم کارمند و کارفرما باید روی هم ۱۰۰ درصد باشد و برای هر گروه یک بار بیاید.',
    groupOrShares: 'گروه و خدمت را با هم بدهید، یا به جای آن‌ها سهم‌ها را.',
    unknownGroup: 'این گروه رفاهی یا خدمت در این شرکت نیست.',
  },
} as const;
