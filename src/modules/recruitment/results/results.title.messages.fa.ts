/** Title of the screen and the name of its permission. */
export default {
  title: 'نتیجهٔ جذب',
  permissions: {
    'humanResourcesPlanning/results/observe': 'دیدن نتیجهٔ جذب',
  },
};
