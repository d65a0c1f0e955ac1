export default {
  records: {
    PersonMessage: 'پیام به پرسنل',
  },
};
