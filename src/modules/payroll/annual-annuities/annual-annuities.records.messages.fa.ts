export default {
  records: {
    LegalYear: 'سال قانونی',
    LegalParameter: 'پارامتر قانونی سال',
  },
  places: {
    legal_parameter: 'سنوات سالانه',
  },
};
