/** Every Persian word of imports: errors, reasons of refused rows, cleaned forms, sheets. */

import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { daysInMonth } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { formatRial, rialInWords } from '#kernel/rial/rial.ts';
import kinds from './import-kinds.messages.fa.ts';
import insurance from './insurance-sheets.messages.fa.ts';
import places from './place-reasons.messages.fa.ts';
import { MAX_COLUMNS, MAX_FILE_MB, MAX_ROWS } from './sheets/sheet-form.rules.ts';

type Facts = Readonly<Record<string, string | number>>;
const fa = (value: string | number | undefined): string => toPersianDigits(String(value ?? ''));
/** A count or the number of a row: with the mark of thousands. */
const number = (value: string | number | undefined): string => formatRial(BigInt(value ?? 0));

/** Why there is no such day, from the parts of the typed date. */
function impossibleDate({ fault, year, month, day, min, max }: Facts): string {
  const number = Number(month);
  const name = monthNames[number - 1];
  if (fault === 'month') return number === 0 ? 'ماه صفر وجود ندارد.' : `ماه ${fa(number)} وجود ندارد.`;
  if (fault === 'leapDay' || (fault === 'day' && name)) {
    const days = daysInMonth(Number(year), number);
    if (Number(day) > days) return `${name} ${fa(year)} ${rialInWords(BigInt(days)).replaceAll(' و ', '‌و')} روز دارد.`;
    return `روز ${fa(day)} در ${name} وجود ندارد.`;
  }
  if (fault === 'year') return `سال ${fa(year)} در تقویم سامانه نیست.`;
  if (fault === 'future') return 'این روز هنوز نیامده است.';
  if (fault === 'tooEarly') return 'این روز پیش از سال ۱۳۰۰ است.';
  if (fault === 'tooLate') return 'این روز بیش از یک سال پس از امروز است.';
  if (fault === 'age') return `با این تاریخ سن از ${fa(min)} تا ${fa(max)} سال نیست.`;
  return 'این مقدار تاریخ نیست. نمونه: ۱۴۰۴/۱۲/۲۹';
}

