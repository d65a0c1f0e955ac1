/** Words of the sample process, for the gallery and the tests of the page. */
const messages = {
  samples: {
    leave: 'مرخصی',
    correct: 'اصلاح درخواست',
    both: 'بررسی هم‌زمان',
    substitute: 'پذیرش جانشین',
    check: 'سنجش ماندهٔ مرخصی',
    approval: 'تأیید در زنجیره',
    office: 'تأیید منابع انسانی',
    book: 'ثبت در دفتر مرخصی',
    decide: 'تصمیم دربارهٔ مرخصی',
    request: 'فرم درخواست مرخصی',
    days: 'شمار روزها',
    accept: 'تأیید',
    reject: 'رد',
    modify: 'بازگشت برای اصلاح',
    hr: 'کارشناسان منابع انسانی',
    manager: 'مدیر',
    office1: 'معاونت',
    change: 'درخواست تغییر پرونده',
    writer: 'سارا کریمی',
    person: 'رضا مرادی',
    reason: 'مدیر واحد مالی',
  },
};

export default messages;
