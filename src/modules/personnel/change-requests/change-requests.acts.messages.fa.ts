/** What people call what can be asked to change of oneself. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  changeMine: {
    title: 'تغییر اطلاعات من',
    keywords: ['اصلاح پرونده', 'ویرایش مشخصات', 'به‌روزرسانی', 'نقص پرونده'],
  },
  changeAddress: {
    title: 'تغییر نشانی من',
    keywords: ['آدرس', 'محل سکونت', 'کد پستی', 'خانه', 'اسباب‌کشی', 'address'],
  },
  changePhone: {
    title: 'تغییر شمارهٔ تماس من',
    keywords: ['تلفن', 'موبایل', 'همراه', 'phone'],
  },
  changeElectronic: {
    title: 'تغییر رایانامهٔ من',
    keywords: ['ایمیل', 'پست الکترونیک', 'email'],
  },
  changeAccount: {
    title: 'تغییر حساب بانکی من',
    keywords: ['شبا', 'کارت', 'شماره حساب', 'بانک', 'حقوق', 'iban'],
  },
  changeFamily: {
    title: 'تغییر اطلاعات خانوادهٔ من',
    keywords: ['همسر', 'فرزند', 'ازدواج', 'تولد', 'تکفل', 'عائله‌مندی', 'اولاد'],
  },
  changeEducation: {
    title: 'ثبت مدرک تحصیلی من',
    keywords: ['تحصیلات', 'دانشگاه', 'لیسانس', 'کارشناسی ارشد', 'دکتری'],
  },
  decideChanges: {
    title: 'درخواست‌های تغییر پرونده',
    keywords: ['تأیید تغییر', 'نشانی تازه', 'درخواست کارکنان'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
