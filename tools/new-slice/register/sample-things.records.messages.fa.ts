export default {
  records: {
    SampleThing: 'مورد',
  },
  places: {
    sample_thing: 'صفحهٔ تازه',
  },
};
