/** Persian words of the language: what each stands for. Functions stand by their code. */
export const keywords: Readonly<Record<string, string>> = {
  بگذار: 'let',
  اگر: 'if',
  آنگاه: 'then',
  وگرنه: 'else',
  و: 'and',
  یا: 'or',
  نه: 'not',
  در: 'in',
  درست: 'true',
  نادرست: 'false',
};

/** Persian names of the functions by their codes. */
export const functionNames = {
  min: 'کمینه',
  max: 'بیشینه',
  abs: 'قدر',
  clamp: 'محدود',
  round: 'گرد',
  floor: 'رو_به_پایین',
  ceil: 'رو_به_بالا',
  brackets: 'پله‌ای',
  band: 'رده',
  lookup: 'جستجو',
  days: 'روزهای_بین',
  months: 'ماه‌های_کامل',
  years: 'سال‌های_کامل',
  overlap: 'روزهای_مشترک',
  addDays: 'افزودن_روز',
  addMonths: 'افزودن_ماه',
  addYears: 'افزودن_سال',
  year: 'سال',
  month: 'ماه',
  day: 'روز',
  monthLength: 'طول_ماه',
  yearLength: 'طول_سال',
  count: 'شمار',
  sum: 'جمع',
  any: 'هست',
  all: 'همه',
  minOf: 'کمینه_از',
  maxOf: 'بیشینه_از',
  left: 'چپ',
  right: 'راست',
  length: 'طول',
  has: 'دارد',
  orElse: 'مقدار',
} as const;

const typeNames = { number: 'عدد', flag: 'درست یا نادرست', text: 'متن', date: 'تاریخ', list: 'فهرست', table: 'جدول' } as const;
const unitNames = { rial: 'ریال', day: 'روز', minute: 'دقیقه', point: 'امتیاز', ratio: 'نسبت', count: 'شمار' } as const;
const spoken: ReadonlyMap<string, string> = new Map(Object.entries({ ...typeNames, ...functionNames }));
/** Codes of types and functions by their Persian names, any other name as it is. */
const say = (name = ''): string => spoken.get(name) ?? name;

/** The sentence of each fault; `name` is what it is about, `near` the nearest known name, `path` the way of a circle. */
export const faultSentences = {
  unexpected: ({ name }: FaultWords) => (name === '' ? 'فرمول ناتمام است.' : `«${name}» در این جا انتظار نمی‌رود.`),
  unclosed: ({ name }: FaultWords) => `«${name}» بسته نشده است.`,
  unknownName: ({ name, near }: FaultWords) => (near === undefined ? `نام «${name}» شناخته نیست.` : `نام «${name}» شناخته نیست؛ آیا منظور «${near}» است؟`),
  wrongType: ({ name }: FaultWords) => `نوع «${say(name)}» با این جا سازگار نیست.`,
  wrongCount: ({ name }: FaultWords) => `شمار ورودی‌های «${say(name)}» درست نیست.`,
  badDate: ({ name }: FaultWords) => `«${name}» تاریخ معتبری نیست.`,
  circle: ({ path = [] }: FaultWords) => `فرمول‌ها به یکدیگر وابسته‌اند: ${path.join(' → ')}`,
  tooLong: () => 'متن فرمول از ۱۰٬۰۰۰ نویسه بیشتر است.',
  tooDeep: () => 'عبارت‌های تو در توی فرمول از ۱۰۰ لایه بیشتر است.',
  tooMany: () => 'شمار اجزای فرمول یا فرمول‌های مجموعه از اندازهٔ مجاز بیشتر است.',
  missingValue: ({ name }: FaultWords) => `مقدار «${say(name)}» ثبت نشده است.`,
  divisionByZero: () => 'تقسیم بر صفر ممکن نیست.',
  noRow: ({ name }: FaultWords) => `در جدول «${name}» سطر متناظری یافت نشد.`,
  tooLarge: () => 'عدد به‌دست‌آمده از اندازهٔ مجاز بزرگ‌تر است.',
  tooManySteps: () => 'محاسبهٔ فرمول از شمار مجاز گام‌ها فراتر رفت.',
  restsOnFault: ({ name }: FaultWords) => `فرمول «${name}» که این فرمول به آن وابسته است، خطا دارد.`,
} as const;

export interface FaultWords {
  readonly name?: string | undefined;
  readonly near?: string | undefined;
  readonly path?: readonly string[] | undefined;
}

/** What may be written and should be looked at. */
export const warningSentences = {
  unlikeUnits: (one: keyof typeof unitNames, other: keyof typeof unitNames) => `یکای «${unitNames[one]}» با «${unitNames[other]}» یکی نیست.`,
} as const;
