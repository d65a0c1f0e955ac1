export default {
  records: { PersonDayShift: 'شیفت روز' },
};
