/** Title of the screen and the name of its permission. */
export default {
  title: 'گزارش بیمهٔ فرد',
  errors: {
    notCovered: 'امروز هیچ قرارداد بیمهٔ تکمیلی این شخص را پوشش نمی‌دهد.',
    withheld: 'کارت بیمه نام بستگان و کد ملی دارد و دسترسی شما به این اطلاعات این شخص بسته است.',
  },
  permissions: {
    'welfareServices/supplementaryInsurance/personReport/observe': 'دیدن گزارش بیمهٔ یک فرد',
  },
};
