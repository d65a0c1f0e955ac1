/** Title of the screen and the name of its permission. */
export default {
  title: 'پنل کارشناس جذب',
  permissions: {
    'humanResourcesPlanning/expertPanel/observe': 'دیدن پنل کارشناس جذب',
  },
};
