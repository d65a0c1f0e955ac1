export default {
  records: { InsuranceMembership: 'عضویت بیمهٔ تکمیلی' },
  places: { insurance_membership: 'عضویت‌های بیمهٔ تکمیلی', premium_part: 'قسط‌های حق بیمه', premium_taken: 'کسرهای حق بیمه از حقوق' },
};
