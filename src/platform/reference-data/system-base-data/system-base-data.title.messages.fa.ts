/** Title of the screen and the name of its permission. */
export default {
  title: 'اطلاعات پایهٔ سامانه',
  permissions: {
    'systemBaseData/systemBaseData/observe': 'دیدن اطلاعات پایهٔ سامانه',
  },
};
