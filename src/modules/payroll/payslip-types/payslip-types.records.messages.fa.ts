export default {
  records: {
    PayslipType: 'نوع فیش حقوقی',
    PayslipTypeFactor: 'عامل نوع فیش',
  },
  places: {
    payslip_type: 'انواع فیش حقوقی',
    payslip_type_factor: 'عوامل انواع فیش',
  },
};
