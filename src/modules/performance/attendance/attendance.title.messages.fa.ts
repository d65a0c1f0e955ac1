/** Title of the screen and the name of its permission. */
export default {
  title: 'کارکرد',
  permissions: {
    'functionalManagement/trafficInfo/observe': 'دیدن کارکرد پرسنل',
  },
};
