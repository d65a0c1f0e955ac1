export default {
  records: {
    AccountRequest: 'درخواست حساب',
  },
};
