import type { Type, Unit } from '#kernel/formula/values.ts';

export const typeWords: Readonly<Record<Type, string>> = {
  number: 'عدد',
  flag: 'درست یا نادرست',
  text: 'متن',
  date: 'تاریخ',
  list: 'فهرست',
  table: 'جدول',
};

export const unitWords: Readonly<Record<Unit, string>> = {
  rial: 'ریال',
  day: 'روز',
  minute: 'دقیقه',
  point: 'امتیاز',
  ratio: 'نسبت',
  count: 'شمار',
};

/** Words of the language that are offered, with what is written and where the caret stands then (`|`). */
export const phrases = [
  { label: 'اگر ... آنگاه ... وگرنه ...', insert: 'اگر | آنگاه  وگرنه ', help: 'از دو مقدار یکی را برمی‌گزیند.' },
  { label: 'بگذار ... = ... ؛', insert: 'بگذار | = ؛ ', help: 'به یک عبارت نام می‌دهد تا پس از آن به کار رود.' },
  { label: 'و', insert: ' و |', help: 'هر دو شرط باید برقرار باشند.' },
  { label: 'یا', insert: ' یا |', help: 'یکی از دو شرط کافی است.' },
  { label: 'نه', insert: 'نه |', help: 'وارونهٔ شرط.' },
  { label: 'در [ ، ]', insert: ' در [|]', help: 'آیا مقدار یکی از این‌هاست؟' },
  { label: 'درست', insert: 'درست|', help: 'مقدار «درست».' },
  { label: 'نادرست', insert: 'نادرست|', help: 'مقدار «نادرست».' },
] as const;

export default {
  toolbar: 'درج در فرمول',
  palette: 'نام‌ها و تابع‌ها',
  paletteSearch: 'جستجوی نام، تابع یا واژه',
  found: (count: string) => `${count} مورد`,
  nothingFound: 'چیزی با این نام پیدا نشد.',
  language: 'واژه‌های زبان',
  functions: 'تابع‌ها',
  otherNames: 'نام‌ها',
  comma: '، ',
  and: ' و ',
  listOf: (name: string, fields: string) => `${name} (${fields})`,
  example: (text: string, result: string) => `مثال: ${text} = ${result}`,
  optionsOf: (title: string) => `مقدارهای ${title}`,
  fieldsOf: (title: string) => `ستون‌های ${title}`,
  inactive: 'هنوز در دسترس نیست',
  signs: {
    '≤': 'کمتر یا برابر',
    '≥': 'بیشتر یا برابر',
    '≠': 'نابرابر',
    '×': 'ضرب',
    '÷': 'تقسیم',
  },
  reading: 'خوانش فارسی',
  faults: (count: string) => (count === '۱' ? 'یک خطا' : `${count} خطا`),
  sound: 'فرمول درست است.',
  soundWithWarnings: 'فرمول درست است، ولی این جاها را بازبینی کنید.',
  empty: 'فرمولی نوشته نشده است.',
  placeOf: (line: string, column: string) => `خط ${line}، نویسهٔ ${column}`,
  placeholder: 'فرمول را بنویسید یا از فهرست نام‌ها برگزینید.',
  /** What the editor itself says, by its own English. */
  phrases: {
    Completions: 'پیشنهادها',
    Diagnostics: 'خطاها',
    'No diagnostics': 'خطایی نیست',
    close: 'بستن',
    'Control character': 'نویسهٔ نادیدنی',
    'Selection deleted': 'بخش برگزیده پاک شد',
  },
};
