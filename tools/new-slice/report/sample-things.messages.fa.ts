/** Words of the report; replace them with the real ones. */
export default {
  title: 'گزارش تازه',
  permissions: {
    'reports/personnelReport/sampleThings/observe': 'دیدن گزارش تازه',
  },
  unit: 'مورد',
  name: 'نام',
  birthDate: 'تاریخ تولد',
};
