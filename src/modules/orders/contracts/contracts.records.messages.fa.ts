export default {
  records: { Contract: 'قرارداد' },
  places: { employment_contract: 'قراردادها', contract_counter: 'شماره‌های قرارداد', contract_reminder: 'یادآوری‌های پایان قرارداد' },
};
