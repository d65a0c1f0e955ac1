/** Stored files. The sentences on format and size are those of spec section 5. */
const FORMAT = 'قالب فایل انتخاب‌شده درست نیست!';
const megabytes = (bytes: number): string => new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 }).format(bytes / (1024 * 1024));

export default {
  permissions: {
    'personnelInformationManagement/searchPersonnelList/editPersonnel/base/profilePicture': 'عکس پرسنل',
  },
  errors: {
    noFile: 'فایلی به سامانه نرسید. فایل را برگزینید و دوباره بفرستید.',
    wrongFormat: `${FORMAT} عکس JPEG، PNG یا WebP برگزینید.`,
    notAccepted: `${FORMAT} فایل PDF، تصویر، Word، Excel، PowerPoint، متن، صدا یا ویدئو با پسوند خودش برگزینید.`,
    unsafe: `${FORMAT} این فایل ماکرو، پیوند بیرونی یا فایل دیگری در خود دارد. آن را به PDF برگردانید و دوباره بفرستید.`,
    tooLarge: 'حجم فایل انتخاب‌شده باید کمتر از ۵ مگابایت باشد!',
    overLimit: ({ limit }: { limit: number }) => `حجم فایل انتخاب‌شده باید کمتر از ${megabytes(limit)} مگابایت باشد!`,
    tooManyPixels: 'ابعاد عکس باید تا ۴۰۹۶ در ۴۰۹۶ پیکسل باشد. عکس کوچک‌تری برگزینید.',
    pixelFlood: 'ابعاد تصویر بیش از اندازه است. تصویر کوچک‌تری برگزینید.',
    tooManyLoose: 'فایل‌های فرستاده و ثبت‌نشدهٔ شما زیاد است. فرم‌های باز را ثبت کنید یا فردا دوباره بفرستید.',
    unknownFile: 'این فایل پیدا نشد یا در جای دیگری ثبت شده است. فایل را دوباره بفرستید.',
    otherFormat: `${FORMAT} فایل دیگری برگزینید.`,
    storeAway: 'انبار فایل‌ها در این لحظه در دسترس نیست. چند دقیقهٔ بعد دوباره تلاش کنید؛ اگر ماند، به راهبر سامانه بگویید.',
  },
};
