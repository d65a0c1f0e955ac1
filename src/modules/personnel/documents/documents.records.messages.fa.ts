export default {
  records: {
    PersonDocument: 'مدرک شخص',
  },
  places: {
    person_document: 'مدارک پرسنل',
  },
};
