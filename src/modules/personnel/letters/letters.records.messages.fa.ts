export default {
  records: {
    Letter: 'گواهی',
    LetterTemplate: 'الگوی گواهی',
  },
};
