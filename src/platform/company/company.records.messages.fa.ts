export default {
  records: {
    Company: 'شرکت',
  },
};
