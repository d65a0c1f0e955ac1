export default {
  records: {
    Payslip: 'فیش حقوقی',
  },
};
