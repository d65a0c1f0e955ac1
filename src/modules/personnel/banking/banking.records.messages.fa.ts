export default {
  records: {
    BankAccount: 'حساب بانکی شخص',
  },
};
