export default {
  records: {
    EmplPosition: 'پست سازمانی',
    EmplPositionParty: 'متصدی پست',
  },
};
