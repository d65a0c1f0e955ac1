export default {
  records: {
    AccountRun: 'نوبت ساختن حساب',
  },
};
