/** Title of the screen and the name of its permission. */
export default {
  title: 'اطلاعات پایهٔ ساختار سازمانی',
  permissions: {
    'systemBaseData/BOS/observe': 'دیدن اطلاعات پایهٔ ساختار سازمانی',
  },
};
