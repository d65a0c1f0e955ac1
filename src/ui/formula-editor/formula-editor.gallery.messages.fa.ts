import type { FormulaName } from './formula-name.ts';

const names: readonly FormulaName[] = [
  { code: 'EMP_WAGE', title: 'حقوق پایه', type: 'number', unit: 'rial', group: 'حکم', help: 'حقوق ماهانهٔ حکم جاری.' },
  { code: 'IF_1', title: 'ضریب عملکرد', type: 'number', unit: 'ratio', group: 'عوامل ورودی', help: 'مقدار هر کس در دورهٔ ارزیابی.' },
  { code: 'C_3', title: 'سقف پاداش', type: 'number', unit: 'rial', group: 'مقادیر ثابت' },
  { code: 'T_2', title: 'جدول مالیات', type: 'table', keys: ['band'], group: 'جدول‌ها' },
  { code: 'person.age', title: 'سن', type: 'number', unit: 'count', group: 'شخص' },
  {
    code: 'person.gender',
    title: 'جنسیت',
    type: 'text',
    group: 'شخص',
    options: [
      { code: 'M', title: 'مرد' },
      { code: 'F', title: 'زن' },
    ],
  },
  { code: 'person.hired', title: 'تاریخ استخدام', type: 'date', group: 'شخص' },
  { code: 'period.end', title: 'پایان دوره', type: 'date', group: 'دوره' },
  {
    code: 'kids',
    title: 'فرزندان',
    type: 'list',
    group: 'خانواده',
    fields: [{ code: 'age', title: 'سن', type: 'number', unit: 'count' }],
  },
  { code: 'order.previous', title: 'مبلغ حکم پیشین', type: 'number', unit: 'rial', group: 'حکم', isInactive: true },
];

export default {
  names,
  label: 'متن فرمول',
  help: 'نتیجه باید مبلغ به ریال باشد.',
  sound: [
    '// پاداش سنوات و عملکرد',
    'بگذار سابقه = سال‌های_کامل(person.hired، period.end)؛',
    'اگر سابقه ≥ ۵ و person.gender در ["M"، "F"]',
    'آنگاه کمینه(EMP_WAGE × IF_1 × ۷٫۵٪ + ۱٬۲۰۰٬۰۰۰ × شمار(kids، age < 18)، C_3)',
    'وگرنه EMP_WAGE × 7 / 100 − پله‌ای(EMP_WAGE، T_2)',
  ].join('\n'),
  faulty: 'اگر period.end > #۱۴۰۵/۱۳/۰۱# آنگاه [حقوق پایة] × 2 وگرنه (person.gender + 1',
  warned: 'EMP_WAGE + person.age',
};
