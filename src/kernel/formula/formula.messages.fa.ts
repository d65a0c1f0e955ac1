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
  badDate: ({ name }: FaultWords) => (name === undefined ? 'تاریخ به‌دست‌آمده بیرون از تقویم (سال‌های ۱۲۰۶ تا ۱۵۰۱) است.' : `«${name}» تاریخ معتبری نیست.`),
  circle: ({ path = [] }: FaultWords) => `فرمول‌ها به یکدیگر وابسته‌اند: ${path.join(' → ')}`,
  tooLong: () => 'متن فرمول از ۱۰٬۰۰۰ نویسه بیشتر است.',
  tooDeep: () => 'عبارت‌های تو در توی فرمول از ۱۰۰ لایه بیشتر است.',
  tooMany: () => 'شمار اجزای فرمول یا فرمول‌های مجموعه از اندازهٔ مجاز بیشتر است.',
  missingValue: ({ name }: FaultWords) => `مقدار «${say(name)}» ثبت نشده است.`,
  divisionByZero: () => 'تقسیم بر صفر ممکن نیست.',
  badPower: () => 'توان باید عددی صحیح از ۰ تا ۱۲ باشد.',
  notWhole: ({ name }: FaultWords) => `شماری که به «${say(name)}» داده می‌شود باید عدد صحیح باشد.`,
  noResult: ({ name }: FaultWords) => `تابع «${say(name)}» برای این ورودی‌ها پاسخی ندارد.`,
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

