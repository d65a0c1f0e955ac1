/** Names of the classifications of a person in formulas. */
export default {
  formula: {
    title: 'ساختار پرسنلی',
    names: {
      group: 'گروه پرسنلی',
      subGroup: 'زیرگروه پرسنلی',
      area: 'حوزهٔ فعالیت',
      expertise: 'حوزهٔ تخصصی',
      costCentre: 'مرکز هزینه',
    },
  },
};
