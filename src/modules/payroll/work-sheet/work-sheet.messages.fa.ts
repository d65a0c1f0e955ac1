/** The work sheet: title, permissions, refusals. */
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';

export default {
  title: 'کارکرد ماه',
  permissions: {
    'payroll/workSheet/observe': 'دیدن کارکرد ماه',
    'payroll/workSheet/add': 'افزودن کارکرد',
    'payroll/workSheet/edit': 'ویرایش کارکرد',
    'payroll/workSheet/delete': 'حذف کارکرد',
  },
  errors: {
    lineTwice: 'این عامل برای همین شخص، ماه و پروژه ثبت شده است. همان ردیف را ویرایش کنید.',
    tooManyMinutes: (v: { most: string | number }) => `جمع این عامل از ساعت‌های روزهای همکاری در این ماه (${toPersianDigits(String(v.most))} ساعت) بیشتر می‌شود.`,
    tooManyDays: (v: { most: string | number }) => `جمع روزها از روزهای همکاری در این ماه (${toPersianDigits(String(v.most))} روز) بیشتر می‌شود.`,
  },
};
