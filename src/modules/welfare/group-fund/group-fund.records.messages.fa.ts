export default {
  records: {
    WelfareFund: 'صندوق گروه رفاهی',
    WelfareFundFee: 'حق عضویت صندوق گروه رفاهی',
    WelfareFundLoan: 'وام صندوق گروه رفاهی',
    WelfareFundEntry: 'گردش صندوق گروه رفاهی',
  },
  places: {
    welfare_fund: 'صندوق‌های گروه‌های رفاهی',
    welfare_fund_fee: 'حق عضویت صندوق‌ها',
    welfare_fund_loan: 'وام‌های صندوق‌ها',
    welfare_fund_entry: 'گردش صندوق‌ها',
    welfare_fund_balance: 'موجودی صندوق‌ها',
    loan_fund: 'صندوق هر وام',
  },
};
