export default {
  records: {
    TaskSubstitution: 'جانشینی کارها',
  },
};
