/** What texts of papers call the facts of a person. */
export default {
  person: {
    honorific: 'آقا یا خانم',
    fullName: 'نام کامل',
    fatherName: 'نام پدر',
    nationalCode: 'کد ملی',
    idNumber: 'شماره شناسنامه',
    birthDate: 'تاریخ تولد',
    pseudoId: 'کد پرسنلی',
    companyName: 'نام شرکت',
    positionTitle: 'پست سازمانی',
    unitName: 'واحد سازمانی',
    employmentKind: 'نوع استخدام',
    hireDate: 'تاریخ استخدام',
  },
  wage: {
    dailyWage: 'مزد روزانه',
    monthlyWage: 'مزد ماهانه',
    monthlyWageInWords: 'مزد ماهانه به حروف',
  },
} as const;
