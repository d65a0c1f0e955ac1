export default {
  records: {
    Verification: 'مرحلهٔ تأیید',
  },
};
