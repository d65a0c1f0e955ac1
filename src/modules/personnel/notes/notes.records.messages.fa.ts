export default {
  records: {
    PersonNote: 'یادداشت پرونده',
  },
  places: {
    person_note: 'یادداشت‌های پرسنل',
  },
};
