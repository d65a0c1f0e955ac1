export default {
  records: {
    PartyClassification: 'دسته‌بندی سازمانی',
  },
  places: {
    party_classification: 'ساختار پرسنلی',
  },
};
