export default {
  records: { CompensationClaim: 'درخواست هزینهٔ درمان', CompensationLine: 'ردیف هزینهٔ درمان' },
  places: {
    compensation_claim: 'درخواست‌های هزینهٔ درمان',
    compensation_line: 'ردیف‌های هزینهٔ درمان',
    compensation_step: 'گذر ردیف‌ها از حالت‌ها',
    compensation_document: 'مدرک‌های هزینهٔ درمان',
    compensation_account: 'خانواده‌ها در قرارداد بیمه',
    compensation_ceiling: 'سقف‌های هزینهٔ درمان',
    compensation_movement: 'گردش سقف‌ها',
  },
};
