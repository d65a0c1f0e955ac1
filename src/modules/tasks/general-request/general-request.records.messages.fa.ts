export default {
  records: {
    GeneralRequest: 'درخواست عمومی',
  },
};
