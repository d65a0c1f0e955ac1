/** Names of relatives in formulas. */
const fields = {
  relation: 'نسبت',
  birthDate: 'تاریخ تولد',
  age: 'سن',
  gender: 'جنسیت',
  marital: 'وضعیت تأهل',
  occupation: 'وضعیت اشتغال',
  degree: 'مدرک تحصیلی',
  field: 'رشتهٔ تحصیلی',
  nationality: 'تابعیت',
  issueProvince: 'استان محل صدور',
  religion: 'دین',
  sect: 'مذهب',
  kids: 'تعداد فرزندان',
  isDependant: 'تحت تکفل',
};

export default {
  formula: {
    title: 'خانواده',
    names: {
      dependants: 'تعداد افراد تحت تکفل',
      weddingDate: 'تاریخ ازدواج',
      relatives: 'افراد خانواده',
      children: 'فرزندان',
    },
    fields: { relatives: fields, children: fields },
  },
};