/** «الف»، «ب» و «پ» */
const listed = (items: readonly string[]): string => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join('، ')} و ${items.at(-1)}`);
/** Of two or more. */
const or = (items: readonly string[]): string => `${items.slice(0, -1).join('، ')} یا ${items.at(-1)}`;
/** A verb or its denial. */
const be = (is: boolean): string => (is ? 'باشد' : 'نباشد');

/** How the parts of a formula are said; what is handed in is said already. */
export const reading = {
  resultWhen: (clause: string) => `نتیجه درست است اگر ${clause}؛ وگرنه نادرست است.`,
  chosen: (clause: string, met: string, otherwise: string) => `اگر ${clause}، ${met}؛ وگرنه ${otherwise}`,
  resultOf: (value: string) => `نتیجه ${value} است`,
  given: (name: string, value: string) => `«${name}» برابر است با ${value}.`,
  givenWithin: (name: string, value: string, body: string) => `با فرض «${name}» برابر با ${value}، ${body}`,
  name: (title: string) => `«${title}»`,
  text: (text: string) => `«${text}»`,
  flag: (value: boolean) => (value ? 'درست' : 'نادرست'),
  truthOf: (clause: string) => `درستی این که ${clause}`,
  list: listed,
  in: (value: string, items: readonly string[], is: boolean) => `${value} ${items.length === 1 ? `برابر با ${items[0]}` : `یکی از ${or(items)}`} ${be(is)}`,
  holds: (value: string, is: boolean) => `${value} ${is ? 'درست' : 'نادرست'} باشد`,
  never: (clause: string) => `چنین نباشد که ${clause}`,
  and: (left: string, right: string) => `${left} و ${right}`,
  or: (left: string, right: string) => `${left} یا ${right}`,
  compare: {
    '=': (a: string, b: string, is: boolean) => `${a} برابر با ${b} ${be(is)}`,
    '!=': (a: string, b: string, is: boolean) => `${a} برابر با ${b} ${be(!is)}`,
    '<': (a: string, b: string, is: boolean) => `${a} کمتر از ${b} ${be(is)}`,
    '<=': (a: string, b: string, is: boolean) => (is ? `${a} حداکثر ${b} باشد` : `${a} بیشتر از ${b} باشد`),
    '>': (a: string, b: string, is: boolean) => `${a} بیشتر از ${b} ${be(is)}`,
    '>=': (a: string, b: string, is: boolean) => (is ? `${a} دست‌کم ${b} باشد` : `${a} کمتر از ${b} باشد`),
  },
  compareDays: {
    '=': (a: string, b: string, is: boolean) => `${a} همان ${b} ${be(is)}`,
    '!=': (a: string, b: string, is: boolean) => `${a} همان ${b} ${be(!is)}`,
    '<': (a: string, b: string, is: boolean) => `${a} پیش از ${b} ${be(is)}`,
    '<=': (a: string, b: string, is: boolean) => (is ? `${a} تا ${b} باشد` : `${a} پس از ${b} باشد`),
    '>': (a: string, b: string, is: boolean) => `${a} پس از ${b} ${be(is)}`,
    '>=': (a: string, b: string, is: boolean) => (is ? `${a} از ${b} به بعد باشد` : `${a} پیش از ${b} باشد`),
  },
  arithmetic: {
    '+': (a: string, b: string) => `${a} به‌علاوهٔ ${b}`,
    '-': (a: string, b: string) => `${a} منهای ${b}`,
    '*': (a: string, b: string) => `${a} ضرب در ${b}`,
    '/': (a: string, b: string) => `${a} تقسیم بر ${b}`,
    '^': (a: string, b: string) => `${a} به توان ${b}`,
  },
  share: (percent: string, of: string) => `${percent} از ${of}`,
  percent: (of: string) => `${of} درصد`,
  minus: (of: string) => `منفی ${of}`,
  brackets: (inner: string) => `(${inner})`,
} as const;

const where = (condition: string): string => (condition === '' ? '' : ` که در آن ${condition}`);
const unitOf = (unit: string): string => (unit === '' ? '' : ` تا مضرب ${unit}`);

/** How a function is said of its arguments, which are said already: those without a default must be there. Any other is said by its name. */
export const functionReadings: Readonly<Record<string, (...args: string[]) => string>> = {
  min: (...args) => `کمترین مقدار از ${listed(args)}`,
  max: (...args) => `بیشترین مقدار از ${listed(args)}`,
  abs: (x) => `قدر مطلق ${x}`,
  clamp: (x, from, to) => `${x} با کمینهٔ ${from} و بیشینهٔ ${to}`,
  round: (x, unit = '') => `گردشدهٔ ${x}${unitOf(unit)}`,
  floor: (x, unit = '') => `گردشدهٔ رو به پایین ${x}${unitOf(unit)}`,
  ceil: (x, unit = '') => `گردشدهٔ رو به بالای ${x}${unitOf(unit)}`,
  brackets: (x, table) => `حاصل پله‌ای ${x} از روی جدول ${table}`,
  band: (x, table) => `مقدار ردهٔ ${x} در جدول ${table}`,
  lookup: (table, ...keys) => `مقدار جدول ${table} برای ${listed(keys)}`,
  days: (a, b) => `شمار روزها از ${a} تا ${b}`,
  months: (a, b) => `شمار ماه‌های کامل از ${a} تا ${b}`,
  years: (a, b) => `شمار سال‌های کامل از ${a} تا ${b}`,
  overlap: (from, to, otherFrom, otherTo) => `شمار روزهای مشترک ${from} تا ${to} با ${otherFrom} تا ${otherTo}`,
  addDays: (day, count) => `${count} روز پس از ${day}`,
  addMonths: (day, count) => `${count} ماه پس از ${day}`,
  addYears: (day, count) => `${count} سال پس از ${day}`,
  year: (day) => `سال ${day}`,
  month: (day) => `شمارهٔ ماه ${day}`,
  day: (day) => `روز ماه ${day}`,
  monthLength: (day) => `شمار روزهای ماه ${day}`,
  yearLength: (day) => `شمار روزهای سال ${day}`,
  left: (text, count) => `${count} نویسهٔ نخست ${text}`,
  right: (text, count) => `${count} نویسهٔ پایانی ${text}`,
  length: (text) => `شمار نویسه‌های ${text}`,
  orElse: (x, other) => `${x} (و اگر ثبت نشده باشد، ${other})`,
};

/** How a function of a list is said: the list, the expression and the condition on its records, empty where there is none. */
export const foldReadings: Readonly<Record<string, (list: string, each: string, condition: string) => string>> = {
  count: (list, each, condition) => `شمار ${list}${where(listed([each, condition].filter((one) => one !== '')))}`,
  sum: (list, each, condition) => `مجموع ${each} در ${list}${where(condition)}`,
  minOf: (list, each, condition) => `کمترین ${each} در ${list}${where(condition)}`,
  maxOf: (list, each, condition) => `بیشترین ${each} در ${list}${where(condition)}`,
};

/** Clauses about a list and about whether a name has a value. */
export const clauseReadings = {
  any: (list: string, each: string, condition: string) => `دست‌کم در یک مورد از ${list}${where(condition)}${condition === '' ? '' : '،'} ${each}`,
  all: (list: string, each: string, condition: string) => `در همهٔ موارد ${list}${where(condition)}${condition === '' ? '' : '،'} ${each}`,
  has: (name: string, is: boolean) => `${name} ثبت ${is ? 'شده' : 'نشده'} باشد`,
} as const;

/** What may be written and should be looked at. */
export const warningSentences = {
  unlikeUnits: (one: keyof typeof unitNames, other: keyof typeof unitNames) => `یکای «${unitNames[one]}» با «${unitNames[other]}» یکی نیست.`,
} as const;
