export default {
  records: { Agreement: 'نوع قرارداد', ContractTerm: 'بند قرارداد', ContractTypeFactor: 'عامل نوع قرارداد' },
  places: { agreement_type: 'انواع قرارداد', contract_term: 'بندهای قرارداد', contract_type_factor: 'عوامل نوع قرارداد' },
};
