/** Names of the main unit of a person in formulas. */
export default {
  formula: {
    title: 'واحد سازمانی',
    names: {
      code: 'کد واحد اصلی',
      type: 'نوع واحد اصلی',
      above: 'کد واحد بالادست',
      degree: 'کد درجهٔ واحد اصلی',
      degreeRank: 'مرتبهٔ درجهٔ واحد اصلی',
      people: 'تعداد افراد واحد اصلی',
      seats: 'پست‌های مصوب واحد اصلی',
    },
  },
};
