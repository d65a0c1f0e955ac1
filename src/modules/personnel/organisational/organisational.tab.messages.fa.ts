export default {
  organisationTab: 'اطلاعات سازمانی',
};
