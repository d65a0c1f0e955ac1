export default {
  records: {
    Sacrifice: 'سابقهٔ ایثارگری',
    PersonDisease: 'بیماری',
    PersonExperiment: 'آزمایش',
    HealthState: 'وضعیت سلامت',
  },
};
