export default {
  records: {
    ChangeRequest: 'درخواست تغییر پرونده',
  },
};
