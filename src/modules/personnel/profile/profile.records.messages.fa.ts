export default {
  records: {
    PersonFile: 'پروندهٔ پرسنلی',
  },
};
