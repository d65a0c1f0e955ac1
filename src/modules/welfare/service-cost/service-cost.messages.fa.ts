/** Costs of welfare services, counted for whoever asks. */
export default {
  errors: {
    rowsOverlap: 'دو ردیف هزینه برای یک گروه استفاده‌کننده، سن مشترک دارند؛ بازه‌های سنی را از هم جدا کنید.',
    sharesSum: 'سهم کارمند و کارفرما باید روی هم ۱۰۰ درصد باشد و برای هر گروه یک بار بیاید.',
  },
} as const;
