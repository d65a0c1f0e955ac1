/** Words of the work sheet as a file; the sheet is called as the guide has it. */
export default {
  sheet: 'Data',
  headers: {
    row: 'ردیف',
    pseudoId: 'کد پرسنلی',
    name: 'نام و نام خانوادگی',
    project: 'کد پروژه',
    projectName: 'پروژه',
    workFactor: 'کد عامل کاری',
    workFactorName: 'عامل کاری',
    amount: 'میزان به ساعت',
    ceiling: 'سقف به ساعت',
  },
} as const;
