export default {
  records: { WageItem: 'قلم مزد' },
  places: { wage_item: 'اقلام مزد' },
};
