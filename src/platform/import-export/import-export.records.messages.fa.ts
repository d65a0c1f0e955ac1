export default {
  records: {
    ImportRun: 'ورود گروهی',
  },
};
