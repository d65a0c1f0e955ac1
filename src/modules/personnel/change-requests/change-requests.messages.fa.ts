/** Requests for a change of the own file: permissions and refusals. */
export default {
  permissions: {
    'personnelManagement/personnelBaseInformation/changeRequests/observe': 'پروندهٔ من، درخواست‌های تغییر اطلاعات',
    'personnelManagement/personnelBaseInformation/changeRequests/send': 'پروندهٔ من، پیشنهاد تغییر اطلاعات',
    'personnelInformationManagement/changeRequests/observe': 'دیدن درخواست‌های تغییر اطلاعات',
    'personnelInformationManagement/changeRequests/decide': 'تصمیم دربارهٔ درخواست‌های تغییر اطلاعات',
  },
  errors: {
    openAlready: 'برای این مورد درخواستی در انتظار بررسی دارید. آن را پس بگیرید یا تا پایان بررسی صبر کنید.',
    tooManyOpen: 'درخواست‌های در انتظار شما زیاد است. تا پایان بررسی آن‌ها صبر کنید.',
    nothingAsked: 'چیزی برای تغییر پیشنهاد نشده است. دست‌کم یک مقدار را عوض کنید.',
    noteNeeded: 'برای اصلاح اشتباه بنویسید چه چیزی و چرا نادرست بوده است.',
    notPossible: 'چنین تغییری برای این بخش پرونده ممکن نیست.',
    closed: 'این درخواست دیگر باز نیست. فهرست را تازه کنید.',
    moved: 'این اطلاعات پس از باز شدن درخواست تغییر کرده است. مقدارهای تازه را ببینید و دوباره تصمیم بگیرید.',
    gone: 'ردیفی که تغییر آن خواسته شده، دیگر در پرونده نیست. درخواست را رد کنید.',
    ownRequest: 'دربارهٔ درخواست خودتان همکار دیگری تصمیم می‌گیرد.',
    hidden: 'بخشی از این درخواست بیرون از دسترسی شماست. همکاری با دسترسی کامل تصمیم می‌گیرد.',
    notWhole: 'برای همهٔ موارد درخواست تصمیم بگیرید. حذف یک ردیف یک‌جا پذیرفته یا رد می‌شود.',
    notYet: 'این درخواست هنوز نزد تأییدکنندگان یا خود همکار است. پس از آن به منابع انسانی می‌رسد.',
    mayNotRefuse: 'در این گام رد کردن ممکن نیست. بپذیرید یا برای اصلاح بازگردانید.',
    nothingLeft: 'همهٔ موارد را رد کرده‌اید. برای رد کل درخواست «رد» را بزنید.',
    reasonNeeded: 'برای هر مورد ردشده دلیل بنویسید.',
  },
} as const;
