/** Names of facts of a person in formulas. */
export default {
  formula: {
    title: 'مشخصات فردی',
    names: {
      gender: 'جنسیت',
      birthDate: 'تاریخ تولد',
      age: 'سن',
      nationality: 'تابعیت',
      issueProvince: 'استان محل صدور',
      religion: 'دین',
      sect: 'مذهب',
      residence: 'وضعیت سکونت',
      marital: 'وضعیت تأهل',
      military: 'وضعیت نظام وظیفه',
      insuranceType: 'نوع بیمهٔ پایه',
      criminalRecord: 'سابقهٔ کیفری',
      nationalCode: 'کد ملی',
      homeProvince: 'استان محل سکونت',
      homeCounty: 'شهرستان محل سکونت',
      homeCity: 'شهر محل سکونت',
      kids: 'تعداد فرزندان',
    },
  },
};
