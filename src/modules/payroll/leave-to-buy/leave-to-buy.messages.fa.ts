/** Days of leave to buy back: title, permissions, refusals. */
export default {
  title: 'روزهای بازخرید مرخصی',
  permissions: {
    'payroll/leaveToBuy/observe': 'دیدن روزهای بازخرید مرخصی',
    'payroll/leaveToBuy/add': 'افزودن روزهای بازخرید مرخصی',
    'payroll/leaveToBuy/edit': 'ویرایش روزهای بازخرید مرخصی',
    'payroll/leaveToBuy/delete': 'حذف روزهای بازخرید مرخصی',
  },
  errors: {
    twice: 'برای این شخص در همین ماه روز بازخرید ثبت شده است. همان ردیف را ویرایش کنید.',
    moreThanLeft: (v: { days: string }) => `ماندهٔ مرخصی او در پایان این ماه ${v.days} روز است. بیش از آن بازخرید نمی‌شود.`,
  },
};
