export default {
  records: {
    SampleThing: 'مورد پرسنل',
  },
};
