/** Title of the screen and the name of its permission. */
export default {
  title: 'اطلاعات پایهٔ پرسنل',
  permissions: {
    'personnelInformationManagement/personnelBaseInformation/observe': 'دیدن اطلاعات پایهٔ پرسنل',
  },
};
