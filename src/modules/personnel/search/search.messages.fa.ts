/** The list of personnel. */
export default {
  permissions: {
    'personnelInformationManagement/searchPersonnelList/observe': 'دیدن لیست پرسنل',
  },
};
