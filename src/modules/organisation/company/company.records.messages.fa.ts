export default {
  records: {
    CompanyBankAccount: 'حساب بانکی سازمان',
    CompanySeal: 'مهر و امضای سازمان',
    TaxArea: 'حوزهٔ مالیاتی',
    InsuranceArea: 'کارگاه بیمه',
  },
  places: {
    company_bank_account: 'حساب‌های سازمان',
    company_tax_area: 'حوزه‌های مالیاتی',
    company_insurance_area: 'کارگاه‌های بیمه',
  },
};
