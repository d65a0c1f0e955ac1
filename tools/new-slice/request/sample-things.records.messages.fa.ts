export default {
  records: {
    SampleThing: 'درخواست تازه',
  },
};
