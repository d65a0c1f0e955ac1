export default {
  records: { PayGroupPayslipType: 'نوع فیش گروه حقوق' },
  places: { pay_group_payslip_type: 'انواع فیش گروه‌های حقوق' },
};
