/** Words of the page and the tab of facilities of people. */
export default {
  lead: 'خانه، خودرو و امکانات دیگری که کارفرما در اختیار افراد گذاشته است. بهای آن را گروه حقوق می‌گوید.',
  items: 'امکانات افراد',
  columns: { parentType: 'نوع امکانات', type: 'ریز امکانات', feature: 'مشخصه', fromDate: 'از', thruDate: 'تا', changedAt: 'زمان ثبت', changedBy: 'ثبت‌کننده' },
  typeHelp: 'اگر خالی بماند، بهای خود نوع به کار می‌رود.',
  featureHelp: 'مانند پلاک خودرو یا نشانی خانه.',
  thruHelp: 'خالی یعنی بی‌پایان.',
  daysOrder: 'پایان نباید پیش از آغاز باشد.',
  add: 'امکانات تازه',
  edit: (name: string) => `ویرایش امکانات ${name}`,
  addLabel: 'افزودن',
  saveLabel: 'ثبت',
  none: 'هنوز امکاناتی ثبت نشده است',
  noneAdvice: 'آنچه در اختیار هر کس است، این‌جا با روز آغاز آن ثبت می‌شود.',
  noneOfPerson: 'امکاناتی در اختیار این فرد نیست',
} as const;
