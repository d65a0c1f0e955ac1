export default {
  records: {
    Bank: 'بانک',
    Organ: 'سازمان بیرونی',
    OrganBranch: 'شعبهٔ سازمان بیرونی',
  },
  places: {
    bank: 'بانک‌های ادغام‌شده',
    organ: 'سازمان‌ها',
    organ_branch: 'شعبه‌ها',
  },
};
