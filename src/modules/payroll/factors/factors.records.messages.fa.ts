export default {
  records: {
    PayrollFactor: 'عامل حقوق و دستمزد',
  },
  places: {
    pay_factor: 'عوامل حقوق و دستمزد',
  },
};
