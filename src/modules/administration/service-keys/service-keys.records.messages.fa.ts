export default {
  records: {
    ServiceKey: 'کلید برنامه',
  },
};
