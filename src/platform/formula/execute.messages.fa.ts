/** What is said when formulas are counted for outside programs. */
export default {
  errors: {
    textFaults: 'متن فرمول‌ها خطا دارد. خطاها را برطرف کنید.',
    unknownUse: 'چنین کاربردی برای فرمول‌ها شناخته نشده است.',
    formulasUnclear: 'دست‌کم یک فرمول بفرستید و هر کد را یک بار به کار ببرید.',
  },
  execute: {
    withheld: (name: string) => `مقدار «${name}» در دسترس شما نیست.`,
  },
};
