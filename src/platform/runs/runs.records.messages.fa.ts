export default {
  records: {
    Run: 'اجرای گروهی',
  },
};
