export default {
  records: { WelfareLoan: 'تعریف تسهیلات', WelfareLoanCondition: 'شرط تسهیلات', WelfareLoanDocument: 'مدرک لازم تسهیلات' },
  places: { welfare_loan: 'تسهیلات', welfare_loan_condition: 'شرایط تسهیلات', welfare_loan_document: 'مدارک لازم تسهیلات', welfare_loan_version: 'نسخه‌های تسهیلات' },
};
