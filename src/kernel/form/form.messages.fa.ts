/** Every Persian word of forms that browser and server share: what is wrong with a value, and how values are shown. */
const messages = {
  // Values
  empty: '-',
  unknownOption: '؟',
  separator: '؛ ',
  yes: 'بلی',
  no: 'خیر',
  hidden: '••••••••',
  range: (from: string, to: string) => `${from} تا ${to}`,

  // Lists of the product itself (spec 3)
  none: 'هیچ‌کدام',
  male: 'مرد',
  female: 'زن',
  exist: 'دارد',
  notExist: 'ندارد',
  accept: 'تأیید صلاحیت',
  decline: 'رد صلاحیت',

  // The form as a whole (spec 5)
  allRequired: (count: string) => `همهٔ فیلدهای الزامی را پر کنید؛ ${count} فیلد مانده است.`,
  requiredAndInvalid: (missing: string, wrong: string) => `همهٔ فیلدهای الزامی را پر کنید؛ ${missing} فیلد مانده و ${wrong} مقدار نادرست است.`,
  someInvalid: 'بعضی مقدارها درست نیست. فیلدهای مشخص‌شده را بررسی کنید.',

  // One field
  required: (label: string) => `تعیین «${label}» الزامی است.`,
  kind: (label: string) => `«${label}» به این شکل پذیرفته نیست. آن را دوباره وارد کنید.`,
  characters: 'این متن نویسهٔ ناپذیرفتنی دارد. آن را پاک کنید و دوباره بنویسید.',
  tooShort: (least: string) => `دست‌کم ${least} نویسه بنویسید.`,
  tooLong: (most: string) => `حداکثر ${most} نویسه بنویسید.`,
  whole: 'عدد صحیح بنویسید.',
  decimal: 'عدد بنویسید؛ اعشار را با نقطه یا ممیز جدا کنید.',
  amount: 'مبلغ را با رقم و حداکثر ۱۸ رقم بنویسید.',
  atLeast: (least: string) => `عددی برابر یا بیشتر از ${least} بنویسید.`,
  atMost: (most: string) => `عددی برابر یا کمتر از ${most} بنویسید.`,
  noDecimals: 'این عدد اعشار ندارد. عدد صحیح بنویسید.',
  decimals: (most: string) => `حداکثر ${most} رقم اعشار بنویسید.`,
  hour: 'ساعت را مانند ۰۸:۳۰ بنویسید؛ دقیقه از ۵۹ بیشتر نیست.',
  hourAtLeast: (least: string) => `ساعت باید ${least} یا بیشتر باشد.`,
  hourAtMost: (most: string) => `ساعت باید ${most} یا کمتر باشد.`,
  option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
  optionDisabled: 'این گزینه دیگر انتخاب‌پذیر نیست. گزینهٔ دیگری انتخاب کنید.',
  rangeOrder: 'آغاز بازه از پایان آن بیشتر است. بازه را اصلاح کنید.',
  rangeBounds: (least: string, most: string) => `بازه باید میان ${least} و ${most} باشد.`,
  file: 'این فایل شناخته نشد. آن را دوباره بارگذاری کنید.',
  tooManyFiles: (most: string) => `حداکثر ${most} فایل پذیرفته می‌شود. چند فایل را بردارید.`,

  // Dates
  dateFormat: 'تاریخ کامل نیست. مانند ۱۴۰۵/۰۸/۲۷ بنویسید.',
  dateTimeFormat: 'تاریخ و ساعت کامل نیست. مانند ۱۴۰۵/۰۸/۲۷ ۰۸:۳۰ بنویسید.',
  dateMonth: 'ماه باید از ۱ تا ۱۲ باشد. ماه را اصلاح کنید.',
  dateDay: 'این ماه چنین روزی ندارد. روز را اصلاح کنید.',
  dateLeapDay: (year: string) => `اسفند ${year} بیست‌ونه روز دارد. روز را اصلاح کنید.`,
  dateYear: 'این سال پذیرفته نیست. سال را چهاررقمی بنویسید.',
  dateMin: (date: string) => `تاریخ باید ${date} یا پس از آن باشد.`,
  dateMax: (date: string) => `تاریخ باید ${date} یا پیش از آن باشد.`,

  // Codes
  codes: {
    nationalCode: 'کد ملی ده رقم دارد و رقم آخر آن باید درست باشد.',
    legalEntityId: 'شناسهٔ ملی درست نیست. یازده رقم آن را بررسی کنید.',
    sheba: 'شمارهٔ شبا درست نیست. ۲۴ رقم پس از IR را بررسی کنید.',
    bankCard: 'شمارهٔ کارت درست نیست. شانزده رقم آن را بررسی کنید.',
    mobile: 'شمارهٔ همراه درست نیست. مانند ۰۹۱۲۳۴۵۶۷۸۹ بنویسید.',
    phone: 'شمارهٔ تلفن را تنها با رقم بنویسید.',
    postalCode: 'کد پستی ده رقم دارد. آن را بررسی کنید.',
    insuranceNumber: 'شمارهٔ بیمه ۸ تا ۱۰ رقم دارد. آن را بررسی کنید.',
    email: 'نشانی ایمیل درست نیست. مانند name@example.com بنویسید.',
    latin: 'تنها حرف لاتین، رقم و نشانه بنویسید.',
    alphanumeric: 'تنها حرف لاتین و رقم بنویسید.',
    pseudoId: 'کد را با رقم و حرف لاتین بنویسید.',
    digits: 'تنها رقم بنویسید.',
  },
};

export default messages;
