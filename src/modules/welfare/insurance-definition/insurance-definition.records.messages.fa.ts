export default {
  records: {
    InsuranceContract: 'قرارداد بیمهٔ تکمیلی',
    InsurancePremium: 'حق بیمه',
    InsuranceShare: 'سهم حق بیمه',
    InsuranceAgeLimit: 'سقف سنی بیمه',
    InsuranceCost: 'هزینهٔ درمان قرارداد',
  },
  places: {
    insurance_contract: 'قراردادهای بیمهٔ تکمیلی',
    insurance_premium: 'حق بیمه‌های قرارداد',
    insurance_share: 'سهم‌های حق بیمه',
    insurance_age_limit: 'سقف‌های سنی قرارداد',
    insurance_cost: 'هزینه‌های درمان قرارداد',
  },
};
