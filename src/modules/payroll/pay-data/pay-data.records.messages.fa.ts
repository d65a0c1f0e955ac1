export default {
  records: {
    PayMember: 'اطلاعات حقوقی',
  },
  places: {},
};