export default {
  permissions: {
    'systemManagement/importData': 'ورود گروهی اطلاعات',
    'systemManagement/importData/observe': 'مشاهدهٔ ورود گروهی',
    'systemManagement/importData/upload': 'ورود گروهی فایل',
    'systemManagement/importData/undo': 'برگرداندن ورود گروهی',
    'systemManagement/importSheets': 'ورود گروهی آنچه دستی هم نوشته می‌شود',
    'systemManagement/importSheets/observe': 'مشاهدهٔ ورودهای گروهی این فهرست‌ها',
    'systemManagement/importSheets/upload': 'ورود فایل این فهرست‌ها',
    'systemManagement/importSheets/undo': 'برگرداندن ورود این فهرست‌ها',
  },
  /** The message to whoever started the import. */
  outcome: {
    done: (kind: string) => `ورود گروهی ${kind} پایان یافت`,
    stopped: (kind: string) => `ورود گروهی ${kind} در میانه ایستاد`,
    counts: (accepted: string, updated: string, refused: string) => `${accepted} ردیف تازه، ${updated} ردیف به‌روزشده و ${refused} ردیف ردشده.`,
  },
  kinds,
  errors: {
    noFile: 'فایلی فرستاده نشد. یک فایل CSV یا XLSX برگزینید.',
    fileTooLarge: `حجم فایل باید کمتر از ${number(MAX_FILE_MB)} مگابایت باشد.`,
    unknownKind: 'نوع ورود شناخته نیست. یکی از واحدها، شغل‌ها، پست‌ها، پرسنل، متصدیان پست‌ها، مقادیر عوامل ورودی، کارکرد ماه، اقلام مزد یا حساب‌های معین را برگزینید.',
    unknownFormat: 'قالب این فایل پذیرفته نیست. فایل CSV یا XLSX بفرستید.',
    brokenFile: 'این فایل باز نشد. آن را در صفحه‌گسترده باز و دوباره ذخیره کنید.',
    bomb: 'محتوای بازشدهٔ این فایل بیش از اندازه بزرگ است. فایل را کوچک‌تر کنید.',
    empty: 'این فایل ردیفی ندارد. سرستون‌ها در خط نخست و داده‌ها زیر آن می‌آیند.',
    onlySample: 'این فایل تنها ردیف نمونهٔ الگو را دارد، که وارد نمی‌شود. داده‌های خود را زیر آن بنویسید.',
    tooManyRows: `فایل بیش از ${number(MAX_ROWS)} ردیف دارد. آن را در چند فایل بفرستید.`,
    tooManyColumns: `فایل بیش از ${number(MAX_COLUMNS)} ستون دارد. ستون‌های اضافه را بردارید.`,
    missingColumns: ({ columns }: Facts) => `این ستون‌ها در فایل پیدا نشد: ${columns}. سرستون‌ها را بررسی یا تطبیق کنید.`,
    unknownHeader: 'این سرستون در فایل نیست.',
    doubleHeader: 'یک سرستون برای دو ستون برگزیده شده است.',
    wrongOrder: ({ kind, first }: Facts) => `پیش از ${kind} باید ${first} وارد شود. ترتیب: واحدها، شغل‌ها، پست‌ها، پرسنل، متصدیان پست‌ها.`,
    companyNeeded: ({ companies }: Facts) => `چند شرکت در سامانه هست. شرکت این فایل را برگزینید. شرکت‌ها: ${companies}`,
    unknownCompany: 'این شرکت پیدا نشد یا در دسترس شما نیست.',
    notChecked: 'این ورود در وضعیت دیگری است. فهرست ورودها را تازه کنید.',
    nothingToApply: 'ردیف درستی برای ثبت نیست. فایل را اصلاح کنید و دوباره بفرستید.',
    notDone: 'تنها ورود پایان‌یافته برگردانده می‌شود.',
    needed: ({ what }: Facts) => `این ورود برگردانده نمی‌شود، چون ${what} به آن وابسته است. نخست آن‌ها را برگردانید.`,
    narrowRights: 'این فایل ستون‌هایی دارد که در دسترس شما نیست. کسی که همهٔ ستون‌ها در دسترس اوست این کار را انجام دهد.',
    rightsEnded: 'دسترسی کسی که این فایل را آورده پایان یافته یا کمتر شده است. فایل را خودتان بفرستید و بررسی کنید.',
    strongerPeople: 'در این ورود کسی هست که دسترسی او بیش از شماست. آن را مدیر سامانه برمی‌گرداند.',
    stopped: 'ثبت در میانه ایستاد. ردیف‌های ثبت‌شده مانده است؛ دوباره «ثبت» را بزنید تا از همان‌جا ادامه یابد.',
  },
  and: ' و ',
  /** What a cell says to empty what is stored; stands in the sheet in brackets. */
  clearMark: 'پاک',
  /** What stands in the way of an undo. */
  dependants: {
    edits: (n: number) => `${number(n)} تغییر بعدی`,
    people: (n: number) => `${number(n)} نفر`,
    holders: (n: number) => `${number(n)} متصدی پست`,
    positions: (n: number) => `${number(n)} پست`,
    units: (n: number) => `${number(n)} واحد`,
    jobs: (n: number) => `${number(n)} شغل`,
    accounts: (n: number) => `${number(n)} حساب کاربری`,
    companies: (n: number) => `${number(n)} شرکت زیرمجموعه`,
    publishedValues: (n: number) => `${number(n)} مقدار منتشرشده`,
    publishedRows: (n: number) => `${number(n)} ردیف منتشرشده`,
    changedRows: (n: number) => `${number(n)} ردیف تغییرکرده پس از آن`,
    voucherLines: (n: number) => `${number(n)} آرتیکل الگوی سند`,
    glAccounts: (n: number) => `${number(n)} حساب پایین‌تر`,
    transfersPaidAgain: (n: number) => `${number(n)} پرداخت دوباره`,
    clockCorrections: (n: number) => `${number(n)} اصلاح تردد`,
    claimedSheets: (n: number) => `${number(n)} کارکرد ماه که حقوق از آن محاسبه شده است`,
    closedSheets: (n: number) => `${number(n)} کارکرد ماه بسته‌شده`,
    loanEntriesSince: (n: number) => `${number(n)} رسید که پس از آن چیزی روی قسط آن ثبت شده است`,
    ...insurance.dependants,
    usedLoans: (n: number) => `${number(n)} وام که روی آن چیزی ثبت شده است`,
    ...{ placesAsked: (n: number) => `${number(n)} درخواست خدمت رفاهی`, placesInUnits: (n: number) => `${number(n)} جای داده‌شده` },
    decidedClaims: (n: number) => `${number(n)} ردیف تعیین‌شده، پرداخت‌شده یا ردشده`,
  } as Readonly<Record<string, (n: number) => string>>,
  /** Reasons of refused rows by code. `column` is the header of the column, `other` the line of the other row. */
  reasons: {
    missing_value: ({ column }: Facts) => `تعیین «${column}» الزامی است.`,
    missing_last_name: () => 'نام خانوادگی خالی است.',
    too_long: ({ column, max }: Facts) => `«${column}» بیش از ${number(max)} نویسه دارد.`,
    bad_characters: ({ formula }: Facts) => (formula === undefined ? 'این متن نویسه‌های ناپذیرفتنی دارد.' : 'این خانه فرمول است و مقدار ندارد. مقدار آن را بنویسید.'),
    bad_check_digit: ({ digits, form }: Facts) => {
      if (form !== undefined) return 'کد ملی تنها رقم دارد: ده رقم.';
      return digits === undefined ? 'رقم آخر کد ملی درست نیست.' : `${fa(digits)} رقم دارد؛ کد ملی ده رقم است.`;
    },
    bad_sheba: ({ digits, form }: Facts) => {
      if (form !== undefined) return 'شبا IR است و ۲۴ رقم پس از آن.';
      return digits === undefined ? 'رقم‌های کنترل شبا درست نیست.' : `${fa(digits)} رقم دارد؛ شبا ۲۴ رقم پس از IR دارد.`;
    },
    bad_mobile: ({ digits, prefix }: Facts) => {
      if (prefix !== undefined) return 'تلفن همراه با ۰۹ آغاز می‌شود.';
      return digits === undefined ? 'تلفن همراه تنها رقم دارد: ۱۱ رقم که با ۰۹ آغاز می‌شود.' : `${fa(digits)} رقم دارد؛ تلفن همراه ۱۱ رقم است و با ۰۹ آغاز می‌شود.`;
    },
    bad_insurance_number: () => 'شمارهٔ بیمه ۸ تا ۱۰ رقم دارد.',
    impossible_date: impossibleDate,
    birth_after_hire: () => 'تاریخ تولد پس از تاریخ استخدام است.',
    text_in_amount: () => 'این مقدار عدد نیست. مبلغ را با رقم بنویسید.',
    negative_amount: () => 'مبلغ منفی پذیرفته نیست.',
    bad_number: ({ max, min = 0 }: Facts) => `عددی از ${number(min)} تا ${number(max)} بنویسید.`,
    unknown_option: ({ column }: Facts) => `این گزینه در فهرست «${column}» نیست.`,
    duplicate_national_code: ({ other, owner }: Facts) => (other === undefined ? `از آنِ پرسنل ${fa(owner)} است.` : `در ردیف ${number(other)} هم آمده است.`),
    duplicate_personnel_code: ({ other, owner, past }: Facts) => {
      if (other !== undefined) return `در ردیف ${number(other)} هم آمده است.`;
      return past === undefined ? `از آنِ «${owner}» با کد ملی دیگری است.` : `از آنِ همکاری پایان‌یافتهٔ «${owner}» است.`;
    },
    duplicate_code: ({ other, owner }: Facts) => (other === undefined ? `این کد از آنِ «${owner}» است.` : `در ردیف ${number(other)} هم آمده است.`),
    unknown_position: () => 'این پست در چارت سازمانی نیست.',
    position_full: () => 'ظرفیت این پست پر است.',
    position_held: () => 'این پست متصدی دارد؛ تعداد مصوب کمتر از متصدیان یا وضعیت غیرفعال پذیرفته نیست.',
    position_not_active: () => 'این پست در همهٔ این بازه برقرار و فعال نیست.',
    unknown_employee: () => 'کسی با این کد پرسنلی در این شرکت نیست.',
    not_employed: () => 'این شخص در همهٔ روزهای این بازه در استخدام این شرکت نیست.',
    held_twice: () => 'این شخص در این بازه بیش از یک بار متصدی همین پست است. بازه را کوتاه‌تر کنید.',
    second_main: () => 'این شخص در این بازه پست اصلی دیگری دارد. نخست به آن پایان دهید یا یکی را فرعی کنید.',
    second_manager: () => 'این واحد در این بازه مدیر دیگری دارد. نخست به تصدی او پایان دهید.',
    second_chief: () => 'سازمان در این بازه مدیرعامل دیگری دارد. نخست به تصدی او پایان دهید.',
    thru_before_from: () => 'پایان بازه نباید پیش از آغاز آن باشد.',
    unit_name_taken: ({ other, owner }: Facts) =>
      other === undefined
        ? `واحد «${owner}» همین عنوان را دارد یا داشته است. عنوان دیگری بنویسید.`
        : `در ردیف ${number(other)} هم همین عنوان آمده است. برای هر واحد عنوان جدا بنویسید.`,
    unknown_unit: () => 'این واحد در چارت سازمانی نیست.',
    unknown_job: () => 'این شغل تعریف نشده است.',
    unknown_class: () => 'شغل این ردیف چنین طبقه‌ای ندارد. طبقه را در شناسنامهٔ شغل تعریف کنید یا کد شغل را بنویسید.',
    status_order: () => 'پستی که فعال بوده است به «برنامه‌ریزی‌شده» بازنمی‌گردد.',
    circle: () => 'این ردیف از راه بالادست‌هایش به خودش می‌رسد.',
    company_not_allowed: () => 'این ردیف شرکت تازه‌ای می‌سازد و شما اجازهٔ آن را ندارید. کد واحد بالاتر را بنویسید.',
    unknown_record: ({ column }: Facts) => `در این شرکت کسی با این «${column}» در استخدام نیست. برای فرد تازه، ستون‌های الزامی را هم بیاورید.`,
    class_not_held: ({ column }: Facts) => `شما به «${column}» دسترسی ندارید. این ستون را از فایل بردارید یا در تطبیق ستون‌ها کنار بگذارید.`,
    cannot_clear: ({ column }: Facts) => `«${column}» از راه فایل پاک نمی‌شود. خانه را خالی بگذارید یا مقدار تازه را بنویسید.`,
    changed_since: () => 'پس از بررسی آزمایشی، دیگری این را در پرونده عوض کرده است. فایل را دوباره بفرستید و تفاوت‌ها را ببینید.',
    past_kept: () => 'این تغییر گذشته را بازنویسی می‌کند: مقدار کنونی از این روز یا پس از آن آغاز شده است. روزی پس از آن بنویسید یا اشتباه را در پرونده اصلاح کنید.',
    may_not_move: () => 'تغییر تاریخ استخدام اصلاح گذشته است و شما اجازهٔ آن را ندارید. این ستون را از فایل بردارید.',
    hire_date_locked: () => 'پس از این استخدام تغییرهای تاریخ‌دار ثبت شده است. تاریخ استخدام را در پرونده اصلاح کنید.',
    stronger_account: () => 'دسترسی این فرد بیش از شماست. تاریخ استخدام او را مدیر سامانه اصلاح می‌کند.',
    stronger_way: () => 'کد بازیابی حساب این فرد به همین شماره می‌رود و اختیارهای او کمتر از شما نیست. شماره را مدیر سامانه عوض می‌کند.',
    sample_left: ({ column }: Facts) => `«${column}» هنوز کد نمونهٔ الگوست. کد خودتان را بنویسید یا ردیف را پاک کنید.`,
    unknown_factor: () => 'عاملی با این کد که پیش‌نویس داشته باشد در این شرکت نیست.',
    unknown_table: () => 'جدولی با این کد که پیش‌نویس داشته باشد در این شرکت نیست.',
    beyond_table: ({ column }: Facts) => `جدول «${column}» ندارد. خانه را خالی بگذارید.`,
    table_gap: () => 'دامنهٔ پیش از این ردیف پایان دارد و مقدارهای پس از آن بی‌پاسخ می‌مانند. آخرین دامنه را بی‌پایان بگذارید.',
    table_full: ({ max }: Facts) => `جدول بیش از ${number(max)} ردیف نمی‌گیرد.`,
    table_refused: ({ other }: Facts) => `ردیف ${number(other)} از همین جدول نادرست است. جدول یکجا ثبت می‌شود.`,
    no_number: () => 'عدد را مانند ۱۲ یا ۱٫۴ یا ۲/۷ بنویسید.',
    factor_not_allowed: () => 'ثبت مقدار عوامل ورودی به دسترسی «ویرایش فرمول و مقدار» نیاز دارد.',
    sheet_not_allowed: () => 'ثبت این ردیف‌ها به دسترسی افزودن و ویرایش در صفحهٔ خودشان نیاز دارد.',
    not_employed_then: () => 'این شخص در این زمان در استخدام شرکت نیست.',
    own_row: () => 'ردیف خودتان را همکار دیگری ثبت می‌کند.',
    over_month: ({ most, unit }: Facts) => `جمع این عامل در ماه از روزهای همکاری بیشتر می‌شود: بیشترین ${number(most)} ${unit === 'hour' ? 'ساعت' : 'روز'}.`,
    unknown_pay_factor: () => 'عاملی با این کد در عوامل حقوق نیست.',
    ...insurance.reasons,
    unknown_loan: () => 'تسهیلاتی با این شماره در شرکت نیست. شماره را مانند ‎1404/12‎ بنویسید.',
    unknown_instalment: () => 'این تسهیلات قسطی با این شماره ندارد.',
    instalment_paid: () => 'از این قسط چیزی باز نیست.',
    other_instalment_amount: ({ owed }: Facts) => `در این روز ${number(owed)} ریال باز است.`,
    receipt_day_off: () => 'تاریخ باید از روز پرداخت تسهیلات تا امروز باشد.',
    reference_seen: () => 'رسیدی با این شماره پیش‌تر ثبت شده است.',
    reference_doubled: ({ other }: Facts) => `این شمارهٔ رسید در ردیف ${fa(other)} هم برای همین تسهیلات آمده است.`,
    old_loan_seen: () => 'وامی با این شمارهٔ پیشین وارد شده است.',
    unknown_loan_terms: () => 'تسهیلاتی با این کد در شرکت تعریف نشده است. کد را از «تعریف تسهیلات مالی» بردارید.',
    no_terms_of_rate: () => 'هیچ نسخه‌ای از شرایط این تسهیلات این نرخ سود را ندارد.',
    bad_rate: () => 'نرخ سود عدد است، مانند 4 یا 18.5.',
    opening_day_off: () => 'تاریخ پرداخت و انتقال باید به ترتیب و تا امروز باشد.',
    no_loan_plan: () => 'با این مبلغ و تعداد، برنامهٔ بازپرداخت ساخته نمی‌شود.',
    loan_paid_back: () => 'از این وام چیزی نمانده است.',
    balance_differs: () => 'این مانده با برنامهٔ بازپرداخت و اقساط پرداخت‌شده نمی‌خواند.',
    paid_or_balance: () => 'شمار اقساط پرداخت‌شده یا ماندهٔ اصل را بنویسید.',
    unknown_guarantor: () => 'همکاری با این کد نیست.',
    guarantor_borrows: () => 'گیرنده ضامن خود نمی‌شود.',
    guarantor_twice: () => 'ضامن دوم همان ضامن نخست است.',
    unknown_deduction_line: () => 'فهرست کسری با این شماره و ردیف نیست.',
    deduction_list_void: () => 'این فهرست کسر باطل شده است.',
    deduction_answered: () => 'پاسخ این ردیف پیش‌تر وارد شده است.',
    deduction_too_much: ({ owed }: Facts) => `از این ردیف بیشتر از ${number(owed)} ریال کسر نمی‌شود.`,
    ...places.reasons,
    bad_month_hours: ({ max }: Facts) => `ساعت را مانند ۱۲:۳۰ یا ۱۲٫۵ بنویسید، تا ${number(max)} ساعت.`,
    beyond_planned: () => 'جمع مرخصی، مأموریت، دورکاری، تأخیر، تعجیل و غیبت از ساعت موظف بیشتر است.',
    unknown_month: () => 'دورهٔ این ماه ساخته نشده است. دوره‌های سال را در «بستن ماه» بسازید.',
    month_not_over: () => 'این ماه هنوز تمام نشده است.',
    sheet_stands: () => 'این شخص در این ماه کارکرد دیگری دارد.',
    month_counted: () => 'روزهای این ماه در سامانه شمرده شده است؛ کارکرد آن در «بستن ماه» بسته می‌شود.',
    unknown_shift: () => 'شیفتی فعال با این کد نیست. کد را از «تقویم‌ها» بردارید یا «استراحت» بنویسید.',
    unknown_calendar: () => 'تقویم کاری فعالی با این کد یا عنوان نیست.',
    unknown_crew: () => 'این تقویم گروه نوبت‌کاری با این عنوان ندارد، یا دو گروه همین عنوان را دارند.',
    unknown_device: () => 'دستگاهی با این کد در شرکت نیست. کد را از «دستگاه‌ها» بردارید.',
    bad_card: () => 'شمارهٔ کارت فقط حرف و رقم لاتین، خط تیره، نقطه و زیرخط می‌گیرد.',
    unknown_transfer_file: () => 'فایلی با این سریال به بانک داده نشده است.',
    unknown_transfer: () => 'این شبا در فایل این سریال نیست.',
    unknown_reference: () => 'پرداختی با این مرجع در فایل این سریال شناخته نیست. شبای آن را بنویسید.',
    other_transfer_amount: ({ sent }: Facts) => `مبلغ فایل ${number(sent)} ریال بوده است.`,
    transfer_paid_again: () => 'این مبلغ در فایل دیگری دوباره فرستاده شده است.',
    transfer_doubled: ({ other }: Facts) => `این پرداخت در ردیف ${fa(other)} هم آمده است.`,
    future_answer: () => 'تاریخ پاسخ پس از امروز است.',
    bad_press_time: () => 'زمان را مانند ‎2026-05-10 07:58:31‎ به وقت تهران بنویسید.',
    press_out_of_time: () => 'این زمان از امروز بسیار دور است؛ ساعت دستگاه را بررسی کنید.',
    bad_press_key: () => 'کلید دستگاه فقط حرف و رقم لاتین می‌گیرد.',
    card_overlaps: () => 'در این روزها همین کارت دست شخص دیگری یا در ردیف دیگری است. روزها را جدا کنید.',
    unknown_account: () => 'حسابی با این کد نه در شرکت است و نه در این فایل.',
    wage_overlaps: () => 'در این روزها مزد دیگری از همین عامل هست. به آن پایان دهید یا روزها را جدا کنید.',
    unknown_contract_type: () => 'نوع قراردادی فعال با این کد نیست. کد را از «انواع قرارداد» بردارید.',
    contract_by_system: () => 'قراردادی که از این روز آغاز می‌شود در سامانه ساخته شده است و با فایل عوض نمی‌شود.',
    contract_before_hire: () => 'آغاز قرارداد پیش از استخدام است.',
    contract_after_leaving: () => 'پایان قرارداد پس از پایان همکاری است.',
    contract_needs_end: () => 'این نوع قرارداد پایان می‌خواهد.',
    contract_too_long: () => 'قرارداد از بیشترین مدت این نوع بلندتر است.',
    contract_overlaps: () => 'در این روزها قرارداد دیگری برای این شخص هست. روزها را جدا کنید.',
    unknown_order_type: () => 'نوع حکمی با این کد در شرکت نیست. کد را از «انواع حکم» بردارید.',
    order_needs_end: () => 'حکم این نوع پایان می‌خواهد.',
    order_moves_no_post: () => 'حکم این نوع پست را تغییر نمی‌دهد. پست را خالی بگذارید یا نوع دیگری بنویسید.',
    order_before_hire: () => 'تاریخ اجرا پیش از استخدام است.',
    order_after_leaving: () => 'تاریخ اجرا پس از پایان همکاری است.',
    order_without_amounts: () => 'این ردیف مبلغ هیچ عاملی را ندارد.',
    order_by_system: () => 'برای این شخص در سامانه حکم صادر شده است. حکم‌های کاغذی پیش از نخستین حکم سامانه وارد می‌شوند.',
    unknown_order_factor: () => 'این عامل در عوامل حکمی شرکت نیست.',
    points_without_amount: () => 'امتیاز این عامل آمده و مبلغ آن نیامده است.',
    bad_other_factors: () => 'عوامل دیگر را مانند siteRight=1500000; foodRight=800000 بنویسید.',
    facility_overlaps: () => 'این فرد در همین روزها این امکانات را دارد. به ردیف دیگر پایان دهید یا روزها را جدا کنید.',
    facility_taken: () => 'بهای این امکانات تا پس از این روز از حقوق برداشته شده است. آن را در روزی پس از آن پایان دهید.',
    bad_hours: () => 'ساعت را مانند ۱۲:۳۰ یا ۱۲٫۵ و روز را مانند ۲ یا ۲٫۵ بنویسید.',
    own_file: ({ column }: Facts) => `«${column}» را در پروندهٔ خودتان همکار دیگری ثبت می‌کند. از پروندهٔ خود درخواست تغییر بفرستید.`,
  } as Readonly<Record<string, (facts: Facts) => string>>,
  warnings: {
    bad_postal_code: 'کد پستی ده رقم نیست؛ بدون کد پستی ثبت می‌شود.',
    unknown_option: 'گزینه شناخته نیست؛ خالی ثبت می‌شود.',
    sample_row: 'ردیف نمونهٔ الگو در فایل مانده بود؛ کنار گذاشته شد.',
    doubled_header: 'سرستون تکراری؛ نخستین ستون به کار می‌رود، مگر آن که دستی عوض شود.',
  } as Readonly<Record<string, string>>,
  cleaned: { letters: 'ي و ك عربی', digits: 'رقم فارسی و عربی', spaces: 'فاصلهٔ اضافه', form: 'خط تیره، جداکننده و پیش‌شماره' } as Readonly<Record<string, string>>,
  /** Name of a column whose header stood before in the file. */
  doubledHeader: (header: string, column: number) => `${header} (ستون ${number(column)})`,
  sheet: { refused: 'ردیف‌های نادرست', row: 'ردیف', column: 'ستون', reason: 'مشکل' },
  /** The sheet beside the template that tells how to fill it in. */
  guide: {
    title: 'راهنما',
    lists: 'فهرست',
    lead: 'داده‌ها را در برگهٔ نخست و زیر سرستون‌ها بنویسید. ردیف دوم آن نمونه است: وارد نمی‌شود، پاکش کنید یا بگذارید بماند. این برگه خوانده نمی‌شود.',
    columns: { name: 'ستون', required: 'الزامی', form: 'شکل', words: 'مقدارهای پذیرفته', example: 'نمونه' },
    required: 'بله',
    optional: 'خیر',
    forms: {
      text: (max: number) => `متن تا ${number(max)} نویسه`,
      code: (max: number) => `کد با رقم و حرف لاتین، تا ${number(max)} نویسه`,
      number: (max: number) => `عدد تا ${number(max)}`,
      nationalCode: 'ده رقم با رقم آخر درست',
      sheba: 'IR و ۲۴ رقم',
      mobile: '۱۱ رقم که با ۰۹ آغاز می‌شود',
      insuranceNumber: '۸ تا ۱۰ رقم',
      postalCode: 'ده رقم',
      date: 'تاریخ شمسی، مانند ۱۴۰۵/۰۱/۳۱',
      amount: 'مبلغ به ریال، با رقم',
      option: 'یکی از فهرست',
    },
    separator: '، ',
    clears: 'برای پاک کردن آنچه ثبت است: [پاک]',
    chooseTitle: 'این مقدار در فهرست نیست',
    choose: 'یکی از مقدارهای فهرست را برگزینید. همهٔ آن‌ها در برگهٔ «راهنما» است.',
  },
};
