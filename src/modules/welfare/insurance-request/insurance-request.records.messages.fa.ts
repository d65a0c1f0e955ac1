export default {
  records: { InsuranceRequest: 'درخواست بیمهٔ تکمیلی' },
  places: { insurance_request: 'درخواست‌های بیمهٔ تکمیلی' },
};
