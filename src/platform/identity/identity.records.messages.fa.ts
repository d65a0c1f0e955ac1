export default {
  records: {
    UserAccount: 'حساب کاربری',
    LoginSession: 'نشست',
  },
};
