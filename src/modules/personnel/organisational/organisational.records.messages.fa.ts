export default {
  records: {
    PersonnelStructure: 'جایگاه در ساختار پرسنلی',
  },
};
