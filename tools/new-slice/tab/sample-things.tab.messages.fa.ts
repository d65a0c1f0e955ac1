export default {
  sampleThingsTab: 'برگهٔ تازه',
};
