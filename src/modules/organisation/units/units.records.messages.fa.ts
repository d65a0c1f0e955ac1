export default {
  records: {
    OrgUnit: 'واحد سازمانی',
  },
};
