export default {
  records: { DeductionList: 'فهرست کسر', DeductionListLine: 'ردیف فهرست کسر' },
  places: { deduction_list: 'فهرست‌های کسر', deduction_list_line: 'ردیف‌های فهرست کسر', deduction_list_answer: 'پاسخ فهرست‌های کسر' },
};
