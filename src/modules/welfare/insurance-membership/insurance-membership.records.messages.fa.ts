export default {
  records: { InsuranceMembership: 'عضویت بیمهٔ تکمیلی' },
  places: { insurance_membership: 'عضویت‌های بیمهٔ تکمیلی' },
};
