export default {
  records: {
    PersonalNote: 'یادداشت شخصی',
  },
};
