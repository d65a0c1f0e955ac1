export default {
  records: {
    AccessRequest: 'درخواست دسترسی',
  },
};
